import type { Language, Texts } from "@losfee/contract";
import type { ScreenDeck } from "@losfee/core";
import * as words from "@losfee/messages/tournament-parts";
import type { PageKind } from "../../../shell/page-kind.ts";

/** Name of a deck of the big screen: its heading there, a choice in the console. */
export const deckLabel = (
  deck: ScreenDeck,
  language: Language,
  kind?: PageKind | "boards" | "teams",
): string => {
  if (kind === "tables" && deck === "pairings") return decks[language].tables;
  if (kind === "tables" && deck === "names") return decks[language].tableNames;
  return decks[language][deck === "names" && kind === "teams" ? "teams" : deck];
};

type DeckTexts = Readonly<Record<ScreenDeck | "tables" | "tableNames" | "teams", string>>;

const decks: Texts<DeckTexts> = words.decks;
