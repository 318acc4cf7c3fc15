import {
  criterionLabel,
  describeChainWarning,
  type Language,
  modifierLabel,
  textAt,
} from "@losfee/contract";
import {
  CHAIN_PRESETS,
  CRITERIA,
  chainOf,
  findFamily,
  isInFideMode,
  isOfSwiss,
  isRoundRobin,
  MODIFIERS,
  type ModifierKind,
  type PairingKind,
  rankingWarnings,
  type TournamentState,
} from "@losfee/core";
import { rankingTexts } from "@losfee/messages/tournament-console-ranking";

/** A variation of a criterion: mutually exclusive modifiers. */
export interface Variation {
  readonly name: string;
  readonly choices: readonly { readonly text: string; readonly label: string }[];
  /** Text of the active one; empty for none. */
  readonly chosen: string;
}

/** A criterion in the edited chain, with its controls. */
export interface ChainItem {
  readonly code: string;
  readonly label: string;
  /** The code without modifiers. */
  readonly family: string;
  readonly variations: readonly Variation[];
}

/** A criterion available to add. */
export interface CriterionChoice {
  readonly code: string;
  readonly label: string;
  /** Argument against it in this competition; null for none. */
  readonly unsuited: string | null;
}

/** A common chain for a kind of event. */
export interface PresetChoice {
  readonly id: string;
  readonly label: string;
  readonly chain: string;
}

/** Groups the kinds of modifiers that exclude each other. */
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

/** The edition is set for all criteria at once; exceptions can be typed. */
const isRare = (kind: ModifierKind): boolean =>
  kind === "score" || kind === "edition" || kind === "reverse";

/** Returns the criterion of a code, with its controls; null for an unknown one. */
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

/**
 * Criteria to choose from: those for individuals, each with any argument against it here. In FIDE
 * mode a round robin has no Buchholz nor its kin.
 */
export const criterionChoices = (
  state: TournamentState,
  language: Language,
): readonly CriterionChoice[] =>
  CRITERIA.filter(
    (criterion) =>
      !(criterion.needs ?? []).some((need) => need === "teams" || need === "boards") &&
      (!hidesSwiss(state) || !isOfSwiss(criterion)),
  ).map(({ code }) => {
    const [warning] = rankingWarnings(state, undefined, [code]);
    return {
      code,
      label: criterionLabel(code, language),
      unsuited: warning === undefined ? null : describeChainWarning(warning, language),
    };
  });

const hidesSwiss = (state: TournamentState): boolean =>
  isInFideMode(state.settings) && isRoundRobin(state);

/**
 * Common chains of individual events, those for this kind of pairing first; in FIDE mode a round
 * robin has no others.
 */
export const presetChoices = (
  state: TournamentState,
  language: Language,
): readonly PresetChoice[] => {
  const pairing: PairingKind = isRoundRobin(state) ? "pre-determined" : "swiss";
  const own = CHAIN_PRESETS.filter(({ teams }) => teams !== true);
  return own
    .filter((preset) => !hidesSwiss(state) || preset.pairing === pairing)
    .toSorted((a, b) => Number(b.pairing === pairing) - Number(a.pairing === pairing))
    .map(({ id, chain }) => ({
      id,
      label: textAt(rankingTexts[language].presets, id) ?? id,
      chain: chain.join(", "),
    }));
};
