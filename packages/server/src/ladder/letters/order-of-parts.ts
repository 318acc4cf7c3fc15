import type { EntryId, Notice, NoticeContent } from "@losfee/core";

/** Order within a letter: withdrawals, then events, then tasks of the reader. */
const ORDER: readonly NoticeContent["kind"][] = [
  ...(["withdrawn", "refused", "not-entitled", "voided", "objected", "contested"] as const),
  ...(["provisional", "forfeited", "lapsed", "both-stay", "final", "records-wanted"] as const),
  ...(["farewell", "welcome", "moved", "shifted", "corrected-seat"] as const),
  ...(["expulsion-offered", "holiday", "deadline-moved"] as const),
  ...(["unlisted", "listed", "standing-waiting-list", "idle-letter", "kept"] as const),
  ...(["challenged", "assigned", "confirmed", "game-begins"] as const),
];

/**
 * Sorts the notices of a letter. Leaves out an objection that is decided by the time the letter is
 * written: the decision covers it.
 */
export const inOrder = (notices: readonly Notice[]): readonly Notice[] =>
  notices
    .filter(({ content }) => content.kind !== "objected" || !isDecided(content.challenge, notices))
    .toSorted((a, b) => ORDER.indexOf(a.content.kind) - ORDER.indexOf(b.content.kind));

const isDecided = (challenge: string, notices: readonly Notice[]): boolean =>
  notices.some(({ content }) => content.kind === "final" && content.challenge === challenge);

/** Returns the notice for the subject: a task of the reader, else the first. */
export const leadOf = (notices: readonly Notice[], reader: EntryId): Notice | undefined =>
  notices.find(({ content }) => content.kind === "farewell") ??
  notices.find(({ content }) => hasToAct(content, reader)) ??
  notices.find(({ content }) => !AFTERMATH.has(content.kind)) ??
  notices.find(({ content }) => content.kind !== "withdrawn") ??
  notices[0];

/** Consequences of other notices, which make the better subject. */
const AFTERMATH: ReadonlySet<NoticeContent["kind"]> = new Set(["withdrawn", "corrected-seat"]);

const hasToAct = (content: NoticeContent, reader: EntryId): boolean => {
  switch (content.kind) {
    case "challenged":
      return (content.begun ? content.defender : content.challenger) === reader;
    case "assigned":
      return content.challenger === reader;
    case "confirmed":
      return content.defender === reader;
    case "game-begins":
      return content.toMove === reader;
    case "deadline-moved":
      return content.holders.includes(reader);
    case "records-wanted":
    case "idle-letter":
      return true;
    default:
      return false;
  }
};
