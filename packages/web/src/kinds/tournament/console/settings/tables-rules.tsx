import { decimalSign, tablesSettingLabel } from "@losfee/contract";
import { playsBoards, type TablesRules, tablesRulesOf } from "@losfee/core";
import { tablesSettingsTexts } from "@losfee/messages/tournament-console-settings";
import type { VNode } from "preact";
import { FieldsOf } from "../../../../parts/console/fields-of.tsx";
import { settingsInLine } from "../../../../parts/console/folded-settings.tsx";
import { CheckField, ChoiceField } from "../../../../parts/fields.tsx";
import { useLanguage } from "../../../../shell/page-context.ts";
import type { SettingsFields } from "./fields.ts";
import { ScoreLimits } from "./score-limits.tsx";
import { SettingsGroup } from "./settings-group.tsx";
import { readScales, writeScales } from "./written.ts";

/** The rules of the course of stages, without those of points. */
const courseIn = ({ seedFrom, fewerEntries, noShow }: TablesRules): readonly unknown[] => [
  seedFrom,
  fewerEntries,
  noShow,
];

const pointsIn = ({ seedFrom: _, fewerEntries: __, noShow: ___, ...points }: TablesRules) => points;

/** Points for games at tables; limits only in events without other games. */
export const TablesPoints = (fields: SettingsFields): VNode => {
  const language = useLanguage();
  const { settings, onChange } = fields;
  const rules = tablesRulesOf(settings);
  const put = (part: Partial<TablesRules>): void => onChange({ tables: { ...rules, ...part } });
  const t = tablesSettingsTexts[language];
  const label = (key: string): string => tablesSettingLabel(key, language);
  return (
    <SettingsGroup
      id="points"
      title={t.points}
      summary={settingsInLine(
        [
          [label("results"), t.choices.results[rules.results]],
          [label("best"), t.choices.best[rules.best]],
        ],
        language,
      )}
      of={(all) => [pointsIn(tablesRulesOf(all)), all.scores]}
      fields={fields}
    >
      <div class="cluster fields">
        <FieldsOf name={"results"}>
          <ChoiceField
            label={label("results")}
            value={rules.results}
            choices={t.choices.results}
            onChange={(results) => put({ results })}
          />
        </FieldsOf>
        <FieldsOf name={"best"}>
          <ChoiceField
            label={label("best")}
            value={rules.best}
            choices={t.choices.best}
            onChange={(best) => put({ best })}
          />
        </FieldsOf>
        <FieldsOf name={"tieRounding"}>
          <ChoiceField
            label={label("tieRounding")}
            value={rules.tieRounding}
            choices={t.choices.tieRounding}
            onChange={(tieRounding) => put({ tieRounding })}
          />
        </FieldsOf>
      </div>
      <FieldsOf name="scales">
        <label class="field">
          <span>
            {label("scales")} ({t.scalesHint})
          </span>
          <textarea
            rows={Math.max(3, rules.scales.length)}
            defaultValue={writeScales(rules.scales, decimalSign(language))}
            onInput={(event) => {
              const field = event.currentTarget;
              const scales = readScales(field.value);
              field.setCustomValidity(
                scales === null ? t.notUnderstood({ label: label("scales") }) : "",
              );
              if (scales !== null) put({ scales });
            }}
          />
        </label>
      </FieldsOf>
      {!playsBoards(settings) && (
        <div class="cluster fields">
          <FieldsOf name="scores">
            <ScoreLimits {...fields} />
          </FieldsOf>
        </div>
      )}
      {(["sharedWins", "sharedLosses"] as const).map((key) => (
        <CheckField
          key={key}
          label={label(key)}
          value={rules[key]}
          onChange={(value) => put({ [key]: value })}
        />
      ))}
    </SettingsGroup>
  );
};

/** Course of stages at tables, and the treatment of empty seats. */
export const TablesCourse = (fields: SettingsFields): VNode => {
  const language = useLanguage();
  const { settings, onChange } = fields;
  const t = tablesSettingsTexts[language];
  const label = (key: string): string => tablesSettingLabel(key, language);
  const rules = tablesRulesOf(settings);
  const { noShow } = rules;
  const put = (part: Partial<TablesRules>): void => onChange({ tables: { ...rules, ...part } });
  return (
    <SettingsGroup
      id="course"
      title={t.course}
      summary={settingsInLine(
        [
          [label("seedFrom"), t.choices.seedFrom[rules.seedFrom]],
          [label("fewerEntries"), t.choices.fewerEntries[rules.fewerEntries]],
        ],
        language,
      )}
      of={(all) => courseIn(tablesRulesOf(all))}
      fields={fields}
    >
      <div class="cluster fields">
        <ChoiceField
          label={label("seedFrom")}
          value={rules.seedFrom}
          choices={t.choices.seedFrom}
          onChange={(seedFrom) => put({ seedFrom })}
        />
        <ChoiceField
          label={label("fewerEntries")}
          value={rules.fewerEntries}
          choices={t.choices.fewerEntries}
          onChange={(fewerEntries) => put({ fewerEntries })}
        />
        <ChoiceField
          label={t.noShowFirst}
          value={noShow.firstStage}
          choices={t.choices.firstStage}
          onChange={(firstStage) => put({ noShow: { ...noShow, firstStage } })}
        />
        <ChoiceField
          label={t.noShowLater}
          value={noShow.laterStage}
          choices={t.choices.laterStage}
          onChange={(laterStage) => put({ noShow: { ...noShow, laterStage } })}
        />
      </div>
    </SettingsGroup>
  );
};
