import { type Cut, textWidth } from "./text-width.ts";

/** A name fitted to a line. */
export interface FittedName {
  readonly text: string;
  /** True for the smaller size. */
  readonly isSmall: boolean;
}

/** Room for names in a line, and its sizes, all in one unit of length. */
export interface NameRoom {
  readonly width: number;
  readonly size: number;
  readonly small: number;
  /** By default running text. */
  readonly cut?: Cut;
}

/** Fits a name to a line. */
export type NameFitting = (name: string) => FittedName;

/**
 * Makes names fit, in this order: in full, the first name as an initial, without particles such as
 * “Freifrau von”, the second half of a double name as an initial; then all of these smaller. Names
 * that would become ambiguous stay longer and break instead, and so do those of teams, which have
 * no first name. `names` are all names that could clash.
 */
export const nameFitting = (
  names: readonly string[],
  { width, size, small, cut }: NameRoom,
  ofTeams = false,
): NameFitting => {
  const all = [...new Set(names)];
  const uses = (ofTeams ? [] : SHORTER).map((shorten) => {
    const counts = new Map<string, number>();
    for (const name of all) counts.set(shorten(name), (counts.get(shorten(name)) ?? 0) + 1);
    return { shorten, counts };
  });
  return (name) => {
    const own = uses
      .map(({ shorten, counts }) => ({ text: shorten(name), counts }))
      .filter(({ text, counts }) => (counts.get(text) ?? 0) <= 1)
      .map(({ text }) => text);
    const texts = [name, ...own];
    const fits = (at: number) => (text: string) => textWidth(text, cut) * at <= width;
    const full = texts.find(fits(size));
    if (full !== undefined) return { text: full, isSmall: false };
    return { text: texts.find(fits(small)) ?? texts.at(-1) ?? name, isSmall: true };
  };
};

/** `A. Wiesenhütter`, `Wiesenhütter, A.`; a single name unchanged. */
const withInitial = (name: string): string => {
  const [family = "", given] = name.split(/,\s*/, 2);
  if (given !== undefined) return given === "" ? name : `${family}, ${initialOf(given)}`;
  const [first = "", ...others] = name.split(" ");
  return others.length === 0 ? name : `${initialOf(first)} ${others.join(" ")}`;
};

const PARTICLES =
  /(?<=^|\. )(?:(?:Freifrau|Freiherr|Gräfin|Graf|Prinzessin|Prinz|Baronin|Baron|[Vv][oa]n|vom|zu|zum|zur|und|[Dd][aeiou]|d[eo][rnsl]|della|del|l[ae]|af|av|ten|ter) )+(?=\p{Lu}\p{L})/u;

/** `M. Hohenthal`, not `M. Freifrau von Hohenthal`. */
const bare = (name: string): string => withInitial(name).replace(PARTICLES, "");

/** `A. Wiesenhütter-K.` */
const withHalf = (name: string): string =>
  bare(name).replace(/(\p{L}{2,})-(\p{L})\p{L}{2,}(?=$|,)/u, "$1-$2.");

const SHORTER = [withInitial, bare, withHalf] as const;

const initialOf = (word: string): string => `${[...word][0] ?? ""}.`;
