import { createHash } from "node:crypto";

/**
 * The Message-ID of a letter: the same whenever the letter is derived from its event again, so that a
 * letter sent twice in doubt is recognised as one by servers and readers. Tells nothing about it.
 */
export const messageIdOf = (competition: string, letter: string, address: string): string => {
  const hash = createHash("sha256")
    .update(JSON.stringify([competition, letter]))
    .digest("hex");
  return `<losfee.${hash.slice(0, 40)}@${address.slice(address.lastIndexOf("@") + 1)}>`;
};

/** Stands in every letter of ours with its Message-ID: what carries it came back. */
export const OWN_MAIL_HEADER = "X-Losfee-Mail";

/** At most so many are looked for in a message. */
const MOST = 50;

/** The Message-IDs of our own letters that a text mentions, as reports of failed delivery do. */
export const ownMessageIdsIn = (text: string): readonly string[] => {
  const found = text.matchAll(/<losfee\.[0-9a-f]{40}@[\w.-]{1,255}>/g);
  const ids = new Set<string>();
  for (const [id] of found) if (ids.size < MOST) ids.add(id);
  return [...ids];
};
