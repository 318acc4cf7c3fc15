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
  const words = correctionTexts[competition.call.language];
  const { standings, later, at, acts } =
    "rounds" in impact ? onRounds(competition, impact) : onStages(competition, impact);
  return [
    impact.moved.length === 0 ? words.nothingMoves : standings,
    ...later,
    ...(impact.canDraftAgain ? [`${words.unplayed[at]}: ${words.canDraftAgain(acts)}`] : []),
  ].join("\n");
};

/** What an impact says of games for two, or of tables. */
interface Shown {
  readonly at: "boards" | "tables";
  readonly standings: string;
  readonly later: readonly string[];
  /** Changes by hand in what may be drafted again. */
  readonly acts: number;
}

const onRounds = (competition: Competition, impact: CorrectionImpact): Shown => {
  const { call, messages, state } = competition;
  const terms = gameTermsOf(state().settings);
  const { fullHeading } = messages.tallyWords(terms, call.language);
  const cells = (row: StandingsRow): readonly string[] => [
    row.annulled ? "–" : `${row.rank}.`,
    messages.tallyText(row, terms, call.language),
  ];
  const rounds = impact.rounds.map((round) => roundText(competition, round));
  return {
    at: "boards",
    standings: movedTable(competition, impact, fullHeading, cells),
    later: rounds.length === 0 ? [correctionTexts[call.language].samePairings] : rounds,
    acts: impact.rounds.at(-1)?.acts ?? 0,
  };
};

const onStages = (competition: Competition, impact: TablesImpact): Shown => {
  const { call, messages } = competition;
  const { rankPoints, sameStage } = correctionTexts[call.language];
  const cells = ({ rank, values: [points] }: TablesStandingsRow): readonly string[] =>
    points === undefined ? ["", ""] : [`${rank}.`, messages.formatFraction(points, call.language)];
  return {
    at: "tables",
    standings: movedTable(competition, impact, rankPoints, cells),
    later: impact.next === null ? [sameStage] : stageLines(competition, impact.next),
    acts: impact.next?.acts ?? 0,
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
  const pairs = (list: readonly (readonly [EntryId, EntryId | null])[]): string =>
    list
      .map(([a, b]) => (b === null ? words.bye(nameOf(a)) : `${nameOf(a)} – ${nameOf(b)}`))
      .join(", ");
  return words.roundDiffers(round, results, pairs(gone), pairs(instead));
};

const stageLines = ({ call, nameOf }: Competition, next: TablesStageImpact): readonly string[] => {
  const words = correctionTexts[call.language];
  const named = (entries: readonly EntryId[]): string => entries.map(nameOf).join(", ");
  return [
    words.stageDiffers(next.stage, next.played),
    ...(next.instead === null || next.instead === 0 ? [] : [words.stageInstead(next.instead)]),
    ...(next.out.length === 0 ? [] : [words.out(named(next.out))]),
    ...(next.in.length === 0 ? [] : [words.in(named(next.in))]),
    ...(next.seedsDiffer && next.out.length + next.in.length === 0 ? [words.otherSeeds] : []),
  ];
};
