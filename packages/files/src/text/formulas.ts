/**
 * Spreadsheets take a cell that begins with one of these for a formula and compute it. So could a
 * cell that a program makes of a part of our field, because it divides lines at another sign.
 */
const FORMULA = /^'*[\s"]*[=+\-@＝＋－＠][\s"]*[^\s"]/;

/** What begins like a formula and is none: `-12`, `+50`, `-1.5`, `+0,5`. */
const NUMBER = /^[+-]\d+(?:[.,]\d+)?$/;

const DIVIDERS = /([,;\t\r\n])/;

/**
 * A text for a field of a CSV file, so that no spreadsheet computes it: an apostrophe goes before
 * what would begin a formula (OWASP: CSV injection). Numbers stay as they are.
 */
export const withoutFormulas = (text: string): string =>
  NUMBER.test(text)
    ? text
    : text
        .split(DIVIDERS)
        .map((part) => (FORMULA.test(part) ? `'${part}` : part))
        .join("");

/** The text that {@link withoutFormulas} was given. */
export const withFormulas = (field: string): string =>
  field
    .split(DIVIDERS)
    .map((part) => (isGuarded(part) ? part.slice(1) : part))
    .join("");

const isGuarded = (part: string): boolean => part.startsWith("'") && FORMULA.test(part.slice(1));
