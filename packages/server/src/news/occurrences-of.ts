import { isPublicConsequence } from "@losfee/contract";
import {
  type CompetitionState,
  countingResult,
  isComplete,
  isPaired,
  itemsFrom,
  itemsOf,
  type LadderState,
  type RecordedCompetitionEvent,
  type RecordedLadderEvent,
  type RecordedTournamentEvent,
  type Round,
  type Settings,
  sharedLength,
  type TournamentState,
} from "@losfee/core";
import type { Occurrence, OccurrenceContent } from "./occurrence.ts";

/**
 * Returns the public occurrences of an event, from the states `before` and `after` it. Linear in
 * the games of the event's round.
 */
export const occurrencesOf = (
  before: CompetitionState | null,
  event: RecordedCompetitionEvent,
  after: CompetitionState,
): readonly Occurrence[] => {
  const { seq, recordedAt: at } = event;
  return contentsOf(before, event, after).map((content, index) => ({ ...content, seq, index, at }));
};

/**
 * Returns the same for a pyramid's whole journal, without folding it event by event: journals of
 * twenty years are long. Linear in its events and consequences.
 */
export const occurrencesOfLadder = (
  { history }: LadderState,
  events: readonly RecordedLadderEvent[],
): readonly Occurrence[] => {
  const bySeq = new Map<number, OccurrenceContent[]>();
  for (const consequence of itemsOf(history)) {
    if (!isPublicConsequence(consequence)) continue;
    const { seq } = consequence;
    bySeq.set(seq, [...(bySeq.get(seq) ?? []), { kind: "consequence", consequence }]);
  }
  return events.flatMap((event) => {
    const { seq, recordedAt: at } = event;
    const contents = lifecycleOf(event) ?? bySeq.get(seq) ?? [];
    return contents.map((content, index) => ({ ...content, seq, index, at }));
  });
};

/** Returns the occurrence of a competition-wide event; null for all other events. */
const lifecycleOf = ({
  type,
  seq,
  data,
}: RecordedCompetitionEvent): readonly OccurrenceContent[] | null => {
  switch (type) {
    case "announcement-posted":
      return [{ kind: "announced", announcement: seq, edited: false }];
    case "announcement-edited":
      return [{ kind: "announced", announcement: data.announcement, edited: true }];
    case "announcement-withdrawn":
      return [{ kind: "announcement-withdrawn", announcement: data.announcement }];
    case "competition-closed":
      return [{ kind: "closed" }];
    case "competition-reopened":
      return [{ kind: "reopened" }];
    default:
      return null;
  }
};

const contentsOf = (
  before: CompetitionState | null,
  event: RecordedCompetitionEvent,
  after: CompetitionState,
): readonly OccurrenceContent[] => {
  const lifecycle = lifecycleOf(event);
  if (lifecycle !== null) return lifecycle;
  if (after.kind === "ladder") {
    return ofLadder(before as LadderState | null, event as RecordedLadderEvent, after);
  }
  return ofTournament(before as TournamentState | null, event as RecordedTournamentEvent, after);
};

/** Keeps the event's own consequences: those that a replay repeats were reported before. */
const ofLadder = (
  before: LadderState | null,
  { seq }: RecordedLadderEvent,
  { history }: LadderState,
): readonly OccurrenceContent[] =>
  itemsFrom(history, before === null ? 0 : sharedLength(before.history, history))
    .filter((consequence) => consequence.seq === seq && isPublicConsequence(consequence))
    .map((consequence) => ({ kind: "consequence", consequence }));

const ofTournament = (
  before: TournamentState | null,
  { type, data }: RecordedTournamentEvent,
  after: TournamentState,
): readonly OccurrenceContent[] => {
  switch (type) {
    case "round-published":
      return publication(after, data.round);
    case "round-recalled":
      return recall(before, data.round);
    case "stage-redrawn":
    case "seating-adjusted":
    case "seat-filled":
    case "player-substituted":
      return reseating(after, data.stage);
    default:
      return "round" in data ? changesIn(before, after, data.round) : [];
  }
};

const publication = (after: TournamentState, number: number): readonly OccurrenceContent[] => {
  const round = after.rounds[number - 1];
  if (round === undefined) return [];
  return isPaired(round)
    ? [{ kind: "pairings", round: number }]
    : reseating(after, round.stage + 1);
};

const reseating = (after: TournamentState, stage: number): readonly OccurrenceContent[] => {
  return roundsAtTables(after, stage).some(({ status }) => status === "published")
    ? [{ kind: "seating", stage }]
    : [];
};

const roundsAtTables = ({ rounds }: TournamentState, stage: number): readonly Round[] =>
  rounds.filter((round) => !isPaired(round) && round.stage === stage - 1);

const recall = (before: TournamentState | null, number: number): readonly OccurrenceContent[] => {
  const round = before?.rounds[number - 1];
  if (before === null || round === undefined) return [];
  if (isPaired(round)) return [{ kind: "recalled", stage: null, rounds: [number] }];
  const stage = round.stage + 1;
  const rounds = roundsAtTables(before, stage).map((one) => one.number);
  return [{ kind: "recalled", stage, rounds }];
};

/** Returns changed results of a round, and the change of its completeness. */
const changesIn = (
  before: TournamentState | null,
  after: TournamentState,
  number: number,
): readonly OccurrenceContent[] => {
  const [old, current] = [before?.rounds[number - 1], after.rounds[number - 1]];
  if (old === undefined || current?.status !== "published") return [];
  const known = new Map(old.games.map((game) => [game.board, said(game, before?.settings ?? {})]));
  const results = current.games.flatMap((game): readonly OccurrenceContent[] => {
    if (known.get(game.board) === said(game, after.settings)) return [];
    const { board, seats } = game;
    const result = countingResult(game, after.settings);
    const [outcome, confirmed] = [result?.outcome ?? null, result?.status === "confirmed"];
    return [{ kind: "result", round: number, board, seats, outcome, confirmed }];
  });
  const [was, is] = [isComplete(old), isComplete(current)];
  if (was === is) return results;
  return [...results, { kind: is ? "round-complete" : "round-open", round: number }];
};

/** Returns the public content of a contest, as a text to compare. */
const said = (contest: Round["games"][number], settings: Pick<Settings, "reported">): string => {
  const result = countingResult(contest, settings);
  return JSON.stringify([contest.seats, result?.outcome ?? null, result?.status ?? null]);
};
