import { parseTrf, type TrfFile, type TrfProblem } from "@losfee/files/trf";
import { engineTexts } from "@losfee/messages/cli-engine";
import type { Call } from "../call/call.ts";
import { EXIT, Failure } from "../call/exit.ts";
import { loadMessages, unreadable } from "../call/messages.ts";
import { note } from "../terminal/print.ts";
import { readInput } from "./files.ts";

/** Most problems listed. */
const LISTED = 100;

/** Reads a tournament for the engine. Prints problems on standard error; errors end the command. */
export const readTournament = async (call: Call, path: string): Promise<TrfFile> => {
  const read = parseTrf(await readInput(call, path));
  if (!read.ok) {
    const { message, details } = await unreadable(call, path, read.error);
    throw new Failure(EXIT.tooLarge, message, details);
  }
  const { problems } = read.value;
  if (problems.length === 0) return read.value;
  const sentences = await sentencesOf(problems, call);
  for (const sentence of sentences.slice(0, LISTED)) note(`${path}: ${sentence}`);
  const words = engineTexts[call.language];
  if (sentences.length > LISTED) note(words.moreProblems({ count: sentences.length - LISTED }));
  const errors = problems.filter(({ severity }) => severity === "error").length;
  if (errors === 0) return read.value;
  throw new Failure(EXIT.invalid, words.hasErrors({ path, errors }), { code: "trf-errors", path });
};

const sentencesOf = async (
  problems: readonly TrfProblem[],
  { language }: Call,
): Promise<readonly string[]> => {
  const { describeTrfProblem } = await loadMessages();
  // Errors first: a hundred warnings must not hide the reason for the end.
  return problems
    .toSorted((a, b) => Number(b.severity === "error") - Number(a.severity === "error"))
    .map((problem) => describeTrfProblem(problem, language));
};
