import { type EntryId, THE_PLACE } from "@losfee/core";
import type { EraseAlongside } from "../competitions/erase.ts";
import { inserting } from "../storage/inserting.ts";
import { query } from "../storage/query.ts";
import { integerOf, textOf } from "../storage/rows.ts";
import { all, first, run } from "../storage/steps.ts";
import type { Tables } from "../storage/tables.ts";
import { entryKey, type OfEntry } from "./entry-key.ts";

/** A recorded answer of a minor's parents. */
export interface Consent {
  readonly given: boolean;
  /** As in a journal: `person:` and an id, or a label. */
  readonly notedBy: string;
  /** ISO 8601 in UTC. */
  readonly notedAt: string;
}

/** Parental consents, for competitions that want them. They do not affect play. */
export interface Consents {
  /** True if a competition wants them; the default is false. */
  wanted(competition: string): Promise<boolean>;
  want(competition: string, wanted: boolean): Promise<void>;
  of(competition: string): Promise<ReadonlyMap<EntryId, Consent>>;
  /** Records the parents' answer; null removes it. */
  note(competition: string, entry: EntryId, given: boolean | null, by: string): Promise<void>;
}

type Of = { readonly competition: string };

const selectWanted = query((db, { competition }: Of) =>
  db
    .selectFrom("consents_wanted")
    .select("competition")
    .where(({ and }) => and({ owner: THE_PLACE, competition })),
);

const want = inserting("consents_wanted", ["competition"], { owned: true, known: "kept" });

const unwant = query((db, { competition }: Of) =>
  db.deleteFrom("consents_wanted").where(({ and }) => and({ owner: THE_PLACE, competition })),
);

const select = query((db, { competition }: Of) =>
  db
    .selectFrom("entry_consents")
    .selectAll()
    .where(({ and }) => and({ owner: THE_PLACE, competition })),
);

const upsert = inserting(
  "entry_consents",
  ["competition", "entry", "given", "notedBy", "notedAt"],
  { owned: true, known: ["competition", "entry"] },
);

const remove = query((db, one: OfEntry) =>
  db.deleteFrom("entry_consents").where((where) => where.and(entryKey(one))),
);

/** Deletes the consent of an erased person. */
export const eraseConsents: EraseAlongside = function* ({ competition, entry }) {
  yield* run(remove({ competition, entry }));
};

/** Creates the consents in `tables`. */
export const createConsents = (tables: Tables, now: () => string): Consents => ({
  wanted: async (competition) =>
    (await tables.look(() => first(selectWanted({ competition })))) !== undefined,
  async want(competition, wanted) {
    await tables.transact(() => run(wanted ? want({ competition }) : unwant({ competition })));
  },
  of: (competition) =>
    tables.look(function* () {
      const rows = yield* all(select({ competition }));
      return new Map(
        rows.map((row) => [
          integerOf(row, "entry"),
          {
            given: integerOf(row, "given") === 1,
            notedBy: textOf(row, "noted_by"),
            notedAt: textOf(row, "noted_at"),
          },
        ]),
      );
    }),
  async note(competition, entry, given, by) {
    await tables.transact(() =>
      run(
        given === null
          ? remove({ competition, entry })
          : upsert({ competition, entry, given: given ? 1 : 0, notedBy: by, notedAt: now() }),
      ),
    );
  },
});
