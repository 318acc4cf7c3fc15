import { settingWords } from "@losfee/contract";
import { gameTermsOf, type TeamRules } from "@losfee/core";
import { settingsTexts, teamSettingsTexts } from "@losfee/messages/tournament-console-settings";
import type { VNode } from "preact";
import { OnlyHere } from "../../../../parts/console/only-here.tsx";
import { competitionIdOf } from "../../../../shell/page.ts";
import { useLanguage, usePage, useTexts } from "../../../../shell/page-context.ts";
import { checkInCodePath } from "../../../../shell/paths.ts";
import type { SettingsFields } from "./fields.ts";

interface TeamsProps extends SettingsFields {
  readonly teams: TeamRules;
}

/** Pattern of colours or starts at the boards of a match. */
export const ColoursField = ({ settings, teams, onChange }: TeamsProps): VNode => {
  const language = useLanguage();
  const terms = gameTermsOf(settings);
  const { colours } = teams;
  const patterns = teamSettingsTexts[language][terms.atBoards];
  return (
    <select
      name="teams.colours"
      aria-label={settingWords(language, terms).label("teams.colours")}
      value={colours}
      onChange={(event) => onChange({ teams: { ...teams, colours: event.currentTarget.value } })}
    >
      {Object.entries({ [colours]: colours, ...patterns }).map(([pattern, text]) => (
        <option key={pattern} value={pattern} selected={pattern === colours}>
          {text}
        </option>
      ))}
    </select>
  );
};

/** The way to the code, once self check-in is on. */
export const CheckInLink = ({ settings, model }: SettingsFields): VNode => (
  <>
    {(model.settings.selfCheckIn ?? "off") !== "off" && (
      <p class="card-note">
        <a href={checkInCodePath(competitionIdOf(usePage()))}>
          {useTexts(settingsTexts).selfCheckInCode}
        </a>
      </p>
    )}
    {(settings.selfCheckIn ?? "off") !== "off" && <OnlyHere />}
  </>
);
