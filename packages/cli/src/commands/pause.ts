import { type Call, integerFrom, restArguments } from "../call.ts";
import type { ExitCode } from "../exit.ts";
import { directorTexts } from "../language/director.ts";
import { aboutEntry } from "./one-entry.ts";

/** `losfee pause PLAYER [ROUND…]`: sets the rounds that a player is away for; none: no more. */
export const run = (call: Call): Promise<ExitCode> => {
  const words = directorTexts[call.language];
  const rounds = restArguments(call, 1).map((text) => integerFrom(call, words.round, text, 1));
  return aboutEntry(
    call,
    (entry) => ({ type: "pause-entry", entry, rounds }),
    (player) => (rounds.length === 0 ? words.noPause(player) : words.pausing(player, rounds)),
  );
};
