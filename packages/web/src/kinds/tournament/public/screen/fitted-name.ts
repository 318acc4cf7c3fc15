/** A name as it fits a line of the screen. */
export interface FittedName {
  readonly text: string;
  /** Whether it is to be set in the smaller size. */
  readonly isSmall: boolean;
}

/** A line of the screen: what names have of it, and its sizes, all in hundredths of the height. */
export interface NameRoom {
  readonly width: number;
  readonly size: number;
  readonly small: number;
}

/** How a list of the screen writes a name. */
export type NameFitting = (name: string) => FittedName;

/**
 * Makes names fit, in this order: smaller, the first name as an initial, the second half of a double
 * name as an initial. What would then be the same as somebody else's stays longer: such a name breaks
 * instead, and so do those of teams, which have no first name. `names` are all that could be confused.
 */
export const nameFitting = (
  names: readonly string[],
  room: NameRoom,
  ofTeams = false,
): NameFitting => {
  const all = [...new Set(names)];
  const steps = ofTeams ? [] : [withInitial, (name: string) => withHalf(withInitial(name))];
  const uses = steps.map((shorten) => {
    const counts = new Map<string, number>();
    for (const name of all) counts.set(shorten(name), (counts.get(shorten(name)) ?? 0) + 1);
    return counts;
  });
  return (name) => {
    if (emWidth(name) * room.size <= room.width) return { text: name, isSmall: false };
    const fits = (text: string): boolean => emWidth(text) * room.small <= room.width;
    if (fits(name)) return { text: name, isSmall: true };
    const own = steps
      .map((shorten, at) => ({ text: shorten(name), isOwn: uses[at]?.get(shorten(name)) === 1 }))
      .filter(({ isOwn }) => isOwn);
    return {
      text: (own.find(({ text }) => fits(text)) ?? own.at(-1))?.text ?? name,
      isSmall: true,
    };
  };
};

/** `A. Wiesenhütter`, `Wiesenhütter, A.`; a single name as it is. */
const withInitial = (name: string): string => {
  const [family = "", given] = name.split(/,\s*/, 2);
  if (given !== undefined) return given === "" ? name : `${family}, ${initialOf(given)}`;
  const [first = "", ...others] = name.split(" ");
  return others.length === 0 ? name : `${initialOf(first)} ${others.join(" ")}`;
};

/** `A. Wiesenhütter-K.` */
const withHalf = (name: string): string =>
  name.replace(/(\p{L}{2,})-(\p{L})\p{L}{2,}(?=$|,)/u, "$1-$2.");

const initialOf = (word: string): string => `${[...word][0] ?? ""}.`;

/** About how wide a text is, in its own size: measured for the face that texts are set in. */
const emWidth = (text: string): number =>
  [...text.normalize("NFC")].reduce((sum, letter) => sum + widthOf(letter), 0);

const widthOf = (letter: string): number => {
  if (/[ijl.,'’|:;!-]/u.test(letter)) return 0.27;
  if (/[frt ()]/u.test(letter)) return 0.34;
  if (/[mwMW]/u.test(letter)) return 0.84;
  if (/\p{Lu}/u.test(letter)) return 0.62;
  // Scripts of which nothing is known here are mostly as wide as high.
  return /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(letter) ? 1 : 0.49;
};
