/** Initial settings for competitions of one kind, by format identifier. */
export type Presets<Settings> = ReadonlyMap<string, Settings>;
