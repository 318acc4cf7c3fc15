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
  const [own, others] = [piecesOf(text), piecesOf(other)];
  return own.flatMap((piece, index): readonly TextPart[] => {
    const against = others[index] ?? "";
    return piece.length === against.length
      ? [...piece].map((sign, at) => ({ text: sign, differs: sign !== against[at] }))
      : [{ text: piece, differs: true }];
  });
};

/** Numbers and what is between them. */
const piecesOf = (text: string): readonly string[] => text.match(/\d+|\D+/g) ?? [];
