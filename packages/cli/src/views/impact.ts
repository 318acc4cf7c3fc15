import {
  type CorrectionImpact,
  type EntryId,
  gameTermsOf,
  type RoundImpact,
  type StandingsRow,
} from "@losfee/core";
import type { Competition } from "../journal/competition.ts";
import { correctionTexts } from "../language/correction.ts";
import { table } from "../terminal/table.ts";

/** What a correction would change: standings before and after, pairings that would have differed. */
export const impactText = (competition: Competition, impact: CorrectionImpact): string => {
  const words = correctionTexts[competition.call.language];
  const rounds = impact.rounds.map((round) => roundText(competition, round));
  return [
    impact.moved.length === 0 ? words.nothingMoves : movedTable(competition, impact),
    rounds.length === 0 ? words.samePairings : rounds.join("\n"),
    ...(impact.canDraftAgain ? [words.canDraftAgain(impact.rounds.at(-1)?.acts ?? 0)] : []),
  ].join("\n");
};

const movedTable = (
  { call, messages, nameOf, state }: Competition,
  { before, after, moved }: CorrectionImpact,
): string => {
  const words = correctionTexts[call.language];
  const was = new Map(before.map((row) => [row.entry, row]));
  const now = new Map(after.map((row) => [row.entry, row]));
  const terms = gameTermsOf(state().settings);
  const tally = messages.tallyWords(terms, call.language).fullHeading;
  const cells = (row: StandingsRow | undefined): readonly string[] =>
    row === undefined
      ? ["", ""]
      : [row.annulled ? "–" : `${row.rank}.`, messages.tallyText(row, terms, call.language)];
  return table(
    [
      { heading: words.player, align: "left" },
      { heading: words.before, align: "right" },
      { heading: tally, align: "right" },
      { heading: words.after, align: "right" },
      { heading: tally, align: "right" },
    ],
    moved.map((entry) => [nameOf(entry), ...cells(was.get(entry)), ...cells(now.get(entry))]),
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
  return words.wouldDiffer(round, results, pairs(gone), pairs(instead));
};
