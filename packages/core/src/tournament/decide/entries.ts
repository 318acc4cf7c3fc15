import type { DecisionContext } from "../../base/decision.ts";
import type { EntryId } from "../../base/entry-id.ts";
import { err, ok, type Result } from "../../base/result.ts";
import { erasureOf, isErasedDownTo, isKnown } from "../../lifecycle/erasure.ts";
import { probableDuplicates } from "../../names/probable-duplicates.ts";
import { withoutEntry, withoutGaps } from "../drafts/adjust.ts";
import { notInStage } from "../drafts/draft-round.ts";
import { type Entry, pauseBooking, type Withdrawal } from "../entries/entry.ts";
import { checkChange, checkEntries } from "../entries/entry-check.ts";
import type { TournamentEvent } from "../events.ts";
import { afterEvent } from "../fold/after-event.ts";
import { firstRoundOfMember } from "../member-rounds.ts";
import type { Refusal, Warning } from "../refusal.ts";
import { type BoardRound, type DraftedPairs, gameOf } from "../round.ts";
import { type Booking, placedStages } from "../settings/settings.ts";
import { staysInTable } from "../stages/placed-stages.ts";
import { stageMembers } from "../standings/standings.ts";
import { pairedDraftOf, pairedRounds, publishedRounds, type TournamentState } from "../state.ts";
import { allMembers, membershipsOf } from "../teams/squad.ts";
import { type Decider, type Deciders, type Decision, decided } from "./context.ts";
import { judgementOfDraft } from "./despite.ts";
import {
  isAtTables,
  leavesTables,
  refuseChange,
  refuseGone,
  refuseNotPlanned,
  refusePlayed,
  refuseReinstating,
  refuseRemoval,
} from "./entry-acts.ts";
import { forfeitsOfLeavers } from "./rounds.ts";
import { type Leave, withdrawFromTables } from "./withdrawals.ts";

/**
 * Adds all entries of a list, or none. They join the first unpublished round: a draft lists them as
 * unpaired, unless it is of a stage that only some have reached.
 */
export const addEntries: Decider<"add-entries"> = (state, command, context) => {
  const checked = checkEntries(command.entries, state.entries.values());
  if (!checked.ok) return checked;
  const draft = pairedDraftOf(state);
  const joinedRound = publishedRounds(state) + 1;
  const entries = checked.value.map(
    (details, index): Entry => ({
      ...details,
      id: state.nextEntry + index,
      joinedRound,
      missed: state.settings.lateEntry,
      withdrawal: null,
      pauses: [],
      checkedIn: false,
    }),
  );
  if (entries.length === 0) return decided();
  const added: TournamentEvent = { type: "entries-added", data: { entries } };
  const joined =
    draft === undefined ? [] : joinDraft(afterEvent(state, added, context), draft, entries);
  const warnings = duplicateWarnings(entries, state);
  return ok({ events: [added, ...joined], warnings });
};

const duplicateWarnings = (
  entered: readonly Pick<Entry, "id" | "name" | "fideId">[],
  { entries }: TournamentState,
): readonly Warning[] => {
  const pairs = probableDuplicates(entered, entries.values());
  return pairs.length === 0 ? [] : [{ code: "probable-duplicates", pairs }];
};

/** Changes the details of a player, a team or a member. Games stay as they are. */
const changeEntry: Decider<"change-entry"> = (state, command) => {
  const member = membershipsOf(state.squads).get(command.entry)?.member;
  const entry = member ?? state.entries.get(command.entry);
  if (entry === undefined) return err({ code: "unknown-entry", entry: command.entry });
  const erased = refuseChange(entry);
  if (erased !== null) return err(erased);
  const others = member === undefined ? state.entries.values() : allMembers(state.squads);
  const details = checkChange(entry, command.details, others);
  if (!details.ok) return details;
  const { name, fideId } = { fideId: undefined, ...details.value };
  const isRenamed = name !== entry.name;
  const renamed = { id: entry.id, name, ...(fideId === undefined ? {} : { fideId }) };
  return ok({
    events: [{ type: "entry-changed", data: { entry: entry.id, details: details.value } }],
    warnings: isRenamed && member === undefined ? duplicateWarnings([renamed], state) : [],
  });
};

/** Erases an entry's identity for good, even of a removed one. */
const erasePerson: Decider<"erase-person"> = (state, { entry, keep }) => {
  if (!isKnown(state, entry)) return err({ code: "unknown-entry", entry });
  const member = membershipsOf(state.squads).get(entry)?.member;
  if (isErasedDownTo(member ?? state.entries.get(entry), keep)) return decided();
  const members = allMembers(state.squads).map((one) => [one.id, one] as const);
  const people = member === undefined ? state : { entries: new Map(members) };
  return decided({ type: "person-erased", data: erasureOf(people, entry, keep) });
};

/** Removes an entry, or a member of a squad, entirely: only while no round includes it. */
const removeEntry: Decider<"remove-entry"> = (state, command) => {
  const { entry } = command;
  if (membershipsOf(state.squads).has(entry)) {
    const played = firstRoundOfMember(state, entry);
    if (played !== null) return err({ code: "entry-has-played", entry, round: played });
    return decided({ type: "entry-removed", data: { entry } });
  }
  if (!state.entries.has(entry)) return err({ code: "unknown-entry", entry });
  const refusal = refuseRemoval(state, entry);
  if (refusal !== null) return err(refusal);
  return decided({ type: "entry-removed", data: { entry } });
};

/** Withdraws an entry. The treatment of its remaining games depends on the stage. */
const withdrawEntry: Decider<"withdraw-entry"> = (state, command, context) => {
  const entry = state.entries.get(command.entry);
  if (entry === undefined) return err({ code: "unknown-entry", entry: command.entry });
  const gone = refuseGone(entry);
  if (gone !== null) return err(gone);
  const notPlanned = refuseNotPlanned(state, command.fromRound ?? 1, publishedRounds(state) + 1);
  if (notPlanned !== null) return err(notPlanned);
  if (command.reason.trim() === "" && leavesTables(state)) return err({ code: "reason-missing" });
  return leaveEntry(state, entry, command, context);
};

/** Decides the events of an entry that leaves from a round of the event on. */
export const leaveEntry = (
  state: TournamentState,
  entry: Entry,
  leave: Leave,
  context: DecisionContext,
): Result<Decision, Refusal> =>
  leavesTables(state)
    ? withdrawFromTables(state, entry, leave, context)
    : withdrawFromPairs(state, entry, leave);

/**
 * Withdraws an entry from the next unpublished round, or a later one. If the entry is in the draft,
 * it leaves the draft and its opponent becomes unpaired.
 *
 * In a table (round robin) it stays paired, and the games are lost by forfeit, even published ones:
 * there it may be withdrawn from any round on that it has no result of.
 */
const withdrawFromPairs = (
  state: TournamentState,
  entry: Entry,
  command: Leave,
): Result<Decision, Refusal> => {
  const fromRound = command.fromRound ?? publishedRounds(state) + 1;
  const refusal =
    refusePublished(state, entry.id, fromRound) ??
    refusePlayed(state, entry.id, (round) => round >= fromRound);
  if (refusal !== null) return err(refusal);
  const left: TournamentEvent = {
    type: "entry-withdrawn",
    data: { entry: entry.id, fromRound, reason: command.reason },
  };
  const draft = pairedDraftOf(state);
  const leaving =
    draft !== undefined && isInTable(state, draft, entry.id)
      ? []
      : leaveDraft(state, entry.id, fromRound, "withdrawn", command.reason);
  const after = {
    ...state,
    entries: withdrawn(state, entry, { fromRound, reason: command.reason }),
  };
  const forfeits = pairedRounds(state)
    .filter(({ status, number }) => status === "published" && number >= fromRound)
    .flatMap((round) => forfeitsOfLeavers(after, round));
  return decided(left, ...leaving, ...forfeits);
};

const withdrawn = (
  { entries }: TournamentState,
  entry: Entry,
  withdrawal: Withdrawal,
): TournamentState["entries"] => new Map(entries).set(entry.id, { ...entry, withdrawal });

const isInTable = (state: TournamentState, { stage }: BoardRound, entry: EntryId): boolean => {
  const placed = placedStages(state.settings)[stage];
  return placed !== undefined && staysInTable(state, placed, entry);
};

/** Refuses to leave a published round, except of a table and only from games without a result. */
const refusePublished = (
  state: TournamentState,
  entry: EntryId,
  fromRound: number,
): Refusal | null => {
  const rounds = pairedRounds(state).filter(
    ({ status, number }) => status === "published" && number >= fromRound,
  );
  if (fromRound < 1) return { code: "unknown-round", round: fromRound };
  const fixed = rounds.find((round) => !isInTable(state, round, entry));
  if (fixed !== undefined) return { code: "entry-in-round", entry, round: fromRound };
  const over = rounds.find((round) => (gameOf(round, entry)?.result ?? null) !== null);
  return over === undefined ? null : { code: "entry-has-result", entry, round: over.number };
};

/** Reinstates a withdrawn entry from the next drafted round on. */
const reinstateEntry: Decider<"reinstate-entry"> = (state, command) => {
  const entry = state.entries.get(command.entry);
  if (entry === undefined) return err({ code: "unknown-entry", entry: command.entry });
  const present = refuseReinstating(entry);
  if (present !== null) return err(present);
  return decided({ type: "entry-reinstated", data: { entry: entry.id } });
};

/** Adds coming rounds to an entry's absences; published rounds stay as they are. */
export const pauseEntry: Decider<"pause-entry"> = (state, command) => {
  const entry = state.entries.get(command.entry);
  if (entry === undefined) return err({ code: "unknown-entry", entry: command.entry });
  const published = publishedRounds(state);
  const past = entry.pauses.filter((round) => round <= published);
  const requested = [...command.rounds, ...(command.halfPoints ?? [])];
  if (requested.length === 0) return err({ code: "rounds-missing" });
  const before = entry.halfPoints ?? [];
  const kept = before.filter((round) => !requested.includes(round));
  const granted = command.halfPoints === undefined ? before : [...kept, ...command.halfPoints];
  const rounds = [...new Set(requested)].sort((a, b) => a - b);
  const tooLate = rounds.find((round) => round <= published && !past.includes(round));
  if (tooLate !== undefined) return err({ code: "round-already-published", round: tooLate });
  const notPlanned = refuseNotPlanned(state, rounds.at(-1) ?? 1);
  if (notPlanned !== null) return err(notPlanned);
  const pauses = [...new Set([...entry.pauses, ...rounds])].sort((a, b) => a - b);
  const atTables = pauses.find((round) => isAtTables(state, round));
  if (atTables !== undefined) return err({ code: "no-pause-at-tables", round: atTables });
  const played = refusePlayed(state, entry.id, (round) => pauses.includes(round));
  if (played !== null) return err(played);
  const halfPoints = pauses.filter((round) =>
    (round > published ? granted : (entry.halfPoints ?? [])).includes(round),
  );
  const draft = pairedDraftOf(state);
  const { absence } = state.settings;
  const left =
    draft !== undefined && pauses.includes(draft.number)
      ? leaveDraft(
          state,
          entry.id,
          draft.number,
          "pause",
          "",
          pauseBooking({ ...entry, halfPoints }, draft.number, absence),
        )
      : [];
  const granting = halfPoints.length === 0 ? {} : { halfPoints };
  return decided(
    { type: "entry-paused", data: { entry: entry.id, rounds: pauses, ...granting } },
    ...left,
  );
};

/** Cancels the named absences in coming rounds, or all. */
const endPause: Decider<"end-pause"> = (state, command) => {
  const entry = state.entries.get(command.entry);
  if (entry === undefined) return err({ code: "unknown-entry", entry: command.entry });
  const published = publishedRounds(state);
  const coming = entry.pauses.filter((round) => round > published);
  const ended = command.rounds ?? coming;
  const late = ended.find((round) => round <= published);
  if (late !== undefined) return err({ code: "round-already-published", round: late });
  const pauses = entry.pauses.filter((round) => !ended.includes(round));
  if (pauses.length === entry.pauses.length) return decided();
  const halfPoints = (entry.halfPoints ?? []).filter((round) => pauses.includes(round));
  const granting = halfPoints.length === 0 ? {} : { halfPoints };
  return decided({ type: "entry-paused", data: { entry: entry.id, rounds: pauses, ...granting } });
};

/** Records whether players are present: all of them, or none if one is unknown. */
const checkIn: Decider<"check-in"> = (state, { entries, present }) => {
  const unknown = entries.find((entry) => !state.entries.has(entry));
  if (unknown !== undefined) return err({ code: "unknown-entry", entry: unknown });
  const changed = [...new Set(entries)].filter(
    (entry) => state.entries.get(entry)?.checkedIn !== present,
  );
  return decided(
    ...changed.map((entry) => ({ type: "entry-checked-in", data: { entry, present } }) as const),
  );
};

/** One act for each, so that the round shows late entries. */
const joinDraft = (
  state: TournamentState,
  draft: BoardRound,
  entries: readonly Entry[],
): readonly TournamentEvent[] => {
  const placed = placedStages(state.settings)[draft.stage];
  const open = placed !== undefined && stageMembers(state, placed) === null;
  const games = draft.games.map(({ result: _, ...game }) => game);
  const judged = judgementOfDraft(state, draft, { games, ...places(draft, open, entries) });
  return entries.map(({ id }, index) => ({
    type: "draft-adjusted",
    data: {
      round: draft.number,
      act: { kind: "joins", entry: id },
      reason: "",
      games,
      ...places(draft, open, entries.slice(0, index + 1)),
      draws: [],
      ...judged,
    },
  }));
};

/** Returns newcomers' places in a draft: unpaired, or not in its stage. */
const places = (
  { unpaired, unplayed }: BoardRound,
  open: boolean,
  newcomers: readonly Entry[],
): Pick<DraftedPairs, "unpaired" | "unplayed"> => {
  const ids = newcomers.map(({ id }) => id);
  return open
    ? { unpaired: [...unpaired, ...ids], unplayed }
    : { unpaired, unplayed: [...unplayed, ...ids.map(notInStage)] };
};

const leaveDraft = (
  state: TournamentState,
  entry: EntryId,
  fromRound: number,
  reason: "withdrawn" | "pause",
  why: string,
  booking: Booking = state.settings.absence,
): readonly TournamentEvent[] => {
  const draft = pairedDraftOf(state);
  if (draft === undefined || draft.number < fromRound) return [];
  const freed = withoutEntry(draft, {
    entry,
    reason,
    ...booking,
    notes: [],
  });
  if (freed === null) return [];
  const pairs = withoutGaps(draft, freed);
  return [
    {
      type: "draft-adjusted",
      data: {
        round: draft.number,
        act: { kind: "absent", entry },
        reason: why,
        draws: [],
        ...pairs,
        ...judgementOfDraft(state, draft, pairs),
      },
    },
  ];
};

export const entryDeciders = {
  "add-entries": addEntries,
  "change-entry": changeEntry,
  "erase-person": erasePerson,
  "remove-entry": removeEntry,
  "withdraw-entry": withdrawEntry,
  "reinstate-entry": reinstateEntry,
  "pause-entry": pauseEntry,
  "end-pause": endPause,
  "check-in": checkIn,
} satisfies Deciders;
