import type { Instant } from "../base/day.ts";
import type { EntryId } from "../base/entry-id.ts";
import type { Challenge } from "./challenge.ts";
import { itemAt, itemsFrom, sharedLength } from "./chronicle.ts";
import type { Consequence } from "./consequences.ts";
import { dueTimers } from "./due-timers.ts";
import type { GameStanding, LadderImpact } from "./impact.ts";
import { type Seat, shapeOf } from "./seat.ts";
import type { LadderState } from "./state.ts";

/** Consequences that only one of two logs has. */
export interface HistoryDifference {
  readonly undone: readonly Consequence[];
  readonly added: readonly Consequence[];
}

/**
 * Compares the consequences of two logs of one pyramid, the second with additional events. Linear
 * in the consequences after the first difference.
 */
export const compareHistories = (before: LadderState, after: LadderState): HistoryDifference => {
  const shared = sharedLength(before.history, after.history);
  const old = itemsFrom(before.history, shared);
  const now = itemsFrom(after.history, shared);
  const keysOf = (list: readonly Consequence[]) => new Set(list.map(consequenceKey));
  const [oldKeys, newKeys] = [keysOf(old), keysOf(now)];
  return {
    undone: old.filter((consequence) => !newKeys.has(consequenceKey(consequence))),
    added: now.filter((consequence) => !oldKeys.has(consequenceKey(consequence))),
  };
};

/** True if no earlier consequence was recomputed: the history only grew at its end. */
export const isContinued = (before: LadderState, after: LadderState): boolean => {
  const last = before.history.length - 1;
  // Replaying creates new objects.
  return itemAt(before.history, last) === itemAt(after.history, last);
};

/** Returns the consequences that a log gained with its additional events. */
export const addedConsequences = (
  before: LadderState,
  after: LadderState,
): readonly Consequence[] =>
  isContinued(before, after)
    ? itemsFrom(after.history, before.history.length)
    : compareHistories(before, after).added;

/** Key of a consequence's content, independent of the event that it follows from. */
const consequenceKey = (consequence: Consequence): string => {
  // The reason of a refusal may change (another opponent); the notice was about the refusal.
  const reason = "reason" in consequence ? codeOf(consequence.reason) : "";
  return JSON.stringify({ ...consequence, seq: 0, reason });
};

const codeOf = (reason: string | { readonly code: string }): string =>
  typeof reason === "string" ? reason : reason.code;

/** Returns the changes by the events that only `after` has; see {@link LadderImpact}. */
export const impactOf = (before: LadderState, after: LadderState, at: Instant): LadderImpact => ({
  at,
  laterEvents: laterEvents(before, at),
  ...compareHistories(before, after),
  seats: changedSeats(before, after),
  challenges: changedChallenges(before, after),
  timers: changedTimers(before, after),
});

const laterEvents = ({ log }: LadderState, at: Instant): number => {
  let count = 0;
  for (let index = log.length - 1; index >= 0; index--, count++) {
    const event = itemAt(log, index);
    if (event === undefined || Date.parse(event.effectiveAt) <= at) break;
  }
  return count;
};

const changedSeats = (before: LadderState, after: LadderState): LadderImpact["seats"] => {
  const { seatAt } = shapeOf(after.settings.capacity);
  const seatIn = ({ players }: LadderState, player: EntryId): Seat | null => {
    const seatNumber = players.get(player)?.seatNumber ?? null;
    return seatNumber === null ? null : seatAt(seatNumber);
  };
  return [...after.players.keys()]
    .filter(
      (player) => before.players.get(player)?.seatNumber !== after.players.get(player)?.seatNumber,
    )
    .map((player) => ({ player, before: seatIn(before, player), after: seatIn(after, player) }));
};

const changedChallenges = (before: LadderState, after: LadderState): LadderImpact["challenges"] => {
  const [old, now] = [latestChallenges(before, after), latestChallenges(after, before)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((id) => {
    const [was, is] = [old.get(id), now.get(id)];
    const either = is ?? was;
    if (either === undefined) return [];
    const [before, after] = [standingOf(was), standingOf(is)];
    const { challenger } = either;
    return isSame(before, after) ? [] : [{ challenge: id, challenger, before, after }];
  });
};

const standingOf = (game: Challenge | undefined): GameStanding | null =>
  game === undefined
    ? null
    : {
        defender: game.defender,
        status: game.status,
        outcome: game.outcome,
        rated: game.rated,
      };

const isSame = (a: GameStanding | null, b: GameStanding | null): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** Returns the challenges of a state that may differ from those of another. */
const latestChallenges = (state: LadderState, other: LadderState) => {
  const archived = itemsFrom(state.archive, sharedLength(state.archive, other.archive));
  return new Map([...archived, ...state.open.values()].map((one) => [one.id, one]));
};

const changedTimers = (before: LadderState, after: LadderState): LadderImpact["timers"] => {
  const endsOf = (state: LadderState) =>
    new Map(dueTimers(state).map(({ id, endsAt }) => [id, endsAt]));
  const [old, now] = [endsOf(before), endsOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((timer) => ({ timer, before: old.get(timer) ?? null, after: now.get(timer) ?? null }))
    .filter((change) => change.before !== change.after);
};
