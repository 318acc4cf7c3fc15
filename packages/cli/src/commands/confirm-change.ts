import type { Repair } from "@losfee/core";
import { correctionTexts } from "@losfee/messages/cli-correction";
import { type Call, misused, saysYes, textOption } from "../call/call.ts";
import { confirm } from "../terminal/confirm.ts";
import { note } from "../terminal/print.ts";

/** The question, and the message if the answer is not yes. */
interface Question {
  readonly question: string;
  readonly confirmByOption: string;
  readonly unchanged: string;
}

/**
 * True if a change is confirmed: by `--yes`, or by yes at the terminal after `show` has shown its
 * effects. Without a terminal, and for programs, only `--yes` confirms.
 */
export const isConfirmed = async (
  call: Call,
  show: () => void,
  words: Question = correctionTexts[call.language],
): Promise<boolean> => {
  if (saysYes(call)) return true;
  show();
  if (call.json || !process.stdin.isTTY) {
    note(words.confirmByOption);
    return false;
  }
  if (await confirm(words.question, call.language)) return true;
  note(words.unchanged);
  return false;
};

/** Returns the fate of drafts made from a result by `--repair`: they stay by default. */
export const repairFrom = (call: Call): Repair => {
  const repair = textOption(call, "repair") ?? "keep";
  if (repair === "keep" || repair === "draft-again") return repair;
  throw misused(correctionTexts[call.language].unknownRepair({ text: repair }), "unknown-repair", {
    given: repair,
  });
};
