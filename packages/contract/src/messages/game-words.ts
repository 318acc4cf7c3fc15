import type { GameTerms, Tally } from "@losfee/core";
import * as words from "@losfee/messages/game-words";
import { gameWordsNouns } from "@losfee/messages/game-words";
import type { Language } from "../language/language.ts";
import { formatHalves, formatPoints, formatSigned } from "../language/numbers.ts";
import { type Texts, texts } from "../language/texts.ts";

/** An event's words for going first: colours or starts. */
interface SideWords {
  readonly goesFirst: string;
  /** The same as a legend, for readers who do not know the game. */
  readonly goesFirstLegend: string;
  /** Headings of the players who go first and second. */
  readonly first: string;
  readonly second: string;
  /** Name and value of the record of who went first how often. */
  readonly record: string;
  readonly recordValue: (first: number, second: number) => string;
  /** The same as the heading of a narrow column. */
  readonly recordHeading: string;
  readonly recordFigures: (first: number, second: number) => string;
  /** Heading of the reason for who goes first. */
  readonly why: string;
  readonly boardsCaption: string;
  readonly drawn: string;
  readonly drawnTag: string;
  readonly drawnOnSlip: string;
  readonly exchange: string;
  readonly exchangeAsk: string;
  /** Of a game that was played so. */
  readonly swapped: string;
  /** `place`: "Brett 7 (Anna – Bert)". */
  readonly exchanged: (place: string) => string;
  /** Settings about going first. */
  readonly settings: string;
  readonly assigned: string;
  /** Note where it cannot be set: the pairing system has rules of its own. */
  readonly bySystem: string;
  readonly headToHead: string;
  readonly balance: string;
}

const sides: Readonly<Record<GameTerms["sides"], Texts<SideWords>>> = {
  starts: texts<SideWords>({
    de: {
      goesFirst: "beginnt",
      goesFirstLegend: "hat Anspiel (beginnt die Partie)",
      first: "Beginnt",
      second: "Zieht nach",
      record: "Anspiele",
      recordValue: (first, second) => `${first} (${second}-mal nachgezogen)`,
      recordHeading: "Ansp.",
      recordFigures: (first) => `${first}`,
      why: "Anspiel",
      boardsCaption: "Paarungen nach Brett; wer beginnt, steht links",
      drawn: "Das Anspiel wird am Brett ausgelost.",
      drawnTag: "Anspiel wird ausgelost",
      drawnOnSlip: "Anspiel ausgelost? Wer beginnt, bitte ankreuzen.",
      exchange: "Anspiel tauschen",
      exchangeAsk: "Die andere Seite beginnt.",
      swapped: "Begonnen hat die andere Seite",
      exchanged: (place) => `Anspiel getauscht: ${place}`,
      settings: "Wer beginnt",
      assigned: "Das Programm bestimmt, wer beginnt (sonst losen die Spielenden am Brett)",
      bySystem: "Das Auslosungssystem bestimmt, wer beginnt",
      headToHead: "Bei Wiederbegegnung beginnt, wer zuletzt nicht begann",
      balance: "Anspiel beim Paaren ausgleichen",
    },
    en: {
      goesFirst: "goes first",
      goesFirstLegend: "goes first",
      first: "Goes first",
      second: "Goes second",
      record: "Starts",
      recordValue: (first, second) => `${first} (and ${second} replies)`,
      recordHeading: "Starts",
      recordFigures: (first) => `${first}`,
      why: "Start",
      boardsCaption: "Pairings by board; the player on the left goes first",
      drawn: "The players draw for the start at the board.",
      drawnTag: "players draw for the start",
      drawnOnSlip: "Drawn for the start? Please mark who goes first.",
      exchange: "Swap starts",
      exchangeAsk: "The other side goes first.",
      swapped: "The other side went first",
      exchanged: (place) => `Starts swapped: ${place}`,
      settings: "Who goes first",
      assigned: "The program says who goes first (otherwise the players draw at the board)",
      bySystem: "The pairing system says who goes first",
      headToHead: "Players who meet again alternate",
      balance: "Balance starts when pairing",
    },
  }),
  home: texts<SideWords>({
    de: {
      goesFirst: "hat Heimrecht",
      goesFirstLegend: "zuerst genannt (Heim)",
      first: "Heim",
      second: "Gast",
      record: "Heimkämpfe",
      recordValue: (first, second) => `${first} daheim, ${second} auswärts`,
      recordHeading: "H–A",
      recordFigures: (first, second) => `${first}–${second}`,
      why: "Heimrecht",
      boardsCaption: "Kämpfe; die Heimmannschaft steht links",
      drawn: "Das Heimrecht wird ausgelost.",
      drawnTag: "Heimrecht wird ausgelost",
      drawnOnSlip: "Heimrecht ausgelost? Bitte ankreuzen, wer es hat.",
      exchange: "Heimrecht tauschen",
      exchangeAsk: "Die andere Mannschaft hat Heimrecht.",
      swapped: "Die andere Mannschaft hatte Heimrecht",
      exchanged: (place) => `Heimrecht getauscht: ${place}`,
      settings: "Heimrecht",
      assigned: "Das Programm bestimmt, wer Heimrecht hat (sonst wird es ausgelost)",
      bySystem: "Das Auslosungssystem bestimmt, wer Heimrecht hat",
      headToHead: "Wer sich wiedertrifft, wechselt das Heimrecht",
      balance: "Heimrecht beim Paaren ausgleichen",
    },
    en: {
      goesFirst: "is at home",
      goesFirstLegend: "named first (home)",
      first: "Home",
      second: "Away",
      record: "Home matches",
      recordValue: (first, second) => `${first} home, ${second} away`,
      recordHeading: "H–A",
      recordFigures: (first, second) => `${first}–${second}`,
      why: "Home",
      boardsCaption: "Matches; the home team is on the left",
      drawn: "The teams draw for home.",
      drawnTag: "teams draw for home",
      drawnOnSlip: "Drawn for home? Please mark which team is.",
      exchange: "Swap home and away",
      exchangeAsk: "The other team is at home.",
      swapped: "The other team was at home",
      exchanged: (place) => `Home and away swapped: ${place}`,
      settings: "Home and away",
      assigned: "The program says who is at home (otherwise the teams draw for it)",
      bySystem: "The pairing system says who is at home",
      headToHead: "Teams that meet again change home and away",
      balance: "Balance home and away when pairing",
    },
  }),
  colours: texts<SideWords>({
    de: {
      goesFirst: "hat Weiß",
      goesFirstLegend: "hat Weiß",
      first: "Weiß",
      second: "Schwarz",
      record: "Farben",
      recordValue: (first, second) => `${first}-mal Weiß, ${second}-mal Schwarz`,
      recordHeading: "W–S",
      recordFigures: (first, second) => `${first}–${second}`,
      why: "Farben",
      boardsCaption: "Paarungen nach Brett; Weiß steht links",
      drawn: "Die Farben werden am Brett ausgelost.",
      drawnTag: "Farben werden ausgelost",
      drawnOnSlip: "Farben ausgelost? Wer Weiß hat, bitte ankreuzen.",
      exchange: "Farben tauschen",
      exchangeAsk: "Die andere Seite hat Weiß.",
      swapped: "Gespielt wurde mit vertauschten Farben",
      exchanged: (place) => `Farben getauscht: ${place}`,
      settings: "Farben",
      assigned: "Das Programm verteilt die Farben (sonst losen die Spielenden am Brett)",
      bySystem: "Das Auslosungssystem verteilt die Farben",
      headToHead: "Wer sich wiedertrifft, wechselt die Farbe",
      balance: "Farben beim Paaren ausgleichen",
    },
    en: {
      goesFirst: "has White",
      goesFirstLegend: "has White",
      first: "White",
      second: "Black",
      record: "Colours",
      recordValue: (first, second) => `White ${first}, Black ${second}`,
      recordHeading: "W–B",
      recordFigures: (first, second) => `${first}–${second}`,
      why: "Colours",
      boardsCaption: "Pairings by board; the player on the left has White",
      drawn: "The players draw for colours at the board.",
      drawnTag: "players draw for colours",
      drawnOnSlip: "Drawn for colours? Please mark who has White.",
      exchange: "Swap colours",
      exchangeAsk: "The other side has White.",
      swapped: "The game was played with colours reversed",
      exchanged: (place) => `Colours swapped: ${place}`,
      settings: "Colours",
      assigned: "The program allocates colours (otherwise the players draw at the board)",
      bySystem: "The pairing system gives the colours",
      headToHead: "Players who meet again change colours",
      balance: "Balance colours when pairing",
    },
  }),
};

/** Returns an event's words for going first. */
export const sideWords = (terms: GameTerms, language: Language): SideWords =>
  sides[terms.sides][language];

/** Returns the word for going first at a board of a match. */
export const goesFirstWord = ({ atBoards }: GameTerms, language: Language): string =>
  sides[atBoards][language].goesFirst;

/** An event's words for its participants and contests. */
interface EntrantWords {
  readonly name: string;
  readonly find: string;
  readonly nobody: string;
  readonly nobodyFound: (text: string) => string;
  /** Label of a contest's number, and of the order by contests. */
  readonly contest: string;
  readonly contestAt: (number: number) => string;
  readonly byContest: string;
  readonly whyContest: (number: number) => string;
  readonly compareTwo: string;
}

const entrants: Readonly<Record<GameTerms["entrants"], Texts<EntrantWords>>> = {
  people: texts<EntrantWords>({
    de: {
      name: "Name",
      find: "Name oder Verein",
      nobody: "Noch ist niemand gemeldet.",
      nobodyFound: (text) => `Niemand heißt „${text}“ oder spielt dort.`,
      contest: "Brett",
      contestAt: (board) => `Brett ${board}`,
      byContest: "nach Brett",
      whyContest: (board) => `Warum diese Paarung an Brett ${board}?`,
      compareTwo: "Zwei vergleichen",
    },
    en: {
      name: "Name",
      find: "Name or club",
      nobody: "Nobody has entered yet.",
      nobodyFound: (text) => `Nobody is called “${text}” or plays for it.`,
      contest: "Board",
      contestAt: (board) => `Board ${board}`,
      byContest: "by board",
      whyContest: (board) => `Why this pairing on board ${board}?`,
      compareTwo: "Compare two players",
    },
  }),
  teams: texts<EntrantWords>({
    de: {
      name: "Mannschaft",
      find: "Mannschaft",
      nobody: "Noch ist keine Mannschaft gemeldet.",
      nobodyFound: (text) => `Keine Mannschaft heißt „${text}“.`,
      contest: "Kampf",
      contestAt: (match) => `Kampf ${match}`,
      byContest: "nach Kampf",
      whyContest: (match) => `Warum diese Paarung in Kampf ${match}?`,
      compareTwo: "Zwei Mannschaften vergleichen",
    },
    en: {
      name: "Team",
      find: "Team",
      nobody: "No team has entered yet.",
      nobodyFound: (text) => `No team is called “${text}”.`,
      contest: "Match",
      contestAt: (match) => `Match ${match}`,
      byContest: "by match",
      whyContest: (match) => `Why this pairing in match ${match}?`,
      compareTwo: "Compare two teams",
    },
  }),
};

/** Returns an event's words for its participants and contests. */
export const entrantWords = (terms: GameTerms, language: Language): EntrantWords =>
  entrants[terms.entrants][language];

/** Returns the noun for a contest within a sentence: `Brett`, `match`. */
export const contestNoun = (ofTeams: true | undefined, language: Language): string =>
  gameWordsNouns[language][ofTeams === true ? "match" : "board"];

/** Headings of a tally's columns: for tables with a column for each figure. */
interface TallyWords {
  readonly heading: string;
  /** Heading of full tallies, with the spread where there is one. */
  readonly fullHeading: string;
  /** The same in full. */
  readonly label: string;
}

const tallies: Readonly<Record<GameTerms["tally"], Texts<TallyWords>>> = {
  points: words.points,
  "wins-and-spread": words.winsAndSpread,
};

/** Returns an event's words for what adds up over the rounds. */
export const tallyWords = (terms: GameTerms, language: Language): TallyWords =>
  tallies[terms.tally][language];

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
