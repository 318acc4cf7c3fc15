/** A parsed rating: a whole number, and whether it had to be rounded or stripped. */
interface ReadRating {
  readonly rating: number;
  readonly rounded: boolean;
}

/** Texts of people and programs for "unrated". */
const UNRATED = new Set([
  "ka",
  "n/a",
  "na",
  "none",
  "unrated",
  "unr",
  "nr",
  "nc",
  "ohne",
  "keine",
  "neu",
  "new",
  "sans",
  "rest",
  "restp",
  "restpartien",
  "sin",
  "null",
]);

/** Nothing but signs and zeros: `-`, `?`, `----`, `0`, `0000`, `0,0`. */
const BLANK = /^[\s0.,?*–—-]*$/;

/** `1.890`, `1 890`, `1'890`: groups of three; `1.890,5` with decimals. */
const GROUPED = /^(\d{1,3}(?:[.\s'’]\d{3})+)(?:,(\d+))?$/;
/** `1890`, `1890,0`, `1890.50` */
const DECIMAL = /^\d+(?:[.,]\d+)?$/;
/**
 * A rating with an addition of its system: the index of a DWZ (`1500-12`, `1500/12`, `1500 (12)`),
 * games of a provisional rating (`1500P8`), its kind or category (`1799 F`, `1799 A`), a mark of
 * doubt (`1500?`).
 */
const MARKED = /^(\d{3,4})\s*(?:[-–/]\s*\d{1,4}|\(\s*\d{1,4}\s*\)|[A-FKNP]\s*\d{0,3}|[?*])$/i;

/**
 * Parses a rating of spreadsheets and federations, with either decimal sign and with grouped
 * thousands; null if it is no number. 0 stands for unrated.
 */
export const readRating = (text: string): ReadRating | null => {
  const trimmed = text.trim();
  const word = trimmed.toLowerCase().replace(/[.\s]/g, "");
  if (BLANK.test(trimmed) || UNRATED.has(word)) return { rating: 0, rounded: false };
  const [, groups, decimals = "0"] = GROUPED.exec(trimmed) ?? [];
  if (groups !== undefined) return wholeOf(Number(`${groups.replace(/\D/g, "")}.${decimals}`));
  const marked = MARKED.exec(trimmed)?.[1];
  if (marked !== undefined) return { rating: Number(marked), rounded: false };
  if (!DECIMAL.test(trimmed)) return null;
  return wholeOf(Number(trimmed.replace(",", ".")));
};

const wholeOf = (value: number): ReadRating => {
  const rating = Math.round(value);
  return { rating, rounded: rating !== value };
};
