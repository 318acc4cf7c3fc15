import { err, ok, type Result, type ResultOfRound } from "@losfee/core";
import { journalTexts } from "@losfee/messages/cli-journal";
import { resultTexts } from "@losfee/messages/cli-result";
import type { CommandAnswer } from "@losfee/server/local";
import { type Call, flagOption, integerOption, restArguments, textOption } from "../call/call.ts";
import { EXIT, type ExitCode, Failure } from "../call/exit.ts";
import type { Competition } from "../journal/competition.ts";
import { withTournament } from "../journal/kind.ts";
import { missingIn, numberOf, type Part, partInPlay, partLabel } from "../journal/parts.ts";
import { readResultLine } from "../journal/result-line.ts";
import { STANDARD_STREAM } from "../terminal/files.ts";
import { linesOf } from "../terminal/lines.ts";
import { note, print, printJson } from "../terminal/print.ts";
import { echoText } from "../views/echo.ts";

/**
 * `losfee result 12 412 389`, at tables `losfee result 3.2 120 98 87`, or line by line from a file
 * or standard input with an echo after each, as in tsh. A refused line stops nothing; the exit code
 * reports that there was one.
 */
export const run = (call: Call): Promise<ExitCode> =>
  withTournament(call, async (competition) => {
    const number = integerOption(call, "round", 1);
    const words = restArguments(call, 0);
    if (words.length === 0) {
      return enterLines(competition, number, textOption(call, "file") ?? STANDARD_STREAM);
    }
    const entered = await enterLine(competition, partInPlay(competition, number), words.join(" "));
    if (!entered.ok) throw entered.error;
    tell(competition, entered.value);
    return EXIT.done;
  });

const enterLines = async (
  competition: Competition,
  round: number | undefined,
  source: string,
): Promise<ExitCode> => {
  const { call, state } = competition;
  const words = resultTexts[call.language];
  let refused = 0;
  // Fixed for the whole input: lines after the last result do not enter the next round's.
  const number = numberOf(state(), partInPlay(competition, round));
  const part = (): Part => partInPlay(competition, number);
  const prompt = (): string =>
    words.prompt({ part: partLabel(competition, part()), missing: missingIn(part()) });
  for await (const { text, line } of linesOf(call, source, prompt)) {
    const trimmed = text.replace(/(^|\s)#(?!\d).*$/, "").trim();
    if (trimmed === "") continue;
    const entered = await enterLine(competition, part(), trimmed);
    if (entered.ok) {
      tell(competition, entered.value);
      continue;
    }
    refused++;
    note(words.atLine({ line, text: entered.error.message }));
    if (call.json) {
      printJson({ line, error: { ...entered.error.details, message: entered.error.message } });
    }
  }
  return refused === 0 ? EXIT.done : EXIT.refused;
};

/** An entered line, and its outcome. */
interface EnteredLine {
  readonly line: ResultOfRound;
  readonly answer: CommandAnswer<"tournament">;
}

const enterLine = async (
  competition: Competition,
  part: Part,
  text: string,
): Promise<Result<EnteredLine, Failure>> => {
  const { call, messages, nameOf, stageOf, state } = competition;
  const line = readResultLine(competition, part, text);
  if (!line.ok) return line;
  const type = flagOption(call, "again") === true ? "enter-again" : "enter-result";
  const answer = await competition.attempt({ type, ...line.value });
  if (answer.ok) return ok({ line: line.value, answer: answer.value });
  const { error } = answer;
  const message = messages.describeCommandRefusal(
    error,
    call.language,
    nameOf,
    "tournament",
    stageOf,
  );
  const hint =
    error.code === "result-exists"
      ? ` ${resultTexts[call.language].correctInstead({ part: numberOf(state(), part), line: text })}`
      : "";
  return err(new Failure(EXIT.refused, message + hint, error));
};

const tell = (competition: Competition, { line, answer }: EnteredLine): void => {
  const { call, id, messages, nameOf, stageOf } = competition;
  const warnings = answer.warnings.map((warning) => ({
    ...warning,
    message: messages.describeWarning(warning, call.language, nameOf, stageOf),
  }));
  if (call.json) {
    const { seq, events, echo } = answer;
    printJson({ competition: id, seq, events, warnings, ...(echo === undefined ? {} : { echo }) });
    return;
  }
  const echo = echoText(competition, line, answer.echo, flagOption(call, "again") === true);
  if (echo !== "") print(echo);
  for (const { message } of warnings) note(journalTexts[call.language].warning({ text: message }));
};
