/** Standbys without the server. */

export { readReign, writeReign } from "../journal/reign.ts";
export { beginChangeLog, endChangeLog, lastChange } from "./change-log.ts";
export { follow } from "./follower.ts";
export { missingThere } from "./missing.ts";
export { isKey, newKey } from "./sealed.ts";
