import type { RaceLine } from "./race-line.ts";

/** Main finding of the picture of ranks. */
export interface RaceFinding {
  /** The current leaders; several may share the lead. */
  readonly leaders: readonly string[];
  /** Step (from 0) since which the only leader has led; null if it is the last one. */
  readonly since: number | null;
  /** The biggest climb since the worst rank; null if none is at least three. */
  readonly climber: {
    readonly name: string;
    readonly since: number;
    readonly ranks: number;
  } | null;
}

const LEAST_CLIMB = 3;

/** Null before the second step: until then no rank has changed. */
export const findingOf = (lines: readonly RaceLine[]): RaceFinding | null => {
  const steps = lines[0]?.ranks.length ?? 0;
  const leaders = lines.filter(({ ranks }) => ranks.at(-1) === 1);
  const [leader] = leaders;
  if (steps < 2 || leader === undefined) return null;
  const since = leader.ranks.findLastIndex((rank) => rank !== 1) + 1;
  const [best] = lines
    .filter((line) => !line.withdrawn && !leaders.includes(line))
    .map(climbOf)
    .toSorted((a, b) => b.ranks - a.ranks);
  return {
    leaders: leaders.map(({ name }) => name),
    since: leaders.length > 1 || since === steps - 1 ? null : since,
    climber: best !== undefined && best.ranks >= LEAST_CLIMB ? best : null,
  };
};

/** Climb from the last occurrence of the worst rank. */
const climbOf = ({ name, ranks, rank }: RaceLine): NonNullable<RaceFinding["climber"]> => {
  const worst = Math.max(...ranks.map((one) => one ?? 0));
  return { name, since: ranks.lastIndexOf(worst), ranks: worst - rank };
};
