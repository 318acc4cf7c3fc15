import type { CautionRefusal, CompetitionKind } from "@losfee/core";
import { cautionTexts } from "@losfee/messages/cli-confirm";
import type { CommandInput } from "@losfee/server/local";
import { type Call, misused, saysYes } from "../call/call.ts";
import type { Messages } from "../call/messages.ts";
import { ask, confirm } from "../terminal/confirm.ts";
import { note } from "../terminal/print.ts";

type Missing = Extract<CautionRefusal, { readonly code: "acknowledgement-missing" }>;

/** A command to be sent again, with the codes of its acknowledged cautions. */
interface Confirmed<Kind extends CompetitionKind> {
  readonly command: CommandInput<Kind>;
  readonly acknowledged: readonly string[];
}

/**
 * Confirms the cautions of a command: up to the level of `--yes`, or one by one at the terminal,
 * where level 4 is asked twice. Null if one stays open; then nothing changes.
 */
export const confirmCautions = async <Kind extends CompetitionKind>(
  call: Call,
  messages: Messages,
  command: CommandInput<Kind>,
  { cautions, needsReason }: Missing,
): Promise<Confirmed<Kind> | null> => {
  const words = cautionTexts[call.language];
  const level = Math.max(...cautions.map((caution) => caution.level));
  const isByOption = levelOf(call) >= level;
  const asks = !call.json && process.stdin.isTTY === true;
  if (!isByOption && !asks) {
    note(words.byOption({ level }));
    return null;
  }
  if (needsReason === true && !asks) {
    note(words.reasonByOption);
    return null;
  }
  for (const caution of cautions) {
    const sentence = messages.describeStatedCaution(caution, call.language);
    const consequence = messages.cautionConsequence(caution, call.language);
    note(words.caution({ level: caution.level, sentence: `${sentence} ${consequence}`.trimEnd() }));
    if (isByOption) continue;
    const questions = caution.level === 4 ? [words.question, words.last] : [words.question];
    for (const question of questions) {
      if (await confirm(question, call.language)) continue;
      note(words.unchanged);
      return null;
    }
  }
  const reason = needsReason === true ? { reason: await ask(words.reason) } : {};
  return { command: { ...command, ...reason }, acknowledged: cautions.map(({ code }) => code) };
};

/** Returns the level of `--yes 3`; the lowest for `--yes` alone, 0 without it. */
const levelOf = (call: Call): number => {
  const given = call.options["yes"];
  if (!saysYes(call)) return 0;
  if (given === true) return LOWEST;
  const level = Number(given);
  if (level >= LOWEST && level <= HIGHEST && Number.isInteger(level)) return level;
  const message = cautionTexts[call.language].levelInvalid({ text: String(given) });
  throw misused(message, "level-invalid", { given });
};

const LOWEST = 2;
const HIGHEST = 4;
