/** Readers and writers of all file formats: text in, values out, and back. */
export * from "./calculations/index.ts";
export * from "./competition-file/index.ts";
export * from "./entries-csv/index.ts";
export * from "./journal-table/index.ts";
export * from "./pgn/index.ts";
export * from "./ranking-table/index.ts";
export * from "./standings-csv/index.ts";
export * from "./text/birth.ts";
export * from "./text/decode-text.ts";
export * from "./trf/index.ts";
export * from "./tsh/index.ts";
export * from "./wishes/index.ts";
