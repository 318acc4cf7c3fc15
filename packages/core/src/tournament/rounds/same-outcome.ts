import type { EntryId } from "../../base/entry-id.ts";
import { isSameAtTable, isTableOutcome } from "../../base/table-outcome.ts";
import type { Outcome, PairOutcome } from "../contest-result.ts";
import type { EnteredMatch, EnteredOutcome } from "../entered-outcome.ts";
import { turnedBoards } from "../match-outcome.ts";

/** Result of a contest, in the order of these seats. */
export interface SeatedOutcome {
  readonly seats: readonly EntryId[];
  readonly outcome: Outcome;
}

/** True if two results of a contest are equal, regardless of the order of seats. */
export const isSameOutcome = (one: SeatedOutcome, other: SeatedOutcome): boolean => {
  if (isTableOutcome(one.outcome) || isTableOutcome(other.outcome)) {
    return (
      isTableOutcome(one.outcome) &&
      isTableOutcome(other.outcome) &&
      isSameAtTable(one.outcome, other.outcome)
    );
  }
  if (one.outcome.kind === "forfeit" && other.outcome.kind === "forfeit") {
    const [absent, alsoAbsent] = [one.outcome.absent, other.outcome.absent];
    return (
      absent.length === alsoAbsent.length && absent.every((entry) => alsoAbsent.includes(entry))
    );
  }
  const turned = inOrderOf(one.seats, other.seats, other.outcome);
  return JSON.stringify(one.outcome) === JSON.stringify(turned);
};

/** Returns a result of a contest in the order of its other seats. */
export const seenFrom = (to: readonly EntryId[], { seats, outcome }: SeatedOutcome): Outcome =>
  isTableOutcome(outcome) ? outcome : inOrderOf(to, seats, outcome);

/** `outcome` given for `from` seats, put into the order of `to`. */
const inOrderOf = (
  to: readonly EntryId[],
  from: readonly EntryId[],
  outcome: PairOutcome,
): PairOutcome => {
  if (outcome.kind === "forfeit" || to[0] === from[0]) return outcome;
  const { scores, boards } = outcome;
  return {
    ...outcome,
    scores: [scores[1], scores[0]],
    ...(boards === undefined ? {} : { boards: turnedBoards(boards) }),
  };
};

/**
 * True if a typed match equals the known one: each board's result, and the players if the line
 * names any.
 */
export const isSameMatch = (known: SeatedOutcome, typed: EnteredMatch): boolean => {
  const seen = seenFrom(typed.teams, known);
  if (isTableOutcome(seen) || seen.kind === "forfeit" || seen.boards === undefined) return false;
  return (
    seen.boards.length === typed.boards.length &&
    seen.boards.every((board, index) => {
      const { players, outcome } = typed.boards[index] ?? {};
      const sameResult = JSON.stringify(board.outcome) === JSON.stringify(outcome);
      return sameResult && (players === undefined || players.join() === board.players.join());
    })
  );
};

/** Returns the result of a contest in the form of a command. */
export const asEntered = ({ seats, outcome }: SeatedOutcome): EnteredOutcome => {
  if (isTableOutcome(outcome) || outcome.kind === "forfeit") return outcome;
  const [first = 0, second = 0] = seats;
  const { scores, boards, ...rest } = outcome;
  if (boards !== undefined) {
    return {
      kind: "match",
      teams: [first, second],
      boards: boards.map(({ players, outcome: ended }) => ({ players, outcome: ended })),
    };
  }
  return {
    ...rest,
    sides: [
      { entry: first, score: scores[0] },
      { entry: second, score: scores[1] },
    ],
  };
};
