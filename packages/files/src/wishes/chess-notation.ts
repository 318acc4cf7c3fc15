/** Moves and their numbers in folded words. */
export const MOVES =
  /\b(?:\d{1,3} ?\.{0,3} ?)?(?:[kqrbndtls]?[a-h]?[1-8]?[-x:]?[a-h][1-8](?:=?[qrbndtls])?|[0o]-[0o](?:-[0o])?)[+#]?[!?]{0,2}|\b\d{1,3}\b|\.{2,3}/g;
