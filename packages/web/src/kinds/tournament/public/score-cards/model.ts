import {
  type EntryId,
  gameTermsOf,
  nameOrder,
  playerNumbers,
  stageOfRound,
  totalRounds,
} from "@losfee/core";
import {
  type PlayerLabel,
  type PlayerLabels,
  playerLabel,
  playerLabels,
} from "../../../../parts/player-labels.ts";
import type { PageRequest } from "../../../../shell/page.ts";
import { type EntryNames, entryNames } from "../entry-names.ts";
import { type PlayerRound, playerRounds } from "../player/rounds.ts";

/** A player's card: the rounds so far; the rest is blank, to fill in by hand. */
export interface ScoreCard extends PlayerLabel {
  readonly entry: EntryId;
  /** Number of the player in the event. */
  readonly known: number;
  readonly club: string;
  /** `rounds[r - 1]` is round r; null if unknown so far. */
  readonly rounds: readonly (PlayerRound | null)[];
}

/** Score cards of all players, or of one. */
export interface ScoreCardsModel {
  readonly competition: string;
  readonly name: string;
  readonly cards: readonly ScoreCard[];
  readonly names: EntryNames;
  readonly players: PlayerLabels;
}

/** Cards in alphabetical order; `?entry=N` selects one, `?empty=1` omits the games played. */
export const buildScoreCards = ({
  state,
  query,
  language,
}: PageRequest): ScoreCardsModel | null => {
  if (state === null) return null;
  const only = query["entry"];
  const entries = [...state.entries.values()].filter(({ id, withdrawal }) =>
    only === undefined ? withdrawal === null : id === Number(only),
  );
  if (entries.length === 0 && only !== undefined) return null;
  // The final has only two players and gets no lines on the cards.
  const everybodys = Array.from(
    { length: totalRounds(state.settings) },
    (_, index) => index + 1,
  ).filter((round) => stageOfRound(state.settings, round)?.stage.participants === "everybody");
  return {
    competition: state.competition,
    name: state.name,
    cards: entries
      .sort((a, b) => nameOrder(gameTermsOf(state.settings).entrants)(a.name, b.name))
      .map(({ id, club }) => {
        const known = query["empty"] === "1" ? [] : playerRounds(state, id, language);
        return {
          ...playerLabel(state, id),
          entry: id,
          known: playerNumbers(state).get(id) ?? id,
          club,
          rounds: everybodys.map((round) => known.find(({ line }) => line.round === round) ?? null),
        };
      }),
    names: entryNames(state),
    players: playerLabels(state),
  };
};
