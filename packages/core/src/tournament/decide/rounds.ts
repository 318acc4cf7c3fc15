import { err, ok, type Result } from "../../base/result.ts";
import { findSystem, systemIds } from "../../pairing/registry.ts";
import type { Judgement } from "../acts/rounds.ts";
import { adjustDraft, withoutGaps } from "../drafts/adjust.ts";
import { breachesOf, notAnswered, notYetRecorded } from "../drafts/breaches.ts";
import { draftRound } from "../drafts/draft-round.ts";
import { nextDraft, playsTables } from "../drafts/next-draft.ts";
import type { TournamentEvent } from "../events.ts";
import type { Refusal, Warning } from "../refusal.ts";
import {
  type BoardRound,
  type DraftedGame,
  type DraftedPairs,
  type DraftRequest,
  isPaired,
  type Round,
} from "../round.ts";
import { type PlacedStage, placedStages, totalRounds } from "../settings/settings.ts";
import { leaversIn } from "../stages/placed-stages.ts";
import { refuseOpenResults, warnOfContradictions } from "../stages/places.ts";
import { hasOwnStarts, pairsWithOwnStarts } from "../stages/start-rules.ts";
import { hasResults, stageOf } from "../stages/tables-stage.ts";
import { stageMembers } from "../standings/standings.ts";
import { completeRounds, draftOf, pairedDraftOf, type TournamentState } from "../state.ts";
import { roundsDone } from "../teams/match-time.ts";
import { warnOfAbsentees } from "./absentees.ts";
import { type CommandOf, type Decider, type Deciders, decided } from "./context.ts";
import { judge } from "./despite.ts";
import { draftNextStage, publishStage } from "./stages.ts";
import { warnOfTooManyRounds } from "./too-many-rounds.ts";

/**
 * Drafts the next round: only the director sees it until it is published. The results it is based
 * on must be complete, by default all before it; a stage planned ahead needs none of its own
 * results, but only continues without them if the based-on round says so.
 */
export const draftNext: Decider<"draft-round"> = (state, command, context) => {
  const draft = draftOf(state);
  if (draft !== undefined) return err({ code: "draft-exists", round: draft.number });
  const next = nextDraft(state);
  if (next === null) return err(refuseMore(state));
  if (next.kind === "stage") return draftNextStage(state, command, context);
  const { round, placed } = next;
  const request = requestOf(command, round, placed);
  const refusal = refuseRequest(state, request, round, placed, command.basedOn ?? round - 1);
  if (refusal !== null) return err(refusal);
  const drafted = draftRound(state, round, placed, request);
  if (!drafted.ok) return drafted;
  const judged = judgeDraft(
    state,
    { number: round, stage: placed.index, request },
    drafted.value,
    command,
  );
  if (!judged.ok) return judged;
  const data = { round, stage: placed.index, request, ...drafted.value, ...judged.value };
  return ok({
    events: [{ type: "round-drafted", data }],
    warnings: [
      ...warnOfContradictions(state),
      ...warnOfAbsentees(state),
      ...(round === 1 ? warnOfTooManyRounds(state) : []),
      ...warnOfEventRules([], drafted.value.games),
    ],
  });
};

const refuseMore = ({ settings }: TournamentState): Refusal =>
  playsTables(settings)
    ? { code: "all-stages-played", stages: settings.stages.length }
    : { code: "all-rounds-played", rounds: totalRounds(settings) };

/** Only reports breaches by the system; breaches by hand need a reason. */
const judgeDraft = (
  state: TournamentState,
  round: Pick<BoardRound, "number" | "stage" | "request">,
  pairs: DraftedPairs,
  { despite }: CommandOf<"draft-round">,
): Result<Judgement, Refusal> => {
  const breaches = breachesOf(state, { ...round, ...pairs });
  const toJustify = round.request.pinned.length === 0 ? [] : breaches;
  return judge(round.number, breaches, toJustify, despite);
};

/** Returns new games compared with `before` that break rules of the event. */
const warnOfEventRules = (
  before: readonly DraftedGame[],
  games: readonly DraftedGame[],
): readonly Warning[] => {
  const isNew = ({ seats }: DraftedGame): boolean =>
    !before.some((game) => game.seats.every((entry) => seats.includes(entry)));
  return games
    .filter(isNew)
    .flatMap(({ seats: players, notes }) =>
      notes.flatMap((note): readonly Warning[] =>
        note.code === "despite-event-rule"
          ? [{ code: "event-rule-broken", players, rule: note.rule }]
          : [],
      ),
    );
};

/** Completes the request of a draft from the stage's defaults. */
export const requestOf = (
  command: CommandOf<"draft-round">,
  round: number,
  placed: PlacedStage,
): DraftRequest => {
  const system = command.system ?? placed.stage.system;
  const ownOptions = system === placed.stage.system ? placed.stage.options : {};
  const ahead = findSystem(system)?.plannedAhead === true;
  return {
    basedOn: command.basedOn ?? (ahead ? placed.firstRound - 1 : round - 1),
    system,
    options: { ...ownOptions, ...command.options },
    pinned: command.pinned ?? [],
    forbidden: command.forbidden ?? [],
    reason: command.reason ?? "",
  };
};

const refuseRequest = (
  state: TournamentState,
  request: DraftRequest,
  round: number,
  placed: PlacedStage,
  complete: number,
): Refusal | null => {
  const system = findSystem(request.system);
  if (system === undefined) {
    return { code: "unknown-system", system: request.system, known: systemIds };
  }
  const { basedOn } = request;
  if (!Number.isInteger(basedOn) || basedOn < 0 || basedOn >= round) {
    return { code: "based-on-out-of-range", basedOn, latest: round - 1 };
  }
  if (request.pinned.length + request.forbidden.length > 0 && request.reason.trim() === "") {
    return { code: "reason-missing" };
  }
  // The settings decide for the stage's own system; competitions that began with both keep both.
  if (
    !state.settings.starts.assigned &&
    hasOwnStarts(request) &&
    !pairsWithOwnStarts(placed.stage)
  ) {
    return { code: "starts-by-system", rule: "assigned", system: request.system };
  }
  return refuseIncomplete(state, Math.max(complete, settledBefore(state, placed)), placed);
};

/**
 * The participants of a stage follow from everything before it, which has to be complete. Nor can
 * games be paired while tables are played.
 */
const settledBefore = (state: TournamentState, placed: PlacedStage): number => {
  const before = state.rounds[placed.firstRound - 2];
  const isAfterTables = before !== undefined && !isPaired(before);
  return stageMembers(state, placed) === null && !isAfterTables ? 0 : placed.firstRound - 1;
};

/** Refuses if results up to round `upTo` are missing, and in any case up to `least`. */
const refuseIncomplete = (
  state: TournamentState,
  upTo: number,
  placed: PlacedStage,
): Refusal | null => {
  const settled = settledBefore(state, placed);
  const complete = roundsDone(state);
  if (complete >= upTo && completeRounds(state) >= Math.min(upTo, settled)) return null;
  const refusal = refuseOpenResults(state, complete);
  const canBeEarlier = complete >= settled;
  return refusal?.code === "results-missing" && canBeEarlier
    ? { ...refusal, basedOn: complete }
    : refusal;
};

/** Carries out one act of the director on the draft, with its reason. */
const adjustDraftedRound: Decider<"adjust-draft"> = (state, command) => {
  const named = state.rounds[command.round - 1];
  if (named !== undefined && !isPaired(named)) {
    return err({ code: "round-at-tables", round: command.round });
  }
  const round = pairedDraftOf(state);
  if (round === undefined || round.number !== command.round) {
    return err({ code: "no-draft", round: command.round });
  }
  const reason = command.reason.trim();
  if (reason === "" && command.act.kind !== "pair-rest") return err({ code: "reason-missing" });
  const placed = placedStages(state.settings)[round.stage];
  if (placed === undefined) return err({ code: "unknown-round", round: round.number });
  const adjusted = adjustDraft(state, round, placed, command.act, reason);
  if (!adjusted.ok) return adjusted;
  const pairs = withoutGaps(round, adjusted.value);
  const breaches = breachesOf(state, { ...round, ...pairs });
  const toJustify = notYetRecorded(round, breaches);
  const judged = judge(round.number, breaches, toJustify, command.despite);
  if (!judged.ok) return judged;
  const data = {
    round: round.number,
    act: command.act,
    reason,
    ...pairs,
    ...judged.value,
  };
  return ok({
    events: [{ type: "draft-adjusted", data }],
    warnings: warnOfEventRules(round.games, pairs.games),
  });
};

/** Returns the draft that a round belongs to: itself, or all rounds of its stage at tables. */
const theDraft = (state: TournamentState, number: number): Result<Round, Refusal> => {
  const draft = draftOf(state);
  const round = state.rounds[number - 1];
  const isOfDraft =
    draft !== undefined &&
    round !== undefined &&
    (round === draft || (!isPaired(draft) && round.stage === draft.stage));
  if (isOfDraft) return ok(draft);
  return err({
    code: round === undefined ? "no-draft" : "round-already-published",
    round: number,
  });
};

/** Discards the draft; drafting again uses the same lots. */
const discardDraft: Decider<"discard-draft"> = (state, command) => {
  const draft = theDraft(state, command.round);
  if (!draft.ok) return err({ code: "no-draft", round: command.round });
  const round = draft.value;
  const results = isPaired(round) ? resultsOf(state, round) : 0;
  if (results > 0) return err({ code: "round-has-results", round: round.number, results });
  return decided({ type: "draft-discarded", data: { round: round.number } });
};

/** Results of a recalled round, except those entered because a player left: they are recreated. */
export const resultsOf = (state: TournamentState, { number, stage, games }: BoardRound): number =>
  games.filter(
    ({ seats, result }) =>
      result !== null &&
      (result.status === "conflict" ||
        result.outcome.kind === "played" ||
        leaversIn(state, number, stage, seats).length === 0),
  ).length;

/**
 * Publishes the draft. All entries must be paired or have a bye, in a first stage at tables a seat;
 * and every absolute rule that a round breaks under the present results must have been answered.
 */
export const publishRound: Decider<"publish-round"> = (state, command) => {
  const draft = theDraft(state, command.round);
  if (!draft.ok) return draft;
  const round = draft.value;
  if (!isPaired(round)) return publishStage(state, round);
  if (round.unpaired.length > 0) {
    return err({ code: "draft-incomplete", round: round.number, unpaired: round.unpaired });
  }
  const breaches = breachesOf(state, round);
  const judged = judge(round.number, breaches, notAnswered(round, breaches), command.despite);
  if (!judged.ok) return judged;
  return decided(
    { type: "round-published", data: { round: round.number, ...judged.value } },
    ...forfeitsOfLeavers(state, round),
  );
};

/** Returns the games without a result of a player who left a table, as lost by forfeit. */
export const forfeitsOfLeavers = (
  state: TournamentState,
  round: BoardRound,
): readonly TournamentEvent[] =>
  round.games.flatMap(({ board, seats, result }) => {
    const absent = leaversIn(state, round.number, round.stage, seats);
    if (result !== null || absent.length === 0) return [];
    const data = {
      round: round.number,
      board,
      seats,
      outcome: { kind: "forfeit", absent },
    } as const;
    return [{ type: "result-entered", data }];
  });

/**
 * Takes the last round back into draft; existing results stay. A stage at tables goes back as a
 * whole, as long as it is unplayed.
 */
const recallRound: Decider<"recall-round"> = (state, command) => {
  const round = state.rounds[command.round - 1];
  if (round === undefined) return err({ code: "unknown-round", round: command.round });
  const last = state.rounds.at(-1);
  if (round !== last && (isPaired(round) || round.stage !== last?.stage)) {
    return err({ code: "not-last-round", round: round.number, last: state.rounds.length });
  }
  if (round.status === "draft") return err({ code: "round-not-published", round: round.number });
  const stage = stageOf(state, round);
  if (stage !== undefined && hasResults(stage)) {
    return err({ code: "stage-has-results", stage: stage.stage });
  }
  const reason = command.reason.trim();
  if (reason === "") return err({ code: "reason-missing" });
  const first = stage?.games[0]?.round ?? round.number;
  return decided({ type: "round-recalled", data: { round: first, reason } });
};

export const roundDeciders = {
  "draft-round": draftNext,
  "adjust-draft": adjustDraftedRound,
  "discard-draft": discardDraft,
  "publish-round": publishRound,
  "recall-round": recallRound,
} satisfies Deciders;
