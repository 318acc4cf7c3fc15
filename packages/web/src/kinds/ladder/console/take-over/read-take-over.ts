import {
  type NamedPlayer,
  type ProbableDuplicate,
  probableDuplicates,
  type TakenOver,
} from "@losfee/core";
import { type ReadingContext, readGames } from "./read-games.ts";
import { readPast, readStanding, readWaiting } from "./read-lists.ts";
import { readSeats, type SeatedPlayer, type SeatsBefore } from "./read-seats.ts";
import type { LineFault, TakeOverPart } from "./take-over-fault.ts";

/** What is typed or pasted, by part. */
export type TakeOverInput = Readonly<Record<TakeOverPart, string>>;

/** What reading needs of the pyramid as it is. */
export interface PyramidBefore
  extends Pick<SeatsBefore, "capacity" | "seats">,
    Omit<ReadingContext, "players"> {
  readonly players: readonly NamedPlayer[];
  /** The number that the first new player gets. */
  readonly nextEntry: number;
}

/** What was read. */
export interface TakeOverReading extends TakenOver {
  readonly entries: readonly SeatedPlayer[];
  /** Everybody by number: those who are entered, and those who come along. */
  readonly names: readonly NamedPlayer[];
  /** Who comes along and probably is somebody of these already: a person has to look. */
  readonly duplicates: readonly ProbableDuplicate[];
  /** Everything that is wrong, part by part. */
  readonly faults: readonly LineFault[];
}

/** Reads all parts; what cannot be read is told, all of it at once. */
export const readTakeOver = (input: TakeOverInput, before: PyramidBefore): TakeOverReading => {
  const faults: LineFault[] = [];
  const entries = readSeats(
    input.seats,
    { ...before, names: before.players.map(({ name }) => name) },
    faults,
  );
  const newcomers = entries.map(({ name }, index) => ({ id: before.nextEntry + index, name }));
  const names = [...before.players, ...newcomers];
  const context = { ...before, players: names };
  const games = readGames(input.games, context, faults);
  const playing = new Set(
    games
      .filter(({ status }) => status !== "provisional" && status !== "inAdjudication")
      .map(({ challenger }) => challenger),
  );
  return {
    entries,
    names,
    games,
    waiting: readWaiting(input.waiting, context, playing, faults),
    standing: readStanding(input.standing, context, faults),
    players: readPast(input.past, context, faults),
    duplicates: probableDuplicates(newcomers, before.players),
    faults,
  };
};
