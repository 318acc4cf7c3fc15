import {
  compareFractions,
  type Fraction,
  fraction,
  type Place,
  type TableAddress,
  type TablesCriterionCode,
  type TablesTerm,
} from "@losfee/core";
import { boards, criteria, matches, shorts, words } from "@losfee/messages/tables-labels";
import { labelled } from "../language/labelled.ts";
import type { Language } from "../language/language.ts";
import { formatDecimal, formatHalves, formatInteger } from "../language/numbers.ts";
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
