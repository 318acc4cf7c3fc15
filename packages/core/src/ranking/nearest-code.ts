import { criterionCodes, FAMILIES } from "./registry.ts";

/**
 * Returns the code that was probably meant: by a common word for it, else the one with the fewest
 * edits, if fewer than half of it. Null if nothing is near.
 */
export const nearestCode = (text: string): string | null => {
  const word = text.toLowerCase();
  const named = FAMILIES.find(({ words }) => words.includes(word));
  if (named !== undefined) return named.code;
  const wanted = text.toUpperCase();
  let nearest: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const code of criterionCodes) {
    const distance = isNearby(wanted, code) ? 1 : edits(wanted, code);
    if (distance < least && distance * 2 <= Math.max(wanted.length, code.length)) {
      nearest = code;
      least = distance;
    }
  }
  return nearest;
};

/** Cut short, spelt out, or the same letters in another order. */
const isNearby = (wanted: string, code: string): boolean =>
  code.startsWith(wanted) ||
  wanted.startsWith(code) ||
  [...wanted].sort().join("") === [...code].sort().join("");

/** Edit distance: insertions, deletions and substitutions to turn `a` into `b`. O(|a|·|b|). */
const edits = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      const exchanged = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(exchanged, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
};
