import { FIDE_TITLES } from "@losfee/core";

/** Further titles before names in lists: FIDE's arena titles and those of federations. */
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

/** Converts a title of a TRF file to FIDE's capitals; returns others unchanged. */
export const readTrfTitle = (text: string): string => {
  const capitals = text.trim().toUpperCase();
  const title = BY_LETTER[capitals] ?? capitals;
  return FIDE_TITLES.includes(title) ? title : text.trim();
};

/**
 * Converts a title of a list of entries: to FIDE's spelling if it is one of FIDE's, in any case and
 * also in French; to capitals otherwise. Null if it is too long for a title.
 */
export const readListedTitle = (text: string): string | null => {
  if (text.length > LONGEST) return null;
  const capitals = text.toUpperCase();
  return FRENCH[capitals] ?? BY_LETTER[capitals] ?? capitals;
};

/** Returns a title for a report: only FIDE's. */
export const reportedTitle = (title: string | undefined): string =>
  title !== undefined && FIDE_TITLES.includes(title) ? title : "";

/** True if a text is a title and nothing else, as in columns without a heading. */
export const isTitle = (text: string): boolean =>
  FIDE_TITLES.includes(text) || FURTHER_TITLES.has(text);

/** Splits a title in capitals off a name: `GM Meier, Anna`. Null if there is none. */
export const titleBeforeName = (
  text: string,
): { readonly title: string; readonly name: string } | null => {
  const [, title = "", name = ""] = /^([A-Z]{2,3})\.?\s+(\S.*)$/.exec(text) ?? [];
  // "IM Ju" is short for a name; a name all in capitals gives no hint.
  return isTitle(title) && /\p{Ll}/u.test(name) ? { title, name } : null;
};
