import { inserting } from "../storage/inserting.ts";
import { query } from "../storage/query.ts";
import { textOf } from "../storage/rows.ts";
import { first, run, type Steps } from "../storage/steps.ts";
import type { Tables } from "../storage/tables.ts";
import { isSameHash, newToken, tokenHash } from "./tokens.ts";

/** A director's link created on the server's machine: works once, until `expiresAt`. */
export interface DirectorLink {
  readonly token: string;
  readonly expiresAt: string;
}

/** The links that make their first user a director. */
export interface DirectorLinks {
  /** Returns the content of a new link for this server to show; voids the one shown before. */
  show(): string;
  /** Stores a link in the file: any server on it, running or started later, honours it. */
  store(): Promise<DirectorLink>;
  /** True if such a link may exist: cheap, and without waiting for other writers. */
  knows(hash: string): Promise<boolean>;
  /** Uses up the shown link; false if `hash` is another's. */
  takeShown(hash: string): boolean;
  /** Makes the shown link valid again after its session could not be opened. */
  giveBack(hash: string): void;
  /** Uses up a stored link; false if there is no valid one. */
  take(hash: string): Steps<boolean>;
  /** Voids all unused links. */
  voidAll(): Steps<void>;
}

/** Lifetime of a link of `losfee link` in hours: made in the evening, used in the morning. */
const DIRECTOR_LINK_HOURS = 24;

const insertLink = inserting("access_director_links", ["tokenHash", "createdAt", "expiresAt"]);

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

/** Creates the director's links of a server on `tables`. */
export const createDirectorLinks = (tables: Tables, now: () => Date): DirectorLinks => {
  /** Hash of the link shown last, until it is used; lost when the server stops. */
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
        yield* run(insertLink({ tokenHash: tokenHash(token), createdAt, expiresAt }));
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
