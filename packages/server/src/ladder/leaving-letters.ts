import { isOfKind, type LadderState, NotInMemory } from "@losfee/core";
import type { CompetitionService } from "../competitions/competition-service.ts";
import type { LetterContent, Mail, OutboxRow } from "../mail/index.ts";
import { letterLeaving } from "./letters/compose.ts";

/** Dependencies of rewriting letters. */
export interface LeavingLettersPorts {
  readonly competitions: Pick<CompetitionService, "state" | "runningState">;
  readonly mail: Pick<Mail, "outbox" | "settings">;
  readonly now: () => string;
}

/** Rewrites a letter that has not left as it must read if it leaves now. */
export type AsItLeaves = (row: OutboxRow) => Promise<LetterContent>;

/**
 * Letters are rewritten when they leave: their deadlines run from then. Letters that the director
 * edited, and those without deadlines or seats, keep their words.
 */
export const createLeavingLetters = ({
  competitions,
  mail,
  now,
}: LeavingLettersPorts): AsItLeaves => {
  const writtenIn = async (row: OutboxRow, state: LadderState): Promise<LetterContent | null> => {
    const parts = await mail.outbox.partsOf(row.competition, row.id);
    const page = (await mail.settings.of(row.competition))?.page ?? null;
    const anew = letterLeaving(state, parts, Date.parse(now()), page);
    // The director may have corrected the address, for this letter or for all.
    return anew && { ...contentOf(row), subject: anew.subject, text: anew.text };
  };

  const written = async (
    row: OutboxRow,
    read: CompetitionService["state"],
  ): Promise<LetterContent | null> => {
    const state = await read(row.competition);
    return state !== null && isOfKind("ladder", state) ? writtenIn(row, state) : null;
  };

  const readRunning: CompetitionService["state"] = async (id) =>
    (await competitions.runningState(id))?.state ?? null;

  return async (row) => {
    if (row.told === undefined) return row;
    const content = await written(row, readRunning).catch((error: unknown) => {
      if (!(error instanceof NotInMemory)) throw error;
      return written(row, competitions.state);
    });
    if (content === null || (content.subject === row.subject && content.text === row.text)) {
      return row;
    }
    await mail.outbox.rewrite(row.competition, row.id, content);
    return content;
  };
};

const contentOf = ({ to, subject, text, inReplyTo, unsubscribe, told, also }: OutboxRow) => ({
  ...{ to, subject, text, inReplyTo, told },
  ...(also === undefined ? {} : { also }),
  ...(unsubscribe === undefined ? {} : { unsubscribe }),
});
