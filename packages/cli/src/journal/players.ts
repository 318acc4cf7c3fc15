import {
  type CompetitionState,
  displayNames,
  type EntryId,
  isOfKind,
  type NamedPlayer,
  namedPlayers,
  nameKey,
  numberOfNamed,
} from "@losfee/core";
import { type Call, misused } from "../call/call.ts";
import { playerTexts } from "../language/players.ts";

/**
 * The player that a text names: by number (`7`, `#7`), by name, or by a part of the name that only
 * one player has.
 */
export const playerNamed = (call: Call, state: CompetitionState, text: string): EntryId =>
  playerAmong(call, playersOf(state), text, "losfee entries");

/** Everybody in a competition by the numbers that they are known by. */
const playersOf = (state: CompetitionState): readonly NamedPlayer[] =>
  isOfKind("tournament", state)
    ? namedPlayers(state)
    : [...displayNames(state)].map(([id, name]) => ({ id, name }));

/** A player as lists and answers call one: `#7 Meier`. */
export const playerLabel = (state: CompetitionState, entry: EntryId): string => {
  const player = playersOf(state).find(({ id }) => id === entry);
  return player === undefined ? `#${entry}` : `#${numberOfNamed(player)} ${player.name}`;
};

/** As {@link playerNamed}, among the players or teams of a file; `command` shows them all. */
export const playerAmong = (
  call: Call,
  players: readonly NamedPlayer[],
  text: string,
  command: string,
): EntryId => {
  const words = playerTexts[call.language];
  const matches = playersNamed(players, text);
  const [only, another] = matches;
  if (only === undefined)
    throw misused(words.unknown(text, command), "unknown-player", { given: text });
  if (another === undefined) return only.id;
  const names = matches.slice(0, 6).map((player) => `#${numberOfNamed(player)} ${player.name}`);
  throw misused(words.ambiguous(text, names), "ambiguous-player", { given: text, names });
};

const playersNamed = (players: readonly NamedPlayer[], text: string): readonly NamedPlayer[] => {
  const number = /^#?(\d+)$/.exec(text.trim())?.[1];
  if (number !== undefined)
    return players.filter((player) => numberOfNamed(player) === Number(number));
  const key = nameKey(text);
  const exact = players.filter(({ name }) => nameKey(name) === key);
  if (exact.length > 0 || key === "") return exact;
  return players.filter(({ name }) => nameKey(name).includes(key));
};

/** The two players of `3-7` or `Meier–Müller` (any dash; names without one of their own). */
export const pairNamed = (
  call: Call,
  state: CompetitionState,
  text: string,
): readonly [EntryId, EntryId] => {
  const [one, other, ...more] = text.split(/\s*[-–]\s*/);
  if (!one || !other || more.length > 0) {
    throw misused(playerTexts[call.language].notAPair(text), "pair-expected", { given: text });
  }
  return [playerNamed(call, state, one), playerNamed(call, state, other)];
};
