import { inserting } from "../storage/inserting.ts";
import { keptReads } from "../storage/kept-reads.ts";
import { type Builder, query } from "../storage/query.ts";
import { type Row, textOf, textOrNull } from "../storage/rows.ts";
import { all, first, run, type Steps } from "../storage/steps.ts";
import { storageFaultOf } from "../storage/storage-error.ts";
import type { Tables } from "../storage/tables.ts";
import { sessionByLink } from "./links.ts";
import type { Device, Session } from "./session.ts";
import { newId, newToken, tokenHash } from "./tokens.ts";

/** The ways people with an account sign in. */
export type PersonOrigin = "mail" | "invitation" | "passkey" | "openid";

/**
 * The origin of a session: a link the server showed, one of `losfee link`, a guest's link, or a
 * person with an account.
 */
export type Origin = "server" | "command" | "link" | PersonOrigin;

/** The owner of a new session. */
export type Owner =
  | { readonly origin: "server" | "command"; readonly link: null; readonly person: null }
  | { readonly origin: "link"; readonly link: string; readonly person: null }
  | { readonly origin: PersonOrigin; readonly link: null; readonly person: string };

/** A session as shown to the director. Times are ISO 8601 in UTC. */
export interface ListedSession {
  /** Identifies the session; opens nothing. */
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
  /** The link that opened it; null for directors and people with an account. */
  readonly link: string | null;
}

/** Sessions of browsers. */
export interface Sessions {
  /** Begins a session and returns the content of its cookie. */
  open(owner: Owner, device: Device): Steps<string>;
  /** Returns the session of a cookie; null when it ended or never was. */
  find(token: string): Steps<OpenSession | null>;
  /**
   * Like {@link Sessions.find}, for a request: extends the session to {@link SESSION_DAYS} from
   * now. Writes this only every {@link RENEWAL_MINUTES}; `renewed` is true when it did.
   */
  use(token: string): Promise<(OpenSession & { readonly renewed: boolean }) | null>;
  /** Returns all sessions, most recently used first. */
  list(): Steps<readonly ListedSession[]>;
  /** Returns the sessions opened by a link. */
  ofLink(link: string): Steps<readonly string[]>;
  /** Returns the sessions of a person with an account. */
  ofPerson(person: string): Steps<readonly string[]>;
  /** Ends a session by its id; false if there is none. */
  remove(id: string): Steps<boolean>;
}

/** Lifetime of a session after its last use in days: longer than the longest event. */
export const SESSION_DAYS = 14;

/** Precision in minutes of the stored time of last use. */
export const RENEWAL_MINUTES = 10;

/**
 * Days for which expired sessions are kept: if the clock was ahead by mistake, they go on once it
 * is set right.
 */
const FORGOTTEN_AFTER = 60;

/** Milliseconds between attempts after a failed write. */
const BREATH = 60_000;

const expiryFrom = (time: Date): string =>
  new Date(time.getTime() + SESSION_DAYS * 86_400_000).toISOString();

const selectSession = query((db, { hash, now }: { readonly hash: string; readonly now: string }) =>
  withLink(db).where("session.token_hash", "=", hash).where("session.expires_at", ">", now),
);

const selectAll = query((db, { now }: { readonly now: string }) =>
  withLink(db).where("session.expires_at", ">", now),
);

const withLink = (db: Builder) =>
  db
    .selectFrom("access_sessions as session")
    .leftJoin("access_links as link", "link.id", "session.link")
    .leftJoin("people as person", "person.id", "session.person")
    .select(["session.id", "session.origin", "session.link", "session.person"])
    .select(["session.browser", "session.system"])
    .select(["session.created_at", "session.last_used_at", "session.expires_at"])
    .select(["link.competition", "link.label", "link.role", "link.scope", "person.name"]);

const selectOfLink = query((db, { link }: { readonly link: string }) =>
  db.selectFrom("access_sessions").select("id").where("link", "=", link),
);

const selectOfPerson = query((db, { person }: { readonly person: string }) =>
  db.selectFrom("access_sessions").select("id").where("person", "=", person),
);

const insert = inserting("access_sessions", [
  "tokenHash",
  "id",
  "origin",
  "link",
  "person",
  "browser",
  "system",
  "createdAt",
  "lastUsedAt",
  "expiresAt",
]);

const renew = query(
  (db, { id, usedAt, expiresAt }: Record<"id" | "usedAt" | "expiresAt", string>) =>
    db
      .updateTable("access_sessions")
      .set({ last_used_at: usedAt, expires_at: expiresAt })
      .where("id", "=", id),
);

const deleteOne = query((db, { id }: { readonly id: string }) =>
  db.deleteFrom("access_sessions").where("id", "=", id),
);

const deleteExpired = query((db, { before }: { readonly before: string }) =>
  db.deleteFrom("access_sessions").where("expires_at", "<=", before),
);

/** Creates the sessions store in `tables`. */
export const createSessions = (tables: Tables, now: () => Date): Sessions => {
  /** Last use by session id: newer than the stored time. */
  const used = new Map<string, string>();
  /** Last attempt to renew each session, in milliseconds. */
  const tried = new Map<string, number>();

  const rowByHash = keptReads(tables, (hash) =>
    tables.first(selectSession({ hash, now: now().toISOString() })),
  );

  /** Returns the row of a cookie's session if it is still valid at `time`. */
  const rowOf = async (token: string, time: string): Promise<Row | undefined> => {
    const row = await rowByHash(tokenHash(token));
    return row === undefined || textOf(row, "expires_at") <= time ? undefined : row;
  };

  const forget = (id: string): void => {
    used.delete(id);
    tried.delete(id);
  };

  const byToken = (token: string) =>
    selectSession({ hash: tokenHash(token), now: now().toISOString() });

  /** Writes the session's last use unless the stored time is recent or a write was just tried. */
  const renewWhenDue = (row: Row, time: Date): boolean => {
    const id = textOf(row, "id");
    const sinceKnown = time.getTime() - Date.parse(textOf(row, "last_used_at"));
    const sinceTried = time.getTime() - (tried.get(id) ?? Number.NEGATIVE_INFINITY);
    if (sinceKnown < RENEWAL_MINUTES * 60_000 || sinceTried < BREATH) return false;
    tried.set(id, time.getTime());
    const renewal = renew({ id, usedAt: time.toISOString(), expiresAt: expiryFrom(time) });
    tables
      .transact(() => run(renewal))
      .then(
        () => tried.delete(id),
        (error: unknown) => {
          // Reading goes on while the disk is full: the session lasts, and a later use renews it.
          if (storageFaultOf(error) === null) throw error;
        },
      );
    return true;
  };

  return {
    *open({ origin, link, person }, { browser, system }) {
      const [token, time] = [newToken(), now()];
      const before = new Date(time.getTime() - FORGOTTEN_AFTER * 86_400_000).toISOString();
      yield* run(deleteExpired({ before }));
      yield* run(
        insert({
          ...{ tokenHash: tokenHash(token), id: newId(), origin, link, person, browser, system },
          createdAt: time.toISOString(),
          lastUsedAt: time.toISOString(),
          expiresAt: expiryFrom(time),
        }),
      );
      return token;
    },
    *find(token) {
      const row = yield* first(byToken(token));
      return row === undefined ? null : openSessionOf(row);
    },
    async use(token) {
      const time = now();
      const row = await rowOf(token, time.toISOString());
      if (row === undefined) return null;
      used.set(textOf(row, "id"), time.toISOString());
      return { ...openSessionOf(row), renewed: renewWhenDue(row, time) };
    },
    *list() {
      const rows = yield* all(selectAll({ now: now().toISOString() }));
      const present = new Set(rows.map((row) => textOf(row, "id")));
      for (const id of used.keys()) if (!present.has(id)) forget(id);
      return rows
        .map((row) => listedOf(row, used.get(textOf(row, "id"))))
        .toSorted((a, b) => (a.lastUsedAt < b.lastUsedAt ? 1 : -1));
    },
    *ofLink(link) {
      const rows = yield* all(selectOfLink({ link }));
      return rows.map((row) => textOf(row, "id"));
    },
    *ofPerson(person) {
      const rows = yield* all(selectOfPerson({ person }));
      return rows.map((row) => textOf(row, "id"));
    },
    *remove(id) {
      forget(id);
      return (yield* run(deleteOne({ id }))) > 0;
    },
  };
};

const openSessionOf = (row: Row): OpenSession => ({
  id: textOf(row, "id"),
  session: sessionOf(row),
  link: textOrNull(row, "link"),
});

const sessionOf = (row: Row): Session => {
  if (row["person"] !== null) {
    return { role: "person", person: textOf(row, "person"), name: textOf(row, "name") };
  }
  return row["link"] === null ? { role: "director" } : sessionByLink(row);
};

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
