import { lookAhead, recordAs } from "../base/decision.ts";
import type { EntryId } from "../base/entry-id.ts";
import { ok, type Result } from "../base/result.ts";
import { seedHash } from "../lots/lots.ts";
import { requestOf } from "../tournament/decide/rounds.ts";
import { draftRound } from "../tournament/drafts/draft-round.ts";
import { draftStage } from "../tournament/drafts/draft-stage.ts";
import { type NextDraft, nextDraft } from "../tournament/drafts/next-draft.ts";
import type { TournamentEvent, TournamentEventData } from "../tournament/events.ts";
import { applyEvent } from "../tournament/fold/fold.ts";
import type { Refusal } from "../tournament/refusal.ts";
import { draftOf, type TournamentState } from "../tournament/state.ts";
import { type Chance, chanceOfRun, lotsOfRun } from "./chance.ts";
import type { EventFigures } from "./event-figures.ts";
import { type Strengths, withOpenGamesPlayed } from "./play-games.ts";

/**
 * Returns the state without unpublished information: drops a draft, whose pairs are not public. The
 * played part of a round that was taken back is played again.
 */
export const withoutDraft = (state: TournamentState): TournamentState => {
  const draft = draftOf(state);
  return draft === undefined
    ? state
    : after(state, { type: "draft-discarded", data: { round: draft.number } });
};

const after = (state: TournamentState, event: TournamentEvent): TournamentState =>
  applyEvent(state, recordAs(event, state.seq + 1, lookAhead(state)));

/** True if nothing is left to play: the table is final. */
export const isPlayed = (state: TournamentState): boolean => {
  const open = state.rounds.some(
    ({ status, games }) =>
      status === "draft" ||
      games.some(
        (game) =>
          game.result?.status !== "confirmed" && !("annulled" in game && game.annulled !== null),
      ),
  );
  if (state.status === "closed") return true;
  return !open && isLastRound(state);
};

const isLastRound = (state: TournamentState): boolean => {
  const next = nextDraft(state);
  if (next === null) return true;
  if (next.kind === "stage") return false;
  const drafted = draftRound(
    state,
    next.round,
    next.placed,
    requestOf({ type: "draft-round" }, next.round, next.placed),
  );
  return !drafted.ok && drafted.error.code === "final-decided";
};

/** Result of one run: the competition at its end, and the stream for further draws. */
export interface PlayedRun {
  readonly state: TournamentState;
  readonly chance: Chance;
}

/**
 * Plays a competition to its end as run `run` of a seed: open games, then round after round drafted
 * and published under the director's rules, with lots of the run's own. Refuses if a round cannot
 * be paired.
 */
export const playOn = (
  before: TournamentState,
  figures: EventFigures,
  seed: string,
  run: number,
): Result<PlayedRun, Refusal> => {
  const chance = chanceOfRun(seed, run);
  const strengths = drawnStrengths(figures, chance);
  const lots = lotsOfRun(seed, run);
  const begun = { ...before, seed: lots, seedHash: seedHash(lots) };
  let state = withOpenGamesPlayed(begun, figures, strengths, chance);
  for (;;) {
    const next = nextRound(state);
    if (!next.ok) return next.error.code === "final-decided" ? ok({ state, chance }) : next;
    if (next.value === null) return ok({ state, chance });
    state = withOpenGamesPlayed(next.value, figures, strengths, chance);
  }
};

/** Draws the strength of every player in a run, as far as it is unknown. */
const drawnStrengths = ({ abilities, model }: EventFigures, chance: Chance): Strengths =>
  new Map(
    [...abilities].map(([entry, { mean, deviation }]): [EntryId, number] => [
      entry,
      model.unsure && deviation > 0 ? mean + deviation * chance.normal() : mean,
    ]),
  );

/** Returns the state with the next round (at tables: stage) published; null after the last. */
const nextRound = (state: TournamentState): Result<TournamentState | null, Refusal> => {
  const next = nextDraft(state);
  if (next === null) return ok(null);
  if (next.kind === "stage") {
    const drafted = draftStage(state);
    if (!drafted.ok) return drafted;
    return ok(
      published(
        after(state, { type: "stage-drafted", data: drafted.value }),
        state.rounds.length + 1,
      ),
    );
  }
  const paired = pairedRound(state, next);
  if (!paired.ok) return paired;
  return ok(published(after(state, { type: "round-drafted", data: paired.value }), next.round));
};

type RoundDraft = Extract<NextDraft, { readonly kind: "round" }>;

/**
 * Pairs the next round by its system. If a player has no opponent left under the limit of meetings,
 * the director would allow one more, and so do the runs.
 */
const pairedRound = (
  state: TournamentState,
  { round, placed }: RoundDraft,
): Result<TournamentEventData["round-drafted"], Refusal> => {
  let request = requestOf({ type: "draft-round" }, round, placed);
  for (;;) {
    const drafted = draftRound(state, round, placed, request);
    if (drafted.ok) return ok({ round, stage: placed.index, request, ...drafted.value });
    const { error } = drafted;
    if (error.code !== "no-pairing-within-repeats" || error.repeats >= round) return drafted;
    request = { ...request, options: { ...request.options, repeats: error.repeats + 1 } };
  }
};

/** Published even if it breaks a rule: the director is responsible. */
const published = (state: TournamentState, round: number): TournamentState =>
  after(state, { type: "round-published", data: { round } });
