import { PARTICLES } from "./name-index.ts";
import { folded } from "./plain-text.ts";
import type { KnownPlayer } from "./players.ts";

/** Shorter words (initials) distinguish no one; neither does `von`. */
const SHORTEST_WORD = 3;

/**
 * Returns the players with a word of `name`, which may be the part of an address before the `@`:
 * best matches first, then in the order of the book. Linear in the book.
 */
export const namesakes = (name: string, book: readonly KnownPlayer[]): readonly KnownPlayer[] => {
  const wanted = new Set(wordsOf(name));
  return book
    .map((player) => ({
      player,
      shared: wordsOf(player.name).filter((word) => wanted.has(word)).length,
    }))
    .filter(({ shared }) => shared > 0)
    .toSorted((a, b) => b.shared - a.shared)
    .map(({ player }) => player);
};

const wordsOf = (text: string): readonly string[] =>
  (folded(text).match(/[a-z0-9]+/g) ?? []).filter(
    (word) => word.length >= SHORTEST_WORD && !PARTICLES.has(word),
  );
