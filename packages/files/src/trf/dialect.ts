import type { TrfRecord } from "./record.ts";

/** Dialects of records: FIDE's two versions, and those of JaVaFo and bbpPairings. */
export const TRF_DIALECTS = ["trf-2016", "trf-2026", "trf-x", "trf-bx"] as const;
export type TrfDialect = (typeof TRF_DIALECTS)[number];

/** Records of a fact: none if it is not stated; null if the dialect cannot express it. */
export type WrittenFact = readonly TrfRecord[] | null;
