import { type Row, textOf } from "../journal/rows.ts";
import type { SqliteStore } from "../journal/sqlite-store.ts";
import { storageFaultOf } from "../journal/storage-error.ts";
import type { Device } from "./device.ts";
import { sessionByLink } from "./links.ts";
import type { Session } from "./session.ts";
import { newId, newToken, tokenHash } from "./tokens.ts";

/** By which link a session came in: one that the server showed, one of `losfee link`, a guest's. */
export type Origin = "server" | "command" | "link";

/** A session as the director sees it. Times are ISO 8601 in UTC. */
export interface ListedSession {
  /** Names the session; opens nothing. */
  readonly id: string;
  readonly session: Session;
  readonly origin: Origin;
  readonly device: Device;
  readonly createdAt: string;
  readonly lastUsedAt: string;
  readonly expiresAt: string;
}

/** A session that a cookie opens. */
export interface OpenSession {
  readonly id: string;
  readonly session: Session;
  /** The link it came in by; null for a director's. */
  readonly link: string | null;
}

/** Sessions of browsers. What writes must run inside a transaction. */
export interface Sessions {
  /** Writes: begins a session; the content of its cookie. */
  open(origin: Origin, link: string | null, device: Device): string;
  /** The session of a cookie; null when it is over or never was. */
  find(token: string): OpenSession | null;
  /**
   * As {@link Sessions.find}, for a request: the session lasts {@link SESSION_DAYS} from now. This is
   * written every {@link RENEWAL_MINUTES} only; `renewed` says that now it is.
   */
  use(token: string): (OpenSession & { readonly renewed: boolean }) | null;
  /** All, the one used last first. */
  list(): readonly ListedSession[];
  /** The sessions that came in by a link. */
  ofLink(link: string): readonly string[];
  /** Writes: ends a session by its name; false if there is none. */
  remove(id: string): boolean;
}

/** How long a session lasts after it was used last: longer than the longest event. */
export const SESSION_DAYS = 14;

/** How exactly the file knows when a session was used, in minutes. */
export const RENEWAL_MINUTES = 10;

/**
 * How long sessions that ran out are kept, in days: where the clock was ahead by mistake, they go on
 * once it is set right.
 */
const FORGOTTEN_AFTER = 60;

/** How long to wait after the file could not be written, in milliseconds. */
const BREATH = 60_000;

const expiryFrom = (time: Date): string =>
  new Date(time.getTime() + SESSION_DAYS * 86_400_000).toISOString();

/** The sessions in the tables of `store`'s file. */
export const createSessions = (
  { database, transact }: Pick<SqliteStore, "database" | "transact">,
  now: () => Date,
): Sessions => {
  const columns = `session.*, link.competition, link.label, link.role, link.scope
    FROM access_sessions session LEFT JOIN access_links link ON link.id = session.link`;
  const selectSession = database.prepare(
    `SELECT ${columns} WHERE session.token_hash = ? AND session.expires_at > ?`,
  );
  const selectAll = database.prepare(`SELECT ${columns} WHERE session.expires_at > ?`);
  const selectOfLink = database.prepare("SELECT id FROM access_sessions WHERE link = ?");
  const insert = database.prepare(`
    INSERT INTO access_sessions
      (token_hash, id, origin, link, browser, system, created_at, last_used_at, expires_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const renew = database.prepare(
    "UPDATE access_sessions SET last_used_at = ?, expires_at = ? WHERE id = ?",
  );
  const deleteOne = database.prepare("DELETE FROM access_sessions WHERE id = ?");
  const deleteExpired = database.prepare("DELETE FROM access_sessions WHERE expires_at <= ?");

  /** When sessions were used last, by their names: newer than what the file knows. */
  const used = new Map<string, string>();
  /** When their renewal was tried last, in milliseconds. */
  const tried = new Map<string, number>();

  const forget = (id: string): void => {
    used.delete(id);
    tried.delete(id);
  };

  const rowOf = (token: string): Row | null =>
    selectSession.get(tokenHash(token), now().toISOString()) ?? null;

  /** Writes that a session was used, unless that is known well enough or has just been tried. */
  const renewWhenDue = (row: Row, time: Date): boolean => {
    const id = textOf(row, "id");
    const sinceKnown = time.getTime() - Date.parse(textOf(row, "last_used_at"));
    const sinceTried = time.getTime() - (tried.get(id) ?? Number.NEGATIVE_INFINITY);
    if (sinceKnown < RENEWAL_MINUTES * 60_000 || sinceTried < BREATH) return false;
    tried.set(id, time.getTime());
    transact(() => renew.run(time.toISOString(), expiryFrom(time), id)).then(
      () => tried.delete(id),
      (error: unknown) => {
        // Reading goes on while the disk is full: the session lasts, and a later use renews it.
        if (storageFaultOf(error) === null) throw error;
      },
    );
    return true;
  };

  return {
    open(origin, link, { browser, system }) {
      const [token, time] = [newToken(), now()];
      const created = time.toISOString();
      deleteExpired.run(new Date(time.getTime() - FORGOTTEN_AFTER * 86_400_000).toISOString());
      const hash = tokenHash(token);
      const expires = expiryFrom(time);
      insert.run(hash, newId(), origin, link, browser, system, created, created, expires);
      return token;
    },
    find(token) {
      const row = rowOf(token);
      return row === null ? null : openSessionOf(row);
    },
    use(token) {
      const row = rowOf(token);
      if (row === null) return null;
      const time = now();
      used.set(textOf(row, "id"), time.toISOString());
      return { ...openSessionOf(row), renewed: renewWhenDue(row, time) };
    },
    list() {
      const rows = selectAll.all(now().toISOString());
      const present = new Set(rows.map((row) => textOf(row, "id")));
      for (const id of used.keys()) if (!present.has(id)) forget(id);
      return rows
        .map((row) => listedOf(row, used.get(textOf(row, "id"))))
        .toSorted((a, b) => (a.lastUsedAt < b.lastUsedAt ? 1 : -1));
    },
    ofLink: (link) => selectOfLink.all(link).map((row) => textOf(row, "id")),
    remove(id) {
      forget(id);
      return deleteOne.run(id).changes > 0;
    },
  };
};

const openSessionOf = (row: Row): OpenSession => ({
  id: textOf(row, "id"),
  session: sessionOf(row),
  link: row["link"] === null ? null : textOf(row, "link"),
});

const sessionOf = (row: Row): Session =>
  row["link"] === null ? { role: "director" } : sessionByLink(row);

const listedOf = (row: Row, used: string | undefined): ListedSession => {
  const lastUsedAt = used ?? textOf(row, "last_used_at");
  return {
    id: textOf(row, "id"),
    session: sessionOf(row),
    origin: textOf(row, "origin") as Origin,
    device: { browser: textOrNull(row, "browser"), system: textOrNull(row, "system") },
    createdAt: textOf(row, "created_at"),
    lastUsedAt,
    expiresAt: expiryFrom(new Date(lastUsedAt)),
  };
};

const textOrNull = (row: Row, column: string): string | null =>
  row[column] === null ? null : textOf(row, column);
