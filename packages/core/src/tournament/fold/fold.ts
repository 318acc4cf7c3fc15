import { BrokenJournal, unknownType } from "../../base/broken-journal.ts";
import type { EntryDetails } from "../../base/entry-details.ts";
import type { EntryId } from "../../base/entry-id.ts";
import { withoutMentions } from "../../lifecycle/announcements.ts";
import { withoutPerson } from "../../lifecycle/erasure.ts";
import { EMPTY_LOG, loggedBy, logWithout } from "../../lifecycle/logged-by.ts";
import { firstPublicity, publicityBy } from "../../lifecycle/publicity.ts";
import { rehearsalBy } from "../../lifecycle/rehearsal.ts";
import { afterClosing, afterReopening, firstCommitment } from "../../lots/commitments.ts";
import { isSameBreach } from "../../pairing/breach.ts";
import type { Entry } from "../entries/entry.ts";
import type { RecordedTournamentEvent } from "../events.ts";
import {
  afterDiscarding,
  afterDrafting,
  afterEntering,
  afterPublishing,
  afterRemoving,
  type PairingNumbers,
  pairingNumbersOf,
} from "../numbering/pairing-numbers.ts";
import {
  type BoardRound,
  boardsOfAct,
  type DraftedGame,
  type Game,
  isPaired,
  type RecordedAct,
  type RecordedBreach,
} from "../round.ts";
import { withFollowingRounds, withSkippedStages } from "../stages/following-rounds.ts";
import {
  placesAfterDiscarding,
  placesAfterDrafting,
  placesAfterEntering,
  placesAfterRemoving,
} from "../stages/placed-stages.ts";
import { refuseNames } from "../stages/settings-check.ts";
import type { TournamentState } from "../state.ts";
import { afterLeaving, afterPausing, requestsBy, withoutRequest } from "./fold-requests.ts";
import { resultBy } from "./fold-results.ts";
import { changePaired, inStep, stageToDiscard } from "./fold-rounds.ts";
import { seatingBy } from "./fold-seating.ts";
import { membersBy, squadsBy } from "./fold-squads.ts";
import { withTableLineUps } from "./table-line-ups.ts";

/**
 * Folds `events` from nothing or from an earlier state. Linear in the number of events.
 * @throws BrokenJournal if an event cannot follow what precedes it: never for journals that
 * `decide` wrote.
 */
export const fold = (
  events: Iterable<RecordedTournamentEvent>,
  from: TournamentState | null = null,
): TournamentState | null => {
  let state = from;
  for (const event of events) state = applyEvent(state, event);
  return state;
};

/** Returns the state after one more event; see {@link fold}. */
export const applyEvent = (
  state: TournamentState | null,
  event: RecordedTournamentEvent,
): TournamentState => {
  if (event.seq !== (state?.seq ?? 0) + 1) {
    throw new BrokenJournal(event.seq, `expected number ${(state?.seq ?? 0) + 1}`);
  }
  checkNames(event);
  if (event.type === "competition-created") {
    if (state !== null) throw new BrokenJournal(event.seq, "a competition is created once");
    const begun: TournamentState = {
      kind: "tournament",
      competition: event.competition,
      seq: event.seq,
      name: event.data.name,
      format: event.data.format,
      settings: event.data.settings,
      ...firstPublicity(event.data.details),
      ...EMPTY_LOG,
      ...firstCommitment(event.data, event.seq),
      rehearsal: null,
      status: "open",
      entries: new Map(),
      nextEntry: 1,
      squads: new Map(),
      lineUps: new Map(),
      matchDates: [],
      settledNumbers: null,
      rounds: [],
      tablePlaces: new Map(),
      seatings: new Map(),
      requests: new Map(),
      penalties: [],
      waivedPenalties: [],
      playOff: null,
    };
    return { ...begun, settings: withFollowingRounds(begun.settings, begun) };
  }
  if (state === null) throw new BrokenJournal(event.seq, "the competition is not created yet");
  const changed = { ...state, ...changeBy(state, event), seq: event.seq };
  const skipped = withSkippedStages(changed.settings, changed.rounds);
  const settings = withFollowingRounds(skipped, changed);
  const settled = settings === changed.settings ? changed : { ...changed, settings };
  return withTableLineUps(settled, event);
};

/** Ensures that everything named in settings exists. */
const checkNames = (event: RecordedTournamentEvent): void => {
  if (event.type !== "competition-created" && event.type !== "settings-changed") return;
  const refusal = refuseNames(event.data.settings);
  if (refusal !== null) throw new BrokenJournal(event.seq, refusal.code);
};

type Change = Partial<TournamentState>;

const changeBy = (
  state: TournamentState,
  event: Exclude<RecordedTournamentEvent, { type: "competition-created" }>,
): Change => {
  switch (event.type) {
    case "competition-renamed":
      return { name: event.data.name };
    case "settings-changed":
      return { settings: event.data.settings };
    case "event-details-changed":
    case "announcement-posted":
    case "announcement-edited":
    case "announcement-withdrawn":
    case "picture-set":
    case "picture-removed":
      return publicityBy(state, event);
    case "log-entry-recorded":
    case "log-entry-corrected":
    case "log-entry-withdrawn":
    case "appeal-decided":
    case "log-entry-published":
    case "log-entry-unpublished":
      return loggedBy(state, event);
    case "entries-added": {
      const entries = new Map(state.entries);
      for (const entry of event.data.entries) entries.set(entry.id, entry);
      const last = event.data.entries.reduce((most, entry) => Math.max(most, entry.id), 0);
      return {
        entries,
        nextEntry: Math.max(state.nextEntry, last + 1),
        ...afterNewcomers({ ...state, entries }, event.data.entries),
      };
    }
    case "entry-changed": {
      const members = membersBy(state, event);
      if (members !== null) return members;
      return changeEntry(state, event, event.data.entry, (entry) =>
        withDetails(entry, event.data.details),
      );
    }
    case "entry-removed": {
      const members = membersBy(state, event);
      if (members !== null) return members;
      const entries = new Map(state.entries);
      if (!entries.delete(event.data.entry)) throw unknownEntry(event.seq, event.data.entry);
      return {
        entries,
        requests: withoutRequest(state, event.data.entry),
        settledNumbers: afterRemoving(state, event.data.entry),
        tablePlaces: placesAfterRemoving(state, event.data.entry),
      };
    }
    case "person-erased":
      return {
        entries: withoutPerson(state.entries, event.data),
        ...membersBy(state, event),
        requests: withoutRequest(state, event.data.entry),
        announcements: withoutMentions(state.announcements, event.data.entry),
        ...logWithout(state, event.data.entry),
      };
    case "members-added":
    case "squad-ordered":
    case "eligibility-changed":
    case "line-up-set":
    case "line-ups-published":
    case "line-ups-taken-back":
    case "match-moved":
      return squadsBy(state, event);
    case "entry-withdrawn":
      return {
        ...changeEntry(state, event, event.data.entry, (entry) => ({
          ...entry,
          withdrawal: { fromRound: event.data.fromRound, reason: event.data.reason },
        })),
        requests: afterLeaving(state, event.data.entry),
      };
    case "entry-reinstated":
      return changeEntry(state, event, event.data.entry, (entry) => ({
        ...entry,
        withdrawal: null,
      }));
    case "entry-paused":
      return {
        ...changeEntry(state, event, event.data.entry, ({ halfPoints: _, ...entry }) => ({
          ...entry,
          pauses: event.data.rounds,
          ...(event.data.halfPoints === undefined ? {} : { halfPoints: event.data.halfPoints }),
        })),
        requests: afterPausing(state, event.data),
      };
    case "absence-requested":
    case "request-taken-back":
    case "request-declined":
      return { requests: requestsBy(state, event) };
    case "entry-checked-in":
      return changeEntry(state, event, event.data.entry, (entry) => ({
        ...entry,
        checkedIn: event.data.present,
      }));
    case "round-drafted": {
      if (event.data.round !== state.rounds.length + 1) {
        throw new BrokenJournal(event.seq, `round ${event.data.round} is not the next`);
      }
      const round: BoardRound = {
        at: "boards",
        number: event.data.round,
        stage: event.data.stage,
        status: "draft",
        request: event.data.request,
        games: event.data.games.map(withoutResult),
        unplayed: event.data.unplayed,
        unpaired: event.data.unpaired,
        notes: event.data.notes,
        draws: event.data.draws.map((draw) => ({ ...draw, seedHash: state.seedHash })),
        acts: [],
        breaches: answered([], event),
      };
      return {
        rounds: [...state.rounds, round],
        settledNumbers: afterDrafting(state, round),
        tablePlaces: placesAfterDrafting(state, event.data),
      };
    }
    case "draft-adjusted":
      return changePaired(state, event, (round) => ({
        ...round,
        games: keepResults(round.games, event.data.games),
        unplayed: event.data.unplayed,
        unpaired: event.data.unpaired,
        draws: [
          ...round.draws,
          ...event.data.draws.map((draw) => ({ ...draw, seedHash: state.seedHash })),
        ],
        acts: [...round.acts, recordedAct(event, round)],
        breaches: answered(round.breaches, event),
      }));
    case "stage-drafted":
    case "stage-redrawn":
    case "seating-adjusted":
    case "seat-filled":
    case "player-substituted":
      return seatingBy(state, event);
    case "draft-discarded": {
      const { round } = event.data;
      const stage = stageToDiscard(state, event);
      const seatings = new Map(state.seatings);
      seatings.delete(stage);
      const lineUps = new Map(state.lineUps);
      lineUps.delete(round);
      return {
        lineUps,
        rounds: state.rounds.slice(0, round - 1),
        seatings,
        settledNumbers: afterDiscarding(state, round),
        tablePlaces: placesAfterDiscarding(state, round),
      };
    }
    case "round-published":
      return {
        rounds: inStep(state, event, (round) =>
          isPaired(round)
            ? { ...round, status: "published", breaches: answered(round.breaches, event) }
            : { ...round, status: "published" },
        ),
        settledNumbers: afterPublishing(state, event.data.round),
      };
    case "round-recalled":
      return { rounds: inStep(state, event, (round) => ({ ...round, status: "draft" })) };
    case "result-reported":
    case "result-also-reported":
    case "result-entered":
    case "result-corrected":
    case "result-confirmed":
    case "result-erased":
    case "result-entered-again":
    case "game-annulled":
      return resultBy(state, event);
    case "penalty-imposed":
      return { penalties: [...state.penalties, { id: event.seq, ...event.data }] };
    case "penalty-waived": {
      const { reason: _, ...waived } = event.data;
      return { waivedPenalties: [...state.waivedPenalties, { ...waived, seq: event.seq }] };
    }
    case "penalty-lifted":
      return { penalties: state.penalties.filter(({ id }) => id !== event.data.penalty) };
    case "play-off-entered": {
      const { games, order } = event.data;
      const places = new Map(order.map((entry, index) => [entry, index + 1]));
      return { playOff: order.length === 0 ? null : { games, places } };
    }
    case "competition-closed":
      return { status: "closed", ...afterClosing(state, event.seq) };
    case "competition-reopened":
      return { status: "open", ...afterReopening(state, event.seq, event.data.commitment) };
    case "rehearsal-begun":
      return {
        rehearsal: rehearsalBy(event),
        ...afterReopening(state, event.seq, event.data.commitment),
      };
    default:
      return unknownType(event);
  }
};

const afterNewcomers = (state: TournamentState, entries: readonly Entry[]): Change => {
  const settledNumbers = afterEntering(state, entries);
  const numbers = (): PairingNumbers => pairingNumbersOf({ ...state, settledNumbers });
  return { settledNumbers, tablePlaces: placesAfterEntering(state, numbers, entries) };
};

const unknownEntry = (seq: number, entry: EntryId): BrokenJournal =>
  new BrokenJournal(seq, `no entry ${entry}`);

const withoutResult = (game: DraftedGame): Game => ({ ...game, result: null });

/** A recalled round may have results already: unchanged games keep theirs. */
const keepResults = (before: readonly Game[], games: readonly DraftedGame[]): readonly Game[] =>
  games.map((game) => {
    const same = before.find(({ seats }) => seats.every((id, seat) => id === game.seats[seat]));
    return { ...game, result: same?.result ?? null };
  });

/** An answered breach keeps its answer as long as the pair or bye exists. */
const answered = (
  before: readonly RecordedBreach[],
  {
    data,
    actor,
  }: Extract<
    RecordedTournamentEvent,
    { type: "round-drafted" | "draft-adjusted" | "round-published" }
  >,
): readonly RecordedBreach[] =>
  (data.breaches ?? []).map((breach) => {
    if (data.despite?.breaches.some((one) => isSameBreach(one, breach))) {
      return { breach, reason: data.despite.reason, actor };
    }
    const known = before.find((one) => isSameBreach(one.breach, breach));
    return known === undefined ? { breach, reason: "", actor } : { ...known, breach };
  });

/** An act with the players at its boards: board numbers alone do not identify them later. */
const recordedAct = (
  { data: { act, reason }, actor }: Extract<RecordedTournamentEvent, { type: "draft-adjusted" }>,
  { games }: BoardRound,
): RecordedAct => {
  const boards = boardsOfAct(act, games);
  return { act, reason, actor, ...(boards.length === 0 ? {} : { boards }) };
};

/** Replaces all details of the player: what an event leaves out is removed. */
const withDetails = (
  {
    title: _t,
    fideId: _f,
    sex: _s,
    birth: _b,
    nationals: _l,
    nationalNumbers: _o,
    startingNumber: _n,
    venue: _v,
    ...entry
  }: Entry,
  details: EntryDetails,
): Entry => ({ ...entry, ...details });

const changeEntry = (
  state: TournamentState,
  event: RecordedTournamentEvent,
  id: EntryId,
  change: (entry: Entry) => Entry,
): Change => {
  const entry = state.entries.get(id);
  if (entry === undefined) throw unknownEntry(event.seq, id);
  return { entries: new Map(state.entries).set(id, change(entry)) };
};
