import type { ScreenDeck } from "@losfee/core";

/** Adds a deck at the end, or removes it. */
export const withDeck = (
  decks: readonly ScreenDeck[],
  deck: ScreenDeck,
  isShown: boolean,
): readonly ScreenDeck[] => {
  const others = decks.filter((other) => other !== deck);
  return isShown ? [...others, deck] : others;
};

/** Moves a deck one place earlier (−1) or later (1), if possible. */
export const movedDeck = (
  decks: readonly ScreenDeck[],
  deck: ScreenDeck,
  by: -1 | 1,
): readonly ScreenDeck[] => {
  const at = decks.indexOf(deck);
  const other = decks[at + by];
  return other === undefined ? decks : decks.with(at, other).with(at + by, deck);
};
