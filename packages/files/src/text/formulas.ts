/**
 * Spreadsheets evaluate a cell that begins with one of these as a formula. The cell may also be a
 * part of our field, if a program splits lines at another sign.
 */
const FORMULA = /^'*[\s"]*[=+\-@＝＋－＠][\s"]*[^\s"]/;

/** Numbers that begin like a formula: `-12`, `+50`, `-1.5`, `+0,5`. */
const NUMBER = /^[+-]\d+(?:[.,]\d+)?$/;

const DIVIDERS = /([,;\t\r\n])/;

/**
 * Guards a text for a CSV field, so that no spreadsheet evaluates it: puts an apostrophe before the
 * beginning of a formula (OWASP: CSV injection). Leaves numbers as they are.
 */
export const withoutFormulas = (text: string): string =>
  NUMBER.test(text)
    ? text
    : text
        .split(DIVIDERS)
        .map((part) => (FORMULA.test(part) ? `'${part}` : part))
        .join("");

/** Inverse of {@link withoutFormulas}. */
export const withFormulas = (field: string): string =>
  field
    .split(DIVIDERS)
    .map((part) => (isGuarded(part) ? part.slice(1) : part))
    .join("");

const isGuarded = (part: string): boolean => part.startsWith("'") && FORMULA.test(part.slice(1));
