import { setImmediate as nextTurn } from "node:timers/promises";
import { meets, type Role } from "@losfee/contract";
import {
  type CompetitionKind,
  competitionKey,
  type RecordedCompetitionEvent,
  THE_PLACE,
} from "@losfee/core";
import { readJournal } from "../competitions/read-journal.ts";
import type { JournalStore } from "../journal/store.ts";
import { storageFaultOf } from "../storage/storage-error.ts";
import { type Audience, changeFor } from "./visible-change.ts";

/** A live client. */
export interface Listener extends Audience {
  /** Kind of the subscribed competition. */
  readonly kind: CompetitionKind;
  /** The session that its role comes from; null for the public. */
  readonly session: string | null;
  /** True if that session still lasts. */
  admitted(): Promise<boolean>;
  /**
   * For people with an account: true if the roles are still those at the opening, and their expiry
   * at most (null: until a change). Missing for others.
   */
  readonly roles?: { readonly hold: () => Promise<boolean>; readonly until: string | null };
  /** Sends a piece of the event stream; false: the client cannot keep up and is dropped. */
  write(text: string): boolean;
  end(): void;
}

/** Notifies live clients of changes, reading each competition's events once for all of them. */
export interface ChangeHub {
  /**
   * Notifies `listener` of every change after event `after` (null: from now on), then live. Returns
   * a function that ends the subscription.
   */
  listen(competition: string, after: number | null, listener: Listener): Promise<() => void>;
  /**
   * Notifies those with a task in a competition, in this process, of a change beside its journal:
   * they reload what they may see of it.
   */
  tellAside(competition: string): void;
  /** Ends the streams of ended sessions, with a notice. */
  endSessions(sessions: ReadonlySet<string>): void;
  /** Ends the streams of people whose roles have changed: they reconnect with the new ones. */
  recheck(): Promise<void>;
  /**
   * The earliest expiry of a listener's role; null: none expires; undefined: no listener has one.
   */
  readonly soonestEnd: string | null | undefined;
  readonly clients: number;
  /** Ends all streams with reconnection times spread out. */
  close(): void;
}

/** The clients of one competition, all up to date to `seq`. */
interface Channel {
  readonly kind: CompetitionKind;
  seq: number;
  readonly listeners: Set<Listener>;
  /** The pending read; it or a later one reads new changes. */
  reading: Promise<void>;
}

/** Comments keep connections open through routers that cut silent ones after 30 seconds or more. */
const HEARTBEAT = 15_000;

/**
 * Most page reloads a second after a change. Public pages are rendered once; players' pages
 * individually. Staff of the event are never delayed.
 */
const REFETCHES: Partial<Readonly<Record<Role, number>>> = {
  public: 500,
  person: 100,
  member: 100,
  viewer: 100,
  player: 100,
  table: 100,
};

/** Clients notified at once: other requests come in between, above all a director's commands. */
const TOLD_AT_ONCE = 100;

/** Longest delay of a reload, in milliseconds. */
const LONGEST_SPREAD = 10_000;

/** Reconnection delay after a server stop, in milliseconds. */
const COME_BACK = 2000;

/** Sent to a client whose session is over: it reconnects only with a new one. */
export const SESSION_ENDED = "event: session-ended\ndata: {}\n\n";

/** Sent to those with a task for a change beside the journal. */
const ASIDE = "event: aside\ndata: {}\n\n";

/** A hub over the changes of `store`. */
export const createChangeHub = (store: JournalStore, heartbeat = HEARTBEAT): ChangeHub => {
  const channels = new Map<string, Channel>();
  let closed = false;

  const leave = (competition: string, channel: Channel, listener: Listener): void => {
    channel.listeners.delete(listener);
    if (channel.listeners.size === 0 && channels.get(competition) === channel) {
      channels.delete(competition);
    }
  };

  const send = async (
    competition: string,
    channel: Channel,
    textFor: (listener: Listener) => string,
    /** Actors of the text: it is sent to them only. */
    actors: ReadonlySet<string> = new Set(),
  ): Promise<void> => {
    const texts = new Map<string, string>();
    for (const [index, listener] of [...channel.listeners].entries()) {
      if (index > 0 && index % TOLD_AT_ONCE === 0) await nextTurn();
      if (!channel.listeners.has(listener)) continue;
      const { role, also = [], label } = listener;
      const readers = JSON.stringify([actors.has(label) ? label : "", role, ...also]);
      const text = texts.get(readers) ?? textFor(listener);
      texts.set(readers, text);
      if (text === "" || listener.write(text)) continue;
      leave(competition, channel, listener);
      listener.end();
    }
  };

  const dismiss = (isOver: (listener: Listener) => boolean): void => {
    for (const [competition, channel] of [...channels]) {
      for (const listener of [...channel.listeners].filter(isOver)) {
        listener.write(SESSION_ENDED);
        leave(competition, channel, listener);
        listener.end();
      }
    }
  };

  const tellNews = async (competition: string, channel: Channel): Promise<void> => {
    const { events } = await readJournal(
      store,
      competitionKey(competition),
      { after: channel.seq },
      channel.kind,
    );
    const fresh = events.filter(({ seq }) => seq > channel.seq);
    channel.seq = fresh.at(-1)?.seq ?? channel.seq;
    const textFor = (listener: Listener): string => {
      const text = streamTextOf(fresh, listener);
      return text === "" ? text : paceText(channel, listener.role) + text;
    };
    await send(competition, channel, textFor, new Set(fresh.map(({ actor }) => actor)));
  };

  const endChannel = (competition: string, channel: Channel): void => {
    if (channels.get(competition) === channel) channels.delete(competition);
    for (const listener of channel.listeners) listener.end();
    channel.listeners.clear();
  };

  /** Creates a channel after `seq`, starting with later events. */
  const newChannel = (competition: string, kind: CompetitionKind, seq: number): Channel => {
    const channel: Channel = { kind, seq, listeners: new Set(), reading: Promise.resolve() };
    channels.set(competition, channel);
    read(competition, channel);
    return channel;
  };

  const read = (competition: string, channel: Channel): void => {
    channel.reading = channel.reading
      .then(() => tellNews(competition, channel))
      // A read error ends the streams: clients reconnect and retry.
      .catch(() => endChannel(competition, channel));
  };

  const unsubscribe = store.subscribe(({ kind, journal: { owner, id: competition } }) => {
    if (owner !== THE_PLACE) return;
    const channel = channels.get(competition);
    if (channel === undefined) return;
    if (kind === "removed") endChannel(competition, channel);
    else read(competition, channel);
  });

  /** Sessions that expired, or were ended by another process. */
  const dismissEnded = async (): Promise<void> => {
    const over = new Set<Listener>();
    for (const listener of [...channels.values()].flatMap(({ listeners }) => [...listeners])) {
      if (!(await isAdmitted(listener))) over.add(listener);
    }
    dismiss((listener) => over.has(listener));
  };

  const withRoles = (): readonly Listener[] =>
    [...channels.values()]
      .flatMap(({ listeners }) => [...listeners])
      .filter(({ roles }) => roles !== undefined);

  const recheck = async (): Promise<void> => {
    for (const listener of withRoles()) {
      if (await stillHolds(listener)) continue;
      for (const [competition, channel] of [...channels]) {
        if (channel.listeners.has(listener)) leave(competition, channel, listener);
      }
      listener.end();
    }
  };

  const timer = setInterval(() => {
    void dismissEnded();
    for (const [competition, channel] of channels) void send(competition, channel, () => ":\n\n");
  }, heartbeat);
  timer.unref();

  return {
    async listen(competition, after, listener) {
      const head = await store.headSeq(competitionKey(competition));
      // A seq beyond the head is from an earlier competition under this identifier.
      let reported = Math.min(after ?? head, head);
      for (;;) {
        if (closed) {
          listener.end();
          return () => undefined;
        }
        const known = channels.get(competition);
        if (known !== undefined && reported > known.seq) {
          // The others are receiving events that this client has: it joins them afterwards.
          read(competition, known);
          await known.reading;
          continue;
        }
        if (known === undefined || reported === known.seq) {
          const channel = known ?? newChannel(competition, listener.kind, reported);
          channel.listeners.add(listener);
          return () => leave(competition, channel, listener);
        }
        const range = { after: reported, upTo: known.seq };
        const { events: missed } = await readJournal(
          store,
          competitionKey(competition),
          range,
          listener.kind,
        );
        reported = known.seq;
        listener.write(streamTextOf(missed, listener));
      }
    },
    tellAside(competition) {
      const channel = channels.get(competition);
      if (channel === undefined) return;
      void send(competition, channel, ({ role }) => (meets(role, "viewer") ? ASIDE : ""));
    },
    endSessions: (sessions) => dismiss(({ session }) => session !== null && sessions.has(session)),
    recheck,
    get soonestEnd() {
      const ends = withRoles().map(({ roles }) => roles?.until ?? null);
      if (ends.length === 0) return undefined;
      return ends.reduce((first, end) =>
        first === null || (end !== null && end < first) ? end : first,
      );
    },
    get clients() {
      let clients = 0;
      for (const { listeners } of channels.values()) clients += listeners.size;
      return clients;
    },
    close() {
      closed = true;
      clearInterval(timer);
      unsubscribe();
      const places = new Map<Role, number>();
      for (const { listeners } of channels.values()) {
        for (const { role, write } of listeners) {
          const place = places.get(role) ?? 0;
          places.set(role, place + 1);
          write(comeBackText(role, place));
        }
      }
      for (const [competition, channel] of [...channels]) endChannel(competition, channel);
    },
  };
};

/**
 * Interval over which the clients of a role spread their reloads after a change, if they are many.
 */
const paceText = ({ listeners }: Channel, role: Role): string => {
  const rate = REFETCHES[role];
  if (rate === undefined) return "";
  let many = 0;
  for (const listener of listeners) if (listener.role === role) many++;
  if (many <= rate) return "";
  const spread = Math.min(LONGEST_SPREAD, Math.round((1000 * many) / rate));
  return `event: pace\ndata: ${spread}\n\n`;
};

/** Reconnection time of a client with `place` others of its role before it. */
const comeBackText = (role: Role, place: number): string => {
  const rate = REFETCHES[role];
  const wait = rate === undefined ? 0 : Math.min(LONGEST_SPREAD, Math.round((1000 * place) / rate));
  return `retry: ${COME_BACK + wait}\n\n`;
};

/** While the storage is unavailable, the stream continues. */
const isAdmitted = async (listener: Listener): Promise<boolean> => {
  try {
    return await listener.admitted();
  } catch (error) {
    if (storageFaultOf(error) === null) throw error;
    return true;
  }
};

const stillHolds = async ({ roles }: Listener): Promise<boolean> => {
  try {
    return (await roles?.hold()) ?? true;
  } catch (error) {
    if (storageFaultOf(error) === null) throw error;
    return true;
  }
};

/** Events as server-sent events (WHATWG HTML, section 9.2): `id` is the seq. */
const streamTextOf = (
  events: readonly RecordedCompetitionEvent[],
  listener: Pick<Listener, "kind"> & Audience,
): string =>
  events
    .map((event) => changeFor(listener.kind, event, listener))
    .filter((change) => change !== null)
    .map((change) => `id: ${change.seq}\nevent: change\ndata: ${JSON.stringify(change)}\n\n`)
    .join("");
