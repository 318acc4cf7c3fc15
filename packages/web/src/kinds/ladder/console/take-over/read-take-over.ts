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

/** Typed or pasted text by part. */
export type TakeOverInput = Readonly<Record<TakeOverPart, string>>;

/** The current pyramid as needed for reading. */
export interface PyramidBefore
  extends Pick<SeatsBefore, "capacity" | "seats">,
    Omit<ReadingContext, "players"> {
  readonly players: readonly NamedPlayer[];
  /** Number of the first new player. */
  readonly nextEntry: number;
}

/** Result of reading. */
export interface TakeOverReading extends TakenOver {
  readonly entries: readonly SeatedPlayer[];
  /** All players by number: entered ones and newcomers. */
  readonly names: readonly NamedPlayer[];
  /** Newcomers who are probably entered already; a person has to check. */
  readonly duplicates: readonly ProbableDuplicate[];
  /** All faults, part by part. */
  readonly faults: readonly LineFault[];
}

/** Reads all parts and reports all faults at once. */
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
