/** What of an entry somebody can ask to be set right. */
export const CORRECTABLE = ["name", "club", "birth", "fideId"] as const;

/** As it stands; of the optional details empty where nothing is known. */
export type CorrectableDetails = Readonly<Record<(typeof CORRECTABLE)[number], string>>;

/** What is to stand there instead; of the optional details an empty text takes away what was known. */
export type Correction = Partial<CorrectableDetails>;
