import type { ListedDue } from "@losfee/contract/api";
import {
  type CompetitionState,
  type EntryId,
  isErasure,
  ok,
  type RecordedCompetitionEvent,
} from "@losfee/core";
import type { Clock } from "../clock/clock.ts";
import type { CompetitionService } from "../competitions/competition-service.ts";
import { turn } from "../competitions/turn.ts";
import type { Assumed, Retention } from "../organisations/retention.ts";
import { whoseEntry } from "./whose-entry.ts";

/** A competition that ended so long ago that its names must become initials. */
export type DueCompetition = Readonly<ListedDue>;

/** Reduces names to initials after the periods that organisations set. */
export interface NameKeeper {
  /** Returns the competitions that `assumed` would make due, besides those already due. */
  due(assumed: Assumed): Promise<readonly DueCompetition[]>;
  /** Reduces the due names, if this server is the one that acts and the date is certain. */
  keep(): Promise<void>;
  /** Does the same soon, without making the caller wait. */
  soon(): void;
  /** Starts doing so automatically: at once, and then several times a day. */
  start(): void;
  stop(): Promise<void>;
}

/** Dependencies of the name keeper. */
export interface NameKeeperPorts {
  readonly competitions: Pick<CompetitionService, "list" | "state" | "eventsOf" | "readAndRun">;
  readonly retention: Pick<Retention, "competitions">;
  readonly clock: Pick<Clock, "isTrusted" | "onConfirmed">;
  readonly now: () => string;
  readonly onError: (error: unknown) => void;
}

/** Interval of checks in milliseconds: the periods are in days. */
const EVERY = 6 * 3_600_000;

/** Creates the name keeper for the periods of `retention`. */
export const createNameKeeper = (ports: NameKeeperPorts): NameKeeper => {
  const { competitions, retention, clock, now, onError } = ports;
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;
  let keeping: Promise<void> = Promise.resolve();

  /** Yields the due competitions one by one on request: they may be many. */
  async function* dueBy(
    years: ReadonlyMap<string, number>,
  ): AsyncGenerator<DueCompetition & Concerned> {
    if (years.size === 0) return;
    const { competitions: listed } = await competitions.list();
    const today = now().slice(0, 10);
    for (const { id, name, broken, rehearsal } of listed) {
      const kept = years.get(id);
      if (kept === undefined || broken !== undefined || rehearsal !== undefined) continue;
      const isTooSoon = (day: string): boolean => yearsAfter(day, kept) > today;
      const state = await competitions.state(id);
      if (state === null || !mayBeOver(state)) continue;
      if (state.details.end !== undefined && isTooSoon(state.details.end)) continue;
      // The last event mostly decides: the whole journal is read only for those that may be due.
      const [last] = await competitions.eventsOf(state, { after: state.seq - 1 });
      if (last !== undefined && !isErasure(last) && isTooSoon(dayOf(last))) continue;
      const events = await competitions.eventsOf(state);
      const endedOn = endOf(state, events);
      if (isTooSoon(endedOn)) continue;
      const concerned = namedIn(state, events);
      if (concerned.length === 0) continue;
      yield { id, name, endedOn, people: concerned.length, concerned };
      await turn();
    }
  }

  const keepNow = async (): Promise<void> => {
    if (!(await clock.isTrusted())) return;
    for await (const { id, concerned } of dueBy(await retention.competitions())) {
      for (const entry of concerned) {
        if (isStopped || !(await clock.isTrusted())) return;
        const command = { type: "erase-person", entry, keep: "initials" } as const;
        // Refused if the competition was removed in between, or its journal broke.
        await competitions.readAndRun<never>(id, () => ok(command), { actor: "clock" });
        await turn();
      }
    }
  };

  const keep = (): Promise<void> => {
    keeping = keeping.then(keepNow);
    return keeping;
  };

  const lookAgain = (): void => {
    if (isStopped) return;
    keep()
      .catch((error: unknown) => {
        keeping = Promise.resolve();
        onError(error);
      })
      .finally(() => {
        if (isStopped) return;
        if (timer !== null) clearTimeout(timer);
        timer = setTimeout(lookAgain, EVERY);
        timer.unref();
      });
  };

  return {
    async due(assumed) {
      const before = await retention.competitions();
      const after = [...(await retention.competitions(assumed))];
      const changed = new Map(after.filter(([id, years]) => before.get(id) !== years));
      const found: DueCompetition[] = [];
      for await (const { concerned: _, ...one } of dueBy(changed)) found.push(one);
      return found;
    },
    keep,
    soon: lookAgain,
    start() {
      clock.onConfirmed(lookAgain);
      lookAgain();
    },
    async stop() {
      isStopped = true;
      if (timer !== null) clearTimeout(timer);
      await keeping.catch(onError);
    },
  };
};

interface Concerned {
  readonly concerned: readonly EntryId[];
}

/**
 * True if a competition counts as over once nothing happens any more: even a tournament that was
 * not closed has ended, but a pyramid goes on until it is closed.
 */
const mayBeOver = ({ kind, status }: CompetitionState): boolean =>
  kind !== "ladder" || status === "closed";

/** Returns the day of its end: its last day, or that of its last event if later. */
const endOf = (state: CompetitionState, events: readonly RecordedCompetitionEvent[]): string => {
  const last = events.findLast((event) => !isErasure(event));
  const day = last === undefined ? "" : dayOf(last);
  const { end = "" } = state.details;
  return day > end ? day : end;
};

const dayOf = ({ recordedAt }: RecordedCompetitionEvent): string => recordedAt.slice(0, 10);

const yearsAfter = (day: string, years: number): string => {
  const [year = "", month, of] = day.split("-");
  return [`${Number(year) + years}`.padStart(4, "0"), month, of].join("-");
};

/** Returns the people whose names are in the journal, even removed ones; teams keep theirs. */
const namedIn = (
  state: CompetitionState,
  events: readonly RecordedCompetitionEvent[],
): readonly EntryId[] => {
  const erased = new Set(events.filter(isErasure).map(({ data }) => data.entry));
  return Array.from({ length: state.nextEntry - 1 }, (_, index) => index + 1).filter(
    (entry) => !erased.has(entry) && whoseEntry(state, entry)?.is !== "team",
  );
};
