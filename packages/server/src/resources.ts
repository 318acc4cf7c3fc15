/** Resources as the API answers with them: for the command line, whose JSON has the same shape. */
export { entryOf, roundResourceOf } from "./http/resources.ts";
export { cutLineResourceOf, namedFinalPlaces, stageResourceOf } from "./http/stage-resources.ts";
