/**
 * The extent of sweeps. `npm test` takes a sample of each, `npm run test:long` (which sets
 * `LOSFEE_LONG=1`) runs them whole.
 */
const isLong = process.env["LOSFEE_LONG"] === "1";

/** The size of a sweep in this run: `sample` in `npm test`, `whole` in `npm run test:long`. */
export function sweep<S, W>(sample: S, whole: W): S | W {
  return isLong ? whole : sample;
}
