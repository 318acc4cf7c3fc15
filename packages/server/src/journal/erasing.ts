import { canonicalJson, type JournalKey } from "@losfee/core";
import { inserting } from "../storage/inserting.ts";
import { query } from "../storage/query.ts";
import { run, type Steps } from "../storage/steps.ts";
import { removeSnapshots } from "./snapshot-rows.ts";
import type { AppendErasure } from "./store.ts";

type Part = JournalKey & {
  readonly seq: number;
  readonly place: string;
  readonly value: string;
};

const replace = query((db, { owner, id, seq, place, value }: Part) =>
  db
    .updateTable("personal_parts")
    .set({ salt: null, value })
    .where(({ and }) => and({ owner, competition: id, seq, place })),
);

const forgetAnswers = query((db, { owner, id }: JournalKey) =>
  db
    .updateTable("answers")
    .set({ answer: "null" })
    .where(({ and }) => and({ owner, competition: id })),
);

const keepInMind = inserting("erasures", ["commitment", "entry"], { known: "kept" });

/**
 * Erases a person from a journal: the parts beside its events, stored answers, and state snapshots,
 * all of which may contain names. SQLite zeroes the data (`secure_delete`).
 */
export function* erase(
  journal: JournalKey,
  { entry, parts, alongside }: AppendErasure,
): Steps<void> {
  for (const { seq, at, value, commitment } of parts) {
    yield* run(replace({ ...journal, seq, place: at, value: canonicalJson(value) }));
    yield* run(keepInMind({ commitment, entry }));
  }
  yield* run(forgetAnswers(journal));
  yield* removeSnapshots(journal);
  if (alongside !== undefined) yield* alongside();
}
