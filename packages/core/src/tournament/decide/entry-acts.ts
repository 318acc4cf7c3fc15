import type { EntryId } from "../../base/entry-id.ts";
import { nextDraft } from "../drafts/next-draft.ts";
import type { Entry } from "../entries/entry.ts";
import type { Refusal } from "../refusal.ts";
import { gameOf, hasEntry, isPaired } from "../round.ts";
import { isSeated, stageOfRound, totalRounds } from "../settings/settings.ts";
import { tablesStages } from "../stages/tables-stage.ts";
import { pairedDraftOf, publishedRounds, type TournamentState } from "../state.ts";

/** An act on an entry. */
export type EntryAct = "change" | "withdraw" | "reinstate" | "pause" | "remove";

/**
 * Returns the acts that would not be refused now, whatever else the director enters. Pages offer
 * these; the deciders use the same checks. O(rounds).
 */
export const entryActs = (state: TournamentState, entry: Entry): readonly EntryAct[] => {
  if (state.status === "closed") return [];
  const refusals: Readonly<Record<EntryAct, Refusal | null>> = {
    change: refuseChange(entry),
    withdraw: refuseWithdrawal(state, entry),
    reinstate: refuseReinstating(entry),
    pause: pausableRounds(state, entry).length > 0 ? null : { code: "rounds-missing" },
    remove: refuseRemoval(state, entry.id),
  };
  return ACTS.filter((act) => refusals[act] === null);
};

const ACTS = ["change", "withdraw", "reinstate", "pause", "remove"] as const;

/** Refuses new details of an erased person. */
export const refuseChange = (entry: Pick<Entry, "id" | "erased">): Refusal | null =>
  entry.erased === undefined ? null : { code: "entry-erased", entry: entry.id };

/** Refuses to remove an entry that a round or a stage at tables includes. */
export const refuseRemoval = (state: TournamentState, entry: EntryId): Refusal | null => {
  const round = state.rounds.find((candidate) => hasEntry(candidate, entry));
  if (round !== undefined) return { code: "entry-has-played", entry, round: round.number };
  const seated = tablesStages(state).find(
    ({ members, substitutions }) =>
      members.some((member) => member.entry === entry) ||
      substitutions.some((one) => one.out === entry || one.in === entry),
  );
  return seated === undefined
    ? null
    : { code: "entry-has-played", entry, round: seated.games[0]?.round ?? 1 };
};

/** Refuses a second withdrawal, and one from a recalled round in which the entry has a result. */
const refuseWithdrawal = (state: TournamentState, entry: Entry): Refusal | null => {
  const next = publishedRounds(state) + 1;
  return (
    refuseGone(entry) ??
    (leavesTables(state) ? null : refusePlayed(state, entry.id, (round) => round >= next))
  );
};

/** Refuses an act on a withdrawn entry. */
export const refuseGone = ({ id, withdrawal }: Entry): Refusal | null =>
  withdrawal === null ? null : { code: "entry-withdrawn", entry: id };

/** Refuses to reinstate an entry that takes part. */
export const refuseReinstating = ({ id, withdrawal }: Entry): Refusal | null =>
  withdrawal === null ? { code: "entry-not-withdrawn", entry: id } : null;

/** Returns the coming rounds that an entry can sit out; none for a withdrawn one. O(rounds). */
export const pausableRounds = (state: TournamentState, entry: Entry): readonly number[] => {
  const first = publishedRounds(state) + 1;
  const last = isOpenEnded(state) ? Math.max(first, plannedRounds(state)) : plannedRounds(state);
  return entry.withdrawal !== null
    ? []
    : Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index).filter(
        (round) =>
          !isAtTables(state, round) &&
          refusePlayed(state, entry.id, (one) => one === round) === null,
      );
};

/** True if an entry leaving now leaves tables: those drawn, or to be drawn next. */
export const leavesTables = (state: TournamentState): boolean => {
  const last = state.rounds.at(-1);
  return last === undefined ? nextDraft(state)?.kind === "stage" : !isPaired(last);
};

const plannedRounds = ({ settings, rounds }: TournamentState): number =>
  Math.max(totalRounds(settings), rounds.length);

/** True while the number of rounds still follows the entries. */
const isOpenEnded = ({ settings }: TournamentState): boolean =>
  settings.stages.some(({ roundsFollow }) => roundsFollow === true);

/**
 * Refuses rounds that the event does not have, unless `always` allowed. While the number of rounds
 * still follows the entries, any round is possible.
 */
export const refuseNotPlanned = (
  state: TournamentState,
  round: number,
  always = 1,
): Refusal | null => {
  const rounds = plannedRounds(state);
  return isOpenEnded(state) || round <= Math.max(rounds, always)
    ? null
    : { code: "round-not-planned", round, rounds };
};

/** True for a round at tables, where nobody can sit out. */
export const isAtTables = ({ settings }: TournamentState, round: number): boolean => {
  const placed = stageOfRound(settings, round);
  return placed !== undefined && isSeated(placed.stage);
};

/** Refuses to remove a game with a result from a recalled round. */
export const refusePlayed = (
  state: TournamentState,
  entry: EntryId,
  leaves: (round: number) => boolean,
): Refusal | null => {
  const draft = pairedDraftOf(state);
  if (draft === undefined || !leaves(draft.number)) return null;
  const played = (gameOf(draft, entry)?.result ?? null) !== null;
  return played ? { code: "entry-has-result", entry, round: draft.number } : null;
};
