import { formatHalves, formatInteger, formatList, type Language } from "@losfee/contract";
import type { NormCheck, NormOutlook } from "@losfee/core";
import type { NormsEvent, PlayerNorm } from "@losfee/files/calculations";
import { normTexts } from "@losfee/messages/cli-norms";
import { personLabel } from "../call/person.ts";
import { left, right, table } from "../terminal/table.ts";

/** Lists the norms that were made or are still possible. */
export const normsText = (
  event: NormsEvent,
  norms: readonly PlayerNorm[],
  language: Language,
): string => {
  const t = normTexts[language];
  const open = norms.filter(
    ({ report, forecast }) => report.achieved || (forecast?.needs ?? null) !== null,
  );
  if (open.length === 0) return [t.aid, t.none].join("\n");
  const rows = open.map((norm) => [
    nameOf(event, norm),
    norm.report.title,
    stateOf(norm, language),
    `${norm.report.average}`,
    formatInteger(norm.report.performance),
  ]);
  const columns = [
    ...[left(t.player), left(t.title), left(t.state)],
    ...[right(t.average), right(t.performance)],
  ];
  return [t.aid, table(columns, rows)].join("\n");
};

const nameOf = ({ people }: NormsEvent, { person }: PlayerNorm): string => {
  const one = people[person];
  return one === undefined ? "" : personLabel(one);
};

const stateOf = ({ report, forecast }: PlayerNorm, language: Language): string => {
  const t = normTexts[language];
  if (report.achieved) return t.made;
  if (forecast !== null && forecast.needs !== null) {
    return t.possible({
      points: formatHalves(forecast.needs / 2),
      rounds: forecast.rounds.length,
    });
  }
  const rules = report.checks.flatMap(({ rule, met }) => (met ? [] : [t.rules[rule]]));
  return t.no({ rules: formatList(rules, language) });
};

/** Describes what one person has, lacks and can still reach, title by title. */
export const normWorkingText = (
  event: NormsEvent,
  norms: readonly PlayerNorm[],
  language: Language,
): string => {
  const t = normTexts[language];
  const [first] = norms;
  if (first === undefined) return [t.aid, t.none].join("\n");
  const parts = norms.map((norm) => {
    const { report, forecast } = norm;
    return [
      `${report.title}: ${stateOf(norm, language)}`,
      ...report.checks.map((check) => `  ${checkText(check, language)}`),
      ...(report.dropped.length === 0 ? [] : [t.dropped({ rounds: report.dropped.join(", ") })]),
      ...(report.raised === null ? [] : [t.raised({ round: report.raised })]),
      ...(report.oneMissing ? [t.oneMissing] : []),
      ...(forecast === null || forecast.needs === null ? [] : [outlookTable(forecast, language)]),
    ].join("\n");
  });
  return [`${nameOf(event, first)}. ${t.aid}`, ...parts].join("\n\n");
};

const checkText = ({ rule, has, needs, limit }: NormCheck, language: Language): string => {
  const t = normTexts[language];
  const value = (number: number): string =>
    rule === "score" ? formatHalves(number / 2) : formatInteger(number);
  return t.check({ rule: t.rules[rule], has: value(has), needs: value(needs), limit });
};

const outlookTable = (
  { rounds, outlooks }: NonNullable<PlayerNorm["forecast"]>,
  language: Language,
): string => {
  const heading = normTexts[language].ahead({ rounds: rounds.join(", ") });
  const rows = outlooks.map(({ halves, outlook }) => [
    halves.map((one) => formatHalves(one / 2)).join(" "),
    outlookText(outlook, language),
  ]);
  return table([left(heading), left("")], rows);
};

const outlookText = (outlook: NormOutlook, language: Language): string => {
  const t = normTexts[language].outlook;
  return typeof outlook === "string" ? t[outlook] : t.ifRated({ rating: outlook.ifRated });
};
