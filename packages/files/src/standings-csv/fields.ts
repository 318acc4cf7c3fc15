/** Parses a rank: `3`, `3.`, `3=`. */
export const parseRank = (text: string): number | null => {
  const match = /^0*([1-9]\d{0,6})[.=]?$/.exec(text);
  return match === null ? null : Number(match[1]);
};

/** Parses wins, in halves, with point or comma: `13`, `13.5`, `13,5`, `13.0`, `13½`. */
export const parseWins = (text: string): number | null => {
  const match = /^(\d{1,6})(?:[.,]([05])0*|(½))?$/.exec(text);
  if (match === null) return text === "½" ? 0.5 : null;
  return Number(match[1]) + (match[2] === "5" || match[3] !== undefined ? 0.5 : 0);
};

/** Parses a spread: `+728`, `728`, `-12`, also with a typographic minus sign or dash. */
export const parseSpread = (text: string): number | null => {
  const match = /^([+\-\u2212\u2013±]?)\s?(\d{1,9})$/.exec(text);
  if (match === null) return null;
  const points = Number(match[2]);
  if (match[1] === "±") return points === 0 ? 0 : null;
  return match[1] === "" || match[1] === "+" || points === 0 ? points : -points;
};
