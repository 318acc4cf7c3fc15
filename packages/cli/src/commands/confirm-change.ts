import type { Repair } from "@losfee/core";
import { type Call, flagOption, misused, textOption } from "../call/call.ts";
import { correctionTexts } from "../language/correction.ts";
import { confirm } from "../terminal/confirm.ts";
import { note } from "../terminal/print.ts";

/** What is asked, and what is said where the answer is not yes. */
interface Question {
  readonly question: string;
  readonly confirmByOption: string;
  readonly unchanged: string;
}

/**
 * Whether a change may be carried out: `--yes`, or yes at the terminal after `show` has shown what
 * it does. Without a terminal to ask at, and for programs, only `--yes` confirms.
 */
export const isConfirmed = async (
  call: Call,
  show: () => void,
  words: Question = correctionTexts[call.language],
): Promise<boolean> => {
  if (flagOption(call, "yes") === true) return true;
  show();
  if (call.json || !process.stdin.isTTY) {
    note(words.confirmByOption);
    return false;
  }
  if (await confirm(words.question, call.language)) return true;
  note(words.unchanged);
  return false;
};

/** What `--repair` says becomes of what was made from a result: it stays by default. */
export const repairFrom = (call: Call): Repair => {
  const repair = textOption(call, "repair") ?? "keep";
  if (repair === "keep" || repair === "draft-again") return repair;
  throw misused(correctionTexts[call.language].unknownRepair(repair), "unknown-repair", {
    given: repair,
  });
};
