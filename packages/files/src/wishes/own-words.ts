/** How mail programs introduce the mail that is answered, in German and English. */
const ATTRIBUTION_START = /^\s*(?:am|on|den|at)\b/i;
const ATTRIBUTION_END = /\b(?:schrieb|wrote|geschrieben|said)\b[^:]{0,200}:\s*$/i;

/** A whole earlier mail follows. */
const EARLIER_MAIL = [
  /^\s*-{2,}\s*(?:original message|urspr(?:ü|ue)ngliche nachricht|originalnachricht)\s*-{2,}/i,
  /^\s*-{2,}\s*(?:forwarded message|weitergeleitete nachricht)\s*-{2,}/i,
  /^\s*(?:begin forwarded message|anfang der weitergeleiteten nachricht)\s*:/i,
];

/** The header that Outlook puts above the earlier mail. */
const OUTLOOK_HEADER =
  /^\s*\*?(?:von|from|gesendet|sent|datum|date|an|to|cc|betreff|subject)\s*:\*?\s/i;

const DEVICE = /^\s*(?:gesendet von|sent from|von meinem|diese nachricht wurde von|get outlook)\b/i;

const LONGEST_ATTRIBUTION = 4;

/**
 * What the sender of a mail wrote: without quoted lines, the mail that is answered, the signature
 * and what telephones add. Answers between quoted lines stay. Linear.
 */
export const ownWords = (text: string): string => {
  const lines = text.split("\n");
  const own: string[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? "";
    if (/^--\s*$/.test(line) || earlierMailBegins(lines, index)) break;
    const introduced = attributionLength(lines, index);
    if (introduced > 0) {
      index += introduced - 1;
      // Where what follows carries no marks, it cannot be told from an answer: all of it is old.
      if (!quotationFollows(lines, index + 1)) break;
      own.push("");
    } else if (isQuoted(line)) own.push("");
    else if (!DEVICE.test(line)) own.push(line.trimEnd());
  }
  return own
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
};

const isQuoted = (line: string): boolean => /^ {0,3}[>|]/.test(line);

const earlierMailBegins = (lines: readonly string[], index: number): boolean => {
  const line = lines[index] ?? "";
  if (EARLIER_MAIL.some((pattern) => pattern.test(line))) return true;
  if (!OUTLOOK_HEADER.test(line)) return false;
  const block = lines.slice(index, index + 5).filter((next) => OUTLOOK_HEADER.test(next));
  return block.length >= 3;
};

/** How many lines introduce a quotation here; 0 where none does. Long ones are wrapped. */
const attributionLength = (lines: readonly string[], index: number): number => {
  if (!ATTRIBUTION_START.test(lines[index] ?? "")) return 0;
  for (let length = 1; length <= LONGEST_ATTRIBUTION; length++) {
    const line = lines[index + length - 1] ?? "";
    if (line.trim() === "") return 0;
    const words = lines.slice(index, index + length).join(" ");
    if (words.length < 400 && ATTRIBUTION_END.test(words)) return length;
  }
  return 0;
};

const quotationFollows = (lines: readonly string[], index: number): boolean => {
  const next = lines.slice(index, index + 4).find((line) => line.trim() !== "");
  return next !== undefined && isQuoted(next);
};
