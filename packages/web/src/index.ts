/**
 * The web pages of Losfee: what each page shows, as a pure function from a competition's state to
 * plain JSON, and how, as a pure function from that to HTML; in German and English.
 */

export { isPublic as isPublicConsequence } from "./kinds/ladder/parts/consequence-line.ts";
export * from "./language/language.ts";
export * from "./language/numbers.ts";
export type * from "./messages/backup-state.ts";
export { describeConsequence } from "./messages/ladder/consequences.ts";
export { ladderWords } from "./messages/ladder/words.ts";
export * from "./messages.ts";
export * from "./registry/registry.ts";
export * from "./shell/assets.ts";
export * from "./shell/page.ts";
export { leadsElsewhere } from "./shell/paths.ts";
export * from "./shell/render-page.tsx";
