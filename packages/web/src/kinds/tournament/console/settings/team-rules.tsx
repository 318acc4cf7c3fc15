import {
  decimalSign,
  formatPoints,
  lineUpRuleLabel,
  sanctionLabel,
  sideWords,
  type TeamSettingKey,
  teamSettingLabel,
} from "@losfee/contract";
import {
  gamePointSystem,
  gameTermsOf,
  LINE_UP_RULES,
  type LineUpRules,
  MOST_BOARDS,
  pointSystemOf,
  SANCTIONS,
  type TeamRules,
} from "@losfee/core";
import { teamSettingsTexts } from "@losfee/messages/tournament-console-settings";
import type { VNode } from "preact";
import { type Choices, choicesOf } from "../../../../parts/choices.ts";
import { FieldsOf } from "../../../../parts/console/fields-of.tsx";
import { settingsInLine } from "../../../../parts/console/folded-settings.tsx";
import {
  CheckField,
  ChoiceField,
  NumberField,
  OptionalNumberField,
} from "../../../../parts/fields.tsx";
import { useLanguage } from "../../../../shell/page-context.ts";
import type { SettingsFields } from "./fields.ts";
import { LeagueFields } from "./league-fields.tsx";
import { SettingsGroup } from "./settings-group.tsx";
import { readMargins, writeMargins } from "./written.ts";

interface TeamFieldsProps extends SettingsFields {
  readonly teams: TeamRules;
}

const RESULTS = ["win", "draw", "loss"] as const;

/** Rules of matches and line-ups, in team events. */
export const TeamFields = (fields: TeamFieldsProps): VNode => (
  <>
    <MatchFields {...fields} />
    <LineUpFields {...fields} />
    <LeagueFields {...fields} />
  </>
);

const MatchFields = (fields: TeamFieldsProps): VNode => {
  const language = useLanguage();
  const { settings, teams, onChange } = fields;
  const t = teamSettingsTexts[language];
  const label = (key: TeamSettingKey): string => teamSettingLabel(key, language) ?? key;
  const put = (part: Partial<TeamRules>): void => onChange({ teams: { ...teams, ...part } });
  const terms = gameTermsOf(settings);
  const points = pointSystemOf(settings);
  const scale = RESULTS.map((result) => formatPoints(points[result], language)).join(" – ");
  return (
    <SettingsGroup
      id="matches"
      title={t.matches}
      summary={settingsInLine(
        [
          [label("teams.boards"), teams.boards],
          [t.matchPoints, scale],
        ],
        language,
      )}
      of={(all) => [
        all.teams && { ...all.teams, lineUps: null, captainsEnter: null },
        pointSystemOf(all),
      ]}
      fields={fields}
    >
      <FieldsOf name="teams">
        <div class="cluster fields">
          <NumberField
            narrow
            label={label("teams.boards")}
            min={1}
            max={MOST_BOARDS}
            value={teams.boards}
            onChange={(boards) => put({ boards })}
          />
          <ChoiceField
            label={
              terms.atBoards === "starts"
                ? sideWords({ ...terms, sides: "starts" }, language).settings
                : label("teams.colours")
            }
            value={teams.colours}
            choices={{ [teams.colours]: teams.colours, ...t[terms.atBoards] } as Choices<string>}
            onChange={(colours) => put({ colours })}
          />
          <ChoiceField
            label={label("teams.primary")}
            value={teams.primary}
            choices={t.primary}
            onChange={(primary) => put({ primary })}
          />
          <OptionalNumberField
            label={label("teams.byeGamePoints")}
            placeholder={t.byeHint}
            min={0}
            step={0.5}
            value={teams.byeGamePoints ?? null}
            onChange={(byeGamePoints) => {
              const { byeGamePoints: _, ...rest } = teams;
              onChange({ teams: byeGamePoints === null ? rest : { ...rest, byeGamePoints } });
            }}
          />
        </div>
      </FieldsOf>
      <FieldsOf name="points">
        <PointsFields
          legend={t.matchPoints}
          names={{ win: t.win, draw: t.drawnMatch, loss: t.loss }}
          points={points}
          onChange={(worth) => onChange({ points: { ...settings.points, ...worth } })}
        />
      </FieldsOf>
      <PointsFields
        legend={t.gamePoints}
        names={t}
        points={gamePointSystem(teams)}
        onChange={(gamePoints) => put({ gamePoints })}
      />
      <MarginsField
        margins={teams.margins ?? []}
        sign={decimalSign(language)}
        texts={t}
        onChange={(margins) => {
          const { margins: _, ...rest } = teams;
          onChange({ teams: margins.length === 0 ? rest : { ...rest, margins } });
        }}
      />
    </SettingsGroup>
  );
};

type Worth = Readonly<Record<(typeof RESULTS)[number], number>>;

const PointsFields = ({
  legend,
  names,
  points: { win, draw, loss },
  onChange,
}: {
  readonly legend: string;
  readonly names: Readonly<Record<(typeof RESULTS)[number], string>>;
  readonly points: Worth;
  readonly onChange: (worth: Worth) => void;
}): VNode => {
  const worth: Worth = { win, draw, loss };
  return (
    <fieldset class="booking">
      <legend>{legend}</legend>
      <div class="cluster fields">
        {RESULTS.map((result) => (
          <NumberField
            narrow
            key={result}
            label={names[result]}
            min={0}
            step={0.5}
            value={worth[result]}
            onChange={(value) => onChange({ ...worth, [result]: value })}
          />
        ))}
      </div>
    </fieldset>
  );
};

const MarginsField = ({
  margins,
  sign,
  texts: t,
  onChange,
}: {
  readonly margins: NonNullable<TeamRules["margins"]>;
  readonly sign: string;
  readonly texts: (typeof teamSettingsTexts)["de"];
  readonly onChange: (margins: NonNullable<TeamRules["margins"]>) => void;
}): VNode => (
  <label class="field">
    <span>{t.margins}</span>
    <textarea
      rows={Math.max(2, margins.length)}
      defaultValue={writeMargins(margins, sign)}
      onInput={(event) => {
        const field = event.currentTarget;
        const read = readMargins(field.value);
        field.setCustomValidity(read === null ? t.marginsWrong : "");
        if (read !== null) onChange(read);
      }}
    />
    <span class="note">{t.marginsHint}</span>
  </label>
);

/** Penalty of a line-up when a director first enables one. */
const FIRST_PENALTY = { of: "match-points", points: 1 } as const;

const penaltyOf = ({ penalty = FIRST_PENALTY }: LineUpRules): NonNullable<LineUpRules["penalty"]> =>
  penalty;

const ORDERS = ["list", "fixed", "free"] as const satisfies readonly LineUpRules["order"][];

const LineUpFields = (fields: TeamFieldsProps): VNode => {
  const language = useLanguage();
  const { teams, onChange } = fields;
  const { lineUps } = teams;
  const t = teamSettingsTexts[language];
  const label = (key: TeamSettingKey): string => teamSettingLabel(key, language) ?? key;
  const put = (part: Partial<LineUpRules>): void =>
    onChange({ teams: { ...teams, lineUps: { ...lineUps, ...part } } });
  return (
    <SettingsGroup
      id="line-ups"
      title={t.lineUps}
      summary={settingsInLine([[label("teams.lineUps.order"), t.orders[lineUps.order]]], language)}
      of={(all) => [all.teams?.lineUps, all.teams?.captainsEnter]}
      fields={fields}
    >
      <div class="cluster fields">
        <ChoiceField
          label={label("teams.lineUps.order")}
          value={lineUps.order}
          choices={choicesOf(ORDERS, (order) => t.orders[order])}
          onChange={(order) => put({ order })}
        />
        <ChoiceField
          label={label("teams.lineUps.emptyBoards")}
          value={lineUps.emptyBoards}
          choices={t.emptyBoards}
          onChange={(emptyBoards) => put({ emptyBoards })}
        />
        <OptionalNumberField
          label={label("teams.lineUps.boundAfter")}
          placeholder={t.boundHint}
          min={1}
          value={lineUps.boundAfter}
          onChange={(boundAfter) => put({ boundAfter })}
        />
      </div>
      <div class="cluster">
        <CheckField
          label={label("teams.lineUps.oneMatchADay")}
          value={lineUps.oneMatchADay === true}
          onChange={(isOne) => {
            const { oneMatchADay: _, ...rest } = lineUps;
            onChange({
              teams: { ...teams, lineUps: isOne ? { ...rest, oneMatchADay: true } : rest },
            });
          }}
        />
        <CheckField
          label={label("teams.captainsEnter")}
          value={teams.captainsEnter === true}
          onChange={(enter) => {
            const { captainsEnter: _, ...rest } = teams;
            onChange({ teams: enter ? { ...rest, captainsEnter: true } : rest });
          }}
        />
      </div>
      <fieldset class="booking">
        <legend>{t.costs}</legend>
        <p class="note">{t.costsHint}</p>
        <div class="cluster fields">
          {LINE_UP_RULES.map((rule) => (
            <ChoiceField
              key={rule}
              label={lineUpRuleLabel(rule, language)}
              value={lineUps.sanctions[rule] ?? "none"}
              choices={choicesOf(SANCTIONS, (one) => sanctionLabel(one, language))}
              onChange={(cost) =>
                put({
                  sanctions: { ...lineUps.sanctions, [rule]: cost },
                  ...(cost === "penalty" && lineUps.penalty === undefined
                    ? { penalty: FIRST_PENALTY }
                    : {}),
                })
              }
            />
          ))}
        </div>
        {lineUps.penalty !== undefined && (
          <FieldsOf name="teams.lineUps.penalty">
            <div class="cluster fields">
              <NumberField
                narrow
                label={label("teams.lineUps.penalty")}
                min={0.5}
                step={0.5}
                value={lineUps.penalty.points}
                onChange={(points) => put({ penalty: { ...penaltyOf(lineUps), points } })}
              />
              <ChoiceField
                label={t.penaltyOf}
                value={lineUps.penalty.of}
                choices={{ "match-points": t.matchPoints, "game-points": t.gamePoints }}
                onChange={(of) => put({ penalty: { ...penaltyOf(lineUps), of } })}
              />
            </div>
            <p class="note">{t.penaltyHint}</p>
          </FieldsOf>
        )}
      </fieldset>
    </SettingsGroup>
  );
};
