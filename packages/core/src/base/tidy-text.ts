/** Marks that turn writing round, and characters that take no space: names look alike with them. */
const UNSEEN = /[\p{Bidi_Control}\p{Cs}\u00AD\u200B\u2060\uFEFF]/gu;

/** Line breaks, tabs, what steers terminals, and runs of spaces. */
const SPACES = /[\s\p{Cc}]+/gu;

const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * A line of text as it is kept: composed (NFC), single spaces, nothing that steers a terminal or
 * cannot be seen. Joiners within words stay, since some scripts need them. Empty where nothing is
 * left to be seen. Linear.
 */
export const tidyText = (text: string): string => {
  const tidy = text.normalize("NFC").replace(UNSEEN, "").replace(SPACES, " ").trim();
  return SEEN.test(tidy) ? tidy : "";
};

/** What steers terminals and is no line break or tab. */
const CONTROLS = /(?![\n\t])\p{Cc}/gu;

/**
 * A text of several lines as it is kept: composed (NFC), lines that end in `\n` alone, nothing that
 * steers a terminal or cannot be seen, no blank lines around it. Linear.
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

/** Names are compared without regard to case, accents' encoding, double spaces and the unseen. */
export const nameKey = (name: string): string => tidyText(name).toLowerCase();
