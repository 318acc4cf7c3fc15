import { query } from "../storage/query.ts";
import { textOf } from "../storage/rows.ts";
import { first, run, type Steps } from "../storage/steps.ts";
import type { Tables } from "../storage/tables.ts";
import { isSameHash, newToken, tokenHash } from "./tokens.ts";

/** A director's link made on the machine: works once, until `expiresAt`. */
export interface DirectorLink {
  readonly token: string;
  readonly expiresAt: string;
}

/** The links that make whoever opens them first a director. */
export interface DirectorLinks {
  /** The content of the link that this server shows; the one that it showed before is void. */
  show(): string;
  /** A link in the file: any server on it, running or yet to be started, honours it. */
  store(): Promise<DirectorLink>;
  /** Whether there may be such a link: cheap, and without waiting for others who write. */
  knows(hash: string): Promise<boolean>;
  /** Uses the shown link up; false where it is another. */
  takeShown(hash: string): boolean;
  /** Makes the shown link that was taken valid again, because the session it was for failed. */
  giveBack(hash: string): void;
  /** Uses a stored link up; false if there is none that holds. */
  take(hash: string): Steps<boolean>;
  /** Makes all void that nobody used. */
  voidAll(): Steps<void>;
}

/** How long a link of `losfee link` may wait, in hours: made in the evening, used in the morning. */
const DIRECTOR_LINK_HOURS = 24;

const insertLink = query(
  (db, link: { readonly hash: string; readonly createdAt: string; readonly expiresAt: string }) =>
    db.insertInto("access_director_links").values({
      token_hash: link.hash,
      created_at: link.createdAt,
      expires_at: link.expiresAt,
    }),
);

const selectLink = query((db, { hash }: { readonly hash: string }) =>
  db.selectFrom("access_director_links").select("token_hash").where("token_hash", "=", hash),
);

const deleteLink = query((db, { hash }: { readonly hash: string }) =>
  db.deleteFrom("access_director_links").where("token_hash", "=", hash).returning("expires_at"),
);

const deleteExpired = query((db, { now }: { readonly now: string }) =>
  db.deleteFrom("access_director_links").where("expires_at", "<=", now),
);

const deleteAll = query((db) => db.deleteFrom("access_director_links"));

/** The director's links of a server on `tables`. */
export const createDirectorLinks = (tables: Tables, now: () => Date): DirectorLinks => {
  /** The hash of the link that was shown last and not used yet; void when the server stops. */
  let lastShown: string | null = null;
  const isShown = (hash: string): boolean => lastShown !== null && isSameHash(hash, lastShown);

  return {
    show() {
      const token = newToken();
      lastShown = tokenHash(token);
      return token;
    },
    async store() {
      const token = newToken();
      const created = now();
      const createdAt = created.toISOString();
      const expiresAt = new Date(created.getTime() + DIRECTOR_LINK_HOURS * 3_600_000).toISOString();
      await tables.transact(function* () {
        yield* run(deleteExpired({ now: createdAt }));
        yield* run(insertLink({ hash: tokenHash(token), createdAt, expiresAt }));
      });
      return { token, expiresAt };
    },
    knows: async (hash) =>
      isShown(hash) || (await tables.first(selectLink({ hash }))) !== undefined,
    takeShown(hash) {
      if (!isShown(hash)) return false;
      lastShown = null;
      return true;
    },
    giveBack(hash) {
      lastShown ??= hash;
    },
    *take(hash) {
      const row = yield* first(deleteLink({ hash }));
      return row !== undefined && textOf(row, "expires_at") > now().toISOString();
    },
    *voidAll() {
      lastShown = null;
      yield* run(deleteAll());
    },
  };
};
