import type { JournalKey } from "@losfee/core";
import { query } from "../storage/query.ts";
import { bytesOf, textOf } from "../storage/rows.ts";
import { all, first, run, type Steps } from "../storage/steps.ts";
import type { AppendPictures, StoredPictureFile } from "./store.ts";

const insert = query((db, { owner, id, hash, file, bytes }: JournalKey & StoredPictureFile) =>
  db
    .insertInto("pictures")
    .values({ owner, competition: id, hash, file, bytes })
    .onConflict((conflict) => conflict.doNothing()),
);

const selectHashes = query((db, { owner, id }: JournalKey) =>
  db
    .selectFrom("pictures")
    .select("hash")
    .distinct()
    .where(({ and }) => and({ owner, competition: id })),
);

const remove = query((db, { owner, id, hash }: JournalKey & { readonly hash: string }) =>
  db.deleteFrom("pictures").where(({ and }) => and({ owner, competition: id, hash })),
);

const select = query(
  (db, { owner, id, hash, file }: JournalKey & Readonly<Record<"hash" | "file", string>>) =>
    db
      .selectFrom("pictures")
      .select("bytes")
      .where(({ and }) => and({ owner, competition: id, hash, file })),
);

const selectAll = query((db, { owner, id }: JournalKey) =>
  db
    .selectFrom("pictures")
    .select(["hash", "file", "bytes"])
    .where(({ and }) => and({ owner, competition: id }))
    .orderBy("hash")
    .orderBy("file"),
);

/** Writes new picture files, and deletes those of removed pictures. */
export function* changePictures(journal: JournalKey, { add, keep }: AppendPictures): Steps<void> {
  for (const { hash, file, bytes } of add) {
    yield* run(insert({ ...journal, hash, file, bytes }));
  }
  for (const { hash } of yield* all(selectHashes(journal))) {
    if (!keep.includes(hash)) yield* run(remove({ ...journal, hash }));
  }
}

/** A picture file; null if missing. */
export function* pictureFile(
  journal: JournalKey,
  hash: string,
  file: string,
): Steps<Uint8Array | null> {
  const row = yield* first(select({ ...journal, hash, file }));
  return row === undefined ? null : bytesOf(row, "bytes");
}

/** All picture files of a journal. */
export function* allPictures(journal: JournalKey): Steps<readonly StoredPictureFile[]> {
  const rows = yield* all(selectAll(journal));
  return rows.map((row) => ({
    hash: textOf(row, "hash"),
    file: textOf(row, "file"),
    bytes: bytesOf(row, "bytes"),
  }));
}
