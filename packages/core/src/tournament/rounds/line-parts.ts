import type { ResultKind } from "../settings/settings.ts";

/** Allowed notations of the parts of a typed line, with plain hyphens. */
interface Writing {
  /** The result of one side. */
  readonly mark: string;
  /** Separator between a place and the first mark. */
  readonly afterPlace: string;
  /** Separator between two marks. */
  readonly between: string;
}

const WRITINGS: Readonly<Record<ResultKind, Writing>> = {
  // `412 -389` are two scores, one of them negative; `412-389` and `412 - 389` are not.
  "game-points": {
    mark: String.raw`-?\d{1,15}`,
    afterPlace: String.raw`(?:\s*[,;:/.]\s*|\s+)`,
    between: String.raw`(?:\s*[,;:/.]\s*|\s+(?:zu|to)\s+|\s+|\s*-\s*)`,
  },
  // `1:0` is a result, not board 1.
  "win-draw-loss": {
    mark: String.raw`1|0|½|0[.,]5|1\/2|=|remis|draw`,
    afterPlace: String.raw`(?:\s*[,;.]\s*|\s+)`,
    between: String.raw`(?:\s*[-:/]\s*|\s+)`,
  },
};

const BOARD_WORD = String.raw`(?:(?:brett|board)\s*)?`;
const PLACE = String.raw`${BOARD_WORD}\d+|#\d+|[^\d\s#+=½-].*?`;
const PLAYER = String.raw`#?\d+|[^\d\s#,;+-][^,;]*?`;

const whole = (...parts: readonly string[]): RegExp => new RegExp(`^${parts.join("")}$`, "iu");

/** Returns a line with single spaces and plain hyphens. */
export const plainLine = (text: string): string =>
  text
    .replace(/[‐‑‒–—−]/gu, "-")
    .replace(/\s+/gu, " ")
    .trim();

/** True if a text may be a place and nothing else. */
export const isPlace = (text: string): boolean =>
  /[\p{L}\p{N}]/u.test(text) && whole(`(?:${PLACE})`).test(text);

/** Returns a separate number with one decimal, as `1.5` in `2 1.5 300`; null if there is none. */
export const fractionIn = (line: string): string | null =>
  /(?<![^\s])-?\d+[.,]\d(?![^\s])/u.exec(line)?.[0] ?? null;

/** Marks at the end of a line, and the part before them. */
export interface LineParts {
  /** Empty if the line has only marks. */
  readonly place: string;
  readonly marks: readonly string[];
}

const partsBy = (text: string, { afterPlace }: Writing, marks: string): LineParts | null => {
  const found = whole(`(${PLACE})`, afterPlace, marks).exec(text) ?? whole("()", marks).exec(text);
  return found && { place: found[1] ?? "", marks: found.slice(2) };
};

/** More marks than one game can have. */
const MOST_MARKS = 6;

/** `12-412-389`, as typed on keypads. */
const DASHED = /^(\d+)-(\d{1,15})-(\d{1,15})$/;

/**
 * Returns every way to split a line into a place and both results: one for each number of marks at
 * its end, most marks first, each with the shortest place.
 */
export const scoreParts = (text: string, results: ResultKind): readonly LineParts[] => {
  const [, board = "", first = "", second = ""] = DASHED.exec(text) ?? [];
  if (board !== "" && results === "game-points") {
    return [{ place: board, marks: [first, second] }];
  }
  const writing = WRITINGS[results];
  const counts = Array.from({ length: MOST_MARKS }, (_, index) => MOST_MARKS - index);
  return counts.flatMap((count) => {
    const marks = Array<string>(count).fill(`(${writing.mark})`).join(writing.between);
    return partsBy(text, writing, marks) ?? [];
  });
};

/** `12 + -`, `12 - +`, `12 --`: present and absent sides; one sign if the other is missing. */
export const absenceParts = (text: string, results: ResultKind): LineParts | null =>
  partsBy(text, WRITINGS[results], String.raw`([+-])\s*[\s,;:/]?\s*([+-])`) ??
  partsBy(text, WRITINGS[results], "([+-])");

const { mark: SCORE } = WRITINGS["game-points"];
const BOTH = whole(
  String.raw`(${PLAYER})[\s,;]+(${SCORE})(?:\s*[,;:]\s*|\s+-\s+|\s+)(${PLAYER})[\s,;]+(${SCORE})`,
);

/** `#7 412 #9 389`, `meier 412 - schulz 389` or `7 412 9 389`: both players with their scores. */
export const bothParts = (
  text: string,
): { readonly players: readonly [string, string]; readonly marks: readonly string[] } | null => {
  const [found, one = "", first = "", other = "", second = ""] = BOTH.exec(text) ?? [];
  return found === undefined ? null : { players: [one, other], marks: [first, second] };
};

const BOARD = whole(BOARD_WORD, String.raw`(\d+)`);

/** Returns the board number in a place; null if it is a name. */
export const boardOfPlace = (place: string): number | null => {
  const digits = BOARD.exec(place)?.[1];
  return digits === undefined ? null : Number(digits);
};

/** Possible separators of two names, the clearest first. */
const BETWEEN_NAMES = [/\s+(?:[-:/]|vs\.?|gegen)\s+/giu, /\s*[-:/;]\s*/gu, /\s+/gu];

/** Returns every way to split a place into two names. */
export const namesSideBySide = (place: string): readonly (readonly [string, string])[] =>
  BETWEEN_NAMES.flatMap((between) =>
    [...place.matchAll(between)].map(
      ({ index, 0: gap }) => [place.slice(0, index), place.slice(index + gap.length)] as const,
    ),
  ).filter(([one, other]) => one !== "" && other !== "");
