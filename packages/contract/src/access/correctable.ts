/** Details of an entry that its owner can ask to correct. */
export const CORRECTABLE = ["name", "club", "birth", "fideId"] as const;

/** Current values; optional details are empty where unknown. */
export type CorrectableDetails = Readonly<Record<(typeof CORRECTABLE)[number], string>>;

/** Requested values; an empty text removes an optional detail. */
export type Correction = Partial<CorrectableDetails>;
