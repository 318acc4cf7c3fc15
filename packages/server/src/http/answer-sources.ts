import { competitionKey, type JournalKey, keyText } from "@losfee/core";
import type { JournalStore } from "../journal/store.ts";
import type { Tables } from "../storage/tables.ts";

/** Version of the data that an answer depends on. */
export interface Version {
  /** Counts restarts of the journal: versions of different eras never match. */
  readonly era: number;
  readonly seq: number;
}

/** The data that public answers depend on: journals and, outside competitions, tables. */
export interface AnswerSources {
  /** Version of a competition, or of everything (null). */
  versionOf(competition: string | null): Promise<Version>;
  /**
   * True if results of a competition come in fast, and nothing else lies between the two versions:
   * then an answer of the former may be shown a moment longer.
   */
  isStorm(competition: string | null, from: Version, to: Version): boolean;
  /** Resolves when everything that others may have read by now is on disk. */
  settled(): Promise<void>;
}

/** A run of appends by this process that are all results. */
interface Growth {
  /** The seq before the first of these appends, and after the last. */
  from: number;
  to: number;
  /** Times of the latest ones, by `performance.now()`. */
  times: number[];
}

/** This many results within this many milliseconds are a storm. */
const STORM = 4;
const WITHIN = 1000;

export const isSame = (one: Version, other: Version): boolean =>
  one.era === other.era && one.seq === other.seq;

/**
 * True if an answer being made for one version also serves requests for another: it is of the same
 * journal and at least as far. After a journal was deleted (0), older answers do not count.
 */
export const isAsFarAs = (made: Version, wanted: Version): boolean =>
  isSame(made, wanted) || (made.era === wanted.era && made.seq > wanted.seq && wanted.seq > 0);

export const isBefore = (one: Version, other: Version): boolean =>
  one.era < other.era || (one.era === other.era && one.seq < other.seq);

/**
 * Watches a store. Commands have to go through the returned store, which otherwise behaves the
 * same.
 */
export const watchSources = <
  Store extends Pick<JournalStore, "append" | "headSeq" | "subscribe"> &
    Pick<Tables, "mark"> & { readonly reading?: <T>(work: () => T) => Promise<T> },
>(
  store: Store,
): { readonly store: Store; readonly sources: AnswerSources } => {
  const growths = new Map<string, Growth>();
  const eras = new Map<string, number>();
  let changes = 0;
  let mark: object | null = null;
  let marks = 0;

  store.subscribe((change) => {
    changes++;
    if (change.kind === "removed") {
      const key = keyText(change.journal);
      growths.delete(key);
      eras.set(key, (eras.get(key) ?? 0) + 1);
    }
  });

  const note = (journal: JournalKey, from: number, to: number): void => {
    const key = keyText(journal);
    const known = growths.get(key);
    const growth = known?.to === from ? known : { from, to, times: [] };
    growth.to = to;
    growth.times = [...growth.times, performance.now()].slice(-STORM);
    growths.set(key, growth);
  };

  const append: JournalStore["append"] = async (command) => {
    const done = await store.append(command);
    const { journal, events, expectedSeq } = command;
    if (events.length === 0) return done;
    if (!events.every(({ type }) => type.startsWith("result-"))) growths.delete(keyText(journal));
    else if (done.ok && done.value.outcome === "appended") {
      note(journal, expectedSeq, done.value.lastSeq);
    }
    return done;
  };

  /** A number that changes with each write to the tables; constant if the store cannot tell. */
  const marksSoFar = (): number => {
    const current = store.mark();
    if (current !== mark) marks++;
    mark = current;
    return marks;
  };

  return {
    store: { ...store, append },
    sources: {
      async versionOf(competition) {
        if (competition === null) return { era: marksSoFar(), seq: changes };
        const key = competitionKey(competition);
        const seq = await store.headSeq(key);
        return { era: eras.get(keyText(key)) ?? 0, seq };
      },
      isStorm(competition, from, to) {
        if (competition === null || to.seq < from.seq || from.era !== to.era) return false;
        const growth = growths.get(keyText(competitionKey(competition)));
        if (growth === undefined || growth.times.length < STORM) return false;
        const [first = 0] = growth.times;
        const isFast = performance.now() - first <= WITHIN;
        return isFast && growth.from <= from.seq && to.seq <= growth.to;
      },
      async settled() {
        await store.reading?.(() => undefined);
      },
    },
  };
};
