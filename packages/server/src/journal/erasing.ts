import { canonicalJson, type JournalKey } from "@losfee/core";
import type { Database } from "../storage/connection.ts";
import { type Outcome, runAtOnce, type Step } from "../storage/steps.ts";
import type { AppendErasure } from "./store.ts";

/**
 * Erases what identifies somebody from a journal in `db`: the values beside its events, and what was
 * answered to commands, which may name the person. Runs inside a transaction; SQLite overwrites with
 * zeroes what was there (`secure_delete`).
 */
export const createErasing = (
  db: Pick<Database, "prepare">,
  execute: (step: Step) => Outcome,
): ((journal: JournalKey, erasure: AppendErasure) => void) => {
  const replace = db.prepare(`
    UPDATE personal_parts SET salt = NULL, value = ?
    WHERE owner = ? AND competition = ? AND seq = ? AND place = ?`);
  const forgetAnswers = db.prepare(
    "UPDATE answers SET answer = 'null' WHERE owner = ? AND competition = ?",
  );
  const keepInMind = db.prepare("INSERT OR IGNORE INTO erasures (commitment, entry) VALUES (?, ?)");

  return ({ owner, id }, { entry, parts, alongside }) => {
    for (const { seq, at, value, commitment } of parts) {
      replace.run(canonicalJson(value), owner, id, seq, at);
      keepInMind.run(commitment, entry);
    }
    forgetAnswers.run(owner, id);
    if (alongside !== undefined) runAtOnce(alongside(), execute);
  };
};
