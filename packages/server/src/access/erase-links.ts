import { THE_PLACE } from "@losfee/core";
import type { EraseAlongside } from "../competitions/erase.ts";
import { countRightsChange } from "../storage/competitions.ts";
import { query } from "../storage/query.ts";
import { jsonOf, textOf } from "../storage/rows.ts";
import { all, run } from "../storage/steps.ts";

const selectPersonal = query((db, { competition }: { readonly competition: string }) =>
  db
    .selectFrom("access_links")
    .select(["id", "scope"])
    .where(({ and }) => and({ owner: THE_PLACE, competition, role: "player" })),
);

const remove = query((db, { id }: { readonly id: string }) =>
  db.deleteFrom("access_links").where("id", "=", id),
);

/** Deletes the personal links of an erased person, and so their sessions. */
export const eraseLinks: EraseAlongside = function* ({ competition, entry }) {
  for (const row of yield* all(selectPersonal({ competition }))) {
    const scope = jsonOf(row, "scope");
    const isTheirs = typeof scope === "object" && scope !== null && "entry" in scope;
    if (!isTheirs || scope.entry !== entry) continue;
    yield* run(remove({ id: textOf(row, "id") }));
    yield* run(countRightsChange());
  }
};
