import type { Database } from "../../journal/connection.ts";
import { keyOf } from "../../journal/keys.ts";
import { integerOf, textOf } from "../../journal/rows.ts";

/** The outbox's statements, prepared. Writing ones run inside a transaction. */
export const createOutboxStatements = (db: Database) => {
  const tried = db.prepare("SELECT count(*) AS tries FROM mail_outbox WHERE tried_at > ?");
  const next = db.prepare(`
    SELECT min(due_at) AS due FROM mail_outbox WHERE status IN ('waiting', 'sending')`);
  const unrecorded = db.prepare(`
    SELECT notice, max(sent_at) AS sent_at FROM mail_outbox outbox
    WHERE owner = ? AND competition = ? AND status = 'sent' AND sending_recorded = 0
      AND NOT EXISTS (
        SELECT 1 FROM mail_outbox other
        WHERE other.owner = outbox.owner AND other.competition = outbox.competition
          AND other.notice = outbox.notice
          AND other.status IN ('draft', 'waiting', 'sending'))
    GROUP BY notice ORDER BY sent_at, notice`);
  const unsent = db.prepare(`
    SELECT 1 FROM mail_outbox
    WHERE owner = ? AND competition = ? AND notice = ?
      AND NOT (status = 'sent' AND sending_recorded = 1) LIMIT 1`);
  return {
    insert: db.prepare(`
      INSERT INTO mail_outbox
        (owner, competition, mail, notice, message_id, content, status, created_at, due_at)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT DO NOTHING`),
    due: db.prepare(`
      SELECT * FROM mail_outbox
      WHERE (status = 'waiting' AND due_at <= ?) OR (status = 'sending' AND due_at <= ?)
      ORDER BY due_at, created_at, rowid LIMIT ?`),
    take: db.prepare(`
      UPDATE mail_outbox
      SET status = 'sending', claim = ?, due_at = ?, tried_at = ?,
        uncertain = max(uncertain, ?), attempts = attempts + 1
      WHERE owner = ? AND competition = ? AND mail = ?`),
    settle: db.prepare(`
      UPDATE mail_outbox
      SET status = ?, claim = NULL, due_at = ?, fault = ?, sent_at = ?, uncertain = ?
      WHERE owner = ? AND competition = ? AND mail = ? AND claim = ?`),
    resend: db.prepare(`
      UPDATE mail_outbox
      SET status = 'waiting', due_at = ?1, created_at = ?1, content = coalesce(?2, content),
        attempts = 0, fault = NULL, sending_recorded = 0
      WHERE owner = ?3 AND competition = ?4 AND mail = ?5 AND status IN ('draft', 'waiting', 'failed')`),
    markSent: db.prepare(`
      UPDATE mail_outbox
      SET status = 'sent', sent_at = ?, fault = NULL, sending_recorded = 0
      WHERE owner = ? AND competition = ? AND mail = ?
        AND status IN ('draft', 'waiting', 'failed', 'cancelled')`),
    cancel: db.prepare(`
      UPDATE mail_outbox SET status = 'cancelled'
      WHERE owner = ? AND competition = ? AND mail = ? AND status IN ('draft', 'waiting', 'failed')`),
    bounce: db.prepare(`
      UPDATE mail_outbox SET status = 'failed', fault = ?
      WHERE message_id = ? AND status = 'sent'`),
    rows: db.prepare(`
      SELECT * FROM mail_outbox
      WHERE owner = ?1 AND competition = ?2 AND (?3 IS NULL OR status = ?3)
      ORDER BY created_at DESC, rowid DESC LIMIT ?4`),
    markRecorded: db.prepare(`
      UPDATE mail_outbox SET sending_recorded = 1
      WHERE owner = ? AND competition = ? AND notice = ? AND status = 'sent'`),
    holds: (competition: string, notice: string): boolean =>
      unsent.get(...keyOf(competition), notice) !== undefined,
    triedSince: (time: string): number => integerOf(tried.get(time) ?? {}, "tries"),
    nextDue: (): string | null => {
      const due = next.get()?.["due"];
      return typeof due === "string" ? due : null;
    },
    unrecorded: (competition: string) =>
      unrecorded.all(...keyOf(competition)).map((row) => ({
        notice: textOf(row, "notice"),
        sentAt: textOf(row, "sent_at"),
      })),
  };
};
