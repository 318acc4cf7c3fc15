import { createHmac } from "node:crypto";

/**
 * Returns the token that opens the calendar of a link's owner and nothing else. It is derived from
 * the stored hash of the link, so that it ends with the link and does not reveal the link.
 */
export const calendarToken = (linkHash: string): string =>
  createHmac("sha256", linkHash).update("calendar").digest("base64url");
