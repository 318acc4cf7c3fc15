import type { TrfRecord } from "./record.ts";

/** How facts are put into records: FIDE's two versions, and what JaVaFo or bbpPairings understand. */
export const TRF_DIALECTS = ["trf-2016", "trf-2026", "trf-x", "trf-bx"] as const;
export type TrfDialect = (typeof TRF_DIALECTS)[number];

/** Records of a fact: none where it is not stated; null where the dialect cannot say it. */
export type WrittenFact = readonly TrfRecord[] | null;
