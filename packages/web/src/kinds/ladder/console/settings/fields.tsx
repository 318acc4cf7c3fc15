import { type Language, ladderChoiceLabel, ladderSettingLabel } from "@losfee/contract";
import { type LadderDeadlines, type LadderSettings, timeZones } from "@losfee/core";
import { ladderSettingsTexts } from "@losfee/messages/ladder-console-settings";
import type { VNode } from "preact";
import { type Choices, choicesOf } from "../../../../parts/choices.ts";
import { FieldsOf } from "../../../../parts/console/fields-of.tsx";
import { FoldedSettings, settingsInLine } from "../../../../parts/console/folded-settings.tsx";
import { CheckField, ChoiceField, NumberField } from "../../../../parts/fields.tsx";
import { useLanguage } from "../../../../shell/page-context.ts";

interface FieldsProps {
  readonly settings: LadderSettings;
  /** Values last saved. */
  readonly saved: LadderSettings;
  readonly begun: boolean;
  readonly onChange: (part: Partial<LadderSettings>) => void;
}

const DEADLINES = [
  "confirmDays",
  "acceptDays",
  "acceptAssignedDays",
  "clockStartDays",
  "objectionDays",
  "gameMonths",
  "recordDays",
  "idleMonths",
  "letterDays",
] as const satisfies readonly (keyof LadderDeadlines)[];

/** The deadlines, each a number of days or months. */
export const DeadlineFields = ({ settings, saved, onChange }: FieldsProps): VNode => {
  const language = useLanguage();
  return (
    <FoldedSettings
      id="deadline-settings"
      title={ladderSettingLabel("deadlines", language)}
      summary={settingsInLine(
        SUMMED_UP.map((key) => [
          ladderSettingLabel(`deadlines.${key}`, language),
          settings.deadlines[key],
        ]),
        language,
      )}
      isChanged={differs(settings, saved, DEADLINE_KEYS)}
    >
      <div class="cluster fields">
        {DEADLINES.map((key) => (
          <FieldsOf key={key} name={key}>
            <NumberField
              label={ladderSettingLabel(`deadlines.${key}`, language)}
              {...LIMITS}
              value={settings.deadlines[key]}
              onChange={(value) => onChange({ deadlines: { ...settings.deadlines, [key]: value } })}
            />
          </FieldsOf>
        ))}
        <ChoiceField
          label={ladderSettingLabel("directorsDeadlines", language)}
          choices={offered(["from-departure", "from-mail", "from-cause"], language)}
          value={settings.directorsDeadlines}
          onChange={(directorsDeadlines) => onChange({ directorsDeadlines })}
        />
      </div>
    </FoldedSettings>
  );
};

const DEADLINE_KEYS = ["deadlines", "directorsDeadlines"] as const;

/** Deadlines of most games. */
const SUMMED_UP = ["acceptDays", "objectionDays", "gameMonths"] as const;

/** True if any of these settings differs from its saved value. */
const differs = (
  settings: LadderSettings,
  saved: LadderSettings,
  keys: readonly (keyof LadderSettings)[],
): boolean => keys.some((key) => JSON.stringify(settings[key]) !== JSON.stringify(saved[key]));

/** Effect of a win, order of players, and the rest. */
export const RuleFields = ({ settings, saved, begun, onChange }: FieldsProps): VNode => {
  const language = useLanguage();
  const label = (setting: string): string => ladderSettingLabel(setting, language);
  const t = ladderSettingsTexts[language];
  const rules = (Object.keys(settings) as (keyof LadderSettings)[]).filter(
    (key) => !DEADLINE_KEYS.some((one) => one === key),
  );
  return (
    <FoldedSettings
      id="rule-settings"
      title={t.rules}
      summary={settingsInLine(
        [
          [label("onWin"), ladderChoiceLabel(settings.onWin, language)],
          [label("bestPlaced"), ladderChoiceLabel(settings.bestPlaced, language)],
          [label("holidayDays"), settings.holidayDays],
        ],
        language,
      )}
      isChanged={differs(settings, saved, rules)}
    >
      {begun && <p class="note">{t.fixed}</p>}
      <div class="cluster fields">
        {(["base", "perLevel"] as const).map((key) => (
          <FieldsOf key={key} name={`capacity.${key}`}>
            <NumberField
              label={label(`capacity.${key}`)}
              {...LIMITS}
              value={settings.capacity[key]}
              disabled={begun}
              onChange={(value) => onChange({ capacity: { ...settings.capacity, [key]: value } })}
            />
          </FieldsOf>
        ))}
        <FieldsOf name="timeZone">
          <ChoiceField
            label={label("timeZone")}
            value={settings.timeZone}
            choices={choicesOf(timeZones, (zone) => zone)}
            onChange={(timeZone) => onChange({ timeZone })}
          />
        </FieldsOf>
        {(["holidayDays", "strikesToExpulsion"] as const).map((key) => (
          <FieldsOf key={key} name={key}>
            <NumberField
              label={label(key)}
              {...LIMITS}
              value={settings[key]}
              onChange={(value) => onChange({ [key]: value })}
            />
          </FieldsOf>
        ))}
        <ChoiceField
          label={label("onWin")}
          choices={offered(["swap", "insert"], language)}
          value={settings.onWin}
          onChange={(onWin) => onChange({ onWin })}
        />
        <FieldsOf name="orderBy">
          <ChoiceField
            label={label("orderBy")}
            choices={offered(["arrival", "recording"], language)}
            value={settings.orderBy}
            disabled={begun}
            onChange={(orderBy) => onChange({ orderBy })}
          />
        </FieldsOf>
        <ChoiceField
          label={label("bestPlaced")}
          choices={offered(["earliest", "highest-seat"], language)}
          value={settings.bestPlaced}
          onChange={(bestPlaced) => onChange({ bestPlaced })}
        />
        <ChoiceField
          label={label("impossibleInChain")}
          choices={offered(["skip", "stop"], language)}
          value={settings.impossibleInChain}
          onChange={(impossibleInChain) => onChange({ impossibleInChain })}
        />
        <ChoiceField
          label={label("standingListBegins")}
          choices={offered(["at-game-end", "at-once"], language)}
          value={settings.standingListBegins ?? "at-once"}
          onChange={(standingListBegins) => onChange({ standingListBegins })}
        />
        <ChoiceField
          label={label("opponents")}
          choices={offered(["addresses", "relay"], language)}
          value={settings.opponents ?? "addresses"}
          onChange={(opponents) => onChange({ opponents })}
        />
        {FLAGS.map((key) => (
          <CheckField
            key={key}
            label={label(key)}
            value={settings[key] ?? false}
            onChange={(value) => onChange({ [key]: value })}
          />
        ))}
      </div>
    </FoldedSettings>
  );
};

const LIMITS = { min: 0, max: 9999 } as const;

const FLAGS = [
  "vacancyCountsAsPlaying",
  "suspendedCountsAsWaiting",
  "contradictionIsObjection",
  "publicHolidays",
] as const;

const offered = <Choice extends string>(
  choices: readonly Choice[],
  language: Language,
): Choices<Choice> => choicesOf(choices, (choice) => ladderChoiceLabel(choice, language));
