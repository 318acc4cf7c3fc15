import { THE_PLACE } from "@losfee/core";
import webPush from "web-push";
import { type Secret, secret } from "../mail/secret.ts";
import { query } from "../storage/query.ts";
import { textOf } from "../storage/rows.ts";
import { first, run, type Steps } from "../storage/steps.ts";
import type { Tables } from "../storage/tables.ts";

/** The pair of keys by which push services know this server again (VAPID, RFC 8292). */
export interface ServerKeys {
  /** What browsers subscribe with: Base64 for addresses, 65 bytes. */
  readonly public: string;
  readonly private: Secret;
}

const select = query((db) =>
  db.selectFrom("push_keys").select(["public", "private"]).where("owner", "=", THE_PLACE),
);

const insert = query((db, keys: Record<"public" | "private" | "createdAt", string>) =>
  db.insertInto("push_keys").values({
    owner: THE_PLACE,
    public: keys.public,
    private: keys.private,
    created_at: keys.createdAt,
  }),
);

function* stored(): Steps<ServerKeys | null> {
  const row = yield* first(select());
  if (row === undefined) return null;
  return { public: textOf(row, "public"), private: secret(textOf(row, "private")) };
}

/**
 * The server's keys from `tables`, made the first time that somebody asks: with others no subscription
 * would hold any more. Several servers on one journal have the same.
 */
export const createServerKeys =
  (tables: Tables, now: () => string): (() => Promise<ServerKeys>) =>
  async () => {
    const known = await tables.look(stored);
    if (known !== null) return known;
    const made = webPush.generateVAPIDKeys();
    return tables.transact(function* () {
      const other = yield* stored();
      if (other !== null) return other;
      const keys = { public: made.publicKey, private: made.privateKey };
      yield* run(insert({ ...keys, createdAt: now() }));
      return { public: keys.public, private: secret(keys.private) };
    });
  };
