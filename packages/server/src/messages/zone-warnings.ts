import type { Language } from "@losfee/contract";
import type { CodedMessage } from "@losfee/contract/api";
import { type CompetitionState, findFormat, timeZoneOf } from "@losfee/core";
import { zoneWarningsWords } from "@losfee/messages/server-zone-warnings";

const noTimeZone = (language: Language): CodedMessage => ({
  code: "no-time-zone",
  message: zoneWarningsWords[language].none,
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
  return [
    { code: "preset-time-zone", message: zoneWarningsWords[language].preset({ zone: timeZone }) },
  ];
};

interface NewCompetition {
  readonly format: string;
  readonly details?: { readonly timeZone?: string };
  readonly settings?: object;
}
