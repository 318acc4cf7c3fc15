import {
  compareFractions,
  type Fraction,
  fraction,
  type Place,
  TABLES,
  type TableAddress,
  type TablesCriterionCode,
  type TablesTerm,
} from "@losfee/core";
import { boards, criteria, matches, shorts, words } from "@losfee/messages/tables-labels";
import { labelled } from "../language/labelled.ts";
import type { Language } from "../language/language.ts";
import { formatDecimal, formatHalves, formatInteger } from "../language/numbers.ts";
import { systemLabel } from "./labels.ts";
import type { StageOf } from "./message.ts";
import { shortList } from "./shortened.ts";

/** Returns the name of a criterion of table tournaments. */
export const tablesCriterionLabel = (code: TablesCriterionCode, language: Language): string =>
  criteria[language][code];

/** Returns the heading of a criterion for narrow columns. */
export const tablesCriterionShort = (code: TablesCriterionCode, language: Language): string =>
  shorts[language][code];

/** Formats a value: whole, halves as `½`, thousandths as decimals, anything else as a fraction. */
export const formatFraction = ({ n, d }: Fraction, language: Language): string => {
  if (d <= 2) return formatHalves(n / d);
  if (1000 % d === 0) return formatDecimal(n / d, language);
  const whole = Math.trunc(n / d);
  const rest = Math.abs(n - whole * d);
  const sign = n < 0 && whole === 0 ? "−" : "";
  const digits = `${superscript(rest)}⁄${subscript(d)}`;
  return whole === 0 ? `${sign}${digits}` : `${formatInteger(whole)}\u2009${digits}`;
};

/** True if a noun after this amount is singular: `1 Rangpunkt`, `½ Rangpunkt`. */
export const isSingle = ({ n, d }: Fraction): boolean => Math.abs(n) <= d && n !== 0;

const superscript = (number: number): string =>
  [...String(number)].map((digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)]).join("");

const subscript = (number: number): string =>
  [...String(number)].map((digit) => "₀₁₂₃₄₅₆₇₈₉"[Number(digit)]).join("");

/** Formats a criterion's value for standings; shares come in ten-thousandths. */
export const formatTablesValue = (
  code: TablesCriterionCode,
  value: Fraction,
  language: Language,
): string =>
  code === "GPS"
    ? formatDecimal(value.n / value.d, language)
    : code === "RTG" && value.n === 0
      ? "–"
      : formatFraction(value, language);

/** Properties that name a stage. */
interface StageNames {
  readonly name?: string;
  /** The pairing system of games for two, or that of stages at tables. */
  readonly system?: string;
  readonly participants?: "everybody" | { readonly top: number };
  /** The cut after stages at tables. */
  readonly cut?: { readonly by: string; readonly places?: number };
}

/**
 * Returns the name of a stage (from 1): the director's, else the system for games for two, and for
 * tables those of King Lui: Vorrunde, 2. Runde, Drittelfinale, Finale. Next to numbered rounds of
 * games for two, "2. Runde" would be mistaken for round 2: stages between the first and the last at
 * tables are called just that. Stages with equal names get an ordinal, too.
 */
export const stageLabel = (
  stage: number,
  settings: { readonly stages: readonly StageNames[] },
  language: Language,
): string => {
  const { stages } = settings;
  const { name = "", system } = stages[stage - 1] ?? {};
  if (name !== "") return name;
  if (system !== undefined && system !== TABLES)
    return pairedLabel(stages, stage, system, language);
  const t = words[language];
  if (stage > stages.length) return t.stage({ stage });
  if (stages.length === 1) return t.only;
  if (stage === stages.length) return t.final;
  if (stage === 1) return t.preliminary;
  const finalists = finalistsByTable(stages, stage);
  if (finalists !== null) return t.beforeFinal[finalists];
  if (stages.every((one) => one.system === TABLES)) return t.round({ round: stage });
  const between = [...stages.keys()].filter((index) => isBetween(stages, index));
  return between.length === 1
    ? t.between
    : t.nthBetween({ ordinal: between.indexOf(stage - 1) + 1 });
};

/** Names a stage of games for two without a name of its own. */
const pairedLabel = (
  stages: readonly StageNames[],
  stage: number,
  system: string,
  language: Language,
): string => {
  const alike = [...stages.keys()].filter(
    (index) => stages[index]?.system === system && isNameless(stages[index]),
  );
  const label = systemLabel(system, language);
  return alike.length === 1 ? label : `${label} ${alike.indexOf(stage - 1) + 1}`;
};

const isNameless = (stage: StageNames | undefined): boolean => (stage?.name ?? "") === "";

/** True if a stage at tables is only known as neither the first nor the last. */
const isBetween = (stages: readonly StageNames[], index: number): boolean =>
  index > 0 &&
  index < stages.length - 1 &&
  stages[index]?.system === TABLES &&
  isNameless(stages[index]) &&
  finalistsByTable(stages, index + 1) === null;

/** Returns a function that names a competition's stages: `Vorrunde`, `2. Runde`. */
export const stagesIn =
  (settings: { readonly stages: readonly StageNames[] }, language: Language): StageOf =>
  (stage) =>
    stageLabel(stage, settings, language);

/** Returns the number of tables whose best alone reach the final; null if others do, too. */
const finalistsByTable = (stages: readonly StageNames[], stage: number): 2 | 3 | 4 | null => {
  const { cut } = stages[stage - 1] ?? {};
  const { participants } = stages[stage] ?? {};
  const isBeforeFinal = stage === stages.length - 1 && cut?.by === "table" && cut.places === 1;
  if (!isBeforeFinal || participants === undefined || participants === "everybody") return null;
  const { top } = participants;
  return top === 2 || top === 3 || top === 4 ? top : null;
};

/** `Vorrunde, Spiel 1, Tisch 3`. */
const addressLabel = (
  { stage, game, table }: Omit<TableAddress, "round">,
  language: Language,
  stageOf: StageOf,
): string => words[language].address({ stage: stageOf(stage), game, table });

/** Names a contest: `Vorrunde, Spiel 1, Tisch 3`, `Runde 5, Brett 3`, `Runde 5, Kampf 3`. */
export const placeLabel = (
  { round, board, at, ofTeams }: Place,
  language: Language,
  stageOf: StageOf,
): string => {
  if (at !== undefined) return addressLabel({ ...at, table: board }, language, stageOf);
  return (ofTeams === true ? matches : boards)[language]({ round, board });
};

/** Lists several contests, cut short if there are many. */
export const placesLabel = (
  places: readonly Place[],
  language: Language,
  stageOf: StageOf,
): string =>
  shortList(
    places.map((place) => placeLabel(place, language, stageOf)),
    language,
  );

/** Formats shared places as arithmetic: `(3 + 2) / 2 = 2½, rounded 3`; a single one as points. */
export const sharedPlaces = (
  share: {
    readonly placePoints: readonly Fraction[];
    readonly mean: Fraction;
    readonly rankPoints: Fraction;
  },
  language: Language,
): string => {
  const { placePoints, mean, rankPoints } = share;
  if (placePoints.length < 2) return formatFraction(rankPoints, language);
  const sum = placePoints.map((points) => formatFraction(points, language)).join(" + ");
  const calculated = `(${sum}) / ${placePoints.length} = ${formatFraction(mean, language)}`;
  return compareFractions(mean, rankPoints) === 0
    ? calculated
    : words[language].rounded({
        mean: calculated,
        points: formatFraction(rankPoints, language),
      });
};

/** A contribution to a value of a table tournament, formatted. */
export interface TermTexts {
  /** Source: `Spiel 2, Tisch 3`, a penalty, a draw. */
  readonly from: string;
  /** Explanation: the place, shared places as arithmetic, a factor. */
  readonly how: string;
  readonly amount: string;
}

/** Describes a term of a derivation. */
export const describeTablesTerm = (
  term: TablesTerm,
  code: TablesCriterionCode,
  language: Language,
  stageOf: StageOf,
): TermTexts => {
  const t = words[language];
  const amount = formatTablesValue(code, term.amount, language);
  switch (term.kind) {
    case "game": {
      const { game, table, reported } = term.line;
      const from = addressLabel({ stage: term.stage, game, table }, language, stageOf);
      const how = howOf(term, code, language);
      return { from, how: reported ? t.reported({ how }) : how, amount };
    }
    case "penalty":
      return { from: t.penalty({ reason: term.penalty.reason }), how: "", amount };
    case "rank":
      return {
        from: term.stage === null ? t.notIn : t.rank({ stage: stageOf(term.stage) }),
        how: "",
        amount,
      };
    case "rating":
      return { from: t.rating, how: "", amount };
    case "lot":
      return { from: t.lot, how: term.draw, amount };
  }
};

const ONE = fraction(1);

const howOf = (
  { line: { share }, factor }: Extract<TablesTerm, { readonly kind: "game" }>,
  code: TablesCriterionCode,
  language: Language,
): string => {
  const t = words[language];
  if (share.absent) return t.absent;
  const place =
    share.shared > 1
      ? t.shared({ first: share.place, last: share.place + share.shared - 1 })
      : t.place({ place: share.place });
  if (code === "RP" || code === "ALL") {
    return share.shared > 1 ? labelled(place, sharedPlaces(share, language), language) : place;
  }
  if (compareFractions(factor, ONE) !== 0 && share.gamePoints !== null) {
    return `${formatInteger(share.gamePoints)} × ${factor.n}/${factor.d}`;
  }
  return code === "GPS" || code === "BEST" || code === "GP" ? pointsOf(share.gamePoints) : place;
};

const pointsOf = (points: number | null): string => (points === null ? "–" : formatInteger(points));
