import type { EntryId } from "../../base/entry-id.ts";
import type { Outcome } from "../contest-result.ts";
import type { Game } from "../round.ts";

/** Returns all players that any report or result of a match names at a board, each once. */
export const playersOf = ({ result }: Pick<Game, "result">): readonly EntryId[] => {
  if (result === null) return [];
  const outcomes: readonly Outcome[] =
    result.status === "conflict"
      ? result.reports.map(({ outcome }) => outcome)
      : [
          result.outcome,
          ...(result.status === "reported"
            ? result.reports
            : [...result.decided, ...result.contradictions]
          ).map(({ outcome }) => outcome),
        ];
  return [...new Set(outcomes.flatMap(namedIn))];
};

const namedIn = (outcome: Outcome): readonly EntryId[] =>
  outcome.kind === "played"
    ? (outcome.boards ?? []).flatMap(({ players }) => players.filter((player) => player !== null))
    : [];
