/** Flags of Node.js for programs that tests start: they run on what the tests themselves run on. */
const runsBuilt = process.env["LOSFEE_TEST_BUILT"] === "1";

export const PROGRAM_FLAGS: readonly string[] = runsBuilt
  ? [`--import=${new URL("built-modules-hook.ts", import.meta.url).href}`]
  : ["--conditions=losfee:source"];
