import { type Language, texts } from "@losfee/contract";
import type { CodedMessage } from "@losfee/contract/api";
import { type CompetitionState, findFormat, timeZoneOf } from "@losfee/core";

const words = texts({
  de: {
    none: "Das Turnier hat keine Zeitzone (details.timeZone): Uhrzeiten stehen in der des Servers, mit deren Namen.",
    preset: (zone: string) =>
      `Die Pyramide bekam die Zeitzone der Vorlage, ${zone} (settings.timeZone).`,
  },
  en: {
    none: "The competition has no time zone (details.timeZone): times are the server’s, with the name of its zone.",
    preset: (zone: string) =>
      `The pyramid took the time zone of the preset, ${zone} (settings.timeZone).`,
  },
});

const noTimeZone = (language: Language): CodedMessage => ({
  code: "no-time-zone",
  message: words[language].none,
});

/** Returns the warnings about the time zone of an imported competition. */
export const zoneWarningsOf = (
  state: CompetitionState | null,
  language: Language,
): readonly CodedMessage[] => (timeZoneOf(state) === null ? [noTimeZone(language)] : []);

/** Returns the warnings about a new competition without a chosen time zone. */
export const zoneWarnings = (
  { format: id, details, settings }: NewCompetition,
  language: Language,
): readonly CodedMessage[] => {
  const format = findFormat(id);
  if (format?.kind !== "ladder") {
    return (details?.timeZone ?? "") === "" ? [noTimeZone(language)] : [];
  }
  if (settings !== undefined && "timeZone" in settings) return [];
  const { timeZone } = format.settings;
  return [{ code: "preset-time-zone", message: words[language].preset(timeZone) }];
};

interface NewCompetition {
  readonly format: string;
  readonly details?: { readonly timeZone?: string };
  readonly settings?: object;
}
