/** Bidirectional controls and invisible characters: they make different names look alike. */
const UNSEEN = /[\p{Bidi_Control}\p{Cs}\u00AD\u200B\u2060\uFEFF]/gu;

/** Line breaks, tabs, terminal control characters, and runs of spaces. */
const SPACES = /[\s\p{Cc}]+/gu;

const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * Normalizes a line of text: NFC, single spaces, no control or invisible characters. Keeps joiners
 * within words, since some scripts need them. Empty if nothing visible is left. Linear.
 */
export const tidyText = (text: string): string => {
  const tidy = text.normalize("NFC").replace(UNSEEN, "").replace(SPACES, " ").trim();
  return SEEN.test(tidy) ? tidy : "";
};

/** Control characters other than line breaks and tabs. */
const CONTROLS = /(?![\n\t])\p{Cc}/gu;

/**
 * Normalizes a multi-line text: NFC, lines ending in `\n`, no control or invisible characters, no
 * blank lines around it. Linear.
 */
export const tidyLines = (text: string): string => {
  const tidy = text
    .normalize("NFC")
    .replaceAll(/\r\n?|[\u2028\u2029\u0085]/g, "\n")
    .replace(UNSEEN, "")
    .replace(CONTROLS, "")
    .replace(/^\s*\n/, "")
    .trimEnd();
  return SEEN.test(tidy) ? tidy : "";
};

/** Key for comparing names: ignores case, composition, double spaces and invisible characters. */
export const nameKey = (name: string): string => tidyText(name).toLowerCase();
