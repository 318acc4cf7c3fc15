import { BrokenJournal, unknownType } from "../../base/broken-journal.ts";
import { withoutMentions } from "../../lifecycle/announcements.ts";
import { withoutPerson } from "../../lifecycle/erasure.ts";
import { EMPTY_LOG, loggedBy, logWithout } from "../../lifecycle/logged-by.ts";
import { firstPublicity, publicityBy } from "../../lifecycle/publicity.ts";
import { rehearsalBy } from "../../lifecycle/rehearsal.ts";
import { afterClosing, afterReopening, firstCommitment } from "../../lots/commitments.ts";
import { absenceEvents } from "../acts/absences.ts";
import { cautionEvents } from "../acts/cautions.ts";
import { entryEvents } from "../acts/entries.ts";
import { penaltyEvents } from "../acts/penalties.ts";
import { resultEvents } from "../acts/results.ts";
import { roundEvents } from "../acts/rounds.ts";
import { seatingEvents } from "../acts/seating.ts";
import { squadEvents } from "../acts/squads.ts";
import type { RecordedTournamentEvent } from "../events.ts";
import { withFollowingRounds, withSkippedStages } from "../stages/following-rounds.ts";
import { refuseNames } from "../stages/settings-check.ts";
import type { TournamentState } from "../state.ts";
import { absencesBy, withoutRequest } from "./fold-absences.ts";
import { cautionsBy } from "./fold-cautions.ts";
import { entriesBy } from "./fold-entries.ts";
import { penaltiesBy } from "./fold-penalties.ts";
import { resultBy } from "./fold-results.ts";
import { roundsBy } from "./fold-rounds.ts";
import { seatingBy } from "./fold-seating.ts";
import { membersBy, squadsBy } from "./fold-squads.ts";
import { type Fold, type Folds, foldEach } from "./folds.ts";
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
      acknowledged: [],
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

const folds: Folds = {
  "competition-renamed": (_state, { data }) => ({ name: data.name }),
  "settings-changed": (_state, { data }) => ({ settings: data.settings }),
  "event-details-changed": publicityBy,
  "announcement-posted": publicityBy,
  "announcement-edited": publicityBy,
  "announcement-withdrawn": publicityBy,
  "picture-set": publicityBy,
  "picture-removed": publicityBy,
  "log-entry-recorded": loggedBy,
  "log-entry-corrected": loggedBy,
  "log-entry-withdrawn": loggedBy,
  "appeal-decided": loggedBy,
  "log-entry-published": loggedBy,
  "log-entry-unpublished": loggedBy,
  "competition-closed": (state, { seq }) => ({ status: "closed", ...afterClosing(state, seq) }),
  "competition-reopened": (state, { seq, data }) => ({
    status: "open",
    ...afterReopening(state, seq, data.commitment),
  }),
  "rehearsal-begun": (state, event) => ({
    rehearsal: rehearsalBy(event),
    ...afterReopening(state, event.seq, event.data.commitment),
  }),
  "person-erased": (state, event) => ({
    entries: withoutPerson(state.entries, event.data),
    ...membersBy(state, event),
    requests: withoutRequest(state, event.data.entry),
    announcements: withoutMentions(state.announcements, event.data.entry),
    ...logWithout(state, event.data.entry),
  }),
  ...foldEach(entryEvents, entriesBy),
  ...foldEach(squadEvents, squadsBy),
  ...foldEach(absenceEvents, absencesBy),
  ...foldEach(roundEvents, roundsBy),
  ...foldEach(seatingEvents, seatingBy),
  ...foldEach(resultEvents, resultBy),
  ...foldEach(penaltyEvents, penaltiesBy),
  ...foldEach(cautionEvents, cautionsBy),
};

const changeBy = (
  state: TournamentState,
  event: Exclude<RecordedTournamentEvent, { type: "competition-created" }>,
): Partial<TournamentState> => {
  if (!Object.hasOwn(folds, event.type)) return unknownType(event as never);
  // Typed by event, which TypeScript cannot follow through the look-up.
  const fold = folds[event.type] as Fold<typeof event>;
  return fold(state, event);
};
