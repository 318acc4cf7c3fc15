import {
  type EntryId,
  gameTermsOf,
  nameOrder,
  playerNumbers,
  publishedRounds,
  stageOfRound,
  type TournamentState,
  totalRounds,
} from "@losfee/core";
import { scoreCardTexts } from "@losfee/messages/tournament-public-score-cards";
import {
  type PlayerLabel,
  type PlayerLabels,
  playerLabel,
  playerLabels,
} from "../../../../parts/player-labels.ts";
import type { PageRequest } from "../../../../shell/page-request.ts";
import { pages } from "../../pages-of.ts";
import { type EntryNames, entryNames } from "../../parts/entry-names.ts";
import { type PlayerRound, playerRounds } from "../../parts/player/rounds.ts";

/** A player's card: the rounds so far; the rest is blank, to fill in by hand. */
export interface ScoreCard extends PlayerLabel {
  readonly entry: EntryId;
  /** Number of the player in the event. */
  readonly known: number;
  readonly club: string;
  readonly lines: readonly CardLine[];
}

/** A line of a card. */
export interface CardLine {
  readonly number: number;
  /** Null if unknown so far. */
  readonly round: PlayerRound | null;
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
  return {
    competition: state.competition,
    name: state.name,
    cards: entries
      .sort((a, b) => nameOrder(gameTermsOf(state.settings).entrants)(a.name, b.name))
      .map(({ id, club }) => {
        const played = playerRounds(state, id, language);
        return {
          ...playerLabel(state, id),
          entry: id,
          known: playerNumbers(state).get(id) ?? id,
          club,
          lines: linesOf(state, played, query["empty"] === "1"),
        };
      }),
    names: entryNames(state),
    players: playerLabels(state),
  };
};

/**
 * Returns a line for each round that the player plays or may still get to: of a final everybody has
 * them until it is published, then the finalists.
 */
const linesOf = (
  state: TournamentState,
  played: readonly PlayerRound[],
  isEmpty: boolean,
): readonly CardLine[] => {
  const stageAt = (round: number) => stageOfRound(state.settings, round);
  const own = new Set(played.map(({ line }) => stageAt(line.round)?.firstRound));
  return Array.from({ length: totalRounds(state.settings) }, (_, index) => index + 1)
    .filter((number) => {
      const { stage, firstRound = 1 } = stageAt(number) ?? {};
      const isOpen = stage?.participants === "everybody" || publishedRounds(state) < firstRound;
      return isOpen || own.has(firstRound);
    })
    .map((number) => ({
      number,
      round: isEmpty ? null : (played.find(({ line }) => line.round === number) ?? null),
    }));
};

/** Score cards to print. */
export const scoreCardsPage = pages.sheetPage("cards", "/cards", {
  build: buildScoreCards,
  title: (_model, { language }) => scoreCardTexts[language].title,
});
