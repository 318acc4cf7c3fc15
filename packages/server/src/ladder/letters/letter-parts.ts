import { say } from "@losfee/contract";
import type { EntryId, NoticeContent } from "@losfee/core";
import type { LetterMessages, LetterWords } from "./letter-text.ts";

/** Explains where to send moves. */
export const sendingTo = (
  t: LetterMessages,
  player: EntryId,
  { name, contact }: LetterWords,
): string => {
  const reached = contact(player);
  const address = reached.kind === "address" ? reached.address : "";
  return say(t.sending[reached.kind], { opponent: name(player), address });
};

type WithMoves = Pick<Extract<NoticeContent, { readonly kind: "forfeited" }>, "moves">;

/** Lists the new seats, a paragraph each. */
export const newPlaces = (
  t: LetterMessages,
  { moves }: WithMoves,
  { reader, name, seat, tells }: LetterWords,
): string => {
  const leaves = tells("farewell");
  if (moves.length === 0) return leaves ? "" : t.places.unchanged;
  const own = moves.filter(({ player }) => player === reader && !leaves);
  const others = moves.filter(({ player }) => player !== reader);
  return [...own, ...others]
    .map(({ player, from, to }) =>
      say(player === reader ? t.places.own : t.places.other, {
        player: name(player),
        from: seat(from),
        to: seat(to),
      }),
    )
    .join("\n\n");
};
