import { THE_PLACE } from "@losfee/core";
import { query } from "./query.ts";
import { integerOf } from "./rows.ts";
import { first, type Steps } from "./steps.ts";

const selectHead = query((db, { competition }: { readonly competition: string }) =>
  db
    .selectFrom("competitions")
    .select("last_seq")
    .where(({ and }) => and({ owner: THE_PLACE, competition })),
);

/** The last seq of a competition; null if there is none, and so nothing to attach to. */
export function* lastSeqOf(competition: string): Steps<number | null> {
  const row = yield* first(selectHead({ competition }));
  return row === undefined ? null : integerOf(row, "last_seq");
}

/** Counts a change of account rights, so that every server reloads them. */
export const countRightsChange = query((db) =>
  db
    .insertInto("organisation_rights")
    .values({ one: 1, version: 1 })
    .onConflict((conflict) =>
      conflict
        .column("one")
        .doUpdateSet((row) => ({ version: row("organisation_rights.version", "+", 1) })),
    ),
);
