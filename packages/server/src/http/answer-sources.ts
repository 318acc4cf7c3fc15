import { competitionKey, type JournalKey, keyText } from "@losfee/core";
import type { JournalStore } from "../journal/store.ts";
import type { Tables } from "../storage/tables.ts";

/** How far that is which an answer follows from. */
export interface Version {
  /** Counts what began anew: what is of another era is never the same. */
  readonly era: number;
  readonly seq: number;
}

/** What public answers follow from: journals and, of addresses without a competition, tables. */
export interface AnswerSources {
  /** How far a competition is, or everything (null). */
  versionOf(competition: string | null): Promise<Version>;
  /**
   * Whether results of a competition come in fast, and there was nothing else between the two versions:
   * then the former may be shown for another moment.
   */
  isStorm(competition: string | null, from: Version, to: Version): boolean;
  /** Resolves when all that others can have read by now is on disk. */
  settled(): Promise<void>;
}

/** A journal as this process has lengthened it by results, with nothing in between. */
interface Growth {
  /** The seq before the first of these appends, and after the last. */
  from: number;
  to: number;
  /** When the latest were, on the clock of `performance.now()`. */
  times: number[];
}

/** So many results within so many milliseconds are a storm. */
const STORM = 4;
const WITHIN = 1000;

export const isSame = (one: Version, other: Version): boolean =>
  one.era === other.era && one.seq === other.seq;

/**
 * Whether what is being made of one version may be told to whoever asks for another: of the same journal
 * it is as far. Where a journal has just gone (0), what was begun before is of one that is no more.
 */
export const isAsFarAs = (made: Version, wanted: Version): boolean =>
  isSame(made, wanted) || (made.era === wanted.era && made.seq > wanted.seq && wanted.seq > 0);

export const isBefore = (one: Version, other: Version): boolean =>
  one.era < other.era || (one.era === other.era && one.seq < other.seq);

/**
 * Watches a store. Commands have to go through the store that is handed back, which is the same in all
 * else.
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

  /** Another number as soon as anything is written to the tables; always the same where nobody can tell. */
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
