import { err, ok, type Result } from "../base/result.ts";
import type { LotSource } from "../lots/lots.ts";
import { placedApart } from "./apart.ts";
import { slotOrder, treeSize } from "./slots.ts";

/** An entrant to be placed in a tree. */
export interface TreeEntrant {
  /** Start number: the subject of its lot. */
  readonly number: number;
  readonly club?: string;
  readonly federation?: string;
  /** The group of an earlier stage. */
  readonly group?: string;
}

/** What two entrants may have in common so that they are to meet late. */
export type ApartBy = "club" | "federation" | "group";

/** A line of the tree that the director has given to an entrant. */
export interface LinePin {
  /** Start number. */
  readonly entrant: number;
  /** Line of the tree, from 1 at the top. */
  readonly line: number;
}

/** How entrants come to their seats. */
export type Placement =
  /** By rank: the best is seed 1. */
  | { readonly by: "rank" }
  /** 1 and 2 by rank; 3 and 4 are drawn, and so are 5 to 8, 9 to 16, … */
  | { readonly by: "pots"; readonly lots: LotSource; readonly name: string }
  | { readonly by: "lots"; readonly lots: LotSource; readonly name: string }
  /** Pinned by the director. The others keep their seat by rank, or get the best one left. */
  | { readonly by: "hand"; readonly pins: readonly LinePin[] };

/** A pin that contradicts the tree or another pin. */
export type PinProblem =
  | { readonly code: "unknown-entrant"; readonly entrant: number }
  | {
      readonly code: "no-such-line";
      readonly entrant: number;
      readonly line: number;
      readonly lines: number;
    }
  /** The line belongs to the bye of a seed. */
  | { readonly code: "line-of-bye"; readonly entrant: number; readonly line: number }
  | { readonly code: "pinned-twice"; readonly entrant: number; readonly lines: readonly number[] }
  | {
      readonly code: "line-pinned-twice";
      readonly line: number;
      readonly entrants: readonly number[];
    };

/**
 * Places entrants, best first, in a tree: returns the start number for each seed number, seed 1
 * first. `apart`: what is kept apart, most important first; pins are not moved for that. Refuses
 * pins that contradict each other, all of them at once.
 */
export const placeEntrants = (
  entrants: readonly TreeEntrant[],
  placement: Placement,
  apart: readonly ApartBy[] = [],
): Result<readonly number[], readonly PinProblem[]> => {
  if (placement.by === "hand") return pinned(entrants, placement.pins);
  const drawn = drawnSeats(entrants, placement);
  if (!sharesAny(entrants, apart)) return ok(drawn);
  const byNumber = new Map(entrants.map((entrant) => [entrant.number, entrant]));
  const placeables = drawn.map((number, index) => ({
    seat: index + 1,
    groups: apart.map((kind) => byNumber.get(number)?.[kind] ?? null),
  }));
  const lines = {
    order: slotOrder(treeSize(entrants.length)),
    entrants: entrants.length,
    potOf: placement.by === "lots" ? () => 0 : potOf,
  };
  const order: number[] = [];
  for (const [index, seat] of placedApart(lines, placeables).entries()) {
    order[seat - 1] = drawn[index] as number;
  }
  return ok(order);
};

/** Seeds 1, 2, 3–4, 5–8, … */
const potOf = (seat: number): number => (seat < 3 ? seat : 2 + Math.ceil(Math.log2(seat)));

const drawnSeats = (
  entrants: readonly TreeEntrant[],
  placement: Exclude<Placement, { readonly by: "hand" }>,
): readonly number[] => {
  const numbers = entrants.map(({ number }) => number);
  if (placement.by === "rank") return numbers;
  const { lots, name } = placement;
  if (placement.by === "lots") return lots.order(name, numbers);
  const pots = [numbers.slice(0, 2)];
  for (let size = 2; size < numbers.length; size *= 2) {
    const pot = numbers.slice(size, 2 * size);
    pots.push([...lots.order(`${name}/${size + 1}`, pot)]);
  }
  return pots.flat();
};

const sharesAny = (entrants: readonly TreeEntrant[], apart: readonly ApartBy[]): boolean =>
  apart.some((kind) => {
    const names = entrants.map((entrant) => entrant[kind]).filter((name) => name !== undefined);
    return new Set(names).size < names.length;
  });

const pinned = (
  entrants: readonly TreeEntrant[],
  pins: readonly LinePin[],
): Result<readonly number[], readonly PinProblem[]> => {
  const order = slotOrder(treeSize(entrants.length));
  const problems = pinProblems(entrants, pins, order);
  if (problems.length > 0) return err(problems);
  const seats = new Map(pins.map(({ entrant, line }) => [order[line - 1] as number, entrant]));
  const free = new Set(entrants.map(({ number }) => number));
  for (const { entrant } of pins) free.delete(entrant);
  for (const [index, { number }] of entrants.entries()) {
    if (free.has(number) && !seats.has(index + 1)) {
      seats.set(index + 1, number);
      free.delete(number);
    }
  }
  const left = [...free];
  return ok(entrants.map((_, index) => seats.get(index + 1) ?? (left.shift() as number)));
};

const pinProblems = (
  entrants: readonly TreeEntrant[],
  pins: readonly LinePin[],
  order: readonly number[],
): readonly PinProblem[] => {
  const known = new Set(entrants.map(({ number }) => number));
  const problems: PinProblem[] = [];
  for (const { entrant, line } of pins) {
    const seat = order[line - 1];
    if (!known.has(entrant)) problems.push({ code: "unknown-entrant", entrant });
    if (seat === undefined) {
      problems.push({ code: "no-such-line", entrant, line, lines: order.length });
    } else if (seat > entrants.length) problems.push({ code: "line-of-bye", entrant, line });
  }
  for (const [entrant, same] of grouped(pins, (pin) => pin.entrant)) {
    const lines = same.map(({ line }) => line);
    if (new Set(lines).size > 1) problems.push({ code: "pinned-twice", entrant, lines });
  }
  for (const [line, same] of grouped(pins, (pin) => pin.line)) {
    const pinnedThere = [...new Set(same.map(({ entrant }) => entrant))];
    if (pinnedThere.length > 1) {
      problems.push({ code: "line-pinned-twice", line, entrants: pinnedThere });
    }
  }
  return problems;
};

const grouped = (
  pins: readonly LinePin[],
  keyOf: (pin: LinePin) => number,
): ReadonlyMap<number, readonly LinePin[]> => {
  const groups = new Map<number, LinePin[]>();
  for (const pin of pins) groups.set(keyOf(pin), [...(groups.get(keyOf(pin)) ?? []), pin]);
  return groups;
};
