/** Standbys without the server. */

export { endChangeLog } from "../journal/change-feed.ts";
export { readLeadership, writeLeadership } from "../journal/leadership.ts";
export { beginChangeLog, lastChange } from "./change-log.ts";
export { follow } from "./follower.ts";
export { isKey, newKey } from "./sealed.ts";
export { missingThere } from "./shape.ts";
