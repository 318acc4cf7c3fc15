/** A rating as read: a whole number, and whether the text said something slightly different. */
interface ReadRating {
  readonly rating: number;
  readonly rounded: boolean;
}

/** What people write where there is no rating. */
const UNRATED = new Set(["", "-", "–", "—", "?", "0", "k.a.", "unrated", "ohne", "neu", "new"]);

/** `1.890`, `1 890`, `1'890`: groups of three. */
const GROUPED = /^\d{1,3}(?:[.\s'’]\d{3})+$/;
/** `1890`, `1890,0`, `1890.50` */
const DECIMAL = /^\d+(?:[.,]\d+)?$/;

/**
 * Reads a rating as spreadsheets write it, with either decimal sign and with grouped thousands;
 * null where it is no number. 0 stands for unrated.
 */
export const readRating = (text: string): ReadRating | null => {
  const trimmed = text.trim();
  if (UNRATED.has(trimmed.toLowerCase())) return { rating: 0, rounded: false };
  if (GROUPED.test(trimmed)) {
    return { rating: Number(trimmed.replace(/\D/g, "")), rounded: false };
  }
  if (!DECIMAL.test(trimmed)) return null;
  const value = Number(trimmed.replace(",", "."));
  const rating = Math.round(value);
  return { rating, rounded: rating !== value };
};
