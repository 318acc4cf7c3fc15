import { setTimeout as delay } from "node:timers/promises";
import type { StandbyState } from "@losfee/web";
import { hasChangeLog } from "../journal/change-feed.ts";
import {
  type Leadership,
  readLeadership,
  type Standby,
  writeLeadership,
} from "../journal/leadership.ts";
import type { SqliteStore } from "../journal/sqlite-store.ts";
import { createChangeReader, lastChange } from "./change-log.ts";
import { type Answer, ASKING, type Ask, answering, askSchema } from "./messages.ts";
import { seal, unseal } from "./sealed.ts";

/** Answers a server's standby, or its former leader. */
export interface StandbyDesk {
  /** The sealed answer to a sealed request; null if it was not sealed with our secret. */
  answer(sealed: Uint8Array, from: string): Promise<Buffer | null>;
  /** State of the standby. */
  state(): Promise<StandbyState>;
  /** Ends all pending waits: the server is about to stop. */
  endWaiting(): void;
  /** Resolves when another machine has taken over. */
  readonly superseded: Promise<void>;
}

/** Dependencies of the desk. */
export interface DeskPorts {
  readonly store: SqliteStore;
  /** ISO 8601 in UTC. */
  readonly now: () => string;
}

/** Longest poll of a standby without changes, in milliseconds. */
const TIMEOUT = 10_000;

/** Polling interval for changes, in milliseconds; a poll costs microseconds. */
const LOOK_EVERY = 200;

/** Absence of a standby after which another may replace it, in milliseconds. */
const FORGET_AFTER = 60_000;

/** A standby asks every ten seconds at least; after this absence it is missing. Milliseconds. */
const MISSED_AFTER = 30_000;

/** Interval of storing the standby's last contact, in milliseconds. */
const NOTE_EVERY = 60_000;

/** Answers for the storage in a file. */
export const createStandbyDesk = ({ store, now }: DeskPorts): StandbyDesk => {
  const { promise: superseded, resolve: giveUp } = Promise.withResolvers<void>();
  /** Newer than the stored one. */
  let seenAt = "";
  let isEnding = false;
  /** Created at the first request: before that there may be no log. */
  let readChanges: ReturnType<typeof createChangeReader> | null = null;

  const note = async (
    leadership: Leadership,
    ask: Extract<Ask, { ask: "changes" }>,
    from: string,
  ) => {
    const standby = { id: ask.id, url: urlOf(from, ask.port), seenAt: now(), position: ask.after };
    const { standby: known } = leadership;
    seenAt = standby.seenAt;
    const isFresh = Date.parse(standby.seenAt) - Date.parse(known?.seenAt ?? "") < NOTE_EVERY;
    if (isFresh && known?.url === standby.url && known.id === standby.id) return;
    await store.transact(() => writeLeadership({ standby }));
  };

  const lastSeen = (standby: Standby): string =>
    seenAt > standby.seenAt ? seenAt : standby.seenAt;

  /** Time since the standby's last contact, in milliseconds. */
  const absence = (standby: Standby): number => Date.parse(now()) - Date.parse(lastSeen(standby));

  /** True if another standby follows, and is not gone. */
  const isTaken = ({ standby }: Leadership, id: string): boolean =>
    standby !== null && standby.id !== id && absence(standby) < FORGET_AFTER;

  const untilChanged = async (after: number): Promise<void> => {
    const until = performance.now() + TIMEOUT;
    while (hasChangeLog(store.database) && lastChange(store.database) === after) {
      if (isEnding || performance.now() >= until) return;
      await delay(LOOK_EVERY);
    }
  };

  const changes = async (
    leadership: Leadership,
    ask: Extract<Ask, { ask: "changes" }>,
    from: string,
  ): Promise<Answer> => {
    const leads = leadership.follows === null && leadership.superseded === null;
    if (!leads || !hasChangeLog(store.database)) return { answer: "refused", why: "not-leading" };
    if (isTaken(leadership, ask.id)) return { answer: "refused", why: "other-standby" };
    await note(leadership, ask, from);
    await untilChanged(ask.after);
    // Time first: the rows read afterwards are at least as new.
    const at = now();
    readChanges ??= createChangeReader(store.database);
    const read = readChanges;
    // The standby must not have data that this machine could lose in a power cut.
    return {
      answer: "changes",
      epoch: leadership.epoch,
      at,
      ...(await store.reading(() => read(ask))),
    };
  };

  const giveWay = async (
    leadership: Leadership,
    to: Extract<Ask, { ask: "give-way" }>["to"],
  ): Promise<Answer> => {
    if (to.epoch <= leadership.epoch) return { answer: "gave-way", isDone: false };
    await store.transact(() => writeLeadership({ superseded: to }));
    giveUp();
    return { answer: "gave-way", isDone: true };
  };

  const answerTo = async (ask: Ask, leadership: Leadership, from: string): Promise<Answer> => {
    switch (ask.ask) {
      case "changes":
        return changes(leadership, ask, from);
      case "give-way":
        return giveWay(leadership, ask.to);
      case "hello": {
        const { epoch, heads = [], at = "" } = leadership.tookOver ?? {};
        return {
          answer: "hello",
          epoch: leadership.epoch,
          leads: leadership.follows === null && leadership.superseded === null,
          tookOver: epoch === undefined ? null : { epoch, heads, at },
        };
      }
    }
  };

  return {
    superseded,
    async state() {
      const { key, standby } = await store.look(readLeadership);
      const machine = standby && {
        url: standby.url,
        seenAt: lastSeen(standby),
        isGone: absence(standby) > MISSED_AFTER,
      };
      return { isOn: key !== null, machine };
    },
    endWaiting() {
      isEnding = true;
    },
    async answer(sealed, from) {
      const leadership = await store.look(readLeadership);
      if (leadership.key === null) return null;
      const ask = askSchema.safeParse(unseal(leadership.key, ASKING, sealed));
      if (!ask.success) return null;
      const answer = await answerTo(ask.data, leadership, from);
      return seal(leadership.key, answering(ask.data.nonce), answer);
    },
  };
};

/** Future URL of a machine with this IP address. */
const urlOf = (address: string, port: number): string => {
  const plain = address.replace(/^::ffff:/, "");
  return `http://${plain.includes(":") ? `[${plain}]` : plain}:${port}`;
};
