import type { MatchDate, MatchTime } from "@losfee/core";
import { formatMoment } from "../language/dates.ts";
import type { Language } from "../language/language.ts";
import { texts } from "../language/texts.ts";

const words = texts({
  de: {
    asPlanned: "wieder wie angesetzt",
    openDay: "verlegt, Termin noch offen",
    movedTo: (when: string) => `neuer Termin: ${when}`,
    venue: (venue: string) => `Spielort: ${venue}`,
    postponed: "verlegt",
    advanced: "vorverlegt",
    dayOpen: "Termin noch offen",
  },
  en: {
    asPlanned: "as planned again",
    openDay: "postponed, day not agreed yet",
    movedTo: (when: string) => `new date: ${when}`,
    venue: (venue: string) => `venue: ${venue}`,
    postponed: "postponed",
    advanced: "played in advance",
    dayOpen: "day not agreed yet",
  },
});

/** Describes a change of a match's own day and place, without a full stop. */
export const describeMove = (
  { at, venue }: Pick<MatchDate, "at" | "venue">,
  language: Language,
): string => {
  const { asPlanned, openDay, movedTo, venue: place } = words[language];
  const parts = [
    ...(at === undefined ? [] : [at === null ? openDay : movedTo(formatMoment(at, language))]),
    ...(venue === undefined ? [] : [place(venue)]),
  ];
  return parts.length === 0 ? asPlanned : parts.join(", ");
};

/** Returns a word for a match moved from the day of its round; null if not moved. */
export const movedLabel = (
  { moved }: Pick<MatchTime, "moved">,
  language: Language,
): string | null => (moved === null ? null : words[language][moved]);

/** Returns the time of a match; empty if nothing is planned. */
export const matchWhen = (
  { at, moved }: Pick<MatchTime, "at" | "moved">,
  language: Language,
): string =>
  at !== null ? formatMoment(at, language) : moved === null ? "" : words[language].dayOpen;
