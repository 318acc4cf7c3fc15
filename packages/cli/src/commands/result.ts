import type { CommandAnswer, Echo } from "@losfee/contract/api";
import {
  type EnteredOutcome,
  gameTermsOf,
  namedPlayers,
  parseResultLine,
  type Result,
  type Round,
  resultKindOf,
  type TournamentState,
} from "@losfee/core";
import { type Call, flagOption, integerOption, restArguments, textOption } from "../call/call.ts";
import { EXIT, type ExitCode, Failure } from "../call/exit.ts";
import { type Competition, inRoundsOrAtTables } from "../journal/competition.ts";
import { playerLabel } from "../journal/players.ts";
import { roundInPlay } from "../journal/rounds.ts";
import { journalTexts } from "../language/journal.ts";
import { resultTexts } from "../language/result.ts";
import { STANDARD_STREAM } from "../terminal/files.ts";
import { linesOf } from "../terminal/lines.ts";
import { note, print, printJson } from "../terminal/print.ts";

/**
 * `losfee result 12 412 389`, or line by line from a file or standard input with an echo after each,
 * as in tsh. A line that is refused stops nothing; the exit code tells that there was one.
 */
export const run = (call: Call): Promise<ExitCode> =>
  inRoundsOrAtTables(call, enterResults, async (competition) => {
    const { enterTableResults } = await import("./result-tables.ts");
    return enterTableResults(competition);
  });

const enterResults = async (competition: Competition): Promise<ExitCode> => {
  const { call } = competition;
  const number = integerOption(call, "round", 1);
  const typed = restArguments(call, 0);
  if (typed.length > 0) {
    const entered = await enterLine(competition, number, typed.join(" "));
    if (!entered.ok) throw entered.error;
    tell(competition, entered.value);
    return EXIT.done;
  }
  return enterLines(competition, number, textOption(call, "file") ?? STANDARD_STREAM);
};

const enterLines = async (
  competition: Competition,
  number: number | undefined,
  source: string,
): Promise<ExitCode> => {
  const { call } = competition;
  const words = resultTexts[call.language];
  let refused = 0;
  // The round is fixed for the whole input: what follows the last result is not the next round's.
  const { number: round } = roundInPlay(competition, number);
  const prompt = (): string => words.prompt(round, missingIn(competition, round));
  for await (const { text, line } of linesOf(call, source, prompt)) {
    const trimmed = text.replace(/(^|\s)#(?!\d).*$/, "").trim();
    if (trimmed === "") continue;
    const entered = await enterLine(competition, round, trimmed);
    if (entered.ok) tell(competition, entered.value);
    else {
      refused++;
      note(words.atLine(line, entered.error.message));
      if (call.json) {
        printJson({ line, error: { ...entered.error.details, message: entered.error.message } });
      }
    }
  }
  return refused === 0 ? EXIT.done : EXIT.refused;
};

const missingIn = (competition: Competition, round: number): number =>
  roundInPlay(competition, round).games.filter(({ result }) => result === null).length;

const enterLine = async (
  competition: Competition,
  number: number | undefined,
  text: string,
): Promise<Result<CommandAnswer<"tournament">, Failure>> => {
  const { call, messages, nameOf } = competition;
  const round = roundInPlay(competition, number);
  const outcome = readLine(competition, round, text);
  if (!outcome.ok) return outcome;
  const again = flagOption(call, "again") === true;
  const answer = await competition.attempt({
    type: again ? "enter-again" : "enter-result",
    round: round.number,
    outcome: outcome.value,
  });
  if (answer.ok) return answer;
  const message = messages.describeCommandRefusal(answer.error, call.language, nameOf);
  const hint =
    answer.error.code === "result-exists"
      ? ` ${resultTexts[call.language].correctInstead(round.number, text)}`
      : "";
  return { ok: false, error: new Failure(EXIT.refused, message + hint, answer.error) };
};

/** Reads a typed line as a result of a round; a line that is none is a refusal, not a crash. */
export const readLine = (
  { call, messages, state }: Competition,
  round: Round,
  text: string,
): Result<EnteredOutcome, Failure> => {
  const read = parseResultLine(text, round, namedPlayers(state()), resultKindOf(state().settings));
  if (read.ok) return read;
  const message = messages.describeResultLineRefusal(read.error, call.language);
  const isForm = read.error.code === "line-not-understood" || read.error.code === "line-empty";
  const exit = isForm ? EXIT.invalid : EXIT.refused;
  return { ok: false, error: new Failure(exit, message, read.error) };
};

const tell = (
  { call, id, messages, nameOf, state }: Competition,
  answer: CommandAnswer<"tournament">,
): void => {
  const warnings = answer.warnings.map((warning) => ({
    ...warning,
    message: messages.describeWarning(warning, call.language, nameOf),
  }));
  if (call.json) {
    const { seq, events, echo } = answer;
    printJson({ competition: id, seq, events, warnings, ...(echo === undefined ? {} : { echo }) });
    return;
  }
  if (answer.echo !== undefined) print(echoText(call, state(), messages, answer.echo));
  for (const { message } of warnings) note(journalTexts[call.language].warning(message));
};

/** Both names with score and new totals, and how many results are missing. */
export const echoText = (
  call: Call,
  state: TournamentState,
  { formatHalves, tallyText }: Competition["messages"],
  { round, board, sides, missing }: Echo,
): string => {
  const players = sides.map((side) => {
    const { entry, score, absent } = side;
    const totals = tallyText(side, gameTermsOf(state.settings), call.language);
    const points = score === null ? (absent ? "−" : "+") : formatHalves(score);
    return `${playerLabel(state, entry)} ${points} (${totals})`;
  });
  return resultTexts[call.language].echo(round, board, players.join(" : "), missing);
};
