import { THE_PLACE } from "@losfee/core";
import { query } from "./query.ts";
import { integerOf } from "./rows.ts";
import { first, type Steps } from "./steps.ts";

const selectHead = query((db, { competition }: { readonly competition: string }) =>
  db
    .selectFrom("competitions")
    .select("last_seq")
    .where("owner", "=", THE_PLACE)
    .where("competition", "=", competition),
);

/** The last seq of a competition; null if there is none, and so nothing to attach to. */
export function* lastSeqOf(competition: string): Steps<number | null> {
  const row = yield* first(selectHead({ competition }));
  return row === undefined ? null : integerOf(row, "last_seq");
}
