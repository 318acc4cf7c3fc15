/** FIDE's titles of players (FIDE Handbook, B.01), as its reports write them. */
export const FIDE_TITLES: ReadonlySet<string> = new Set([
  "GM",
  "IM",
  "FM",
  "CM",
  "WGM",
  "WIM",
  "WFM",
  "WCM",
]);

/** Further titles that stand before names in lists: of FIDE's arena and of federations. */
const FURTHER_TITLES: ReadonlySet<string> = new Set(["AGM", "AIM", "AFM", "ACM", "NM", "WNM"]);

/** Titles by the letters of TRF-06 and TRF-16; with `f` for women as French programs write them. */
const BY_LETTER: Readonly<Record<string, string>> = {
  G: "GM",
  M: "IM",
  F: "FM",
  C: "CM",
  WG: "WGM",
  WM: "WIM",
  WF: "WFM",
  WC: "WCM",
  GF: "WGM",
  MF: "WIM",
  FF: "WFM",
  CF: "WCM",
};

/** French names of the titles. */
const FRENCH: Readonly<Record<string, string>> = {
  GMI: "GM",
  MI: "IM",
  MF: "FM",
  GMF: "WGM",
  MIF: "WIM",
  MFF: "WFM",
};

const LONGEST = 3;

/** A title of a TRF file in FIDE's capitals; one that is not FIDE's as it stands. */
export const readTrfTitle = (text: string): string => {
  const capitals = text.trim().toUpperCase();
  const title = BY_LETTER[capitals] ?? capitals;
  return FIDE_TITLES.has(title) ? title : text.trim();
};

/**
 * A title of a list of entries: as FIDE writes it where it is one of FIDE's, whatever the case and in
 * French, too; others in capitals. Null where it is too long for a title.
 */
export const readListedTitle = (text: string): string | null => {
  if (text.length > LONGEST) return null;
  const capitals = text.toUpperCase();
  return FRENCH[capitals] ?? BY_LETTER[capitals] ?? capitals;
};

/** Whether a text is a title and nothing else, such as stands in columns without a heading. */
export const isTitle = (text: string): boolean => FIDE_TITLES.has(text) || FURTHER_TITLES.has(text);

/** A name with a title before it, in capitals: `GM Meier, Anna`. Null where none stands there. */
export const titleBeforeName = (
  text: string,
): { readonly title: string; readonly name: string } | null => {
  const [, title = "", name = ""] = /^([A-Z]{2,3})\.?\s+(\S.*)$/.exec(text) ?? [];
  // "IM Ju" is short for a name; one in capitals throughout gives no hint.
  return isTitle(title) && /\p{Ll}/u.test(name) ? { title, name } : null;
};
