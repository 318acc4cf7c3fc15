import { textOf } from "../journal/rows.ts";
import type { SqliteStore } from "../journal/sqlite-store.ts";
import type { Origin } from "./sessions.ts";
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
  knows(hash: string): boolean;
  /** Uses a link up and says whence it was; null if there is none. Must run inside a transaction. */
  take(hash: string): Exclude<Origin, "link"> | null;
  /** Makes a shown link that was taken valid again, because the session it was for failed. */
  giveBack(hash: string): void;
  /** Makes all void that nobody used. Must run inside a transaction. */
  voidAll(): void;
}

/** How long a link of `losfee link` may wait, in hours: made in the evening, used in the morning. */
const DIRECTOR_LINK_HOURS = 24;

/** The director's links of a server on `store`'s file. */
export const createDirectorLinks = (
  { database, transact }: Pick<SqliteStore, "database" | "transact">,
  now: () => Date,
): DirectorLinks => {
  const insertLink = database.prepare(`
    INSERT INTO access_director_links (token_hash, created_at, expires_at) VALUES (?, ?, ?)`);
  const selectLink = database.prepare("SELECT 1 FROM access_director_links WHERE token_hash = ?");
  const deleteLink = database.prepare(
    "DELETE FROM access_director_links WHERE token_hash = ? RETURNING expires_at",
  );
  const deleteExpired = database.prepare("DELETE FROM access_director_links WHERE expires_at <= ?");
  const deleteAll = database.prepare("DELETE FROM access_director_links");

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
      const expiresAt = new Date(created.getTime() + DIRECTOR_LINK_HOURS * 3_600_000).toISOString();
      await transact(() => {
        deleteExpired.run(created.toISOString());
        insertLink.run(tokenHash(token), created.toISOString(), expiresAt);
      });
      return { token, expiresAt };
    },
    knows: (hash) => isShown(hash) || selectLink.get(hash) !== undefined,
    take(hash) {
      if (isShown(hash)) {
        lastShown = null;
        return "server";
      }
      const row = deleteLink.get(hash);
      if (row === undefined) return null;
      return textOf(row, "expires_at") > now().toISOString() ? "command" : null;
    },
    giveBack(hash) {
      lastShown ??= hash;
    },
    voidAll() {
      lastShown = null;
      deleteAll.run();
    },
  };
};
