/**
 * Reads the round in an address: a number from 1 to `published`, by default `published` (0 before
 * the first round). Null for anything else, which is not found.
 */
export const roundFrom = (text: string | undefined, published: number): number | null => {
  if (text === undefined || text === "") return published;
  const round = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return round >= 1 && round <= published ? round : null;
};
