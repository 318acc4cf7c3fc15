import { type Wish, writePgn } from "@losfee/files";
import { gamesIn, gamesMeant, type MailSituation } from "./games-of-mail.ts";
import { forGames, pairOf, proposedCommand, type WishCommand } from "./proposed-commands.ts";

/** Proposes a record of one of the sender's games, and its result if the words give none. */
export const recordCommands = (
  situation: MailSituation,
  wish: Extract<Wish, { readonly kind: "games" }>,
): readonly WishCommand[] => {
  const { player, reading } = situation;
  const [record, ...more] = wish.games;
  if (record === undefined || more.length > 0) return [];
  const open = gamesIn(situation, ["running", "provisional", "disputed", "inAdjudication"]);
  const games = gamesMeant(situation, open).filter(
    ({ challenger, defender }) =>
      (wish.white === null || wish.white.includes(challenger)) &&
      (wish.black === null || wish.black.includes(defender)),
  );
  const claim = reading.wishes.find((it) => it.kind === "adjudication")?.claim ?? null;
  const records = forGames(wish, games, (game) => ({
    type: "send-game-record",
    ...pairOf(game),
    by: player,
    pgn: writePgn([record]),
    claim,
  }));
  if (record.result === "*") return records;
  const outcome = PGN_OUTCOMES[record.result];
  const results = games
    .filter(({ status }) => status === "running")
    .map((game) => {
      const command = { type: "report-result", ...pairOf(game), outcome, by: player } as const;
      return proposedCommand(wish, command, false);
    });
  return [...records, ...results];
};

const PGN_OUTCOMES = {
  "1-0": "challenger-wins",
  "0-1": "defender-wins",
  "1/2-1/2": "draw",
} as const;
