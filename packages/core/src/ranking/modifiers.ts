import type { RuleEdition } from "./criterion.ts";

/** Modifiers of a criterion: FIDE's (C.07 article 14) and those of its notation. */
export interface Modifiers {
  /** Number of least significant values cut, and of most significant ones. */
  readonly cutLeast: number;
  readonly cutMost: number;
  /** Limit in percent of the possible score, plus half points; null: the usual one. */
  readonly limit: { readonly percent: number; readonly halves: number } | null;
  /** Forfeits count as in tournaments with pre-determined pairings (article 15.2). */
  readonly preDetermined: boolean;
  /** The paired games of the final round count as drawn (article 8.3). */
  readonly fore: boolean;
  /** A drawn encounter goes to the player with Black. */
  readonly black: boolean;
  /** Reversed: lowest first instead of highest. */
  readonly reverse: boolean;
  /** The rating to use for unrated players. */
  readonly unrated: number | null;
  /** A divisor other than the usual one (article 13.4). */
  readonly divisor: number | null;
  /** The edition of the rules, if not the event's. */
  readonly edition: RuleEdition | null;
  /** Teams: from match points or from game points. */
  readonly score: "match" | "game" | null;
}

/** No modifiers. */
export const UNMODIFIED: Modifiers = {
  cutLeast: 0,
  cutMost: 0,
  limit: null,
  preDetermined: false,
  fore: false,
  black: false,
  reverse: false,
  unrated: null,
  divisor: null,
  edition: null,
  score: null,
};

/** Kinds of modifiers; each criterion lists those it takes. */
export type ModifierKind =
  | "score"
  | "cut"
  | "median"
  | "fore"
  | "limit"
  | "divisor"
  | "unrated"
  | "black"
  | "pre-determined"
  | "edition"
  | "reverse";

/** A kind of modifier: how to write and read it. */
interface Modifier {
  readonly kind: ModifierKind;
  /** Examples for messages. */
  readonly examples: readonly string[];
  /** Reads the text; null if it is not of this kind. */
  readonly read: (text: string) => Partial<Modifiers> | null;
  /** Writes it; `""` if it does not apply. */
  readonly make: (modifiers: Modifiers) => string;
}

/** An on/off modifier: one letter. */
const flag = (
  kind: ModifierKind,
  letter: string,
  key: "preDetermined" | "fore" | "black" | "reverse",
): Modifier => ({
  kind,
  examples: [`/${letter}`],
  read: (text) => (text === letter ? { [key]: true } : null),
  make: (modifiers) => (modifiers[key] ? `/${letter}` : ""),
});

/** A modifier with a whole number: `/U1400`. */
const numbered = (
  kind: ModifierKind,
  letter: string,
  key: "unrated" | "divisor",
  example: number,
): Modifier => ({
  kind,
  examples: [`/${letter}${example}`],
  read: (text) => {
    const digits = new RegExp(`^${letter}([1-9]\\d{0,3})$`).exec(text)?.[1];
    return digits === undefined ? null : { [key]: Number(digits) };
  },
  make: (modifiers) => (modifiers[key] === null ? "" : `/${letter}${modifiers[key]}`),
});

/** In the order in which they are written. */
export const MODIFIERS: readonly Modifier[] = [
  {
    kind: "score",
    examples: [":MP", ":GP"],
    read: (text) => (text === "MP" ? { score: "match" } : text === "GP" ? { score: "game" } : null),
    make: ({ score }) => (score === null ? "" : score === "match" ? ":MP" : ":GP"),
  },
  {
    kind: "cut",
    examples: ["/C1", "/C2"],
    read: (text) => {
      const digits = /^C([1-9]\d?)$/.exec(text)?.[1];
      return digits === undefined ? null : { cutLeast: Number(digits), cutMost: 0 };
    },
    make: ({ cutLeast, cutMost }) => (cutLeast > 0 && cutMost === 0 ? `/C${cutLeast}` : ""),
  },
  {
    kind: "median",
    examples: ["/M1", "/M2"],
    read: (text) => {
      const digits = /^M([1-9]\d?)$/.exec(text)?.[1];
      return digits === undefined ? null : { cutLeast: Number(digits), cutMost: Number(digits) };
    },
    make: ({ cutMost }) => (cutMost > 0 ? `/M${cutMost}` : ""),
  },
  flag("fore", "F", "fore"),
  {
    kind: "limit",
    examples: ["/L60", "/L+1", "/L-1"],
    read: (text) => readLimit(text),
    make: ({ limit }) => (limit === null ? "" : `/L${makeLimit(limit)}`),
  },
  numbered("divisor", "K", "divisor", 4),
  numbered("unrated", "U", "unrated", 1400),
  flag("black", "B", "black"),
  flag("pre-determined", "P", "preDetermined"),
  {
    kind: "edition",
    examples: ["/V2024", "/V2026"],
    read: (text) =>
      /^V(20)?24$/.test(text)
        ? { edition: 2024 }
        : /^V(20)?26$/.test(text)
          ? { edition: 2026 }
          : null,
    make: ({ edition }) => (edition === null ? "" : `/V${edition}`),
  },
  flag("reverse", "R", "reverse"),
];

/** `L60` is a percentage, `L+1` the number of half points above half of the possible score. */
const readLimit = (text: string): Partial<Modifiers> | null => {
  const [, sign, digits] = /^L([+-]?)(\d{1,3})$/.exec(text) ?? [];
  if (digits === undefined || sign === undefined) return null;
  const number = Number(digits);
  if (sign !== "") return { limit: { percent: 50, halves: sign === "-" ? -number : number } };
  return number > 100 ? null : { limit: { percent: number, halves: 0 } };
};

const makeLimit = ({ percent, halves }: { percent: number; halves: number }): string =>
  halves === 0 ? `${percent}` : halves > 0 ? `+${halves}` : `${halves}`;

/** Returns examples of these kinds of modifiers, for messages. */
export const modifierExamples = (kinds: readonly ModifierKind[]): readonly string[] =>
  MODIFIERS.filter(({ kind }) => kinds.includes(kind)).flatMap(({ examples }) => examples);

/** Writes modifiers in a fixed order: `:MP/C1/P`. */
export const makeModifiers = (modifiers: Modifiers): string =>
  MODIFIERS.map(({ make }) => make(modifiers)).join("");
