/**
 * Maximum sum of a lane over a whole pairing, so that doubled weights and the duals derived from
 * them stay far below 2⁵³, up to which numbers are exact.
 */
const LANE_CAPACITY = 2 ** 40;

/**
 * A digit of mixed radix in one of the lanes. Two pairings may differ in it by its range, and all
 * lower digits of its lane together differ by less than one unit of it. So a lane compares its
 * digits from first to last, just as lanes are compared.
 */
export interface Digit {
  readonly lane: number;
  readonly unit: number;
}

/**
 * Packs digits with these ranges, highest first, into lanes from `firstLane` on, as many per lane
 * as fit. Throws if one range alone exceeds a lane: impossible for brackets whose n² weights fit
 * into memory.
 */
export const digitsOf = (ranges: readonly number[], firstLane: number): readonly Digit[] => {
  const lanes: number[][] = [[]];
  let capacity = LANE_CAPACITY;
  for (const range of ranges) {
    if (LANE_CAPACITY < range + 1) throw new RangeError(`no lane holds a range of ${range}`);
    if (capacity < range + 1) {
      lanes.push([]);
      capacity = LANE_CAPACITY;
    }
    capacity /= range + 1;
    lanes.at(-1)?.push(range);
  }
  return lanes.flatMap((inLane, lane) => {
    let unit = inLane.reduce((product, range) => product * (range + 1), 1);
    return inLane.map((range) => {
      unit /= range + 1;
      return { lane: firstLane + lane, unit };
    });
  });
};
