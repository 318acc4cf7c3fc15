import type {
  ChallengeStatus,
  LadderImpact,
  MoveReason,
  RulingOutcome,
  Seat,
  TimerKind,
} from "@losfee/core";
import { impactNouns, moves, outcomes, statuses, timers } from "@losfee/messages/ladder-labels";
import type { Language } from "../../language/language.ts";

/** Formats a seat in clubs' notation: level and number from the left, `5.2`. */
export const seatLabel = ({ level, index }: Seat): string => `${level}.${index}`;

/** Returns the status of a challenge in a few words. */
export const challengeStatusLabel = (status: ChallengeStatus, language: Language): string =>
  statuses[language][status];

/** Formats the result of a game: the challenger, who has White, first. */
export const ladderOutcomeLabel = (outcome: RulingOutcome, language: Language): string =>
  outcomes[language][outcome];

/** Returns the purpose of a deadline. */
export const timerLabel = (kind: TimerKind, language: Language): string => timers[language][kind];

/** Returns the reason for a move between seats, in a few words. */
export const moveReasonLabel = (reason: MoveReason, language: Language): string =>
  moves[language][reason];

/** Summarises the changes due to late information, in numbers. */
export const impactSummary = (impact: LadderImpact, language: Language): string =>
  (["undone", "added", "seats", "challenges"] as const)
    .filter((part) => impact[part].length > 0)
    .map((part) => impactNouns[language][part]({ count: impact[part].length }))
    .join(", ");
