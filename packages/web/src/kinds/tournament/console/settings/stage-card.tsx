import { type Language, settingWords, stageLabel } from "@losfee/contract";
import { isSeated, type PlacedField, placedFields, type Settings, type Stage } from "@losfee/core";
import { settingsTexts } from "@losfee/messages/tournament-console-settings";
import type { VNode } from "preact";
import {
  changesIn,
  isSame,
  type SettingChange,
  type SettingsForm,
  shownOf,
} from "../../../../parts/console/settings/setting-form.ts";
import { SettingRows } from "../../../../parts/console/settings/setting-rows.tsx";
import { SettingsCard } from "../../../../parts/console/settings/settings-card.tsx";
import { useLanguage } from "../../../../shell/page-context.ts";
import { declaredStage } from "./declared.ts";
import type { SettingsFields } from "./fields.ts";
import type { StageSystem } from "./model.ts";
import { MoveButton, type StagesProps } from "./stage-strip.tsx";

interface StageCardProps extends StagesProps {
  readonly form: SettingsForm<Stage>;
}

/** The settings of one stage, and the buttons that move or remove it. */
export const StageCard = ({ form, ...stages }: StageCardProps): VNode => {
  const { model, settings, shown } = stages;
  const language = useLanguage();
  const note = model.systems[form.values.system]?.note;
  return (
    <SettingsCard
      id="stages"
      title={stageLabel(shown, settings, language)}
      note={
        <>
          {note !== undefined && <p class="note">{note}</p>}
          <span class="push">
            <MoveButton {...stages} move="earlier" stage={shown} />
            <MoveButton {...stages} move="later" stage={shown} />
            <MoveButton {...stages} move="remove" stage={shown} />
          </span>
        </>
      }
    >
      <SettingRows form={form} shown={shownOf(form)} />
    </SettingsCard>
  );
};

/** The form of a stage, from 1. */
export const stageForm = (
  fields: SettingsFields,
  number: number,
  language: Language,
): SettingsForm<Stage> => {
  const { settings, model, onChange } = fields;
  const { stages } = settings;
  const stage = stages[number - 1];
  if (stage === undefined) throw new Error(`there is no stage ${number}`);
  const alike = (other: Stage | undefined): Stage | null =>
    other !== undefined && isSeated(other) === isSeated(stage) ? other : null;
  const isTable = model.systems[stage.system]?.isTable === true;
  const put = (next: Stage): void => {
    const { system } = next;
    const isOther = system !== stage.system && !isSeated(next);
    onChange({
      stages: stages.with(number - 1, isOther ? ofSystem(next, system, model.systems) : next),
    });
  };
  return {
    ...declaredStage(stage, number, settings, language, (id) => model.systems[id]?.options ?? {}),
    values: stage,
    saved: alike(model.settings.stages[number - 1]) ?? stage,
    preset: following(stage, alike(model.preset.settings?.stages[number - 1])),
    isPart: true,
    isShown: ({ path, field }) =>
      !(field.kind === "group" || (path === "system" && isSeated(stage))) &&
      (path !== "roundsFollow" || isTable) &&
      (path !== "participants" || number > 1),
    fixed: (path) => fixedIn(stage, path, number, fields, language),
    inputs: isSeated(stage)
      ? {}
      : { system: () => <SystemField {...{ stage, number, model, put }} /> },
    onChange: put,
  };
};

/** The preset's stage; a number of rounds that follows from the entries is no other than its own. */
const following = (stage: Stage, preset: Stage | null): Stage | null =>
  preset === null || isSeated(stage) || isSeated(preset) || stage.roundsFollow !== true
    ? preset
    : { ...preset, rounds: stage.rounds };

/** A stage of another system: with its usual options and, in a table, as many rounds as it needs. */
const ofSystem = (
  stage: Stage,
  system: string,
  systems: Readonly<Record<string, StageSystem>>,
): Stage => {
  const { roundsFollow: _, ...rest } = stage;
  const follows = systems[system]?.isTable === true ? { roundsFollow: true as const } : {};
  return { ...rest, system, options: {}, ...follows } as Stage;
};

const fixedIn = (
  stage: Stage,
  path: string,
  number: number,
  { model }: SettingsFields,
  language: Language,
): string | undefined => {
  const t = settingsTexts[language];
  if (path === "rounds" && stage.roundsFollow === true) {
    return settingWords(language).label("stages.roundsFollow");
  }
  const [top = ""] = path.split(".");
  const reason = model.fixed[`stages.${number}.${top}`];
  return reason === undefined ? undefined : t.fixed[reason];
};

interface SystemProps extends Pick<SettingsFields, "model"> {
  readonly stage: Stage;
  readonly number: number;
  readonly put: (stage: Stage) => void;
}

const SystemField = ({ stage, number, model, put }: SystemProps): VNode => (
  <select
    name={`stages.${number}.system`}
    aria-label={settingWords(useLanguage()).label("stages.system")}
    value={stage.system}
    onChange={(event) => put({ ...stage, system: event.currentTarget.value } as Stage)}
  >
    {Object.entries(model.systems).map(([id, { label }]) => (
      <option key={id} value={id} selected={id === stage.system}>
        {label}
      </option>
    ))}
  </select>
);

/** Returns what was changed in the stages: their list, and the settings of each. */
export const stageChanges = (
  fields: SettingsFields,
  language: Language,
): readonly SettingChange[] => {
  const { settings, model } = fields;
  const [before, after] = [model.settings, settings];
  if (before.stages === after.stages) return [];
  if (!isSameList(before.stages, after.stages)) {
    const list = (one: Settings): string =>
      one.stages.map((_, index) => stageLabel(index + 1, one, language)).join(", ");
    const { label } = settingWords(language);
    return [{ label: label("stages"), from: list(before), to: list(after) }];
  }
  return after.stages.flatMap((_, index) => {
    const form = stageForm(fields, index + 1, language);
    const name = stageLabel(index + 1, settings, language);
    const placed: readonly PlacedField[] = placedFields(form.fields).filter(form.isShown);
    return changesIn(form, placed).map((change) => ({
      ...change,
      label: `${name}, ${change.label}`,
    }));
  });
};

/** True if no stage was added, removed or moved: each was changed where it is, if at all. */
const isSameList = (before: readonly Stage[], after: readonly Stage[]): boolean =>
  before.length === after.length &&
  after.every((stage, index) => {
    const own = before[index];
    const isElsewhere = before.some((other, place) => place !== index && isSame(other, stage));
    return (
      isSame(own, stage) || (!isElsewhere && own !== undefined && isSeated(own) === isSeated(stage))
    );
  });
