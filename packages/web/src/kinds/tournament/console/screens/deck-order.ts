import type { ScreenDeck } from "@losfee/core";

/** What a screen shows with one more at the end, or without one. */
export const withDeck = (
  decks: readonly ScreenDeck[],
  deck: ScreenDeck,
  isShown: boolean,
): readonly ScreenDeck[] => {
  const others = decks.filter((other) => other !== deck);
  return isShown ? [...others, deck] : others;
};

/** The same with one a place earlier (−1) or later (1); at the ends it stays. */
export const movedDeck = (
  decks: readonly ScreenDeck[],
  deck: ScreenDeck,
  by: -1 | 1,
): readonly ScreenDeck[] => {
  const at = decks.indexOf(deck);
  const other = decks[at + by];
  return other === undefined ? decks : decks.with(at, other).with(at + by, deck);
};
