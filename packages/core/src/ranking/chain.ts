import { err, ok, type Result } from "../base/result.ts";
import type { Criterion } from "./criterion.ts";
import type { CriterionFamily } from "./family.ts";
import { MODIFIERS, type Modifiers, modifierExamples, UNMODIFIED } from "./modifiers.ts";
import { criterionCodes, criterionOf, FAMILIES, findFamily } from "./registry.ts";

/** Problem of a chain of criteria; `position` counts from 1. */
export type ChainRefusal =
  | {
      readonly code: "unknown-criterion";
      readonly text: string;
      readonly position: number;
      /** The most similar known code; null if there is none. */
      readonly nearest: string | null;
      readonly known: readonly string[];
    }
  | {
      readonly code: "modifier-refused";
      readonly criterion: string;
      /** As written: `C0`, `MP`. */
      readonly text: string;
      readonly position: number;
      /** Examples of modifiers for this criterion; empty if it takes none. */
      readonly takes: readonly string[];
    }
  | {
      readonly code: "modifier-twice";
      readonly criterion: string;
      readonly text: string;
      readonly position: number;
    }
  | { readonly code: "criterion-twice"; readonly criterion: string; readonly position: number }
  | { readonly code: "chain-empty" };

/**
 * Reads a chain of criteria in FIDE's notation: codes with modifiers, most important first,
 * separated by commas, semicolons or spaces; upper or lower case. `"PTS, DE, BH/C1, SB"`.
 */
export const parseChain = (text: string): Result<readonly Criterion[], ChainRefusal> =>
  chainOf(text.split(/[\s,;]+/).filter((code) => code !== ""));

/** Returns the criteria with these codes, most important first. */
export const chainOf = (codes: readonly string[]): Result<readonly Criterion[], ChainRefusal> => {
  const chain: Criterion[] = [];
  for (const [index, text] of codes.entries()) {
    const position = index + 1;
    const parsed = parseCriterion(text, position);
    if (!parsed.ok) return parsed;
    const criterion = parsed.value;
    if (chain.includes(criterion) && criterion.amongTied !== true) {
      return err({ code: "criterion-twice", criterion: criterion.code, position });
    }
    chain.push(criterion);
  }
  return chain.length === 0 ? err({ code: "chain-empty" }) : ok(chain);
};

/** Writes a chain as text that {@link parseChain} reads. */
export const makeChain = (chain: readonly Criterion[]): string =>
  chain.map(({ code }) => code).join(", ");

/** A modifier begins with any of these: `BH/C1`, and in older texts `BH-C1` and `BH:C1`. */
const MODIFIER = /[/:!#-]([A-Z]+[+-]?\d*)/g;
const WHOLE = /^([A-Z]+)((?:[/:!#-][A-Z]+[+-]?\d*)*)$/;

/** Reads one criterion with its modifiers. */
export const parseCriterion = (text: string, position: number): Result<Criterion, ChainRefusal> => {
  const [, code = "", rest = ""] = WHOLE.exec(text.trim().toUpperCase()) ?? [];
  const family = findFamily(code);
  if (family === undefined) {
    const nearest = nearestCode(text.trim());
    return err({ code: "unknown-criterion", text, position, nearest, known: criterionCodes });
  }
  const modifiers = readModifiers(
    family,
    [...rest.matchAll(MODIFIER)].map(([, text = ""]) => text),
    position,
  );
  return modifiers.ok ? ok(criterionOf(family, modifiers.value)) : modifiers;
};

const readModifiers = (
  family: CriterionFamily,
  texts: readonly string[],
  position: number,
): Result<Modifiers, ChainRefusal> => {
  let modifiers = UNMODIFIED;
  const seen = new Set<string>();
  for (const text of texts) {
    const read = readModifier(family, text);
    const criterion = family.code;
    if (read === null) {
      const takes = modifierExamples(family.takes);
      return err({ code: "modifier-refused", criterion, text, position, takes });
    }
    const keys = Object.keys(read);
    if (keys.some((key) => seen.has(key))) {
      return err({ code: "modifier-twice", criterion, text, position });
    }
    for (const key of keys) seen.add(key);
    modifiers = { ...modifiers, ...read };
  }
  return ok(modifiers);
};

/** Reads a modifier of a criterion; null if the criterion does not take it. */
const readModifier = (family: CriterionFamily, text: string): Partial<Modifiers> | null => {
  for (const { kind, read } of MODIFIERS) {
    const meaning = read(text);
    if (meaning !== null) return family.takes.includes(kind) ? meaning : null;
  }
  return null;
};

/**
 * Returns the code that was probably meant: by a common word for it, else the one with the fewest
 * edits, if fewer than half of it. Null if nothing is near.
 */
const nearestCode = (text: string): string | null => {
  const word = text.toLowerCase();
  const named = FAMILIES.find(({ words }) => words.includes(word));
  if (named !== undefined) return named.code;
  const wanted = text.toUpperCase();
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

/** Edit distance: insertions, deletions and substitutions to turn `a` into `b`. O(|a|·|b|). */
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
