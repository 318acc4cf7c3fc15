/**
 * The round that an address asks for: a number from 1 to `published`, by default `published` (0
 * before the first round). Null for anything else: there is no such page.
 */
export const roundFrom = (text: string | undefined, published: number): number | null => {
  if (text === undefined || text === "") return published;
  const round = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return round >= 1 && round <= published ? round : null;
};
