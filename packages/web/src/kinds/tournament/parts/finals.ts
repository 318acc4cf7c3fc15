import {
  type FinalNotes,
  finalNotes,
  formatHalves,
  formatSigned,
  type Language,
  stageLabel,
} from "@losfee/contract";
import { type EntryId, type FinalStanding, finalsOf, type TournamentState } from "@losfee/core";
import { type PlayerLabel, playerLabel } from "../../../parts/player-labels.ts";

/** One of the two players of a final. */
export interface Finalist extends PlayerLabel {
  readonly entry: EntryId;
  /** Result of each game, in the order of the games; empty without a result. */
  readonly scores: readonly string[];
  readonly wins: string;
  /** The lead in points, in events that show spread; else empty. */
  readonly lead: string;
  readonly hasWon: boolean;
}

/** A final: its players, its games so far, what is needed, and the winner. */
export interface FinalModel extends FinalNotes {
  readonly stage: number;
  readonly label: string;
  /** The rounds of its games. */
  readonly rounds: readonly number[];
  readonly finalists: readonly [Finalist, Finalist];
}

/** The finals of the standings after `rounds`. */
export const finalModels = (
  state: TournamentState,
  rounds: number,
  language: Language,
): readonly FinalModel[] =>
  finalsOf(state, rounds).map((final) => ({
    ...finalNotes(state, final, language),
    stage: final.stage,
    label: stageLabel(final.stage, state.settings, language),
    rounds: final.games.map(({ round }) => round),
    finalists: [finalistOf(state, final, 0), finalistOf(state, final, 1)],
  }));

const finalistOf = (
  state: TournamentState,
  { players, games, outcome }: FinalStanding,
  place: 0 | 1,
): Finalist => {
  const entry = players[place];
  const lead = place === 0 ? outcome.lead : 0 - outcome.lead;
  return {
    ...playerLabel(state, entry),
    entry,
    scores: games.map(({ scores, absent, unconfirmed }) => {
      const mark = unconfirmed ? "?" : "";
      if (scores !== null) return `${formatHalves(scores[place])}${mark}`;
      return absent.length === 0 ? "" : `${absent.includes(entry) ? "−" : "+"}${mark}`;
    }),
    wins: formatHalves(outcome.wins[place]),
    lead: formatSigned(lead),
    hasWon: outcome.winner === entry,
  };
};
