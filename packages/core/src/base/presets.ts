/** The settings that competitions of one kind can begin from, by the identifiers of their formats. */
export type Presets<Settings> = ReadonlyMap<string, Settings>;
