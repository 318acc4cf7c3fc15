import { type TeamSettingKey, teamSettingLabel } from "@losfee/contract";
import type { LeagueLines, Season, TeamRules } from "@losfee/core";
import { leagueTexts } from "@losfee/messages/tournament-console-settings";
import type { VNode } from "preact";
import { FieldsOf } from "../../../../parts/console/fields-of.tsx";
import { settingsInLine } from "../../../../parts/console/folded-settings.tsx";
import { CheckField, NumberField, TextField } from "../../../../parts/fields.tsx";
import { useLanguage } from "../../../../shell/page-context.ts";
import type { SettingsFields } from "./fields.ts";
import { SettingsGroup } from "./settings-group.tsx";

interface LeagueFieldsProps extends SettingsFields {
  readonly teams: TeamRules;
}

const LINES = ["promoted", "promotionPlayOff", "relegationPlayOff", "relegated"] as const;

const NO_SEASON: Season = { name: "", division: "", level: 1 };

/** League settings in addition to matches: season, promotion and relegation, venues. */
export const LeagueFields = (fields: LeagueFieldsProps): VNode => {
  const language = useLanguage();
  const { teams, onChange } = fields;
  const t = leagueTexts[language];
  const label = (key: TeamSettingKey): string => teamSettingLabel(key, language) ?? key;
  const { neutral: _n, lines: _l, season: _s, ...rest } = teams;
  const { neutral, lines = {}, season } = teams;
  const put = (part: {
    readonly neutral?: boolean;
    readonly lines?: LeagueLines;
    readonly season?: Season | null;
  }): void => {
    const now = { neutral: neutral === true, lines, season: season ?? null, ...part };
    const drawn = Object.entries(now.lines).filter(([, places]) => places > 0);
    onChange({
      teams: {
        ...rest,
        ...(now.neutral ? { neutral: true as const } : {}),
        ...(drawn.length > 0 ? { lines: Object.fromEntries(drawn) } : {}),
        ...(now.season === null ? {} : { season: now.season }),
      },
    });
  };
  return (
    <SettingsGroup
      id="league"
      title={t.title}
      summary={settingsInLine(
        [
          [
            label("teams.season"),
            season === undefined ? t.none : `${season.name}, ${season.division}`,
          ],
        ],
        language,
      )}
      of={({ teams: all }) => [all?.neutral, all?.lines, all?.season]}
      fields={fields}
    >
      <FieldsOf name="teams.season">
        <CheckField
          label={t.hasSeason}
          value={season !== undefined}
          onChange={(has) => put({ season: has ? NO_SEASON : null })}
        />
        {season !== undefined && (
          <>
            <div class="cluster fields">
              <TextField
                label={t.season}
                value={season.name}
                required
                maxLength={100}
                onChange={(name) => put({ season: { ...season, name } })}
              />
              <TextField
                label={t.division}
                value={season.division}
                required
                maxLength={100}
                onChange={(division) => put({ season: { ...season, division } })}
              />
              <NumberField
                narrow
                label={label("teams.season.level")}
                min={1}
                max={50}
                value={season.level}
                onChange={(level) => put({ season: { ...season, level } })}
              />
            </div>
            <p class="note">{t.seasonHint}</p>
          </>
        )}
      </FieldsOf>
      <FieldsOf name="teams.lines">
        <fieldset class="booking">
          <legend>{label("teams.lines")}</legend>
          <div class="cluster fields">
            {LINES.map((line) => (
              <NumberField
                narrow
                key={line}
                label={t.lines[line]}
                min={0}
                max={100}
                value={lines[line] ?? 0}
                onChange={(places) => put({ lines: { ...lines, [line]: places } })}
              />
            ))}
          </div>
        </fieldset>
      </FieldsOf>
      <CheckField
        label={t.neutral}
        value={neutral === true}
        onChange={(isNeutral) => put({ neutral: isNeutral })}
      />
    </SettingsGroup>
  );
};
