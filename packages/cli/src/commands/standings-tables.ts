import {
  cutLine,
  displayName,
  isOfKind,
  type TablesStandingsRow,
  type TablesState,
  tablesCodes,
  tablesFinalPlaces,
  tablesStandings,
} from "@losfee/core";
import { finalPlacesCsv, tablesStandingsCsv } from "@losfee/files/standings-csv";
import { type Call, flagOption, integerOption, misused, textOption } from "../call/call.ts";
import { EXIT, type ExitCode } from "../call/exit.ts";
import type { Competition } from "../journal/competition.ts";
import { publishedStage } from "../journal/stages.ts";
import { stageStandingsTexts } from "../language/stage-standings.ts";
import { standingsTexts } from "../language/standings.ts";
import { print, printJson, printText } from "../terminal/print.ts";
import { table } from "../terminal/table.ts";
import { compareInStage, explainInStage } from "../views/stage-working.ts";

/** `losfee standings` at tables: of a stage, or with `--final` of the whole competition. */
export const tablesCompetitionStandings = async (
  competition: Competition<"tables">,
): Promise<ExitCode> => {
  const { call } = competition;
  const state = await stateAt(competition, integerOption(call, "seq", 1));
  if (flagOption(call, "final") === true) {
    showFinalTable(competition, state);
    return EXIT.done;
  }
  const { stage } = publishedStage(call, state, integerOption(call, "rounds", 1));
  const why = textOption(call, "why");
  const compared = call.options["compare"];
  if (why !== undefined) explainInStage(competition, state, stage, { player: why });
  else if (Array.isArray(compared)) {
    compareInStage(competition, state, stage, compared.map(String));
  } else showStage(competition, state, stage);
  return EXIT.done;
};

const stateAt = async (
  { call, id, service, state }: Competition<"tables">,
  seq: number | undefined,
): Promise<TablesState> => {
  if (seq === undefined) return state();
  const then = seq > state().seq ? null : await service.stateAt(id, seq);
  if (then !== null && isOfKind("tables", then)) return then;
  const message = standingsTexts[call.language].noSuchSeq(seq, state().seq);
  throw misused(message, "unknown-seq", { seq, last: state().seq });
};

const showStage = (competition: Competition<"tables">, state: TablesState, stage: number): void => {
  const { call } = competition;
  const codes = tablesCodes(state, stage);
  const rows = tablesStandings(state, stage).map(({ card: _, ...row }) => ({
    ...row,
    name: nameIn(state, row.entry),
  }));
  if (call.json) {
    printJson({ competition: state.competition, stage, codes, entries: rows });
    return;
  }
  const delimiter = delimiterOf(call);
  if (delimiter === null) print(stageTable(competition, state, stage, rows));
  else printText(tablesStandingsCsv(codes, rows, delimiter));
};

/** What divides the fields where a file was asked for; null for a table to read. */
const delimiterOf = (call: Call): "," | "\t" | null => {
  if (flagOption(call, "csv") === true) return ",";
  return flagOption(call, "tsv") === true ? "\t" : null;
};

type NamedRow = Omit<TablesStandingsRow, "card"> & { readonly name: string };

const stageTable = (
  { call, messages }: Competition<"tables">,
  state: TablesState,
  stage: number,
  rows: readonly NamedRow[],
): string => {
  const codes = tablesCodes(state, stage);
  const { rank, name } = standingsTexts[call.language];
  const words = stageStandingsTexts[call.language];
  const verdicts = new Map(
    cutLine(state, stage)?.outlooks.map(({ entry, verdict }) => [entry, words[verdict]]),
  );
  const label = messages.stageLabel(stage, state.settings, call.language);
  const body = table(
    [
      { heading: rank, align: "right" },
      { heading: "#", align: "right" },
      { heading: name, align: "left" },
      ...codes.map((code) => ({
        heading: messages.tablesCriterionShort(code, call.language),
        align: "right" as const,
      })),
      { heading: words.cut, align: "left" },
    ],
    rows.map((row) => [
      `${row.rank}.`,
      `${row.entry}`,
      row.name,
      ...row.values.map((value, place) =>
        messages.formatTablesValue(codes[place] ?? "RP", value, call.language),
      ),
      verdicts.get(row.entry) ?? "",
    ]),
  );
  return `${state.name}: ${words.title(label)}\n${body}`;
};

const showFinalTable = ({ call, messages }: Competition<"tables">, state: TablesState): void => {
  const words = stageStandingsTexts[call.language];
  const places = tablesFinalPlaces(state).map(({ place, entry, stage }) => ({
    place,
    entry,
    name: nameIn(state, entry),
    stage,
  }));
  if (call.json) {
    printJson({ competition: state.competition, places });
    return;
  }
  const named = places.map((line) => ({
    ...line,
    stage: messages.stageLabel(line.stage, state.settings, call.language),
  }));
  const delimiter = delimiterOf(call);
  if (delimiter !== null) {
    printText(finalPlacesCsv(named, delimiter));
    return;
  }
  const { rank, name } = standingsTexts[call.language];
  const body = table(
    [
      { heading: rank, align: "right" },
      { heading: "#", align: "right" },
      { heading: name, align: "left" },
      { heading: words.reached, align: "left" },
    ],
    named.map((line) => [`${line.place}.`, `${line.entry}`, line.name, line.stage]),
  );
  print(`${state.name}: ${words.final}\n${body}`);
};

const nameIn = (state: TablesState, entry: number): string => displayName(state, entry);
