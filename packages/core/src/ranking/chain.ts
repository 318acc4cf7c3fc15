import { err, ok, type Result } from "../result.ts";
import type { Criterion } from "./criterion.ts";
import { criterionCodes, findCriterion } from "./registry.ts";

/** What is wrong with a chain of criteria; `position` counts from 1. */
export type ChainRefusal =
  | {
      readonly code: "unknown-criterion";
      readonly given: string;
      readonly position: number;
      /** The known code that looks most like it; null if none does. */
      readonly nearest: string | null;
      readonly known: readonly string[];
    }
  | { readonly code: "criterion-twice"; readonly criterion: string; readonly position: number }
  | { readonly code: "chain-empty" };

/**
 * Reads a chain of criteria from text: codes, most important first, divided by commas, semicolons
 * or spaces; upper or lower case. `"WINS, SPR, RTG, LOT"`.
 */
export const parseChain = (text: string): Result<readonly Criterion[], ChainRefusal> =>
  chainOf(text.split(/[\s,;]+/).filter((code) => code !== ""));

/** The criteria with these codes, most important first. */
export const chainOf = (codes: readonly string[]): Result<readonly Criterion[], ChainRefusal> => {
  const chain: Criterion[] = [];
  for (const [index, given] of codes.entries()) {
    const position = index + 1;
    const criterion = findCriterion(given.trim().toUpperCase());
    if (criterion === undefined) {
      const nearest = nearestCode(given);
      return err({ code: "unknown-criterion", given, position, nearest, known: criterionCodes });
    }
    if (chain.includes(criterion)) {
      return err({ code: "criterion-twice", criterion: criterion.code, position });
    }
    chain.push(criterion);
  }
  return chain.length === 0 ? err({ code: "chain-empty" }) : ok(chain);
};

/** The text that {@link parseChain} reads as this chain. */
export const makeChain = (chain: readonly Criterion[]): string =>
  chain.map(({ code }) => code).join(", ");

/** A code is meant when less than half of what was given would have to be mended. */
const nearestCode = (given: string): string | null => {
  const wanted = given.trim().toUpperCase();
  let nearest: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const code of criterionCodes) {
    const distance = isNearby(wanted, code) ? 1 : edits(wanted, code);
    if (distance < least && distance * 2 <= Math.max(wanted.length, code.length)) {
      nearest = code;
      least = distance;
    }
  }
  return nearest;
};

/** Cut short, spelt out, or the same letters in another order. */
const isNearby = (wanted: string, code: string): boolean =>
  code.startsWith(wanted) ||
  wanted.startsWith(code) ||
  [...wanted].sort().join("") === [...code].sort().join("");

/** How many letters have to be put in, taken out or exchanged to make `b` of `a`. O(|a|·|b|). */
const edits = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      const exchanged = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(exchanged, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
};
