import { type Day, dayText, type Instant } from "../../base/day.ts";
import type { EntryId } from "../../base/entry-id.ts";
import { dayAt } from "../calendar/zones.ts";
import type { Challenge, GameRecord } from "../challenge.ts";
import type { ChallengeId } from "../challenge-status.ts";
import { itemsOf } from "../chronicle.ts";
import { awaitsLetter } from "../deadline-letters.ts";
import { deadlineOf, dueTimers } from "../due-timers.ts";
import type { LadderState, Position } from "../state.ts";
import type { Timer } from "../timers.ts";

/** A deadline for display. */
export interface DatedDeadline extends Timer {
  /** The last day, as `2026-11-21`. */
  readonly date: string;
  /** The challenge concerned. */
  readonly game: Challenge | null;
}

/** Returns a player's deadlines and the ends of the player's games; the earliest first. */
export const deadlinesOf = (position: Position, player: EntryId): readonly DatedDeadline[] =>
  allDeadlines(position).filter(
    ({ holders, game }) =>
      holders.includes(player) ||
      (holders.length === 0 && (game?.challenger === player || game?.defender === player)),
  );

/** Returns all running deadlines, the earliest first. */
export const allDeadlines = (position: Position): readonly DatedDeadline[] =>
  dueTimers(position).map((timer) => ({
    ...timer,
    date: dayText(timer.lastDay),
    game: timer.challenge === null ? null : (position.open.get(timer.challenge) ?? null),
  }));

/** A challenge or game that can still change. */
export interface OpenGame {
  readonly game: Challenge;
  /** Its deadline; null while it waits for the director, or for a letter to leave. */
  readonly deadline: Timer | null;
  /** True if the director's letter that starts its deadline has not left. */
  readonly awaitsLetter: boolean;
  /** Players whose clocks are stopped today by holidays. */
  readonly onHoliday: readonly EntryId[];
}

/** Returns the unsettled challenges and games, in the order they arose; rejected ones are over. */
export const openChallenges = ({ open }: Pick<Position, "open">): readonly Challenge[] =>
  [...open.values()]
    .filter(({ status }) => status !== "rejected" && status !== "voided")
    .sort((a, b) => a.at - b.at);

/**
 * Returns the unsettled challenges and games, in the order they arose: those that hold slots,
 * provisional results, and what the director has to decide.
 */
export const runningGames = (position: Position, now: Instant): readonly OpenGame[] => {
  const today = dayAt(position.settings.timeZone, now);
  return openChallenges(position).map((game) => ({
    game,
    deadline: deadlineOf(position, game),
    awaitsLetter: awaitsLetter(game),
    onHoliday: [game.challenger, game.defender].filter((id) => isAway(position, id, today)),
  }));
};

const isAway = ({ players }: Position, id: EntryId, today: Day): boolean =>
  players.get(id)?.holidays.some(({ from, to }) => from <= today && today <= to) ?? false;

/** Returns a challenge by its id, settled or not. Linear in the archive. */
export const challengeNamed = (position: Position, id: ChallengeId): Challenge | null => {
  const open = position.open.get(id);
  if (open !== undefined) return open;
  for (const challenge of itemsOf(position.archive)) if (challenge.id === id) return challenge;
  return null;
};

/** A game of the archive: played and final, with its records. */
export interface ArchivedGame {
  readonly game: Challenge;
  readonly records: readonly GameRecord[];
}

/** Returns the final games with their records, in order of becoming final. Linear in the log. */
export const gameArchive = (state: LadderState): readonly ArchivedGame[] => {
  const later = recordsAfterwards(state);
  const games: ArchivedGame[] = [];
  for (const game of itemsOf(state.archive)) {
    if (game.status !== "final") continue;
    games.push({ game, records: [...game.records, ...(later.get(game.id) ?? [])] });
  }
  return games;
};

/** Returns the records sent after the game was settled. */
const recordsAfterwards = (state: LadderState): ReadonlyMap<ChallengeId, readonly GameRecord[]> => {
  const settled = new Map<number, { readonly id: ChallengeId; readonly at: Instant }>();
  for (const consequence of itemsOf(state.history)) {
    if (consequence.kind !== "record") continue;
    settled.set(consequence.seq, { id: consequence.challenge, at: consequence.at });
  }
  const known = new Map<ChallengeId, Instant>();
  for (const { id, settledAt } of itemsOf(state.archive))
    if (settledAt !== null) known.set(id, settledAt);
  const records = new Map<ChallengeId, GameRecord[]>();
  for (const event of itemsOf(state.log)) {
    const record = event.type === "game-record-sent" ? settled.get(event.seq) : undefined;
    if (event.type !== "game-record-sent" || record === undefined) continue;
    if (record.at < (known.get(record.id) ?? Number.POSITIVE_INFINITY)) continue;
    const { by, pgn, claim } = event.data;
    records.set(record.id, [...(records.get(record.id) ?? []), { by, at: record.at, pgn, claim }]);
  }
  return records;
};
