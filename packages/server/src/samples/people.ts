import type { Language } from "@losfee/contract";
import type { EntryDetails } from "@losfee/core";
import { casts } from "./names.ts";

/** The best and the last rating of invented players. */
const BEST = 1920;
const RANGE = 900;

/**
 * Returns `count` invented players in the language of the readers, strongest first, in classes A and B.
 * `count` ≤ 1500.
 */
export const samplePeople = (
  count: number,
  language: Language = "de",
  game: "scrabble" | "chess" = "scrabble",
): readonly EntryDetails[] => {
  const { given, surnames, scrabbleClubs, chessClubs } = casts[language];
  const clubs = game === "chess" ? chessClubs : scrabbleClubs;
  // Without a common divisor with the number of clubs, so that neighbours are of different clubs.
  const stride = clubs.length === 9 ? 4 : 3;
  return Array.from({ length: count }, (_, index): EntryDetails => {
    const { club, nation } = clubs[(index * stride) % clubs.length] ?? NOWHERE;
    return {
      name: `${given[index % given.length]} ${surnames[index % surnames.length]}`,
      rating: Math.round(BEST - (RANGE * index) / Math.max(1, count - 1)),
      club,
      nation,
      class: index < count / 2 ? "A" : "B",
    };
  });
};

const NOWHERE = { club: "", nation: "" };

/** Returns a generator of numbers from 0 to 1, seeded by the text (FNV-1a into mulberry32). */
export const chanceOf = (text: string): (() => number) => {
  let state = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    state = Math.imul(state ^ text.charCodeAt(i), 0x01000193);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
};
