import { decimalSign, settingWords } from "@losfee/contract";
import {
  gameTermsOf,
  MOST_MINUTES_TO_OBJECT,
  type ResultKind,
  type TeamRules,
  tablesRulesOf,
} from "@losfee/core";
import {
  settingsTexts,
  tablesSettingsTexts,
  teamSettingsTexts,
} from "@losfee/messages/tournament-console-settings";
import type { VNode } from "preact";
import { type Choices, choicesOf } from "../../../../parts/choices.ts";
import { OnlyHere } from "../../../../parts/console/only-here.tsx";
import { WrittenLines } from "../../../../parts/console/written-field.tsx";
import { CheckField, ChoiceField, NumberField } from "../../../../parts/fields.tsx";
import { competitionIdOf } from "../../../../shell/page.ts";
import { useLanguage, usePage, useTexts } from "../../../../shell/page-context.ts";
import { checkInCodePath } from "../../../../shell/paths.ts";
import type { SettingsFields } from "./fields.ts";
import { readMargins, readScales, writeMargins, writeScales } from "./written.ts";

const KINDS = ["game-points", "win-draw-loss"] as const satisfies readonly ResultKind[];

/** Kind of results. Sets the limits of scores: 0 to 1 if nothing else is possible. */
export const ResultKindField = ({ settings, model, onChange }: SettingsFields): VNode => {
  const language = useLanguage();
  const words = settingWords(language);
  return (
    <>
      <ChoiceField
        label={words.asked("results")}
        value={settings.results ?? "game-points"}
        choices={choicesOf(KINDS, (kind) => words.choice("results", kind))}
        onChange={(results) => onChange({ results, scores: model.usualScores[results] })}
      />
      {settings.results === "win-draw-loss" && (
        <p class="note">{settingsTexts[language].pointsHint}</p>
      )}
    </>
  );
};

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
    <ChoiceField
      label={settingWords(language, terms).label("teams.colours")}
      value={colours}
      choices={{ [colours]: colours, ...patterns } as Choices<string>}
      onChange={(pattern) => onChange({ teams: { ...teams, colours: pattern } })}
    />
  );
};

/** Match points by margin, line by line. */
export const MarginsField = ({ teams, onChange }: TeamsProps): VNode => {
  const language = useLanguage();
  const { margins = [], ...rest } = teams;
  return (
    <WrittenLines
      label={settingWords(language).label("teams.margins")}
      wrong={teamSettingsTexts[language].marginsWrong}
      text={writeMargins(margins, decimalSign(language))}
      read={readMargins}
      onChange={(read) =>
        onChange({ teams: read.length === 0 ? rest : { ...rest, margins: read } })
      }
    />
  );
};

/** Rank points, a line for each size of table. */
export const ScalesField = ({ settings, onChange }: SettingsFields): VNode => {
  const language = useLanguage();
  const rules = tablesRulesOf(settings);
  const label = settingWords(language).label("tables.scales");
  return (
    <WrittenLines
      label={label}
      wrong={tablesSettingsTexts[language].notUnderstood({ label })}
      text={writeScales(rules.scales, decimalSign(language))}
      read={readScales}
      onChange={(scales) => onChange({ tables: { ...rules, scales } })}
    />
  );
};

/** Minutes that a player at the next board needs to look at the phone. */
const USUAL_MINUTES = 10;

/** Acceptance of reported results without confirmation. */
export const UnconfirmedField = ({
  settings: { unconfirmed = "director" },
  onChange,
}: SettingsFields): VNode => (
  <>
    <CheckField
      label={settingWords(useLanguage()).asked("unconfirmed")}
      value={unconfirmed !== "director"}
      onChange={(accepts) =>
        onChange({ unconfirmed: accepts ? { acceptedAfter: USUAL_MINUTES } : "director" })
      }
    />
    {unconfirmed !== "director" && (
      <NumberField
        label={useTexts(settingsTexts).acceptedAfter}
        value={unconfirmed.acceptedAfter}
        min={1}
        max={MOST_MINUTES_TO_OBJECT}
        narrow
        onChange={(acceptedAfter) => onChange({ unconfirmed: { acceptedAfter } })}
      />
    )}
  </>
);

/** The way to the code, once self check-in is on. */
export const CheckInLink = ({ settings, model }: SettingsFields): VNode => (
  <>
    {(model.settings.selfCheckIn ?? "off") !== "off" && (
      <p class="note">
        <a href={checkInCodePath(competitionIdOf(usePage()))}>
          {useTexts(settingsTexts).selfCheckInCode}
        </a>
      </p>
    )}
    {(settings.selfCheckIn ?? "off") !== "off" && <OnlyHere />}
  </>
);
