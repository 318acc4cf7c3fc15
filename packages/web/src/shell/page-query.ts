/** Query parameters known to pages; all others have no effect. */
const NAMES = [
  "a",
  "act",
  "add",
  "after",
  "at",
  "b",
  "before",
  "by",
  "chain",
  "code",
  "device",
  "embed",
  "empty",
  "entry",
  "from",
  "game",
  "group",
  "id",
  "kind",
  "last",
  "line",
  "open",
  "part",
  "points",
  "preview",
  "q",
  "round",
  "rules",
  "scheme",
  "screen",
  "seat",
  "seconds",
  "seq",
  "show",
  "stage",
  "state",
  "table",
  "team",
  "top",
  "until",
  "who",
  "whole",
  "why",
] as const;

/** The form field of a game, or of one seat of it. */
export type GameField = `r${number}b${number}` | `r${number}b${number}s${number}`;

/** The form field of a corrected place at a table. */
type PlaceField = `p${number}`;

/** The query of a page's address, each parameter once. */
export type PageQuery = Readonly<
  Partial<Record<(typeof NAMES)[number] | GameField | PlaceField, string>>
>;

const KNOWN: ReadonlySet<string> = new Set(NAMES);

/** True if a page may depend on the parameter. */
export const isPageQuery = (name: string): boolean =>
  KNOWN.has(name) || /^(r\d+b\d+(s\d+)?|p\d+)$/.test(name);
