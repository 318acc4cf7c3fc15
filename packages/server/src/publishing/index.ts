/** Publishing without the server. */

export { isKey, newKey } from "../standby/sealed.ts";
export { PUBLISH_PATH, relayUrl } from "./messages.ts";
export { createPublications } from "./publications.ts";
