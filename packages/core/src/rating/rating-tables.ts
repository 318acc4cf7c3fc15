/**
 * FIDE's conversion tables (Rating Regulations B.02, article 8.1): the largest rating difference
 * for which the higher rated player is expected to score 50, 51, 52 … 99 percent; beyond it is 100.
 */
const LARGEST_DIFFERENCE: readonly number[] = [
  3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162,
  170, 179, 188, 197, 206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374,
  391, 411, 432, 456, 484, 517, 559, 619, 735,
];

/** The rating difference for a score of 50, 51 … 100 percent. */
const DIFFERENCE_OF_PERCENT: readonly number[] = [
  0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166,
  175, 184, 193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366, 383,
  401, 422, 444, 470, 501, 538, 589, 677, 800,
];

/** From this difference on, the higher rated player is expected to win. */
const CERTAIN = (LARGEST_DIFFERENCE.at(-1) ?? 0) + 1;

const PERCENT_OF_DIFFERENCE = Uint8Array.from({ length: CERTAIN + 1 }, (_, difference) => {
  const step = LARGEST_DIFFERENCE.findIndex((largest) => difference <= largest);
  return step === -1 ? 100 : 50 + step;
});

/**
 * Returns the expected score in percent of a player rated `difference` above the opponent (below,
 * if negative), over the full scale: differences are not limited to 400.
 */
export const expectedPercent = (difference: number): number => {
  const percent = PERCENT_OF_DIFFERENCE[Math.min(Math.abs(difference), CERTAIN)] ?? 100;
  return difference < 0 ? 100 - percent : percent;
};

/** Returns the rating difference for a score in whole percent, −800 … 800. */
export const differenceOfPercent = (percent: number): number =>
  percent < 50
    ? -(DIFFERENCE_OF_PERCENT[50 - percent] ?? 0)
    : (DIFFERENCE_OF_PERCENT[percent - 50] ?? 0);
