import type { RaceLine } from "./race-line.ts";

/** What a picture of ranks shows first. */
export interface RaceFinding {
  /** Who is first now; several share it. */
  readonly leaders: readonly string[];
  /** The step (from 0) since which the only leader has led; null where it is the last one. */
  readonly since: number | null;
  /** Who has climbed most since their worst rank; null where nobody has by at least three. */
  readonly climber: {
    readonly name: string;
    readonly since: number;
    readonly ranks: number;
  } | null;
}

const LEAST_CLIMB = 3;

/** Null before the second step: until then nothing has moved. */
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

/** From the worst rank, the last time it was that bad. */
const climbOf = ({ name, ranks, rank }: RaceLine): NonNullable<RaceFinding["climber"]> => {
  const worst = Math.max(...ranks.map((one) => one ?? 0));
  return { name, since: ranks.lastIndexOf(worst), ranks: worst - rank };
};
