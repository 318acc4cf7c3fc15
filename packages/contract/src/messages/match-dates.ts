import type { MatchDate, MatchTime } from "@losfee/core";
import { matchDatesWords } from "@losfee/messages/match-dates";
import { formatMoment } from "../language/dates.ts";
import type { Language } from "../language/language.ts";

/** Describes a change of a match's own day and place, without a full stop. */
export const describeMove = (
  { at, venue }: Pick<MatchDate, "at" | "venue">,
  language: Language,
): string => {
  const { asPlanned, openDay, movedTo, venue: place } = matchDatesWords[language];
  const parts = [
    ...(at === undefined
      ? []
      : [at === null ? openDay : movedTo({ when: formatMoment(at, language) })]),
    ...(venue === undefined ? [] : [place({ venue })]),
  ];
  return parts.length === 0 ? asPlanned : parts.join(", ");
};

/** Returns a word for a match moved from the day of its round; null if not moved. */
export const movedLabel = (
  { moved }: Pick<MatchTime, "moved">,
  language: Language,
): string | null => (moved === null ? null : matchDatesWords[language][moved]);

/** Returns the time of a match; empty if nothing is planned. */
export const matchWhen = (
  { at, moved }: Pick<MatchTime, "at" | "moved">,
  language: Language,
): string =>
  at !== null
    ? formatMoment(at, language)
    : moved === null
      ? ""
      : matchDatesWords[language].dayOpen;
