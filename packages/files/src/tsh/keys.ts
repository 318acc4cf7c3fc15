import type { TshKey, TshPlayer } from "./player.ts";

/** The value of a key; undefined where the player has none. */
export const keyOf = (player: TshPlayer, name: string): string | undefined =>
  player.keys.find((key) => key.name === name)?.value;

/** The numbers of a key that has one for each round; empty where the player has none. */
export const numbersOf = (player: TshPlayer, name: string): readonly number[] =>
  (keyOf(player, name) ?? "").split(/\s+/).filter(Boolean).map(Number);

/** The player with a key set, at its old place or as the last; without it for undefined. */
export const withKey = (player: TshPlayer, name: string, value: string | undefined): TshPlayer => {
  const others = player.keys.filter((key) => key.name !== name);
  if (value === undefined) return { ...player, keys: others };
  const known = player.keys.some((key) => key.name === name);
  const keys: readonly TshKey[] = known
    ? player.keys.map((key) => (key.name === name ? { name, value } : key))
    : [...others, { name, value }];
  return { ...player, keys };
};

/** Codes of `p12`, who went first: also a bye, a draw of starts still to come, and unknown. */
export const P12 = { bye: 0, first: 1, second: 2, draw: 3, unknown: 4 } as const;

/** Whether a player is switched off: skipped in all further rounds. */
export const isOff = (player: TshPlayer): boolean => keyOf(player, "off") !== undefined;

/** The spread that each round brings to a player who is switched off: the value of `off`, else 0. */
export const offSpread = (player: TshPlayer): number => numbersOf(player, "off")[0] ?? 0;
