import { type Facts, NUMBER_FACTS, type NumberFact, TEXT_FACTS, type TextFact } from "./facts.ts";

/** A range of numbers, both ends included; null: open at that end. */
export type Range = readonly [low: number | null, high: number | null];

/** The people of a category: all conditions must hold. Without conditions, everyone. */
export type Who = { readonly [Name in NumberFact]?: number | Range } & {
  readonly [Name in TextFact]?: readonly string[];
} & {
  readonly firstTime?: boolean;
  /** One of these ticks suffices. */
  readonly ticks?: readonly string[];
};

/** A fact that can be unknown. */
export type MissingFact = NumberFact | TextFact | "firstTime";

/** Whether a person fits: a missing fact never does, but is named if nothing else speaks against it. */
export type Fit =
  | { readonly fits: true }
  | { readonly fits: false; readonly missing: readonly MissingFact[] };

/** No title is a known fact: a person without one lacks nothing. */
const KNOWN_WITHOUT: ReadonlySet<MissingFact> = new Set<MissingFact>(["title"]);

/** Returns a function that tells whether the facts of a person fit a category. */
export const fitterOf = (who: Who): ((facts: Facts) => Fit) => {
  const rules = rulesOf(who);
  return (facts) => {
    let missing: readonly MissingFact[] = NOTHING;
    for (const { fact, holds } of rules) {
      const verdict = holds(facts);
      if (verdict === false) return NO_FIT;
      if (verdict === null && fact !== "ticks") missing = [...missing, fact];
    }
    return missing === NOTHING ? FITS : { fits: false, missing };
  };
};

const NOTHING: readonly MissingFact[] = [];
const FITS: Fit = { fits: true };
const NO_FIT: Fit = { fits: false, missing: NOTHING };

/** A condition of a category; null: the fact is unknown. */
interface Rule {
  readonly fact: MissingFact | "ticks";
  readonly holds: (facts: Facts) => boolean | null;
}

const rulesOf = (who: Who): readonly Rule[] => {
  const { firstTime, ticks } = who;
  const numbers = NUMBER_FACTS.flatMap((fact): readonly Rule[] => {
    const wanted = who[fact];
    return wanted === undefined ? [] : [ruleFor(fact, (value: number) => isWithin(value, wanted))];
  });
  const texts = TEXT_FACTS.flatMap((fact): readonly Rule[] => {
    const wanted = who[fact];
    return wanted === undefined ? [] : [ruleFor(fact, (value: string) => wanted.includes(value))];
  });
  return [
    ...numbers,
    ...texts,
    ...(firstTime === undefined
      ? []
      : [ruleFor("firstTime", (value: boolean) => value === firstTime)]),
    ...(ticks === undefined
      ? []
      : [
          {
            fact: "ticks" as const,
            holds: (facts: Facts) => ticks.some((tick) => facts.ticks?.includes(tick) ?? false),
          },
        ]),
  ];
};

const ruleFor = <Value>(fact: MissingFact, accepts: (value: Value) => boolean): Rule => {
  const without = KNOWN_WITHOUT.has(fact) ? false : null;
  return {
    fact,
    holds: (facts) => {
      // The fact's name fixes the type of its value, which TypeScript cannot follow.
      const value = (facts[fact] ?? null) as Value | null;
      return value === null ? without : accepts(value);
    },
  };
};

const isWithin = (value: number, wanted: number | Range): boolean => {
  if (typeof wanted === "number") return value === wanted;
  const [low, high] = wanted;
  return (low === null || value >= low) && (high === null || value <= high);
};
