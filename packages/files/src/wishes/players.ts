/** A player as the club knows them. */
export interface KnownPlayer {
  readonly entry: number;
  readonly name: string;
  readonly addresses: readonly string[];
}

const ADDRESS = /^[\x21-\x7E]{1,64}@[a-zA-Z0-9-]{1,63}(?:\.[a-zA-Z0-9-]{1,63}){0,10}$/;

/**
 * Normalises an address for comparison: small letters, ASCII only. Null for non-ASCII lookalikes,
 * and for what is no address: it belongs to no one.
 */
export const addressKey = (address: string): string | null => {
  const trimmed = address.trim();
  return ADDRESS.test(trimmed) ? trimmed.toLowerCase() : null;
};

/**
 * Returns the players with an address, in the order of the book: none for strangers, several if a
 * family shares one. Linear in the book.
 */
export const playersAt = (
  address: string,
  book: readonly KnownPlayer[],
): readonly KnownPlayer[] => {
  const key = addressKey(address);
  if (key === null) return [];
  return book.filter(({ addresses }) => addresses.some((known) => addressKey(known) === key));
};
