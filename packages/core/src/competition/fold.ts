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
 * The state after `events`, starting from nothing or from an earlier state, whatever kind of
 * competition they are of. Linear in the number of events.
 * @throws BrokenJournal where an event cannot follow what is before it: never for journals that
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

/** The state after one more event; see {@link foldCompetition}. */
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

/** Whether a competition is of this kind. */
export const isOfKind = <Kind extends CompetitionKind>(
  kind: Kind,
  state: CompetitionState,
): state is StateOf<Kind> => state.kind === kind;

/** Whether a whole journal is that of a competition of this kind. */
export const isJournalOf = <Kind extends CompetitionKind>(
  kind: Kind,
  events: readonly RecordedCompetitionEvent[],
): events is readonly RecordedEventOf<Kind>[] => {
  const [first] = events;
  return first !== undefined && kindBegunBy(first) === kind;
};

/** The kind of the competition that an event begins; null where it begins none that is known. */
const kindBegunBy = (event: RecordedCompetitionEvent): CompetitionKind | null =>
  event.type === "competition-created" ? kindOfFormat(event.data.format) : null;
