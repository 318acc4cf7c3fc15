/** The languages of the program, for builds and tests. */
export { LANGUAGES } from "../packages/contract/src/language/language.ts";
