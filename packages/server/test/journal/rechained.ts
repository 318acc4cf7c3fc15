import type { DatabaseSync } from "node:sqlite";
import { hashOfFramed, NO_EVENT, THE_PLACE } from "@losfee/core";

/**
 * Recomputes every hash of a competition's journal from event `from` to `to`, as an attacker who
 * knows the method would; the hash of the whole only if `to` is the last event.
 */
export const rechain = (
  db: DatabaseSync,
  competition: string,
  { from = 1, to = Number.MAX_SAFE_INTEGER } = {},
): void => {
  const rows = db
    .prepare("SELECT * FROM events WHERE competition = ? AND seq BETWEEN ? AND ? ORDER BY seq")
    .all(competition, from, to);
  const hashOf = db.prepare("SELECT hash FROM events WHERE competition = ? AND seq = ?");
  let previous = String(hashOf.get(competition, from - 1)?.["hash"] ?? NO_EVENT);
  for (const row of rows) {
    const seq = Number(row["seq"]);
    const frame = {
      schema: Number(row["schema"]),
      owner: THE_PLACE,
      competition,
      seq,
      type: String(row["type"]),
      actor: String(row["actor"]),
      recordedAt: String(row["recorded_at"]),
      effectiveAt: String(row["effective_at"]),
      previous,
    };
    const hash = hashOfFramed(frame, String(row["data"]));
    db.prepare("UPDATE events SET previous = ?, hash = ? WHERE competition = ? AND seq = ?").run(
      previous,
      hash,
      competition,
      seq,
    );
    previous = hash;
  }
  db.prepare("UPDATE competitions SET hash = ? WHERE competition = ? AND last_seq <= ?").run(
    previous,
    competition,
    to,
  );
};
