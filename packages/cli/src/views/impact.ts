import {
  type AdvanceImpact,
  type CorrectionImpact,
  type EntryId,
  gameTermsOf,
  type LaterImpact,
  type RoundImpact,
  type TablesImpact,
  type TablesStageImpact,
} from "@losfee/core";
import { correctionTexts } from "@losfee/messages/cli-correction";
import type { Competition } from "../journal/competition.ts";
import { left, right, table } from "../terminal/table.ts";

/** Describes a changed result's impact: standings before and after, and dependent drafts. */
export const impactText = (
  competition: Competition,
  impact: CorrectionImpact | TablesImpact,
): string => {
  const { call } = competition;
  const words = correctionTexts[call.language];
  const { moved, nextTables, advance } = impact;
  const later = [
    ...impact.rounds.map((round) => roundText(competition, round)),
    ...(nextTables === null ? [] : stageLines(competition, nextTables)),
    ...(advance === null ? [] : advanceLines(competition, advance)),
  ];
  return [
    moved.length === 0 ? words.nothingMoves : standingsText(competition, impact),
    ...(later.length === 0 ? [words.sameLater] : later),
    ...(impact.canDraftAgain ? [draftAgainText(competition, impact)] : []),
  ].join("\n");
};

const standingsText = (
  competition: Competition,
  impact: CorrectionImpact | TablesImpact,
): string => {
  const { call, messages, state } = competition;
  const { language } = call;
  if (impact.at === "tables") {
    return movedTable(competition, impact, correctionTexts[language].rankPoints, (row) => {
      const [points] = row.values;
      return points === undefined
        ? ["", ""]
        : [`${row.rank}.`, messages.formatFraction(points, language)];
    });
  }
  const terms = gameTermsOf(state().settings);
  return movedTable(
    competition,
    impact,
    messages.tallyWords(terms, language).fullHeading,
    (row) => [row.annulled ? "–" : `${row.rank}.`, messages.tallyText(row, terms, language)],
  );
};

/** Reports that the last round or stage may be drafted again, and what that loses. */
const draftAgainText = (
  { call, state }: Competition,
  { rounds, nextTables }: LaterImpact,
): string => {
  const words = correctionTexts[call.language];
  const last = state().rounds.at(-1)?.at ?? "boards";
  const acts = last === "boards" ? rounds.at(-1)?.acts : nextTables?.acts;
  return `${words.unplayed[last]}: ${words.canDraftAgain({ acts: acts ?? 0 })}`;
};

interface Changed<Row> {
  readonly before: readonly Row[];
  readonly after: readonly Row[];
  readonly moved: readonly EntryId[];
}

/** Rank and points, before and after, where they differ. */
const movedTable = <Row extends { readonly entry: EntryId }>(
  { call, nameOf }: Competition,
  { before, after, moved }: Changed<Row>,
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
  { call, messages, nameOf, stageOf }: Competition,
  { round, results, gone, instead, refusal }: RoundImpact,
): string => {
  const words = correctionTexts[call.language];
  if (refusal !== null) {
    return words.noPairing({
      round,
      why: messages.describeRefusal(refusal, call.language, nameOf, stageOf),
    });
  }
  const contests = (list: RoundImpact["gone"]): string =>
    list
      .map((entries) => {
        const names = entries.map(nameOf).join(" – ");
        return entries.length === 1 ? words.bye({ player: names }) : names;
      })
      .join(", ");
  return words.roundDiffers({ round, results, gone: contests(gone), instead: contests(instead) });
};

const stageLines = (competition: Competition, next: TablesStageImpact): readonly string[] => {
  const words = correctionTexts[competition.call.language];
  const label = competition.stageOf;
  return [
    words.stageDiffers({ stage: label(next.stage), played: next.played }),
    ...(next.instead === null || next.instead === 0
      ? []
      : [words.stageInstead({ stage: label(next.instead) })]),
    ...playerLines(competition, next),
  ];
};

/** Returns who would advance instead, before the next stage is drafted. */
const advanceLines = (competition: Competition, advance: AdvanceImpact): readonly string[] => {
  const words = correctionTexts[competition.call.language];
  const label = advance.stage === 0 ? words.noneFollows : competition.stageOf(advance.stage);
  return [
    words.advance({ stage: label, provisional: advance.provisional }),
    ...playerLines(competition, advance),
  ];
};

const playerLines = (
  { call, nameOf }: Competition,
  { out, in: come, seedsDiffer }: Pick<AdvanceImpact, "out" | "in" | "seedsDiffer">,
): readonly string[] => {
  const words = correctionTexts[call.language];
  const names = (entries: readonly EntryId[]): string => entries.map(nameOf).join(", ");
  return [
    ...(out.length === 0 ? [] : [words.out({ players: names(out) })]),
    ...(come.length === 0 ? [] : [words.in({ players: names(come) })]),
    ...(seedsDiffer && out.length + come.length === 0 ? [words.otherSeeds] : []),
  ];
};
