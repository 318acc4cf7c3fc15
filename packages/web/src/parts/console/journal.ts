import { isWithin } from "@losfee/core";

/** One event in plain language. */
export interface JournalLine {
  readonly seq: number;
  readonly text: string;
  readonly actor: string;
  /** When it was recorded. */
  readonly time: string;
  /** When it happened, where that is told of, too. */
  readonly happened: string | null;
}

/** Everything that happened, latest first, a page at a time. */
export interface JournalLines {
  readonly lines: readonly JournalLine[];
  readonly total: number;
  /** Where the next, older page begins; null on the last. */
  readonly before: number | null;
  readonly search: string;
}

/** How many events a page shows. */
const PAGE = 150;

/**
 * The lines of the journal that are asked for: `?q=` leaves those that contain a text, `?before=`
 * gives older ones, `?after=` those since a number in the order they happened.
 */
export const journalLines = <Event extends { readonly seq: number }>(
  events: readonly Event[],
  query: Readonly<Record<string, string>>,
  lineOf: (event: Event) => JournalLine,
): JournalLines => {
  const search = (query["q"] ?? "").trim();
  const [after, before] = [numberIn(query["after"]), numberIn(query["before"])];
  const matching = events
    .filter(({ seq }) => (after === null || seq > after) && (before === null || seq < before))
    .map(lineOf)
    .filter(({ text, actor }) => search === "" || isWithin(search, `${text} ${actor}`));
  const lines = after === null ? matching.slice(-PAGE).reverse() : matching.slice(0, PAGE);
  return {
    lines,
    total: events.length,
    before: after === null && matching.length > PAGE ? (lines.at(-1)?.seq ?? null) : null,
    search,
  };
};

/** The events up to the one of `?seq=`; null where none is asked for. */
export const eventsUntil = <Event extends { readonly seq: number }>(
  events: readonly Event[],
  query: Readonly<Record<string, string>>,
): readonly Event[] | null => {
  const last = numberIn(query["seq"]);
  return last === null ? null : events.filter(({ seq }) => seq <= last);
};

const numberIn = (text: string | undefined): number | null =>
  text !== undefined && /^\d+$/.test(text) ? Number(text) : null;
