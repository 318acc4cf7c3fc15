/** A seat of the pyramid: level 1 is the top, index 1 is leftmost. */
export interface Seat {
  readonly level: number;
  readonly index: number;
}

/** Reads a seat written `5.1` or `5/1`; null for other text. The level need not exist. */
export const parseSeat = (text: string): Seat | null => {
  const [, level, index] = /^\s*(\d{1,4})\s*[./]\s*(\d{1,4})\s*$/.exec(text) ?? [];
  return level === undefined || index === undefined
    ? null
    : { level: Number(level), index: Number(index) };
};

/** Number of seats of a level k ≥ 2: `base + perLevel · k`. Level 1 always has one. */
export interface CapacityRule {
  readonly base: number;
  readonly perLevel: number;
}

/** Returns the number of seats on a level; at least 1. */
export const capacityOf = ({ base, perLevel }: CapacityRule, level: number): number =>
  level === 1 ? 1 : Math.max(1, base + perLevel * level);

/**
 * Seats by number: 0 is the pharaoh's, then level by level from left to right. Tables grow on
 * demand and are only looked up afterwards.
 */
export interface PyramidShape {
  readonly seatAt: (seatNumber: number) => Seat;
  readonly levelAt: (seatNumber: number) => number;
  /** Returns the number of the first seat of a level; that of `level + 1` ends the level. */
  readonly firstNumber: (level: number) => number;
  /** Returns the number of a seat; null if the level has no such seat. */
  readonly numberOf: (seat: Seat) => number | null;
}

const shapes = new Map<string, PyramidShape>();

/** Returns the shape of a pyramid with this capacity. The same rule gives the same object. */
export const shapeOf = (rule: CapacityRule): PyramidShape => {
  const key = `${rule.base}+${rule.perLevel}`;
  const shape = shapes.get(key) ?? makeShape(rule);
  shapes.set(key, shape);
  return shape;
};

const makeShape = (rule: CapacityRule): PyramidShape => {
  const firsts: number[] = [0, 0];
  const levels: number[] = [];
  const grow = (): void => {
    const level = firsts.length - 1;
    const capacity = capacityOf(rule, level);
    firsts.push((firsts[level] ?? 0) + capacity);
    for (let index = 0; index < capacity; index++) levels.push(level);
  };
  const firstNumber = (level: number): number => {
    while (firsts.length <= level) grow();
    return firsts[level] ?? 0;
  };
  const levelAt = (seatNumber: number): number => {
    while (levels.length <= seatNumber) grow();
    return levels[seatNumber] ?? 1;
  };
  return {
    firstNumber,
    levelAt,
    seatAt: (seatNumber) => {
      const level = levelAt(seatNumber);
      return { level, index: seatNumber - firstNumber(level) + 1 };
    },
    numberOf: ({ level, index }) => {
      if (!Number.isInteger(level) || level < 1 || level > HIGHEST_LEVEL) return null;
      if (!Number.isInteger(index) || index < 1 || index > capacityOf(rule, level)) return null;
      return firstNumber(level) + index - 1;
    },
  };
};

/** Beyond any club: keeps a mistyped level from growing the tables without limit. */
const HIGHEST_LEVEL = 1000;
