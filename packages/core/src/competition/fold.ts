import { BrokenJournal } from "../base/broken-journal.ts";
import { kindOfFormat } from "../formats/registry.ts";
import type {
  CompetitionKind,
  CompetitionState,
  RecordedCompetitionEvent,
  RecordedEventOf,
  StateOf,
} from "./kinds.ts";
import { rulesOf } from "./rules.ts";

/**
 * Folds `events` from nothing or from an earlier state, for any kind of competition. Linear in the
 * number of events.
 * @throws BrokenJournal if an event cannot follow what precedes it: never for journals that
 * `decideCompetition` wrote.
 */
export const foldCompetition = (
  events: Iterable<RecordedCompetitionEvent>,
  from: CompetitionState | null = null,
): CompetitionState | null => {
  const list = [...events];
  const [first] = list;
  return first === undefined ? from : rulesOf(kindFor(from, first)).fold(list, from);
};

/** Returns the state after one more event; see {@link foldCompetition}. */
export const applyCompetitionEvent = (
  state: CompetitionState | null,
  event: RecordedCompetitionEvent,
): CompetitionState => rulesOf(kindFor(state, event)).apply(state, event);

const kindFor = (
  state: CompetitionState | null,
  event: RecordedCompetitionEvent,
): CompetitionKind => {
  const kind = state?.kind ?? kindBegunBy(event);
  if (kind === null) throw new BrokenJournal(event.seq, "no format of this program");
  return kind;
};

/** True if a competition is of this kind. */
export const isOfKind = <Kind extends CompetitionKind>(
  kind: Kind,
  state: CompetitionState,
): state is StateOf<Kind> => state.kind === kind;

/** True if a whole journal belongs to a competition of this kind. */
export const isJournalOf = <Kind extends CompetitionKind>(
  kind: Kind,
  events: readonly RecordedCompetitionEvent[],
): events is readonly RecordedEventOf<Kind>[] => {
  const [first] = events;
  return first !== undefined && kindBegunBy(first) === kind;
};

/** Returns the kind of competition that an event creates; null if it creates no known one. */
const kindBegunBy = (event: RecordedCompetitionEvent): CompetitionKind | null =>
  event.type === "competition-created" ? kindOfFormat(event.data.format) : null;
