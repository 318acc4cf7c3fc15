import { type Call, flagOption, integerFrom, restArguments } from "../call/call.ts";
import type { ExitCode } from "../call/exit.ts";
import { directorTexts } from "../language/director.ts";
import { aboutEntry } from "./one-entry.ts";

/**
 * `losfee pause PLAYER [ROUND…] [--half]`: sets the rounds that a player is away for; none: no more.
 * With `--half` each is worth half a point.
 */
export const run = (call: Call): Promise<ExitCode> => {
  const words = directorTexts[call.language];
  const rounds = restArguments(call, 1).map((text) => integerFrom(call, "round", text, 1));
  const granting = flagOption(call, "half") === true ? { halfPoints: rounds } : {};
  return aboutEntry(
    call,
    (entry) => ({ type: "pause-entry", entry, rounds, ...granting }),
    (player) => (rounds.length === 0 ? words.noPause(player) : words.pausing(player, rounds)),
  );
};
