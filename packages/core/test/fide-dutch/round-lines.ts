import type { pairDutch } from "../../src/pairing/fide-dutch/pair-dutch.ts";

/** A paired round as lines "white black" by board, the bye as "player 0"; a refusal as its code. */
export const linesOf = (answer: ReturnType<typeof pairDutch>): readonly string[] => {
  if (!answer.ok) return [answer.error.code];
  const lines = answer.value.pairs.map(({ white, black }) => `${white.number} ${black.number}`);
  if (answer.value.bye !== null) lines.push(`${answer.value.bye} 0`);
  return lines;
};
