import { createHash } from "node:crypto";

/**
 * Returns the Message-ID of a letter: the same whenever the letter is derived from its event, so
 * that servers and readers recognise a duplicate. Reveals nothing about the letter.
 */
export const messageIdOf = (competition: string, letter: string, address: string): string => {
  const hash = createHash("sha256")
    .update(JSON.stringify([competition, letter]))
    .digest("hex");
  return `<losfee.${hash.slice(0, 40)}@${address.slice(address.lastIndexOf("@") + 1)}>`;
};

/** Header with the Message-ID in all our letters: an incoming mail with it was returned. */
export const OWN_MAIL_HEADER = "X-Losfee-Mail";

/** Limit of those found in a message. */
const MOST = 50;

/** Returns the Message-IDs of our own letters that a text contains, as bounces do. */
export const ownMessageIdsIn = (text: string): readonly string[] => {
  const found = text.matchAll(/<losfee\.[0-9a-f]{40}@[\w.-]{1,255}>/g);
  const ids = new Set<string>();
  for (const [id] of found) if (ids.size < MOST) ids.add(id);
  return [...ids];
};
