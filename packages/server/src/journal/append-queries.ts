import type { JournalKey } from "@losfee/core";
import { query } from "../storage/query.ts";
import type { JournalHead, Provenance } from "./store.ts";

type Key = JournalKey & { readonly key: string };

export const selectAnswer = query((db, { owner, id, key }: Key) =>
  db
    .selectFrom("answers")
    .select(["fingerprint", "answer", "last_seq"])
    .where(({ and }) => and({ owner, competition: id, idempotency_key: key })),
);

export const insertAnswer = query(
  (db, row: Key & Record<"fingerprint" | "answer", string> & { readonly lastSeq: number }) =>
    db.insertInto("answers").values({
      owner: row.owner,
      competition: row.id,
      idempotency_key: row.key,
      fingerprint: row.fingerprint,
      answer: row.answer,
      last_seq: row.lastSeq,
    }),
);

/** Writes a journal's head. */
export const upsertHead = query(
  (db, head: JournalKey & Pick<JournalHead, "createdAt" | "lastSeq" | "hash">) =>
    db
      .insertInto("competitions")
      .values({
        owner: head.owner,
        competition: head.id,
        created_at: head.createdAt,
        last_seq: head.lastSeq,
        hash: head.hash,
      })
      .onConflict((conflict) =>
        conflict.columns(["owner", "competition"]).doUpdateSet((row) => ({
          last_seq: row.ref("excluded.last_seq"),
          hash: row.ref("excluded.hash"),
        })),
      ),
);

type EventRow = JournalKey &
  Provenance &
  Readonly<Record<"seq" | "schema", number>> &
  Readonly<Record<"type" | "text" | "previous" | "hash", string>>;

export const insertEvent = query((db, event: EventRow) =>
  db.insertInto("events").values({
    owner: event.owner,
    competition: event.id,
    seq: event.seq,
    schema: event.schema,
    type: event.type,
    data: event.text,
    actor: event.actor,
    recorded_at: event.recordedAt,
    effective_at: event.effectiveAt,
    previous: event.previous,
    hash: event.hash,
  }),
);

/** Writes a personal part of an event. */
export const insertPart = query(
  (
    db,
    part: JournalKey & {
      readonly seq: number;
      readonly place: string;
      readonly salt: string | null;
      readonly value: string;
    },
  ) =>
    db.insertInto("personal_parts").values({
      owner: part.owner,
      competition: part.id,
      seq: part.seq,
      place: part.place,
      salt: part.salt,
      value: part.value,
    }),
);

/** Deletes a journal; cascades to everything that belongs to it. */
export const deleteCompetition = query((db, { owner, id }: JournalKey) =>
  db.deleteFrom("competitions").where("owner", "=", owner).where("competition", "=", id),
);
