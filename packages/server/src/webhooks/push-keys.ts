import { THE_PLACE } from "@losfee/core";
import webPush from "web-push";
import { textOf } from "../journal/rows.ts";
import type { SqliteStore } from "../journal/sqlite-store.ts";
import { type Secret, secret } from "../mail/secret.ts";

/** The pair of keys by which push services know this server again (VAPID, RFC 8292). */
export interface ServerKeys {
  /** What browsers subscribe with: Base64 for addresses, 65 bytes. */
  readonly public: string;
  readonly private: Secret;
}

/**
 * The server's keys from `store`'s file, made the first time that somebody asks: with others no
 * subscription would hold any more. Several servers on one file have the same.
 */
export const createServerKeys = (
  { database, transact }: Pick<SqliteStore, "database" | "transact">,
  now: () => string,
): (() => Promise<ServerKeys>) => {
  const select = database.prepare("SELECT * FROM push_keys WHERE owner = ?");
  const insert = database.prepare(
    "INSERT INTO push_keys (owner, public, private, created_at) VALUES (?, ?, ?, ?)",
  );
  const stored = (): ServerKeys | null => {
    const row = select.get(THE_PLACE);
    return row === undefined
      ? null
      : { public: textOf(row, "public"), private: secret(textOf(row, "private")) };
  };
  return async () => {
    const known = stored();
    if (known !== null) return known;
    const made = webPush.generateVAPIDKeys();
    return transact(() => {
      const other = stored();
      if (other !== null) return other;
      insert.run(THE_PLACE, made.publicKey, made.privateKey, now());
      return { public: made.publicKey, private: secret(made.privateKey) };
    });
  };
};
