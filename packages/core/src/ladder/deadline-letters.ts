import type { Instant } from "../base/day.ts";
import type { EntryId } from "../base/entry-id.ts";
import type { Challenge } from "./challenge.ts";
import type { NoticeId } from "./notices.ts";
import type { Position } from "./state.ts";

/** A letter from the director that starts a deadline, by the notice it was written for. */
export type DeadlineLetter =
  | {
      readonly kind: "assigned" | "provisional" | "records-wanted";
      readonly challenge: Challenge;
      /** When it left; null: not yet, so the deadline does not run. */
      readonly leftAt: Instant | null;
    }
  | {
      readonly kind: "idle-letter";
      readonly player: EntryId;
      readonly leftAt: Instant | null;
    };

/** The input for finding letters; positions and boards both have it. */
type Letters = Pick<Position, "players" | "settings"> & {
  readonly open: ReadonlyMap<string, Challenge>;
};

/** Returns the name of a provisional result's notice: the same for the same report and player. */
export const provisionalNotice = (
  challenge: string,
  report: { readonly by: EntryId; readonly outcome: string },
): NoticeId => `provisional:${challenge}:${report.by}:${report.outcome}`;

/** Returns the name of an assignment's notice: late mail can change the opponent. */
export const assignedNotice = (challenge: string, defender: EntryId): NoticeId =>
  `assigned:${challenge}:${defender}`;

/** Returns the name of the notice about a player's long silence. */
export const idleNotice = (player: EntryId, at: Instant): NoticeId =>
  `idle-letter:${player}:${at.toString(36)}`;

/** Returns the letter of a notice while its deadline waits or runs; null if there is none. */
export const deadlineLetterOf = (letters: Letters, notice: NoticeId): DeadlineLetter | null => {
  const [kind = "", subject = "", ...rest] = notice.split(":");
  if (kind === "idle-letter") return idleLetterOf(letters, Number(subject), rest[0] ?? "");
  const challenge = letters.open.get(subject);
  if (challenge === undefined) return null;
  const letter = letterOf(challenge);
  if (letter === null || letter.kind !== kind) return null;
  // Older journals name notices by the challenge alone.
  return rest.length === 0 || noticeOf(challenge, letter.kind) === notice ? letter : null;
};

const idleLetterOf = (
  { players, settings }: Letters,
  id: EntryId,
  moment: string,
): DeadlineLetter | null => {
  const player = players.get(id);
  // The letter follows from a day's last millisecond, and is due the next day.
  const at = Number.parseInt(moment, 36) + 1;
  if (player === undefined || player.letterAt !== at) return null;
  // Older journals counted it as sent when it was due, regardless of later records.
  if (settings.directorsDeadlines !== "from-departure") return null;
  return { kind: "idle-letter", player: id, leftAt: player.letterLeftAt };
};

/** Returns the letter that starts the deadline of a challenge; null if it has no such deadline. */
const letterOf = (challenge: Challenge): DeadlineLetter | null => {
  const { status, origin, mailedAt: leftAt } = challenge;
  switch (status) {
    case "pendingConfirmation":
    case "pendingAcceptance":
      return origin === "assigned" ? { kind: "assigned", challenge, leftAt } : null;
    case "provisional":
      return { kind: "provisional", challenge, leftAt };
    case "inAdjudication":
      return { kind: "records-wanted", challenge, leftAt };
    default:
      return null;
  }
};

/** True if a challenge's deadline waits for a letter to leave. */
export const awaitsLetter = (challenge: Challenge): boolean => letterOf(challenge)?.leftAt === null;

/** An unsent letter, and the notice that it belongs to. */
export interface AwaitedLetter {
  readonly notice: NoticeId;
  readonly letter: DeadlineLetter;
}

/** Returns the letters that deadlines wait for: none lapses before its letter has left. */
export const awaitedLetters = (letters: Letters): readonly AwaitedLetter[] => {
  const awaited: AwaitedLetter[] = [];
  for (const challenge of letters.open.values()) {
    const letter = letterOf(challenge);
    if (letter === null || letter.leftAt !== null) continue;
    awaited.push({ notice: noticeOf(challenge, letter.kind), letter });
  }
  for (const { id, letterAt, letterLeftAt, seatNumber } of letters.players.values()) {
    if (seatNumber === null || letterAt === null || letterLeftAt !== null) continue;
    const letter = { kind: "idle-letter", player: id, leftAt: null } as const;
    awaited.push({ notice: idleNotice(id, letterAt - 1), letter });
  }
  return awaited;
};

const noticeOf = ({ id, defender, report }: Challenge, kind: DeadlineLetter["kind"]): NoticeId => {
  if (kind === "assigned") return assignedNotice(id, defender);
  return kind === "provisional" && report !== null
    ? provisionalNotice(id, report)
    : `${kind}:${id}`;
};
