/** A name fitted to a line of the screen. */
export interface FittedName {
  readonly text: string;
  /** True for the smaller size. */
  readonly isSmall: boolean;
}

/** Room for names in a line of the screen, and its sizes, all in hundredths of the height. */
export interface NameRoom {
  readonly width: number;
  readonly size: number;
  readonly small: number;
}

/** Fits a name to a list of the screen. */
export type NameFitting = (name: string) => FittedName;

/**
 * Makes names fit, in this order: smaller, the first name as an initial, the second half of a
 * double name as an initial. Names that would become ambiguous stay longer and break instead, and
 * so do those of teams, which have no first name. `names` are all names that could clash.
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

/** `A. Wiesenhütter`, `Wiesenhütter, A.`; a single name unchanged. */
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

/** Estimates the width of a text in em, measured for the text face. */
const emWidth = (text: string): number =>
  [...text.normalize("NFC")].reduce((sum, letter) => sum + widthOf(letter), 0);

const widthOf = (letter: string): number => {
  if (/[ijl.,'’|:;!-]/u.test(letter)) return 0.27;
  if (/[frt ()]/u.test(letter)) return 0.34;
  if (/[mwMW]/u.test(letter)) return 0.84;
  if (/\p{Lu}/u.test(letter)) return 0.62;
  // CJK scripts, which are not measured here, are mostly as wide as high.
  return /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(letter) ? 1 : 0.49;
};
