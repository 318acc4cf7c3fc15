import { directorTexts } from "@losfee/messages/cli-director";
import { type Call, flagOption, integerFrom, restArguments } from "../call/call.ts";
import type { ExitCode } from "../call/exit.ts";
import { aboutEntry } from "./one-entry.ts";

/**
 * `losfee pause PLAYER ROUND… [--half] [--end]`: adds rounds that a player is away for, each worth half a
 * point with `--half`; with `--end` they are taken back, all of them where none is named.
 */
export const run = (call: Call): Promise<ExitCode> => {
  const words = directorTexts[call.language];
  const rounds = restArguments(call, 1).map((text) => integerFrom(call, "round", text, 1));
  if (flagOption(call, "end") === true) {
    const named = rounds.length === 0 ? {} : { rounds };
    return aboutEntry(call, (entry) => ({ type: "end-pause", entry, ...named }), words.pauseEnded);
  }
  const granting = flagOption(call, "half") === true ? { halfPoints: rounds } : {};
  return aboutEntry(
    call,
    (entry) => ({ type: "pause-entry", entry, rounds, ...granting }),
    words.pausing,
  );
};
