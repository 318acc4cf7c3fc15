import { createHmac } from "node:crypto";

/**
 * What opens the calendar of a link's owner and nothing else: it follows from the link (by the hash
 * that is kept of it), so that it ends with the link and the link cannot be found from it.
 */
export const calendarToken = (linkHash: string): string =>
  createHmac("sha256", linkHash).update("calendar").digest("base64url");
