import type { Language } from "@losfee/contract";
import {
  type EntryId,
  gameTermsOf,
  playerNumbers,
  type TournamentState,
  teamRating,
} from "@losfee/core";
import { playerTexts } from "@losfee/messages/cli-players";
import { type Column, left, right } from "../terminal/table.ts";

/** Columns that identify a player, and their cells. */
export interface PlayerColumns {
  readonly headings: readonly Column[];
  readonly cells: (entry: EntryId) => readonly string[];
}

/**
 * Returns the columns of a player: the public number and the name; title, rating and federation if
 * the event shows them.
 */
export const playerColumns = (
  state: TournamentState,
  language: Language,
  heading: string = playerTexts[language].name,
): PlayerColumns => {
  const words = playerTexts[language];
  const { details } = gameTermsOf(state.settings);
  const numbers = playerNumbers(state);
  const columns = {
    title: left(words.title),
    rating: right(words.rating),
    nation: left(words.nation),
  };
  const after = (["rating", "nation"] as const).filter((detail) => details.includes(detail));
  const hasTitle = details.includes("title");
  return {
    headings: [
      right("#"),
      ...(hasTitle ? [columns.title] : []),
      left(heading),
      ...after.map((detail) => columns[detail]),
    ],
    cells: (entry) => {
      const {
        name,
        title = "",
        rating = 0,
        nation = "",
      } = state.entries.get(entry) ?? {
        name: "",
      };
      const { teams } = state.settings;
      // A team without a rating of its own has its squad's.
      const rated = teams && teamRating({ id: entry, rating }, state.squads, teams.boards);
      const texts = { rating: `${(rated ?? rating) || "–"}`, nation };
      return [
        `${numbers.get(entry) ?? entry}`,
        ...(hasTitle ? [title] : []),
        name,
        ...after.map((detail) => texts[detail]),
      ];
    },
  };
};
