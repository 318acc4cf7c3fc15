const NO_BREAK = "\u00A0";
const NARROW_NO_BREAK = "\u202F";
const SPACE = `[ ${NO_BREAK}${NARROW_NO_BREAK}]`;

const RULES: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`${SPACE}(?=[;!?](?:[\\s}.,)»]|$))`, "g"), NARROW_NO_BREAK],
  [new RegExp(`${SPACE}(?=:(?:[\\s}]|$))`, "g"), NO_BREAK],
  [new RegExp(`(?<=«)${SPACE}|${SPACE}(?=»)`, "g"), NO_BREAK],
];

/**
 * Returns a French message with its unbreakable spaces: narrow before `;`, `!` and `?`, wide before a
 * colon and inside « ». Translators type ordinary spaces, which look the same to them.
 */
export const frenchSpaces = (message: string): string =>
  RULES.reduce((text, [pattern, space]) => text.replace(pattern, space), message);
