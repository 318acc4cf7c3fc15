import { formatLabel, formatNote, type Language } from "@losfee/contract";
import { cardTexts } from "@losfee/messages/format-cards";
import type { Drawing } from "./drawings.ts";

/** A preset as visitors and directors choose it. */
export interface FormatCard {
  /** Id of the preset. */
  readonly id: string;
  readonly group: CardGroup;
  readonly drawing: Drawing;
}

/** Games and occasions, in the order of the page. */
export const CARD_GROUPS = ["chess", "scrabble", "anyGame", "months"] as const;

export type CardGroup = (typeof CARD_GROUPS)[number];

/**
 * All presets in the order of the page, each with its picture. A preset that `cardTexts` does not name
 * keeps its name in lists.
 */
export const formatCards: readonly FormatCard[] = [
  { id: "fide-swiss", group: "chess", drawing: "swiss" },
  { id: "fide-round-robin", group: "chess", drawing: "roundRobin" },
  { id: "team-swiss", group: "chess", drawing: "teamSwiss" },
  { id: "team-round-robin", group: "chess", drawing: "roundRobin" },
  { id: "scheveningen", group: "chess", drawing: "scheveningen" },
  { id: "friendly-match", group: "chess", drawing: "match" },
  { id: "scrabble-championship", group: "scrabble", drawing: "championship" },
  { id: "scrabble-swiss", group: "scrabble", drawing: "newSwiss" },
  { id: "scrabble-round-robin", group: "scrabble", drawing: "roundRobin" },
  { id: "scrabble-teams", group: "scrabble", drawing: "match" },
  { id: "king-lui", group: "anyGame", drawing: "kingLui" },
  { id: "king-lui-teams", group: "anyGame", drawing: "kingLui" },
  { id: "table-tournament", group: "anyGame", drawing: "tables" },
  { id: "league", group: "months", drawing: "league" },
  { id: "pyramid", group: "months", drawing: "pyramid" },
];

/** Returns the card of a preset; undefined for an unknown one. */
export const findCard = (id: string): FormatCard | undefined =>
  formatCards.find((card) => card.id === id);

type Wordings = Readonly<Record<string, string>>;

/** The name of a preset below the heading of its game. */
export const cardName = (id: string, language: Language): string =>
  (cardTexts[language].names as Wordings)[id] ?? formatLabel(id, language);

/** The name of a preset by itself. */
export const cardTitle = (id: string, language: Language): string =>
  (cardTexts[language].titles as Wordings)[id] ?? cardName(id, language);

/** A sentence about a preset. */
export const cardNote = (id: string, language: Language): string =>
  (cardTexts[language].notes as Wordings)[id] ?? formatNote(id, language);
