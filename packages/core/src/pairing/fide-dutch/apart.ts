import type { EntryId } from "../../tournament/scorecard.ts";
import type { ApartReason } from "../apart.ts";
import type { NumberedField } from "./pairing-numbers.ts";
import type { DutchRound } from "./round.ts";
import type { Colour } from "./tournament.ts";
import type { Alternative, WhyNot } from "./why-not.ts";

/** In which bracket it was decided: counted from 1 from the highest score, with that score. */
interface InBracket {
  readonly bracket: number;
  readonly score: number;
}

/** What would be different in the bracket if the two met. */
export interface DutchAlternative {
  /** Pairs that are not those of the round, the two themselves first. */
  readonly pairs: readonly (readonly [EntryId, EntryId])[];
  /** Who would move down to a lower bracket. */
  readonly downfloaters: readonly EntryId[];
}

/** By which criterion of C.04.3 (`C6` … `C21`) it would be worse, and by how much as that counts. */
interface Worse extends InBracket {
  readonly criterion: string;
  readonly worseBy: number;
  readonly alternative: DutchAlternative;
}

/** Why the FIDE (Dutch) system keeps two players apart; see {@link WhyNot} for the codes' meaning. */
export type DutchApart =
  | { readonly code: "dutch-same-colour"; readonly colour: Colour }
  | ({ readonly code: "dutch-rest-unpaired" } & InBracket)
  | ({ readonly code: "dutch-criterion" } & Worse)
  | ({ readonly code: "dutch-exchange" } & Worse)
  | ({ readonly code: "dutch-later"; readonly alternative: DutchAlternative } & InBracket)
  | ({ readonly code: "dutch-not-certain" } & InBracket);

/** A reason of the rules in the terms of the competition: entries instead of pairing numbers. */
export const apartReasonOf = (
  why: WhyNot,
  players: readonly [EntryId, EntryId],
  { pairs, brackets }: DutchRound,
  { entryOf }: NumberedField,
): ApartReason => {
  switch (why.code) {
    case "they-meet":
      return { code: "would-meet" };
    case "not-available":
      return { code: "not-in-round", entry: entryOf(why.player) };
    case "have-met":
      return { code: "have-met", rounds: [why.round] };
    case "forbidden":
      return { code: "forbidden", reason: "" };
    case "same-absolute-preference":
      return { code: "dutch-same-colour", colour: why.colour };
  }
  const { bracket } = why;
  const at: InBracket = { bracket, score: brackets[bracket - 1]?.score ?? 0 };
  if (why.code === "not-completable") return { code: "dutch-rest-unpaired", ...at };
  if (why.code === "not-certain") return { code: "dutch-not-certain", ...at };
  const alternative = alternativeOf(why.alternative, players, pairs, entryOf);
  if (why.code === "later") return { code: "dutch-later", ...at, alternative };
  const { criterion, worseBy } = why;
  return { code: `dutch-${why.code}`, ...at, criterion, worseBy, alternative };
};

const alternativeOf = (
  { pairs, downfloaters }: Alternative,
  [one, other]: readonly [EntryId, EntryId],
  played: DutchRound["pairs"],
  entryOf: NumberedField["entryOf"],
): DutchAlternative => {
  const keys = new Set(played.map(({ white, black }) => keyOf(white.number, black.number)));
  const fresh = pairs
    .filter(([a, b]) => !keys.has(keyOf(a, b)))
    .map(([a, b]) => [entryOf(a), entryOf(b)] as const);
  const isTheirs = (pair: readonly EntryId[]): boolean =>
    pair.includes(one) && pair.includes(other);
  return {
    pairs: [...fresh.filter(isTheirs), ...fresh.filter((pair) => !isTheirs(pair))],
    downfloaters: downfloaters.map(entryOf),
  };
};

const keyOf = (a: number, b: number): string => `${Math.min(a, b)} ${Math.max(a, b)}`;
