import { teamRankingLabels, textAt } from "@losfee/contract";
import { isSeated, type Settings, TEAM_FIELDS, type TeamRanking } from "@losfee/core";
import { teamRankingTexts } from "@losfee/messages/tournament-console-settings";
import type { VNode } from "preact";
import { choicesOf } from "../../../../parts/choices.ts";
import { FieldsOf } from "../../../../parts/console/fields-of.tsx";
import { CheckField, ChoiceField, NumberField } from "../../../../parts/fields.tsx";
import { useLanguage, useTexts } from "../../../../shell/page-context.ts";
import type { SettingsFields } from "./fields.ts";
import { SettingsGroup } from "./settings-group.tsx";
import { WrittenField } from "./written-field.tsx";

const MOST = 100;

/** Ranking of teams of individual players, with its criteria. */
export const TeamRankingFields = (fields: SettingsFields): VNode => {
  const { settings, onChange } = fields;
  const t = useTexts(teamRankingTexts);
  const rules = settings.teamRanking ?? null;
  return (
    <SettingsGroup
      id="team-ranking"
      title={t.title}
      summary={
        rules === null
          ? t.off
          : t.summary({ best: rules.best, criteria: rules.criteria.join(", ") })
      }
      of={(all) => [all.teamRanking ?? null]}
      fields={fields}
    >
      <FieldsOf name="teamRanking">
        <CheckField
          label={t.on}
          value={rules !== null}
          onChange={(on) => onChange({ teamRanking: on ? usualFor(settings) : null })}
        />
        {rules !== null && <RankingFields {...fields} rules={rules} />}
        <p class="note">{t.hint}</p>
      </FieldsOf>
    </SettingsGroup>
  );
};

/** Three members of each team by their first ranking criterion, then the best place. */
const usualFor = ({ stages, ranking }: Settings): TeamRanking => {
  const [first] = stages;
  const chain = first !== undefined && isSeated(first) ? first.ranking : ranking;
  return {
    by: "team-or-club",
    best: 3,
    minimum: 1,
    stage: 1,
    criteria: [...chain.slice(0, 1), "BEST"],
  };
};

const RankingFields = ({
  rules,
  settings,
  onChange,
}: SettingsFields & { readonly rules: TeamRanking }): VNode => {
  const language = useLanguage();
  const t = teamRankingTexts[language];
  const label = (key: string): string => textAt(teamRankingLabels[language], key) ?? key;
  const put = (part: Partial<TeamRanking>): void =>
    onChange({ teamRanking: { ...rules, ...part } });
  return (
    <div class="fields">
      <ChoiceField
        label={t.by}
        value={rules.by}
        choices={choicesOf(TEAM_FIELDS, (by) => t.fields[by])}
        onChange={(by) => put({ by })}
      />
      <NumberField
        label={label("teamRanking.best")}
        value={rules.best}
        min={1}
        max={MOST}
        narrow
        onChange={(best) => put({ best })}
      />
      <NumberField
        label={label("teamRanking.minimum")}
        value={rules.minimum}
        min={1}
        max={MOST}
        narrow
        onChange={(minimum) => put({ minimum })}
      />
      {settings.stages.some(isSeated) && (
        <NumberField
          label={label("teamRanking.stage")}
          value={rules.stage}
          min={1}
          max={settings.stages.length}
          narrow
          onChange={(stage) => put({ stage })}
        />
      )}
      <WrittenField
        label={label("teamRanking.criteria")}
        hint={t.criteriaHint}
        text={rules.criteria.join(" ")}
        read={readCodes}
        onChange={(criteria) => put({ criteria })}
      />
    </div>
  );
};

/** `RP, GP BEST` → codes; null for empty text. */
const readCodes = (text: string): readonly string[] | null => {
  const codes = text.split(/[\s,;]+/).filter((code) => code !== "");
  return codes.length === 0 ? null : codes;
};
