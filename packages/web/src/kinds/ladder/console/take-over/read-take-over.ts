import {
  type CapacityRule,
  type NamedPlayer,
  type ProbableDuplicate,
  parseSeat,
  probableDuplicates,
  type Seat,
  shapeOf,
  type TakenOver,
} from "@losfee/core";
import { type ListedPlayer, readPlayerLine } from "../../parts/read-list.ts";
import { type ReadingContext, readGames } from "./read-games.ts";
import { readPast, readStanding, readWaiting } from "./read-lists.ts";
import { faultsOf, type LineFault, linesOf, type TakeOverPart } from "./take-over-fault.ts";

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

/** A player with the seat in the list. */
type SeatedPlayer = ListedPlayer & { readonly seat: Seat };

/** Existing players and seats. */
interface SeatsBefore {
  readonly capacity: CapacityRule;
  /** Names of all entered players, and taken seats, as `5.1`. */
  readonly names: readonly string[];
  readonly seats: readonly string[];
}

const VACANT = /^(?:x{2,}|frei|vacant|vacante|vakant|libre|-|–)?$/i;
const ADDRESS = /^[^\s@]+@[^\s@]+$/;

/** Reads `seat; name; e-mail; rating; club` by line; vacancies may be omitted or called XXX. */
const readSeats = (
  text: string,
  { capacity, names, seats }: SeatsBefore,
  faults: LineFault[],
): readonly SeatedPlayer[] => {
  const fault = faultsOf("seats", faults);
  const { numberOf } = shapeOf(capacity);
  const taken = new Set(seats);
  const listed = new Set<string>();
  const known = new Set(names.map((name) => name.toLowerCase()));
  return linesOf(text).flatMap(({ line, cells: [place = "", ...cells] }) => {
    const seat = parseSeat(place);
    if (seat === null || numberOf(seat) === null) {
      fault(line, "no-seat", place);
      return [];
    }
    const label = `${seat.level}.${seat.index}`;
    if (taken.has(label)) fault(line, "seat-taken", label);
    if (listed.has(label)) fault(line, "seat-twice", label);
    listed.add(label);
    const [name = "", address = "", rating = ""] = cells;
    if (VACANT.test(name)) {
      if (cells.slice(1).some((cell) => cell !== "")) fault(line, "name-missing");
      return [];
    }
    if (known.has(name.toLowerCase())) {
      fault(line, "name-twice", name);
      return [];
    }
    known.add(name.toLowerCase());
    if (address !== "" && !ADDRESS.test(address)) fault(line, "no-address", address);
    if (rating !== "" && !/^\d{1,4}$/.test(rating)) fault(line, "no-rating", rating);
    const player = readPlayerLine(cells);
    return player === null ? [] : [{ ...player, seat }];
  });
};
