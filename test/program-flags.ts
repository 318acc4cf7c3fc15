/** True if tests run on what `npm run build` made. */
export const RUNS_BUILT = process.env["LOSFEE_TEST_BUILT"] === "1";

/** Flags of Node.js for programs that tests start: they run on what the tests themselves run on. */
export const PROGRAM_FLAGS: readonly string[] = RUNS_BUILT
  ? [`--import=${new URL("built-modules-hook.ts", import.meta.url).href}`]
  : ["--conditions=losfee:source"];
