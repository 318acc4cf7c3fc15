/**
 * Returns a text in which no full stop follows that of an abbreviation: a sentence that ends with
 * `Jr.` or `e. V.` is over. Ellipses and paths stay.
 *
 * @param {string} text
 */
export const withoutDoubleStops = (text) => text.replace(/(?<=\p{L})\.\.(?![./\\\p{L}\d])/gu, ".");
