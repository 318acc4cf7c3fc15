import {
  cutLine,
  displayName,
  type EntryId,
  playerNumbers,
  type TablesDerivation,
  type TournamentState,
  tablesCodes,
  tablesDerivations,
  tablesLead,
  tablesStandings,
} from "@losfee/core";
import { tablesStandingsCsv } from "@losfee/files/standings-csv";
import { standingsTexts } from "@losfee/messages/cli-standings";
import {
  stageLeadResource,
  stageStandingResource,
  stageStandingsResource,
} from "@losfee/server/resources";
import { EXIT, Failure } from "../call/exit.ts";
import type { Competition } from "../journal/competition.ts";
import { playerNamed } from "../journal/players.ts";
import { left, right, table } from "../terminal/table.ts";
import type { Standings } from "./standings.ts";

/** The standings of a stage at tables. */
export const stageStandings = (
  competition: Competition,
  state: TournamentState,
  stage: number,
): Standings => {
  const { call, messages, nameOf } = competition;
  const { language } = call;
  const words = standingsTexts[language];
  const codes = tablesCodes(state, stage);
  const numbers = playerNumbers(state);
  const numbered = <Row extends { readonly entry: EntryId }>(row: Row) => ({
    ...row,
    number: numbers.get(row.entry) ?? row.entry,
  });
  const derivations = (entry: EntryId, code: string | undefined) =>
    tablesDerivations(state, stage, entry).filter(
      (derivation) => code === undefined || derivation.code === code,
    );
  return {
    codes,
    json: () => {
      const { rows, ...answer } = stageStandingsResource(state, stage);
      return { ...answer, rows: rows.map(numbered) };
    },
    csv: (delimiter) => tablesStandingsCsv(codes, namedRows(state, stage), delimiter),
    text: () => tableText(competition, state, stage),
    notInRanking: (code) => words.notInStageRanking({ code, codes: codes.join(", ") }),
    entryNamed: (text) => memberNamed(competition, state, stage, text),
    standing: (entry, code) => {
      const standing = stageStandingResource(state, stage, entry);
      if (standing === null) throw new RangeError(`entry ${entry} has no line in stage ${stage}`);
      const { row, ...answer } = standing;
      return { ...answer, row: numbered(row), derivations: derivations(entry, code) };
    },
    workings: async (entry, code) => {
      const label = messages.stageLabel(stage, state.settings, language);
      const row = namedRows(state, stage).find((candidate) => candidate.entry === entry);
      return [
        words.rankInStage({ name: nameOf(entry), rank: row?.rank ?? 0, stage: label }),
        ...derivations(entry, code).flatMap((one) => workingLines(competition, one)),
      ].join("\n");
    },
    lead: (pair) => stageLeadResource(state, stage, pair, language),
    leadText: async (pair) => {
      const lead = tablesLead(state, stage, ...pair);
      return lead === null ? words.samePlayer : messages.describeTablesLead(lead, language, nameOf);
    },
  };
};

/** Returns rows for programs and files: without their games. */
const namedRows = (state: TournamentState, stage: number) => {
  const numbers = playerNumbers(state);
  return tablesStandings(state, stage).map(({ card: _, ...row }) => ({
    ...row,
    name: displayName(state, row.entry),
    number: numbers.get(row.entry) ?? row.entry,
  }));
};

const workingLines = (
  { call, messages, stageOf }: Competition,
  derivation: TablesDerivation,
): readonly string[] => {
  const { label, value, terms } = messages.tablesWorking(derivation, call.language, stageOf);
  return [
    `  ${label}: ${value}`,
    ...terms.map(({ from, how, amount }) =>
      how === "" ? `    ${from}: ${amount}` : `    ${from}, ${how}: ${amount}`,
    ),
  ];
};

const memberNamed = (
  { call, messages, nameOf }: Competition,
  state: TournamentState,
  stage: number,
  text: string,
): EntryId => {
  const entry = playerNamed(call, state, text);
  if (tablesStandings(state, stage).some((row) => row.entry === entry)) return entry;
  const label = messages.stageLabel(stage, state.settings, call.language);
  const message = standingsTexts[call.language].notInStage({ name: nameOf(entry), stage: label });
  throw new Failure(EXIT.refused, message, { code: "entry-not-in-stage", entry, stage });
};

const tableText = (
  { call, messages }: Competition,
  state: TournamentState,
  stage: number,
): string => {
  const codes = tablesCodes(state, stage);
  const words = standingsTexts[call.language];
  const verdicts = new Map(
    cutLine(state, stage)?.outlooks.map((one) => [
      one.entry,
      messages.verdictText(one, call.language),
    ]),
  );
  const label = messages.stageLabel(stage, state.settings, call.language);
  const rows = namedRows(state, stage);
  const hasUnconfirmed = rows.some(({ unconfirmed }) => unconfirmed);
  const body = table(
    [
      right(words.rank),
      right("#"),
      left(words.name),
      ...codes.map((code) => right(messages.tablesCriterionShort(code, call.language))),
      left(words.cut),
      ...(hasUnconfirmed ? [left("")] : []),
    ],
    rows.map((row) => [
      `${row.rank}.`,
      `${row.number}`,
      row.name,
      ...row.values.map((value, place) =>
        messages.formatTablesValue(codes[place] ?? "RP", value, call.language),
      ),
      verdicts.get(row.entry) ?? "",
      ...(hasUnconfirmed ? [row.unconfirmed ? words.unconfirmed : ""] : []),
    ]),
  );
  return `${state.name}: ${words.ofStage({ stage: label })}\n${body}`;
};
