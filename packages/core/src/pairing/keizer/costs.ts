import type { Scorecard } from "../../base/scorecard.ts";
import type { Encounter, RoundField } from "../round-field.ts";
import type { PairCost } from "../weighted-pairs.ts";

/** Limits on repeated meetings. */
export interface RepeatRules {
  /** Rounds that have to lie between two meetings of a pair. */
  readonly roundsBetween: number;
  /** Games of a pair at most, this one included. */
  readonly mostGames: number;
}

/** True if two ranks of the field may meet at all. */
export const mayMeet = (field: RoundField, rules: RepeatRules, a: number, b: number): boolean =>
  field.barred[a]?.has(b) !== true &&
  (field.encounters[a]?.get(b)?.meetings ?? 0) < rules.mostGames;

/** Rounds that are missing until the two may meet again; 0 if they may meet now. */
const roundsTooEarly = (met: Encounter | undefined, round: number, between: number): number =>
  met === undefined ? 0 : Math.max(0, between - (round - met.lastRound - 1));

/** A player's colours so far. */
interface Colours {
  /** Games with White minus games with Black. */
  readonly balance: number;
  /** 1 after White, −1 after Black, 0 without a game. */
  readonly last: -1 | 0 | 1;
}

/** Reads the colours of the rounds before `round`. */
const coloursOf = (card: Scorecard | undefined, round: number): Colours => {
  let balance = 0;
  let last: Colours["last"] = 0;
  for (const line of card?.lines.slice(0, round - 1) ?? []) {
    if (line === undefined || line.kind === "unplayed" || line.start === "unknown") continue;
    last = line.start === "first" ? 1 : -1;
    balance += last;
  }
  return { balance, last };
};

/** How much the colours of two clash: both have had the same colour too often, or last. */
const colourClash = (a: Colours, b: Colours): { difference: number; alternation: number } => ({
  difference: a.balance * b.balance > 0 ? Math.min(Math.abs(a.balance), Math.abs(b.balance)) : 0,
  alternation: a.last !== 0 && a.last === b.last ? 1 : 0,
});

/** What a complete pairing of `ranks` is to keep low, most important first. */
export const costsOf = (
  field: RoundField,
  ranks: readonly number[],
  rules: RepeatRules,
  round: number,
): readonly PairCost[] => {
  const pairs = ranks.length / 2;
  // Everybody meets all others before the first repeat.
  const between = Math.min(rules.roundsBetween, Math.max(0, ranks.length - 2));
  const colours = ranks.map((rank) => coloursOf(field.standings[rank]?.card, round));
  const clash = (a: number, b: number) => colourClash(colours[a] as Colours, colours[b] as Colours);
  return [
    {
      name: "repeats that come too early",
      range: pairs * between,
      of: (a, b) => {
        const met = field.encounters[ranks[a] as number]?.get(ranks[b] as number);
        return roundsTooEarly(met, round, between);
      },
    },
    {
      name: "squared distances in the list",
      range: pairs * ranks.length ** 2,
      of: (a, b) => (a - b) ** 2,
    },
    {
      name: "both have had the same colour too often",
      range: pairs * round,
      of: (a, b) => clash(a, b).difference,
    },
    {
      name: "both had the same colour last",
      range: pairs,
      of: (a, b) => clash(a, b).alternation,
    },
  ];
};
