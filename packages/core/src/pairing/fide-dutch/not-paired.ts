import type { EntryId } from "../../base/entry-id.ts";
import type { NotPairedReason } from "../not-paired.ts";
import type { DutchAlternative, InBracket } from "./not-paired-reasons.ts";
import type { NumberedField } from "./pairing-numbers.ts";
import type { DutchRound } from "./round.ts";
import type { Alternative, WhyNot } from "./why-not.ts";

/** Translates a reason from pairing numbers to entries. */
export const notPairedReasonOf = (
  why: WhyNot,
  players: readonly [EntryId, EntryId],
  { pairs, brackets }: DutchRound,
  { entryOf }: NumberedField,
): NotPairedReason => {
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
