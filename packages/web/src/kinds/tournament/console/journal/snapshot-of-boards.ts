import { type Language, tallyText } from "@losfee/contract";
import {
  gameTermsOf,
  missingResults,
  pairedRounds,
  publishedRounds,
  standingsOf,
  type TournamentState,
} from "@losfee/core";
import { nameOf, namesOf } from "../line/model.ts";
import { resultText } from "../line/result-text.ts";

/** State at the boards after an event. */
export interface BoardsSnapshot {
  readonly at: "boards";
  readonly seq: number;
  readonly closed: boolean;
  readonly entries: number;
  readonly rounds: number;
  readonly standings: readonly {
    readonly rank: number;
    readonly name: string;
    /** In the terms of the event. */
    readonly tally: string;
  }[];
  /** The last round at that time. */
  readonly last: {
    readonly round: number;
    readonly status: "draft" | "published";
    readonly missing: number;
    readonly games: readonly {
      readonly board: number;
      readonly names: readonly [string, string];
      readonly result: string | null;
    }[];
  } | null;
}

/** Returns the state at the boards. */
export const boardsSnapshot = (state: TournamentState, language: Language): BoardsSnapshot => {
  const last = pairedRounds(state).at(-1);
  const terms = gameTermsOf(state.settings);
  return {
    at: "boards",
    seq: state.seq,
    closed: state.status === "closed",
    entries: state.entries.size,
    rounds: publishedRounds(state),
    standings: standingsOf(state).map((row) => ({
      rank: row.rank,
      name: nameOf(state, row.entry),
      tally: tallyText(row, terms, language),
    })),
    last:
      last === undefined
        ? null
        : {
            round: last.number,
            status: last.status,
            missing: missingResults(last).length,
            games: last.games.map((game) => ({
              board: game.board,
              names: namesOf(state, game),
              result: resultText(state, game, language),
            })),
          },
  };
};
