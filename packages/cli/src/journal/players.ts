import { type EntryId, nameKey } from "@losfee/core";
import { type Call, misused } from "../call.ts";
import { playerTexts } from "../language/players.ts";

/** Everybody who takes part in a competition. */
interface Entries {
  readonly entries: ReadonlyMap<EntryId, Named>;
}

/**
 * The player that a text names: by number (`7`, `#7`), by name, or by a part of the name that only
 * one player has.
 */
export const playerNamed = (call: Call, { entries }: Entries, text: string): EntryId =>
  playerAmong(call, [...entries.values()], text, "losfee entries");

/** Somebody with a number and a name. */
interface Named {
  readonly id: EntryId;
  readonly name: string;
}

/** As {@link playerNamed}, among the players or teams of a file; `command` shows them all. */
export const playerAmong = (
  call: Call,
  players: readonly Named[],
  text: string,
  command: string,
): EntryId => {
  const words = playerTexts[call.language];
  const matches = playersNamed(players, text);
  const [only, another] = matches;
  if (only === undefined)
    throw misused(words.unknown(text, command), "unknown-player", { given: text });
  if (another === undefined) return only.id;
  const names = matches.slice(0, 6).map(({ id, name }) => `#${id} ${name}`);
  throw misused(words.ambiguous(text, names), "ambiguous-player", { given: text, names });
};

const playersNamed = (players: readonly Named[], text: string): readonly Named[] => {
  const number = /^#?(\d+)$/.exec(text.trim())?.[1];
  if (number !== undefined) return players.filter(({ id }) => id === Number(number));
  const key = nameKey(text);
  const exact = players.filter(({ name }) => nameKey(name) === key);
  if (exact.length > 0 || key === "") return exact;
  return players.filter(({ name }) => nameKey(name).includes(key));
};

/** The two players of `3-7` or `Meier–Müller` (any dash; names without one of their own). */
export const pairNamed = (
  call: Call,
  state: Entries,
  text: string,
): readonly [EntryId, EntryId] => {
  const [one, other, ...more] = text.split(/\s*[-–]\s*/);
  if (!one || !other || more.length > 0) {
    throw misused(playerTexts[call.language].notAPair(text), "pair-expected", { given: text });
  }
  return [playerNamed(call, state, one), playerNamed(call, state, other)];
};
