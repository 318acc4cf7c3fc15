/**
 * Matches a number as a reader sees it in a text: not a part of an identifier, a time or a longer
 * number, which hold any digits by chance.
 */
export function numberIn(number: number): RegExp {
  return new RegExp(`(?<![\\w.-])${number}(?![\\w-]|\\.\\d)`);
}
