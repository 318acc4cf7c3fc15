/** Returns a text in which no full stop follows that of an abbreviation. */
export declare const withoutDoubleStops: (text: string) => string;
