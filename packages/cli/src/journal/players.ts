import {
  type CompetitionState,
  displayNames,
  type EntryId,
  findNamed,
  isOfKind,
  type NamedPlayer,
  namedPlayers,
  numberOfNamed,
} from "@losfee/core";
import { playerTexts } from "@losfee/messages/cli-players";
import { type Call, misused } from "../call/call.ts";

/** Returns a text's player, by number (`7`, `#7`) or name, as {@link findNamed} reads it. */
export const playerNamed = (call: Call, state: CompetitionState, text: string): EntryId =>
  playerAmong(call, playersOf(state), text, "losfee entries");

/** Returns all players by their public numbers. */
const playersOf = (state: CompetitionState): readonly NamedPlayer[] =>
  isOfKind("tournament", state)
    ? namedPlayers(state)
    : [...displayNames(state)].map(([id, name]) => ({ id, name }));

/** Formats a player for lists and answers: `#7 Meier`. */
export const playerLabel = (state: CompetitionState, entry: EntryId): string => {
  const player = playersOf(state).find(({ id }) => id === entry);
  return player === undefined ? `#${entry}` : `#${numberOfNamed(player)} ${player.name}`;
};

/** As {@link playerNamed}, among the players or teams of a file; `command` lists them all. */
export const playerAmong = (
  call: Call,
  players: readonly NamedPlayer[],
  text: string,
  command: string,
): EntryId => {
  const words = playerTexts[call.language];
  // A number below 0 belongs to no one, even if a name contains its figures.
  const isBelow = /^\s*#?[-−]\d+\s*$/.test(text);
  const match = isBelow ? ({ kind: "none" } as const) : findNamed(text, players);
  if (match.kind === "one") return match.entry.id;
  if (match.kind === "none")
    throw misused(words.unknown({ text, command }), "unknown-player", { given: text });
  const names = match.entries
    .slice(0, 6)
    .map((player) => `#${numberOfNamed(player)} ${player.name}`);
  throw misused(words.ambiguous({ text, names: names.join(", ") }), "ambiguous-player", {
    given: text,
    names,
  });
};

/** Returns the two players of `3-7` or `Meier–Müller` (any dash; names must not contain it). */
export const pairNamed = (
  call: Call,
  state: CompetitionState,
  text: string,
): readonly [EntryId, EntryId] => {
  const [one, other, ...more] = text.split(/\s*[-–]\s*/);
  if (!one || !other || more.length > 0) {
    throw misused(playerTexts[call.language].notAPair({ text }), "pair-expected", { given: text });
  }
  return [playerNamed(call, state, one), playerNamed(call, state, other)];
};
