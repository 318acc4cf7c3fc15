import type { StandingsRow } from "@losfee/core";
import { longs, shorts } from "@losfee/messages/value-columns";
import type { Language } from "../language/language.ts";
import { formatHalves } from "../language/numbers.ts";
import { textAt } from "../language/say.ts";
import { criterionLabel } from "./criterion-labels.ts";
import { describeSource, formatValue } from "./ranking.ts";

/** A criterion of the ranking as a column of the standings. */
export interface ValueColumn {
  /** Its place in the chain, from 1. */
  readonly place: number;
  readonly code: string;
  /** The heading: a short name, or the code. */
  readonly short: string;
  readonly label: string;
  /** True if its values have a working; a rating is simply given. */
  readonly explained: boolean;
}

/** Criteria that break ties without reflecting the play: only shown where a value is explained. */
const WITHOUT_COLUMN: readonly string[] = [
  ...["STAGE", "CUTS", "FINAL", "TABLES", "PREV"],
  ...["LOT", "ENT", "TPN"],
];

/** Returns the columns of a chain, most important first. */
export const valueColumns = (
  codes: readonly string[],
  language: Language,
): readonly ValueColumn[] =>
  codes
    .map((code, index) => ({
      place: index + 1,
      code,
      short: textAt(shorts[language], code) ?? code,
      label: textAt(longs[language], code) ?? criterionLabel(code, language),
      explained: describeSource({ code, value: 0, terms: [] }, language) === null,
    }))
    .filter(({ code }) => !WITHOUT_COLUMN.includes(code.split("/")[0] ?? ""));

/** Returns a row's values in these columns; wins come with the losses: `13½–7½`. */
export const valueTexts = (
  { values, wins, losses }: Pick<StandingsRow, "values" | "wins" | "losses">,
  columns: readonly ValueColumn[],
  language: Language,
): readonly string[] =>
  columns.map(({ code, place }) => {
    const value = values[place - 1] ?? Number.NaN;
    if (code === "WINS") return `${formatHalves(wins)}–${formatHalves(losses)}`;
    return (code === "RTG" || code === "RTNG") && value === 0
      ? UNRATED
      : formatValue(code, value, language);
  });

const UNRATED = "–";
