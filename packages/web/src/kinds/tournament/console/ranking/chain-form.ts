import {
  criterionLabel,
  describeChainWarning,
  type Language,
  modifierLabel,
} from "@losfee/contract";
import {
  CHAIN_PRESETS,
  CRITERIA,
  chainOf,
  findFamily,
  MODIFIERS,
  type ModifierKind,
  type PairingKind,
  rankingWarnings,
  type TournamentState,
} from "@losfee/core";
import { rankingTexts } from "./texts.ts";

/** One way in which a criterion can be varied: modifiers of which at most one applies. */
export interface Variation {
  readonly name: string;
  readonly choices: readonly { readonly text: string; readonly label: string }[];
  /** The text of the one that applies; empty where none does. */
  readonly chosen: string;
}

/** A criterion of the chain that is being written, with its small controls. */
export interface ChainItem {
  readonly code: string;
  readonly label: string;
  /** The code without modifiers. */
  readonly family: string;
  readonly variations: readonly Variation[];
}

/** A criterion that can be added. */
export interface CriterionChoice {
  readonly code: string;
  readonly label: string;
  /** Why it makes little sense in this competition; null where it does. */
  readonly unsuited: string | null;
}

/** A usual chain for a kind of event. */
export interface PresetChoice {
  readonly id: string;
  readonly label: string;
  readonly chain: string;
}

/** Kinds of modifiers that exclude each other stand together. */
const VARIATIONS: readonly (readonly ModifierKind[])[] = [
  ["score"],
  ["cut", "median"],
  ["fore"],
  ["limit"],
  ["divisor"],
  ["unrated"],
  ["black"],
  ["pre-determined"],
  ["edition"],
  ["reverse"],
];

/** The edition is set for all criteria at once; whoever needs these for one can write them. */
const isRare = (kind: ModifierKind): boolean =>
  kind === "score" || kind === "edition" || kind === "reverse";

/** The criterion that is written so, with its controls; null where there is none. */
export const chainItem = (text: string, language: Language): ChainItem | null => {
  const parsed = chainOf([text]);
  const code = parsed.ok ? parsed.value[0]?.code : undefined;
  if (code === undefined) return null;
  const [family = code] = code.split(/[/:]/);
  const written = code.slice(family.length).match(/[/:][^/:]+/g) ?? [];
  const takes = findFamily(family)?.takes ?? [];
  const variations = VARIATIONS.map((kinds) => kinds.filter((kind) => takes.includes(kind)))
    .filter((kinds) => kinds.length > 0)
    .map((kinds) => ({ kinds, variation: variationOf(kinds, written, language) }))
    .filter(({ kinds, variation }) => variation.chosen !== "" || !kinds.every(isRare))
    .map(({ variation }) => variation);
  return { code, label: criterionLabel(code, language), family, variations };
};

const variationOf = (
  kinds: readonly ModifierKind[],
  written: readonly string[],
  language: Language,
): Variation => {
  const modifiers = MODIFIERS.filter(({ kind }) => kinds.includes(kind));
  const isOne = (text: string): boolean =>
    modifiers.some(({ read }) => read(text.slice(1)) !== null);
  const examples = modifiers.flatMap(({ examples }) => examples);
  const chosen = written.find(isOne) ?? "";
  const texts = chosen === "" || examples.includes(chosen) ? examples : [...examples, chosen];
  return {
    name: rankingTexts[language].variations[kinds[0] ?? "cut"],
    choices: texts.map((text) => ({ text, label: modifierLabel(text.slice(1), language) })),
    chosen,
  };
};

/** Criteria to choose from: those for individuals, each with what speaks against it here. */
export const criterionChoices = (
  state: TournamentState,
  language: Language,
): readonly CriterionChoice[] =>
  CRITERIA.filter(({ needs = [] }) => !needs.includes("teams") && !needs.includes("boards")).map(
    ({ code }) => {
      const [warning] = rankingWarnings(state, undefined, [code]);
      return {
        code,
        label: criterionLabel(code, language),
        unsuited: warning === undefined ? null : describeChainWarning(warning, language),
      };
    },
  );

/** Usual chains of individual events, those for this way of pairing first. */
export const presetChoices = (pairing: PairingKind, language: Language): readonly PresetChoice[] =>
  CHAIN_PRESETS.filter(({ teams }) => teams !== true)
    .toSorted((a, b) => Number(b.pairing === pairing) - Number(a.pairing === pairing))
    .map(({ id, chain }) => ({
      id,
      label: rankingTexts[language].presets[id] ?? id,
      chain: chain.join(", "),
    }));
