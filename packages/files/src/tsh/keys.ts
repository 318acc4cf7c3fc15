import type { TshKey, TshPlayer } from "./player.ts";

/** Returns the value of a key; undefined if the player has none. */
export const keyOf = (player: TshPlayer, name: string): string | undefined =>
  player.keys.find((key) => key.name === name)?.value;

/** Returns the numbers of a key with one for each round; empty if the player has none. */
export const numbersOf = (player: TshPlayer, name: string): readonly number[] =>
  (keyOf(player, name) ?? "").split(/\s+/).filter(Boolean).map(Number);

/** Returns the player with a key set, at its old place or as the last; undefined removes it. */
export const withKey = (player: TshPlayer, name: string, value: string | undefined): TshPlayer => {
  const others = player.keys.filter((key) => key.name !== name);
  if (value === undefined) return { ...player, keys: others };
  const known = player.keys.some((key) => key.name === name);
  const keys: readonly TshKey[] = known
    ? player.keys.map((key) => (key.name === name ? { name, value } : key))
    : [...others, { name, value }];
  return { ...player, keys };
};

/** Codes of `p12`, who went first: also a bye, a pending draw of starts, and unknown. */
export const P12 = { bye: 0, first: 1, second: 2, draw: 3, unknown: 4 } as const;

/** True if a player is switched off: skipped in all further rounds. */
export const isOff = (player: TshPlayer): boolean => keyOf(player, "off") !== undefined;

/** Returns the spread of each round for a switched-off player: the value of `off`, else 0. */
export const offSpread = (player: TshPlayer): number => numbersOf(player, "off")[0] ?? 0;
