/** A move in folded words, without its number. */
const MOVE = "(?:[kqrbndtls]?[a-h]?[1-8]?[-x:]?[a-h][1-8](?:=?[qrbndtls])?|[0o]-[0o](?:-[0o])?)";

/** Moves and their numbers in folded words. */
export const MOVES = new RegExp(
  `\\b(?:\\d{1,3} ?\\.{0,3} ?)?${MOVE}[+#]?[!?]{0,2}|\\b\\d{1,3}\\b|\\.{2,3}`,
  "g",
);

/** Quoted moves with their numbers, in folded words; other figures stay. */
export const QUOTED_MOVES = new RegExp(`\\b(?:\\d{1,3} ?\\.{1,3} ?)?${MOVE}(?![\\w-])`, "g");
