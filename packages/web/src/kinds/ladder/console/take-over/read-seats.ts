import { type CapacityRule, parseSeat, type Seat, shapeOf } from "@losfee/core";
import { type ListedPlayer, readPlayerLine } from "../entries/read-list.ts";
import { faultsOf, type LineFault, linesOf } from "./take-over-fault.ts";

/** A player with the seat in the list. */
export type SeatedPlayer = ListedPlayer & { readonly seat: Seat };

/** Existing players and seats. */
export interface SeatsBefore {
  readonly capacity: CapacityRule;
  /** Names of all entered players, and taken seats, as `5.1`. */
  readonly names: readonly string[];
  readonly seats: readonly string[];
}

const VACANT = /^(?:x{2,}|frei|vacant|vacante|vakant|libre|-|–)?$/i;
const ADDRESS = /^[^\s@]+@[^\s@]+$/;

/** Reads `seat; name; e-mail; rating; club` by line; vacancies may be omitted or called XXX. */
export const readSeats = (
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
