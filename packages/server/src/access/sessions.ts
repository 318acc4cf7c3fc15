import { keptReads } from "../storage/kept-reads.ts";
import { type Builder, query } from "../storage/query.ts";
import { type Row, textOf } from "../storage/rows.ts";
import { all, first, run, type Steps } from "../storage/steps.ts";
import { storageFaultOf } from "../storage/storage-error.ts";
import type { Tables } from "../storage/tables.ts";
import type { Device } from "./device.ts";
import { sessionByLink } from "./links.ts";
import type { Session } from "./session.ts";
import { newId, newToken, tokenHash } from "./tokens.ts";

/** How people with an account sign in. */
export type PersonOrigin = "mail" | "invitation" | "passkey" | "openid";

/**
 * How a session came in: by a link that the server showed, one of `losfee link`, a guest's, or as a person
 * with an account.
 */
export type Origin = "server" | "command" | "link" | PersonOrigin;

/** Whose a new session is. */
export type Owner =
  | { readonly origin: "server" | "command"; readonly link: null; readonly person: null }
  | { readonly origin: "link"; readonly link: string; readonly person: null }
  | { readonly origin: PersonOrigin; readonly link: null; readonly person: string };

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
  /** The link it came in by; null for a director's and a person's. */
  readonly link: string | null;
}

/** Sessions of browsers. */
export interface Sessions {
  /** Begins a session; the content of its cookie. */
  open(owner: Owner, device: Device): Steps<string>;
  /** The session of a cookie; null when it is over or never was. */
  find(token: string): Steps<OpenSession | null>;
  /**
   * As {@link Sessions.find}, for a request: the session lasts {@link SESSION_DAYS} from now. This is
   * written every {@link RENEWAL_MINUTES} only; `renewed` says that now it is.
   */
  use(token: string): Promise<(OpenSession & { readonly renewed: boolean }) | null>;
  /** All, the one used last first. */
  list(): Steps<readonly ListedSession[]>;
  /** The sessions that came in by a link. */
  ofLink(link: string): Steps<readonly string[]>;
  /** The sessions of somebody with an account. */
  ofPerson(person: string): Steps<readonly string[]>;
  /** Ends a session by its name; false if there is none. */
  remove(id: string): Steps<boolean>;
}

/** How long a session lasts after it was used last: longer than the longest event. */
export const SESSION_DAYS = 14;

/** How exactly it is stored when a session was used, in minutes. */
export const RENEWAL_MINUTES = 10;

/**
 * How long sessions that ran out are kept, in days: where the clock was ahead by mistake, they go on
 * once it is set right.
 */
const FORGOTTEN_AFTER = 60;

/** How long to wait after nothing could be written, in milliseconds. */
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

type NewSession = Device & {
  readonly hash: string;
  readonly id: string;
  readonly origin: Origin;
  readonly link: string | null;
  readonly person: string | null;
  readonly createdAt: string;
  readonly expiresAt: string;
};

const insert = query((db, session: NewSession) =>
  db.insertInto("access_sessions").values({
    token_hash: session.hash,
    id: session.id,
    origin: session.origin,
    link: session.link,
    person: session.person,
    browser: session.browser,
    system: session.system,
    created_at: session.createdAt,
    last_used_at: session.createdAt,
    expires_at: session.expiresAt,
  }),
);

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

/** The sessions in `tables`. */
export const createSessions = (tables: Tables, now: () => Date): Sessions => {
  /** When sessions were used last, by their names: newer than what is stored. */
  const used = new Map<string, string>();
  /** When their renewal was tried last, in milliseconds. */
  const tried = new Map<string, number>();

  const rowByHash = keptReads(tables, (hash) =>
    tables.first(selectSession({ hash, now: now().toISOString() })),
  );

  /** The row of a cookie's session, which lasts as of `time`. */
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

  /** Writes that a session was used, unless that is known well enough or has just been tried. */
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
          ...{ hash: tokenHash(token), id: newId(), origin, link, person, browser, system },
          createdAt: time.toISOString(),
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
  link: row["link"] === null ? null : textOf(row, "link"),
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

const textOrNull = (row: Row, column: string): string | null =>
  row[column] === null ? null : textOf(row, column);
