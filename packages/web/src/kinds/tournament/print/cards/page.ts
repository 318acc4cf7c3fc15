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
import { printNames } from "@losfee/messages/print";
import { type PlayerLabel, playerLabel } from "../../../../parts/player-labels.ts";
import { type Paper, paperOf } from "../../../../parts/print/paper.ts";
import type { PageRequest } from "../../../../shell/page-request.ts";
import { pages } from "../../pages-of.ts";
import { type EntryNames, entryNames } from "../../parts/entry-names.ts";
import { type PlayerRound, playerRounds } from "../../parts/player/rounds.ts";
import { printsOf } from "../../parts/prints-of.ts";

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
  readonly paper: Paper;
  readonly cards: readonly ScoreCard[];
  readonly names: EntryNames;
}

/** Cards in alphabetical order; `?entry=N` selects one, `?empty=1` omits the games played. */
export const buildScoreCards = (request: PageRequest): ScoreCardsModel | null => {
  const { state, query, language } = request;
  if (state === null) return null;
  const only = query["entry"];
  const entries = [...state.entries.values()].filter(({ id, withdrawal }) =>
    only === undefined ? withdrawal === null : id === Number(only),
  );
  if (entries.length === 0 && only !== undefined) return null;
  return {
    paper: paperOf(request, printsOf(state, language)),
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
  title: (_model, { language }) => printNames[language].cards,
});
