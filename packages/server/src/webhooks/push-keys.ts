import { THE_PLACE } from "@losfee/core";
import { type Secret, secret } from "../mail/secret.ts";
import { inserting } from "../storage/inserting.ts";
import { query } from "../storage/query.ts";
import { textOf } from "../storage/rows.ts";
import { first, run, type Steps } from "../storage/steps.ts";
import type { Tables } from "../storage/tables.ts";

/** The key pair that identifies this server to push services (VAPID, RFC 8292). */
export interface ServerKeys {
  /** Public key for subscriptions: URL-safe Base64, 65 bytes. */
  readonly public: string;
  readonly private: Secret;
}

const select = query((db) =>
  db.selectFrom("push_keys").select(["public", "private"]).where("owner", "=", THE_PLACE),
);

const insert = inserting("push_keys", ["public", "private", "createdAt"], { owned: true });

function* stored(): Steps<ServerKeys | null> {
  const row = yield* first(select());
  if (row === undefined) return null;
  return { public: textOf(row, "public"), private: secret(textOf(row, "private")) };
}

/**
 * Returns the server's keys from `tables`, created on first use: new ones would invalidate all
 * subscriptions. Several servers on one journal share them.
 */
export const createServerKeys =
  (tables: Tables, now: () => string): (() => Promise<ServerKeys>) =>
  async () => {
    const known = await tables.look(stored);
    if (known !== null) return known;
    const { default: webPush } = await import("web-push");
    const made = webPush.generateVAPIDKeys();
    return tables.transact(function* () {
      const other = yield* stored();
      if (other !== null) return other;
      const keys = { public: made.publicKey, private: made.privateKey };
      yield* run(insert({ ...keys, createdAt: now() }));
      return { public: keys.public, private: secret(keys.private) };
    });
  };
