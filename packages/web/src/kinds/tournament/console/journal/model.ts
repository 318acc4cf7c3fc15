import { formatTime, type Language, tallyText } from "@losfee/contract";
import {
  displayNames,
  type EntryId,
  fold,
  gameTermsOf,
  missingResults,
  pairedRounds,
  publishedRounds,
  type RecordedTournamentEvent,
  standingsOf,
  type TournamentState,
} from "@losfee/core";
import { actorName } from "../../../../parts/console/actor-name.ts";
import type { PageRequest } from "../../../../shell/page.ts";
import { nameOf, namesOf } from "../line/model.ts";
import { outcomeText } from "../results/model.ts";
import { changedSettings, describeEvent } from "./describe-event.ts";

/** One event in plain language. */
export interface JournalLine {
  readonly seq: number;
  readonly text: string;
  readonly actor: string;
  readonly time: string;
}

/** How things stood after an event. */
export interface Snapshot {
  readonly seq: number;
  readonly status: "open" | "closed";
  readonly entries: number;
  readonly rounds: number;
  readonly standings: readonly {
    readonly rank: number;
    readonly name: string;
    /** In the event's own terms. */
    readonly tally: string;
  }[];
  /** The last round of that time. */
  readonly last: {
    readonly round: number;
    readonly status: "draft" | "published";
    readonly missing: number;
    readonly games: readonly {
      readonly board: number;
      readonly names: readonly [string, string];
      readonly result: string | null;
    }[];
  } | null;
}

/** Everything that happened, latest first, a page at a time. */
export interface JournalModel {
  readonly lines: readonly JournalLine[];
  readonly total: number;
  /** Where the next, older page begins; null on the last. */
  readonly before: number | null;
  readonly search: string;
  readonly snapshot: Snapshot | null;
}

/** How many events a page shows. */
const PAGE = 150;

/**
 * The journal. `?q=` keeps events that contain a text, `?before=` gives older ones, `?after=` those
 * since a number in the order they happened; `?seq=` adds how things stood then.
 */
export const buildJournal = ({
  state,
  query,
  language,
  events = [],
}: PageRequest): JournalModel | null => {
  if (state === null) return null;
  return {
    ...journalLines({ state, query, language, events }),
    snapshot: snapshotAt(events, numberIn(query["seq"]), language),
  };
};

/** The lines of the journal that are asked for. */
export const journalLines = ({
  state,
  query,
  language,
  events,
}: {
  readonly state: TournamentState;
  readonly query: PageRequest["query"];
  readonly language: Language;
  readonly events: readonly RecordedTournamentEvent[];
}): Omit<JournalModel, "snapshot"> => {
  const search = (query["q"] ?? "").trim();
  const [after, before] = [numberIn(query["after"]), numberIn(query["before"])];
  const say = liner(events, state, language);
  const matching = events
    .filter(({ seq }) => (after === null || seq > after) && (before === null || seq < before))
    .map(say)
    .filter((line) => contains(line, search));
  const page = after === null ? matching.slice(-PAGE).reverse() : matching.slice(0, PAGE);
  const oldest = page.at(-1)?.seq ?? 0;
  return {
    lines: page,
    total: events.length,
    before: after === null && matching.length > PAGE ? oldest : null,
    search,
  };
};

/** A whole number of an address; null where something else stands there. */
export const numberIn = (text: string | undefined): number | null =>
  text !== undefined && /^\d+$/.test(text) ? Number(text) : null;

const contains = ({ text, actor }: JournalLine, search: string): boolean =>
  search === "" || `${text} ${actor}`.toLowerCase().includes(search.toLowerCase());

/** Events to lines. Who was removed is still called by name. */
const liner = (
  events: readonly RecordedTournamentEvent[],
  state: TournamentState,
  language: Language,
): ((event: RecordedTournamentEvent) => JournalLine) => {
  const names = new Map<EntryId, string>();
  let settings: object = {};
  const changes = new Map<number, string>();
  for (const event of events) {
    if (event.type === "entries-added") {
      for (const { id, name } of event.data.entries) names.set(id, name);
    }
    if (event.type === "settings-changed") {
      changes.set(
        event.seq,
        changedSettings(settings, event.data.settings, gameTermsOf(state.settings), language),
      );
    }
    if ("settings" in event.data) settings = event.data.settings;
  }
  const name = (entry: EntryId): string =>
    displayNames(state).get(entry) ?? names.get(entry) ?? `#${entry}`;
  return (event) => {
    const changed = changes.get(event.seq) ?? "";
    return {
      seq: event.seq,
      text: describeEvent(event, state, language, name) + (changed === "" ? "" : `: ${changed}`),
      actor: actorName(event.actor, language, state),
      time: formatTime(event.recordedAt, language),
    };
  };
};

const snapshotAt = (
  events: readonly RecordedTournamentEvent[],
  seq: number | null,
  language: Language,
): Snapshot | null => {
  if (seq === null) return null;
  const then = fold(events.filter((event) => event.seq <= seq));
  return then === null ? null : snapshotOf(then, language);
};

const snapshotOf = (state: TournamentState, language: Language): Snapshot => {
  const last = pairedRounds(state).at(-1);
  const terms = gameTermsOf(state.settings);
  return {
    seq: state.seq,
    status: state.status,
    entries: state.entries.size,
    rounds: publishedRounds(state),
    standings: standingsOf(state).map((row) => ({
      rank: row.rank,
      name: nameOf(state, row.entry),
      tally: tallyText(row, terms, language),
    })),
    last:
      last === undefined
        ? null
        : {
            round: last.number,
            status: last.status,
            missing: missingResults(last).length,
            games: last.games.map((game) => ({
              board: game.board,
              names: namesOf(state, game),
              result: game.result && outcomeText(state, game.result.outcome, language),
            })),
          },
  };
};
