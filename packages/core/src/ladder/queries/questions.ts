import type { EntryId } from "../../base/entry-id.ts";
import type { Challenge } from "../challenge.ts";
import type { ChallengeRejection } from "../rejection.ts";
import type { Position } from "../state.ts";

/** A question that only the director can decide. */
export type DirectorsQuestion =
  /** An objection to a result: `decide-dispute`. */
  | { readonly kind: "dispute"; readonly game: Challenge }
  /** A game exceeded its duration and has records: `adjudicate`. `complete`: both sent theirs. */
  | { readonly kind: "adjudication"; readonly game: Challenge; readonly complete: boolean }
  /** A game was accepted without being entitled: `keep-challenge` or `void-challenge`. */
  | {
      readonly kind: "contested";
      readonly game: Challenge;
      readonly reason: ChallengeRejection | null;
    }
  /** Repeatedly unaccepted challenges: `expel-player` or `decline-expulsion`. */
  | { readonly kind: "expulsion"; readonly player: EntryId; readonly strikes: number };

/** Returns the director's open questions; games in the order they arose, then players. */
export const questionsForDirector = (position: Position): readonly DirectorsQuestion[] => [
  ...[...position.open.values()].sort((a, b) => a.at - b.at).flatMap(questionOf),
  ...[...position.players.values()]
    .filter(({ expulsionOffered, seatNumber }) => expulsionOffered && seatNumber !== null)
    .map(({ id, strikes }) => ({ kind: "expulsion", player: id, strikes }) as const),
];

const questionOf = (game: Challenge): readonly DirectorsQuestion[] => {
  switch (game.status) {
    case "disputed":
      return [{ kind: "dispute", game }];
    case "contested":
      return [{ kind: "contested", game, reason: game.rejection }];
    case "inAdjudication": {
      if (game.records.length === 0) return [];
      const senders = new Set(game.records.map(({ by }) => by));
      const complete = senders.has(game.challenger) && senders.has(game.defender);
      return [{ kind: "adjudication", game, complete }];
    }
    default:
      return [];
  }
};
