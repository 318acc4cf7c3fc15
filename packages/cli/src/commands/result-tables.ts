import type { CommandAnswer } from "@losfee/contract/api";
import {
  err,
  ok,
  openGames,
  type Result,
  seatShares,
  type TableAddress,
  type TablesStage,
  tableGame,
  tablesStandings,
} from "@losfee/core";
import { integerOption, restArguments, textOption } from "../call/call.ts";
import { EXIT, type ExitCode, Failure } from "../call/exit.ts";
import { refuseOptions } from "../call/options.ts";
import type { Competition } from "../journal/competition.ts";
import { stageInPlay } from "../journal/stages.ts";
import { readTableLine } from "../journal/table-line.ts";
import { journalTexts } from "../language/journal.ts";
import { resultTexts } from "../language/result.ts";
import { tableResultTexts } from "../language/table-result.ts";
import { STANDARD_STREAM } from "../terminal/files.ts";
import { linesOf } from "../terminal/lines.ts";
import { note, print, printJson } from "../terminal/print.ts";

/**
 * `losfee result 3.2 120 98 87` at tables (table 3, game 2, seat by seat), or line by line from a
 * file or standard input. A line that is refused stops nothing; the exit code tells of it.
 */
export const enterTableResults = async (competition: Competition<"tables">): Promise<ExitCode> => {
  const { call } = competition;
  refuseOptions(call, ["again"], tableResultTexts[call.language].roundsOnly);
  const stage = stageInPlay(competition, integerOption(call, "round", 1));
  const typed = restArguments(call, 0);
  if (typed.length === 0) {
    return enterLines(competition, stage.stage, textOption(call, "file") ?? STANDARD_STREAM);
  }
  const entered = await enterLine(competition, stage.stage, typed.join(" "));
  if (!entered.ok) throw entered.error;
  tell(competition, entered.value);
  return EXIT.done;
};

const enterLines = async (
  competition: Competition<"tables">,
  stage: number,
  source: string,
): Promise<ExitCode> => {
  const { call } = competition;
  const words = tableResultTexts[call.language];
  let refused = 0;
  const prompt = (): string => words.prompt(stage, openGames(stageOf(competition, stage)).length);
  for await (const { text, line } of linesOf(call, source, prompt)) {
    const trimmed = text.replace(/(^|\s)#(?!\d).*$/, "").trim();
    if (trimmed === "") continue;
    const entered = await enterLine(competition, stage, trimmed);
    if (entered.ok) {
      tell(competition, entered.value);
      continue;
    }
    refused++;
    note(resultTexts[call.language].atLine(line, entered.error.message));
    if (call.json) {
      printJson({ line, error: { ...entered.error.details, message: entered.error.message } });
    }
  }
  return refused === 0 ? EXIT.done : EXIT.refused;
};

const stageOf = (competition: Competition<"tables">, stage: number): TablesStage =>
  stageInPlay(competition, stage);

/** What was entered, and where. */
interface Entered {
  readonly answer: CommandAnswer<"tables">;
  readonly address: TableAddress;
}

const enterLine = async (
  competition: Competition<"tables">,
  stage: number,
  text: string,
): Promise<Result<Entered, Failure>> => {
  const { call, messages, nameOf } = competition;
  const line = readTableLine(competition, stageOf(competition, stage), text);
  if (!line.ok) return line;
  const { outcome, ...address } = line.value;
  const answer = await competition.attempt({ type: "enter-result", ...address, outcome });
  if (answer.ok) return ok({ answer: answer.value, address });
  const { error } = answer;
  const message = messages.describeCommandRefusal(error, call.language, nameOf, "tables");
  const hint =
    error.code === "result-exists"
      ? ` ${resultTexts[call.language].correctInstead(stage, text)}`
      : "";
  return err(new Failure(EXIT.refused, message + hint, error));
};

const tell = (competition: Competition<"tables">, { answer, address }: Entered): void => {
  const { call, id, messages, nameOf } = competition;
  const warnings = answer.warnings.map((warning) => ({
    ...warning,
    message: messages.describeWarningOf("tables", warning, call.language, nameOf),
  }));
  if (call.json) {
    printJson({ competition: id, seq: answer.seq, events: answer.events, warnings });
    return;
  }
  print(tableEcho(competition, address));
  for (const { message } of warnings) note(journalTexts[call.language].warning(message));
};

/** What each seat has from a game, everybody's rank points so far, and how many are missing. */
export const tableEcho = (
  competition: Competition<"tables">,
  { stage: number, game, table }: TableAddress,
): string => {
  const { call, messages, nameOf, state } = competition;
  const stage = stageOf(competition, number);
  const played = tableGame(stage, game, table);
  const shares =
    played?.result === null || played === undefined
      ? []
      : seatShares(state().settings, played.result.outcome);
  const shown = (value: Parameters<typeof messages.formatFraction>[0]): string =>
    messages.formatFraction(value, call.language);
  const players = (played?.seats ?? []).map((entry) => {
    const share = shares.find((one) => one.entry === entry);
    const row = tablesStandings(state(), number).find((one) => one.entry === entry);
    const points =
      share === undefined ? "" : ` ${share.gamePoints ?? share.place} → ${shown(share.rankPoints)}`;
    return `#${entry} ${nameOf(entry)}${points} (${row?.rank ?? "–"}.)`;
  });
  const { echo } = tableResultTexts[call.language];
  return echo(`${number}: ${table}.${game}`, players.join(", "), openGames(stage).length);
};
