/**
 * The web pages of Losfee: what each page shows, as a pure function from a competition's state to
 * plain JSON, and how, as a pure function from that to HTML; in German and English.
 */
export * from "./assets.ts";
export type * from "./backup.ts";
export { isPublic as isPublicHappening } from "./ladder/parts/shown-history.ts";
export { ladderWords } from "./ladder/parts/words.ts";
export * from "./language/language.ts";
export * from "./language/numbers.ts";
export * from "./messages/index.ts";
export { describeHappening } from "./messages/ladder/happenings.ts";
export * from "./page.ts";
export * from "./pages/registry.ts";
export { leadsElsewhere } from "./paths.ts";
export * from "./render-page.tsx";
