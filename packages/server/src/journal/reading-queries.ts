import type { JournalKey } from "@losfee/core";
import { sql } from "kysely";
import { query } from "../storage/query.ts";
import type { Row } from "../storage/rows.ts";

/** A journal's head row. */
export const selectHead = query((db, { owner, id }: JournalKey) =>
  db
    .selectFrom("competitions")
    .select(["owner", "competition", "created_at", "last_seq", "hash"])
    .where(({ and }) => and({ owner, competition: id })),
);

/**
 * All journals, oldest first, including events without a competition row, so that none disappears
 * unnoticed.
 */
export const selectHeads = query<unknown, Row>((db) => ({
  compile: () =>
    sql<Row>`
      WITH RECURSIVE
      owners (name) AS (
        SELECT min(owner) FROM events
        UNION ALL
        SELECT (SELECT min(owner) FROM events WHERE owner > name) FROM owners
        WHERE name IS NOT NULL
      ),
      journals (name, id) AS (
        SELECT name, (SELECT min(competition) FROM events WHERE owner = name)
        FROM owners WHERE name IS NOT NULL
        UNION ALL
        SELECT name,
          (SELECT min(competition) FROM events WHERE owner = name AND competition > id)
        FROM journals WHERE id IS NOT NULL
      )
      SELECT owner, competition, created_at, last_seq, hash FROM competitions
      UNION ALL
      SELECT name, id, '',
        (SELECT max(seq) FROM events WHERE owner = name AND competition = id), ''
      FROM journals
      WHERE id IS NOT NULL AND (name, id) NOT IN (SELECT owner, competition FROM competitions)
      ORDER BY 3, 1, 2`.compile(db),
}));

/** A journal's last seq; without a head row, that of its events, null if there are none. */
export const selectLastSeq = query<JournalKey, Row>((db, { owner, id }) => ({
  compile: () =>
    sql<Row>`
      SELECT coalesce(
        (SELECT last_seq FROM competitions WHERE owner = ${owner} AND competition = ${id}),
        (SELECT max(seq) FROM events WHERE owner = ${owner} AND competition = ${id})
      ) AS last`.compile(db),
}));

/** The last event of a journal. */
export const selectLast = query((db, { owner, id }: JournalKey) =>
  db
    .selectFrom("events")
    .select((row) => row.fn.max("seq").as("last"))
    .where(({ and }) => and({ owner, competition: id })),
);

export const selectHash = query((db, { owner, id, seq }: JournalKey & { readonly seq: number }) =>
  db
    .selectFrom("events")
    .select("hash")
    .where(({ and }) => and({ owner, competition: id, seq })),
);

/** A range of a journal; each event comes with the last seq of its journal's head. */
export const selectEvents = query((db, { owner, id, after, upTo, limit }: JournalKey & Stretch) =>
  db
    .selectFrom("events")
    .leftJoin("competitions", (join) =>
      join
        .onRef("competitions.owner", "=", "events.owner")
        .onRef("competitions.competition", "=", "events.competition"),
    )
    .selectAll("events")
    .select("competitions.last_seq as last")
    .where("events.owner", "=", owner)
    .where("events.competition", "=", id)
    .where("events.seq", ">", after)
    .where("events.seq", "<=", upTo)
    .orderBy("events.seq")
    .limit(limit),
);

/** All erasures. */
export const selectErasures = query((db) => db.selectFrom("erasures").selectAll());

/** The rows after `after` up to `upTo`, `limit` at most. */
export type Stretch = Readonly<Record<"after" | "upTo" | "limit", number>>;
