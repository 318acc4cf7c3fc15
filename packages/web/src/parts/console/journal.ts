import {
  deviceLabel,
  journalGroupLabel,
  journalGroupOf,
  type Language,
  machineZone,
  momentIn,
  type Trace,
} from "@losfee/contract";
import {
  type CompetitionState,
  isWithin,
  JOURNAL_GROUPS,
  type JournalGroup,
  type RecordedCompetitionEvent,
  timeZoneOf,
} from "@losfee/core";
import type { PageQuery } from "../../shell/page-query.ts";
import { actorName, type KnownActors, linkName } from "./actor-name.ts";

/** An event as described by its kind of competition. */
export interface DescribedEvent {
  readonly text: string;
  readonly actor: string;
  /** Time of recording. */
  readonly time: string;
  /** Time of the event itself, if it was given. */
  readonly happened: string | null;
}

/** One event in plain language, with its actor, link and device. */
export interface JournalLine extends DescribedEvent {
  readonly seq: number;
  /** Kind of link and device; empty if unknown. */
  readonly device: string;
  readonly link: string;
}

/** Filter of a journal; empty texts and null match everything. */
export interface JournalFilter {
  readonly search: string;
  readonly who: string;
  readonly device: string;
  readonly group: JournalGroup | "";
  readonly round: number | null;
  /** Days, ISO 8601. */
  readonly from: string;
  readonly until: string;
}

/** The events, latest first, one page at a time. */
export interface JournalLines {
  readonly lines: readonly JournalLine[];
  readonly total: number;
  /** Number of matches. */
  readonly found: number;
  /** Start of the next, older page; null on the last. */
  readonly before: number | null;
  readonly filter: JournalFilter;
  /** Actors by their id in the journal. */
  readonly actors: readonly { readonly id: string; readonly label: string }[];
  readonly devices: readonly string[];
  readonly groups: readonly { readonly id: JournalGroup; readonly label: string }[];
  /** Rounds with events. */
  readonly rounds: readonly number[];
}

/** Events per page. */
const PAGE = 150;

/** A journal and the means to describe it. */
export interface ToldJournal<Event> {
  readonly events: readonly Event[];
  readonly query: PageQuery;
  readonly state: CompetitionState;
  readonly language: Language;
  readonly traces: ReadonlyMap<number, Trace>;
  /** Names of users by account id. */
  readonly people?: ReadonlyMap<string, string> | undefined;
  readonly describe: (event: Event) => DescribedEvent;
}

/**
 * Returns the matching journal lines: by actor, device, kind of action, round, days and words;
 * `?before=` gives older ones, `?after=` those since a number, in chronological order.
 */
export const journalLines = <Event extends RecordedCompetitionEvent>(
  told: ToldJournal<Event>,
): JournalLines => {
  const { events, query, state, language, traces, people } = told;
  const known = { entries: state.entries, people };
  const [after, before] = [numberIn(query["after"]), numberIn(query["before"])];
  const all = matchingLines(told);
  const matching = all.filter(
    ({ seq }) => (after === null || seq > after) && (before === null || seq < before),
  );
  const lines = after === null ? matching.slice(-PAGE).reverse() : matching.slice(0, PAGE);
  const actors = new Set(events.map(({ actor }) => actor));
  const groups = new Set(events.map(({ type }) => journalGroupOf(type)));
  return {
    lines,
    total: events.length,
    found: all.length,
    before: after === null && matching.length > PAGE ? (lines.at(-1)?.seq ?? null) : null,
    filter: journalFilter(query),
    actors: [...actors].map((id) => ({ id, label: whoLabel(id, known, language) })),
    devices: [...new Set([...traces.values()].map(deviceLabel))].filter((one) => one !== ""),
    groups: JOURNAL_GROUPS.filter((group) => groups.has(group)).map((id) => ({
      id,
      label: journalGroupLabel(id, state.kind, language),
    })),
    rounds: [...new Set(events.flatMap((event) => roundsOf(event)))].toSorted((a, b) => a - b),
  };
};

/** Returns all matching lines in chronological order. Linear in the journal. */
export const matchingLines = <Event extends RecordedCompetitionEvent>({
  events,
  query,
  state,
  language,
  traces,
  people,
  describe,
}: ToldJournal<Event>): readonly JournalLine[] => {
  const filter = journalFilter(query);
  const zone = timeZoneOf(state) ?? machineZone();
  return events.flatMap((event) => {
    const trace = traces.get(event.seq);
    const device = trace === undefined ? "" : deviceLabel(trace);
    if (!isAskedFor(filter, event, device, zone)) return [];
    const line = {
      seq: event.seq,
      ...describe(event),
      ...(event.actor.startsWith("person:") && {
        actor: actorName(event.actor, language, { entries: state.entries, people }),
      }),
      ...{ device, link: linkName(event.actor, language) },
    };
    const words = `${line.text} ${line.actor} ${device}`;
    return filter.search === "" || isWithin(filter.search, words) ? [line] : [];
  });
};

const isAskedFor = (
  { who, device, group, round, from, until }: JournalFilter,
  event: RecordedCompetitionEvent,
  by: string,
  zone: string,
): boolean => {
  if (who !== "" && event.actor !== who) return false;
  if (device !== "" && by !== device) return false;
  if (group !== "" && journalGroupOf(event.type) !== group) return false;
  if (round !== null && !roundsOf(event).includes(round)) return false;
  if (from === "" && until === "") return true;
  const day = momentIn(event.recordedAt, zone).slice(0, 10);
  return (from === "" || day >= from) && (until === "" || day <= until);
};

/** Returns the rounds of an event. */
const roundsOf = ({ data }: RecordedCompetitionEvent): readonly number[] => {
  if ("round" in data) return [data.round];
  if ("rounds" in data) return data.rounds;
  return "place" in data && data.place !== undefined && "round" in data.place
    ? [data.place.round]
    : [];
};

/** Reads the filter from a query. */
const journalFilter = (query: PageQuery): JournalFilter => ({
  search: (query["q"] ?? "").trim(),
  who: query["who"] ?? "",
  device: query["device"] ?? "",
  group: JOURNAL_GROUPS.find((group) => group === query["group"]) ?? "",
  round: numberIn(query["round"]),
  from: dayIn(query["from"]),
  until: dayIn(query["until"]),
});

const whoLabel = (actor: string, known: KnownActors, language: Language): string => {
  const link = linkName(actor, language);
  const name = actorName(actor, language, known);
  return link === "" ? name : `${name} (${link})`;
};

/** Returns the events up to `?seq=`; null without it. */
export const eventsUntil = <Event extends { readonly seq: number }>(
  events: readonly Event[],
  query: PageQuery,
): readonly Event[] | null => {
  const last = numberIn(query["seq"]);
  return last === null ? null : events.filter(({ seq }) => seq <= last);
};

const numberIn = (text: string | undefined): number | null =>
  text !== undefined && /^\d+$/.test(text) ? Number(text) : null;

const dayIn = (text: string | undefined): string =>
  text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : "";
