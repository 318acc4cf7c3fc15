/**
 * The extent of sweeps. `npm test` takes a sample of each, `npm run test:long` (which sets
 * `LOSFEE_LONG=1`) runs them whole.
 */
const isLong = process.env["LOSFEE_LONG"] === "1";

/** The size of a sweep in this run: `sample` in `npm test`, `whole` in `npm run test:long`. */
export function sweep<S, W>(sample: S, whole: W): S | W {
  return isLong ? whole : sample;
}

/**
 * All items in `npm run test:long`, one in the sample: another one for each `turn`, so that tests of
 * many pages or presets see all of them together.
 */
export const inTurn = <Item>(all: readonly Item[], turn: number): readonly Item[] =>
  all.filter((_, at) => sweep(at === turn % all.length, true));
