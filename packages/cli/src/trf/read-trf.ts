import { parseTrf, type TrfFile, type TrfProblem } from "@losfee/files/trf";
import { rankingTexts } from "@losfee/messages/cli-ranking";
import { type Call, flagOption } from "../call/call.ts";
import { EXIT, Failure } from "../call/exit.ts";
import { loadMessages, unreadable } from "../call/messages.ts";

import { readBytes } from "../terminal/files.ts";
import { note } from "../terminal/print.ts";

/** Most problems listed for people; programs get all. */
const LISTED = 20;

/** No TRF file is larger: 64 MB. */
const LARGEST_TRF = 64 * 1024 * 1024;

/** A problem with its sentence, for programs. */
export type DescribedProblem = TrfProblem & { readonly message: string };

/** A TRF file, with the reader's problems. */
export interface ReadTrf {
  readonly file: TrfFile;
  readonly problems: readonly DescribedProblem[];
}

/**
 * Reads a TRF file. Prints its problems line by line; errors, which make values wrong or missing,
 * end the command unless `--anyway` was given.
 */
export const readTrf = async (call: Call, path: string): Promise<ReadTrf> => {
  const bytes = await readBytes(call, path, LARGEST_TRF);
  const offset = bytes.indexOf(0);
  if (offset !== -1) throw await unreadable(call, path, { code: "text-is-binary", offset });
  const file = parseTrf(bytes);
  if (!file.ok) throw await unreadable(call, path, file.error);
  const problems = await described(call, file.value.problems);
  const errors = problems.filter(({ severity }) => severity === "error");
  const warnings = problems.filter(({ severity }) => severity === "warning");
  const words = rankingTexts[call.language];
  list(call, errors, ({ message }) => words.error({ path, sentence: message }));
  if (errors.length > 0 && flagOption(call, "anyway") !== true) {
    const message = words.hasErrors({ path, count: errors.length });
    throw new Failure(EXIT.invalid, message, { code: "trf-errors", path, problems });
  }
  list(call, warnings, ({ message }) => words.warning({ sentence: message }));
  return { file: file.value, problems };
};

const described = async (
  { language }: Call,
  problems: readonly TrfProblem[],
): Promise<readonly DescribedProblem[]> => {
  if (problems.length === 0) return [];
  const { describeTrfProblem } = await loadMessages();
  return problems.map((problem) => ({
    ...problem,
    message: describeTrfProblem(problem, language),
  }));
};

const list = (
  { language }: Call,
  problems: readonly DescribedProblem[],
  line: (problem: DescribedProblem) => string,
): void => {
  for (const problem of problems.slice(0, LISTED)) note(line(problem));
  if (problems.length > LISTED)
    note(rankingTexts[language].more({ count: problems.length - LISTED }));
};
