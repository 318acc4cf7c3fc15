import type { GameTerms, Tally } from "@losfee/core";
import { contestNouns, entrants, sides, tallies } from "@losfee/messages/game-words";
import type { Language } from "../language/language.ts";
import { formatHalves, formatPoints, formatSigned } from "../language/numbers.ts";

/** An event's words for going first: colours, starts, or home. */
type SideWords = (typeof sides)[Language][GameTerms["sides"]];

/** Returns an event's words for going first. */
export const sideWords = (terms: GameTerms, language: Language): SideWords =>
  sides[language][terms.sides];

/** Returns the word for going first at a board of a match. */
export const goesFirstWord = ({ atBoards }: GameTerms, language: Language): string =>
  sides[language][atBoards].goesFirst;

/** An event's words for its participants and contests. */
type EntrantWords = (typeof entrants)[Language][GameTerms["entrants"]];

/** Returns an event's words for its participants and contests. */
export const entrantWords = (terms: GameTerms, language: Language): EntrantWords =>
  entrants[language][terms.entrants];

/** Returns the noun for a contest within a sentence: `Brett`, `match`. */
export const contestNoun = (ofTeams: true | undefined, language: Language): string =>
  contestNouns[language][ofTeams === true ? "match" : "board"];

/** Headings of a tally's columns: for tables with a column for each figure. */
type TallyWords = (typeof tallies)[Language][GameTerms["tally"]];

/** Returns an event's words for what adds up over the rounds. */
export const tallyWords = (terms: GameTerms, language: Language): TallyWords =>
  tallies[language][terms.tally];

/** Formats a tally as a balance, without the spread: `4½`, or `13½–7½`. */
export const balanceText = (
  { points, wins, losses }: Pick<Tally, "points" | "wins" | "losses">,
  terms: GameTerms,
  language: Language,
): string =>
  terms.tally === "points"
    ? formatPoints(points, language)
    : `${formatHalves(wins)}–${formatHalves(losses)}`;

/** Formats a tally in full: `4½`, or `13½–7½ +728`. */
export const tallyText = (tally: Tally, terms: GameTerms, language: Language): string =>
  terms.tally === "points"
    ? balanceText(tally, terms, language)
    : `${balanceText(tally, terms, language)} ${formatSigned(tally.spread)}`;
