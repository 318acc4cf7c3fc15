/** Widths of letters in ems of the text face: rather too wide than too narrow. */
const NARROW = 0.3;
const USUAL = 0.54;
const WIDE = 0.66;
const WIDEST = 1;

const widthOf = (letter: string): number => {
  if (/[ijlIft.,:;'’|!()[\] ]/u.test(letter)) return NARROW;
  if (/[mwMW@%—…]/u.test(letter)) return 0.9;
  // Scripts that our faces lack are drawn in the machine's, in squares.
  if (/[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]/u.test(letter))
    return WIDEST;
  if ((letter.codePointAt(0) ?? 0) > 0xffff) return WIDEST;
  return /\p{Lu}/u.test(letter) ? WIDE : USUAL;
};

/** Estimates the width of a drawn text in pixels; never much too low. */
export const drawnWidth = (text: string, size: number): number => {
  let ems = 0;
  for (const letter of text) ems += widthOf(letter);
  return ems * size;
};

/** Cuts a text to a width, with an ellipsis. */
export const cutToWidth = (text: string, size: number, width: number): string => {
  if (drawnWidth(text, size) <= width) return text;
  const letters = [...text];
  while (letters.length > 0 && drawnWidth(`${letters.join("")}…`, size) > width) letters.pop();
  return `${letters.join("").trimEnd()}…`;
};

/** Lines of a text and their size. */
export interface FittedText {
  readonly size: number;
  readonly lines: readonly string[];
}

/** Fits a text into so many lines in the largest possible size; cuts it in the smallest. */
export const fittedText = (
  text: string,
  width: number,
  sizes: readonly [number, ...number[]],
  most: number,
): FittedText => {
  for (const size of sizes) {
    const lines = wrapped(text, size, width);
    if (lines !== null && lines.length <= most) return { size, lines };
  }
  const size = sizes.at(-1) ?? sizes[0];
  const lines = wrapped(text, size, width) ?? [text];
  const kept = lines.slice(0, most);
  const rest = lines.slice(most - 1).join(" ");
  const last = lines.length > most ? rest : (kept.at(-1) ?? "");
  return {
    size,
    lines: [...kept.slice(0, -1), cutToWidth(last, size, width)],
  };
};

/** Breaks a text between words into lines of a width; null if a single word is wider. */
const wrapped = (text: string, size: number, width: number): readonly string[] | null => {
  const lines: string[] = [];
  for (const word of text.split(/\s+/u).filter((one) => one !== "")) {
    if (drawnWidth(word, size) > width) return null;
    const last = lines.at(-1);
    if (last !== undefined && drawnWidth(`${last} ${word}`, size) <= width) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines;
};
