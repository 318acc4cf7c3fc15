import type { JournalKey } from "@losfee/core";
import { query } from "../storage/query.ts";
import { first, run, type Steps } from "../storage/steps.ts";

/** Rolls back a creation whose key another competition was created under. */
export class CreationKeyReused extends Error {
  constructor() {
    super("another competition was created under this key");
    this.name = "CreationKeyReused";
  }
}

const selectKey = query((db, { key }: { readonly key: string }) =>
  db.selectFrom("creation_keys").select("competition").where("idempotency_key", "=", key),
);

const insertKey = query((db, { key, owner, id }: JournalKey & { readonly key: string }) =>
  db.insertInto("creation_keys").values({ idempotency_key: key, owner, competition: id }),
);

/**
 * Takes a key for the competition created in the same transaction. If another server takes it at
 * the same moment, the transaction restarts and finds it taken.
 * @throws CreationKeyReused
 */
export function* takeCreationKey(journal: JournalKey, key: string): Steps<void> {
  if ((yield* first(selectKey({ key }))) !== undefined) throw new CreationKeyReused();
  yield* run(insertKey({ ...journal, key }));
}
