/** Results of the 001 record (positions 99, 109 …); the empty one stands for a blank column. */
export const TRF_RESULTS = [
  "1",
  "=",
  "0",
  "+",
  "-",
  "W",
  "D",
  "L",
  "H",
  "F",
  "U",
  "Z",
  "",
] as const;
export type TrfResult = (typeof TRF_RESULTS)[number];

const RESULT_SET: ReadonlySet<string> = new Set(TRF_RESULTS);

/** True if a text (trimmed, in capitals) is a result of TRF. */
export const isTrfResult = (text: string): text is TrfResult => RESULT_SET.has(text);

export type TrfColour = "w" | "b";

/** Returns the colour of a letter, in any case; null for any other text. */
export const colourOf = (text: string): TrfColour | null => {
  const letter = text.toLowerCase();
  return letter === "w" || letter === "b" ? letter : null;
};

/** Byes of record 240: full, half and zero points. */
export const TRF_BYES = ["F", "H", "Z"] as const;
export type TrfBye = (typeof TRF_BYES)[number];

/** Titles of position 11–13. */
export const TRF_TITLES = ["GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM"] as const;

/** Records of one line of free text, by their code (TRF-2016 and TRF-2026, tournament section). */
export const TRF_TEXTS = [
  "012",
  "022",
  "032",
  "042",
  "052",
  "062",
  "072",
  "082",
  "092",
  "102",
  "112",
  "122",
  "182",
  "192",
  "202",
  "212",
  "222",
] as const;
export type TrfTextCode = (typeof TRF_TEXTS)[number];

/** Symbols of record 162, points in games. */
export const TRF_SYMBOLS = ["W", "D", "L", "A", "P", "X"] as const;
export type TrfSymbol = (typeof TRF_SYMBOLS)[number];

/**
 * Symbols of record 362, points in matches. `TP`, the pairing-allocated bye, is not in the document
 * of 2026 but in files that FIDE's checker reads.
 */
export const TRF_TEAM_SYMBOLS = ["TW", "TD", "TL", "TP"] as const;
export type TrfTeamSymbol = (typeof TRF_TEAM_SYMBOLS)[number];

/** Codes of JaVaFo's `XXS`; `W` and `D` stand for several of the others. */
export const XXS_CODES = [
  "WW",
  "BW",
  "WD",
  "BD",
  "WL",
  "BL",
  "ZPB",
  "HPB",
  "FPB",
  "PAB",
  "FW",
  "FL",
  "W",
  "D",
] as const;
export type XxsCode = (typeof XXS_CODES)[number];

/** The records of bbpPairings' own point system: win, draw, loss, absence, forfeit loss, bye. */
export const BBP_CODES = ["BBW", "BBD", "BBL", "BBZ", "BBF", "BBU"] as const;
export type BbpCode = (typeof BBP_CODES)[number];

/** Methods of record 172. */
export const TRF_RANK_METHODS = ["FIDE", "NRO", "FIDON", "NIDOF", "HBFN", "LBFN", "OTHER"] as const;
export type TrfRankMethod = (typeof TRF_RANK_METHODS)[number];

/** Results that record 299 reassigns; null is a penalty or a bonus. */
export const TRF_ASSIGNMENTS = ["W", "D", "L", "F", "H", "Z", "+", "-"] as const;
export type TrfAssignment = (typeof TRF_ASSIGNMENTS)[number] | null;

/** Byes of record 802. */
export const TRF_SUMMARY_BYES = ["PAB", "FPB", "HPB", "ZPB"] as const;
export type TrfSummaryBye = (typeof TRF_SUMMARY_BYES)[number];

/** True if a text is one of a list of codes. */
export const isOneOf = <T extends string>(list: readonly T[], text: string): text is T =>
  (list as readonly string[]).includes(text);
