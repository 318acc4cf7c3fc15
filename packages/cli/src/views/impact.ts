import {
  type CorrectionImpact,
  type EntryId,
  gameTermsOf,
  type RoundImpact,
  type StandingsRow,
  type TablesImpact,
  type TablesStageImpact,
  type TablesStandingsRow,
} from "@losfee/core";
import type { Competition } from "../journal/competition.ts";
import { correctionTexts } from "../language/correction.ts";
import { left, right, table } from "../terminal/table.ts";

/** What a changed result would do: standings before and after, and what was made from them. */
export const impactText = (
  competition: Competition,
  impact: CorrectionImpact | TablesImpact,
): string => {
  const { call, state } = competition;
  const words = correctionTexts[call.language];
  const { standings, later, acts } =
    "rounds" in impact ? onRounds(competition, impact) : onStages(competition, impact);
  const last = state().rounds.at(-1)?.at ?? "boards";
  return [
    impact.moved.length === 0 ? words.nothingMoves : standings,
    ...later,
    ...(impact.canDraftAgain
      ? [`${words.unplayed[last]}: ${words.canDraftAgain(acts[last])}`]
      : []),
  ].join("\n");
};

/** What follows from a result of games for two, or of a game at a table. */
interface Consequences {
  readonly standings: string;
  /** What was made from the standings and would differ. */
  readonly later: readonly string[];
  /** Changes by hand in the last round, or in the last stage at tables. */
  readonly acts: Readonly<Record<"boards" | "tables", number>>;
}

const onRounds = (competition: Competition, impact: CorrectionImpact): Consequences => {
  const { call, messages, state } = competition;
  const { rounds, nextTables } = impact;
  const terms = gameTermsOf(state().settings);
  const { fullHeading } = messages.tallyWords(terms, call.language);
  const cells = (row: StandingsRow): readonly string[] => [
    row.annulled ? "–" : `${row.rank}.`,
    messages.tallyText(row, terms, call.language),
  ];
  const later = [
    ...rounds.map((round) => roundText(competition, round)),
    ...(nextTables === null ? [] : stageLines(competition, nextTables)),
  ];
  return {
    standings: movedTable(competition, impact, fullHeading, cells),
    later: later.length === 0 ? [correctionTexts[call.language].samePairings] : later,
    acts: { boards: rounds.at(-1)?.acts ?? 0, tables: nextTables?.acts ?? 0 },
  };
};

const onStages = (competition: Competition, impact: TablesImpact): Consequences => {
  const { call, messages } = competition;
  const { rankPoints, sameStage } = correctionTexts[call.language];
  const cells = ({ rank, values: [points] }: TablesStandingsRow): readonly string[] =>
    points === undefined ? ["", ""] : [`${rank}.`, messages.formatFraction(points, call.language)];
  return {
    standings: movedTable(competition, impact, rankPoints, cells),
    later: impact.next === null ? [sameStage] : stageLines(competition, impact.next),
    acts: { boards: 0, tables: impact.next?.acts ?? 0 },
  };
};

/** Rank and points, before and after, of those for whom they differ. */
const movedTable = <Row extends { readonly entry: EntryId }>(
  { call, nameOf }: Competition,
  {
    before,
    after,
    moved,
  }: Readonly<Record<"before" | "after", readonly Row[]>> & {
    readonly moved: readonly EntryId[];
  },
  points: string,
  cells: (row: Row) => readonly string[],
): string => {
  const words = correctionTexts[call.language];
  const cellsOf = (rows: readonly Row[], entry: EntryId): readonly string[] => {
    const row = rows.find((candidate) => candidate.entry === entry);
    return row === undefined ? ["", ""] : cells(row);
  };
  return table(
    [left(words.player), right(words.before), right(points), right(words.after), right(points)],
    moved.map((entry) => [nameOf(entry), ...cellsOf(before, entry), ...cellsOf(after, entry)]),
  );
};

const roundText = (
  { call, messages, nameOf }: Competition,
  { round, results, gone, instead, refusal }: RoundImpact,
): string => {
  const words = correctionTexts[call.language];
  if (refusal !== null) {
    return words.noPairing(round, messages.describeRefusal(refusal, call.language, nameOf));
  }
  const contests = (list: RoundImpact["gone"]): string =>
    list
      .map((entries) => {
        const names = entries.map(nameOf).join(" – ");
        return entries.length === 1 ? words.bye(names) : names;
      })
      .join(", ");
  return words.roundDiffers(round, results, contests(gone), contests(instead));
};

const stageLines = ({ call, nameOf }: Competition, next: TablesStageImpact): readonly string[] => {
  const words = correctionTexts[call.language];
  const names = (entries: readonly EntryId[]): string => entries.map(nameOf).join(", ");
  return [
    words.stageDiffers(next.stage, next.played),
    ...(next.instead === null || next.instead === 0 ? [] : [words.stageInstead(next.instead)]),
    ...(next.out.length === 0 ? [] : [words.out(names(next.out))]),
    ...(next.in.length === 0 ? [] : [words.in(names(next.in))]),
    ...(next.seedsDiffer && next.out.length + next.in.length === 0 ? [words.otherSeeds] : []),
  ];
};
