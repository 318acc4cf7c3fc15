/** A part of a text, and whether another text differs there. */
export interface TextPart {
  readonly text: string;
  readonly differs: boolean;
}

/**
 * Splits a result where it differs from another: digit by digit where both numbers are equally
 * long, else the whole number.
 */
export const differing = (text: string, other: string): readonly TextPart[] => {
  const others = piecesOf(other);
  const parts: TextPart[] = [];
  for (const [index, piece] of piecesOf(text).entries()) {
    const against = others[index] ?? "";
    const isWhole = piece.length !== against.length;
    for (const [at, sign] of [...piece].entries()) {
      const differs = isWhole || sign !== against[at];
      const last = parts.at(-1);
      if (last?.differs === differs) parts.splice(-1, 1, { text: last.text + sign, differs });
      else parts.push({ text: sign, differs });
    }
  }
  return parts;
};

/** Numbers and what is between them. */
const piecesOf = (text: string): readonly string[] => text.match(/\d+|\D+/g) ?? [];
