import type { CompetitionState, EntryId, RecordedCompetitionEvent } from "@losfee/core";
import { isErasure, ok } from "@losfee/core";
import type { Clock } from "../clock/clock.ts";
import type { CompetitionService } from "../competitions/competition-service.ts";
import { turn } from "../competitions/turn.ts";
import type { Assumed, Retention } from "../organisations/retention.ts";
import { whoseEntry } from "./whose-entry.ts";

/** A competition that ended so long ago that names in it are to become initials. */
export interface DueCompetition {
  readonly id: string;
  readonly name: string;
  /** The day on which it ended, `2026-12-30`. */
  readonly endedOn: string;
  /** Of so many people the name is still known. */
  readonly people: number;
}

/** What sees to it that names are kept no longer than organisations want. */
export interface NameKeeper {
  /** Where names would become initials at once if `assumed` were set, beside what is due anyway. */
  due(assumed: Assumed): Promise<readonly DueCompetition[]>;
  /** Makes initials of the names that are due, if this server is the one that acts and the date is beyond doubt. */
  keep(): Promise<void>;
  /** The same in a moment, for whoever does not wait for it. */
  soon(): void;
  /** From now on by itself: at once, and then several times a day. */
  start(): void;
  stop(): Promise<void>;
}

/** What it works with. */
export interface NameKeeperPorts {
  readonly competitions: Pick<CompetitionService, "list" | "state" | "eventsOf" | "readAndRun">;
  readonly retention: Pick<Retention, "competitions">;
  readonly clock: Pick<Clock, "isTrusted" | "onConfirmed">;
  readonly now: () => string;
  readonly onError: (error: unknown) => void;
}

/** How often it is looked for what is due, in milliseconds: deadlines are days. */
const EVERY = 6 * 3_600_000;

/** Keeps names as long as `retention` says. */
export const createNameKeeper = (ports: NameKeeperPorts): NameKeeper => {
  const { competitions, retention, clock, now, onError } = ports;
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;
  let keeping: Promise<void> = Promise.resolve();

  /** Whom it concerns in the competitions that are due, each when it is asked for: they may be many. */
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
      // Most are decided by their last event: the whole journal is read of those alone that are due.
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
        // Refused where the competition was removed in between, or its journal broke: then it is not due.
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
 * Whether a competition is over once nothing happens in it any more: a tournament that nobody closed has
 * ended all the same, a pyramid goes on until it is closed.
 */
const mayBeOver = ({ kind, status }: CompetitionState): boolean =>
  kind !== "ladder" || status === "closed";

/** The day on which it ended: its last day, or that of the last thing that happened in it where that was later. */
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

/** The people whose names the journal still has, also those who were taken out; teams keep theirs. */
const namedIn = (
  state: CompetitionState,
  events: readonly RecordedCompetitionEvent[],
): readonly EntryId[] => {
  const erased = new Set(events.filter(isErasure).map(({ data }) => data.entry));
  return Array.from({ length: state.nextEntry - 1 }, (_, index) => index + 1).filter(
    (entry) => !erased.has(entry) && whoseEntry(state, entry)?.is !== "team",
  );
};
