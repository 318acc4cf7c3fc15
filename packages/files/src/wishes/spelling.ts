/**
 * Normalises the spelling of a folded name: umlauts with or without `e`, doubled letters, letters
 * that sound alike.
 */
export const soundOf = (word: string): string => {
  const known = SOUNDS.get(word);
  if (known !== undefined) return known;
  const sound = madeSound(word);
  if (SOUNDS.size >= MOST_SOUNDS) SOUNDS.clear();
  SOUNDS.set(word, sound);
  return sound;
};

/** Cache of sounds: names are compared with the same words again and again. */
const SOUNDS = new Map<string, string>();

const MOST_SOUNDS = 20_000;

const madeSound = (word: string): string =>
  word
    .replace(/ae/g, "a")
    .replace(/oe/g, "o")
    .replace(/ue/g, "u")
    .replace(/sch|sh|cz|tsch|zh/g, "s")
    .replace(/ph/g, "f")
    .replace(/ck|q|c(?![hz])/g, "k")
    .replace(/ch|kh/g, "h")
    .replace(/th|dt/g, "t")
    .replace(/[vw]/g, "v")
    .replace(/[zs]/g, "s")
    .replace(/[yj]/g, "i")
    .replace(/ie/g, "i")
    .replace(/(.)\1+/g, "$1");

/**
 * True if two folded words differ by typing errors only: by default one in short words, two in
 * long ones.
 */
export const isMisspelling = (
  written: string,
  meant: string,
  allowed = meant.length >= 7 ? 2 : 1,
): boolean => {
  if (Math.min(written.length, meant.length) < 4) return false;
  const sounds = [soundOf(written), soundOf(meant)] as const;
  if (sounds[0] === sounds[1]) return true;
  return written[0] === meant[0] && distance(written, meant, allowed) <= allowed;
};

/** Counts letters to insert, remove, replace or swap with their neighbour; stops beyond `most`. */
const distance = (a: string, b: string, most: number): number => {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let [before, row] = [[] as number[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      next.push(least);
    }
    [before, row] = [row, next];
  }
  return row[b.length] ?? most + 1;
};
