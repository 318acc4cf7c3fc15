import type { TablesImpact, TablesStageImpact, TablesStandingsRow } from "@losfee/core";
import type { Competition } from "../journal/competition.ts";
import { correctionTexts } from "../language/correction.ts";
import { tableResultTexts } from "../language/table-result.ts";
import { table } from "../terminal/table.ts";

/** What a correction at tables would change: the standings, and who would be in the next stage. */
export const tablesImpactText = (
  competition: Competition<"tables">,
  impact: TablesImpact,
): string => {
  const { call } = competition;
  const words = tableResultTexts[call.language];
  const { nothingMoves } = correctionTexts[call.language];
  return [
    impact.moved.length === 0 ? nothingMoves : movedTable(competition, impact),
    ...(impact.next === null ? [words.sameNext] : nextLines(competition, impact.next)),
    ...(impact.canDraftAgain ? [words.canDraftAgain(impact.next?.acts ?? 0)] : []),
  ].join("\n");
};

const movedTable = (
  { call, messages, nameOf }: Competition<"tables">,
  { before, after, moved }: TablesImpact,
): string => {
  const { player, before: was, after: now } = correctionTexts[call.language];
  const { rankPoints } = tableResultTexts[call.language];
  const cells = (rows: readonly TablesStandingsRow[], entry: number): readonly string[] => {
    const row = rows.find((candidate) => candidate.entry === entry);
    const [points] = row?.values ?? [];
    return row === undefined || points === undefined
      ? ["", ""]
      : [`${row.rank}.`, messages.formatFraction(points, call.language)];
  };
  return table(
    [
      { heading: player, align: "left" },
      { heading: was, align: "right" },
      { heading: rankPoints, align: "right" },
      { heading: now, align: "right" },
      { heading: rankPoints, align: "right" },
    ],
    moved.map((entry) => [nameOf(entry), ...cells(before, entry), ...cells(after, entry)]),
  );
};

const nextLines = (
  { call, nameOf }: Competition<"tables">,
  next: TablesStageImpact,
): readonly string[] => {
  const words = tableResultTexts[call.language];
  const named = (entries: readonly number[]): string => entries.map(nameOf).join(", ");
  return [
    words.otherNext(next.stage, next.played),
    ...(next.instead === null || next.instead === 0 ? [] : [words.instead(next.instead)]),
    ...(next.out.length === 0 ? [] : [words.out(named(next.out))]),
    ...(next.in.length === 0 ? [] : [words.in(named(next.in))]),
    ...(next.seedsDiffer && next.out.length + next.in.length === 0 ? [words.otherSeeds] : []),
  ];
};
