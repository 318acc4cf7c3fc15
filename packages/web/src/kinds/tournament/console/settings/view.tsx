import { stageLabel } from "@losfee/contract";
import { mattersTo, type PlacedField, SETTING_TOPICS, type Settings } from "@losfee/core";
import { settingsTexts } from "@losfee/messages/tournament-console-settings";
import type { ComponentChildren, VNode } from "preact";
import { useState } from "preact/hooks";
import {
  changedParts,
  changesIn,
  differing,
  type SettingsForm,
  shownOf,
} from "../../../../parts/console/settings/setting-form.ts";
import { SettingRows } from "../../../../parts/console/settings/setting-rows.tsx";
import { SettingsCard } from "../../../../parts/console/settings/settings-card.tsx";
import { SettingsLayout } from "../../../../parts/console/settings/settings-layout.tsx";
import { useSettingsImpact } from "../../../../parts/console/settings/use-settings-impact.ts";
import { useSettingsSave } from "../../../../parts/console/use-settings-save.tsx";
import type { PageProps } from "../../../../shell/page.ts";
import { useLanguage } from "../../../../shell/page-context.ts";
import { AbnormalPointsFields } from "./abnormal-points.tsx";
import { AccelerationFields } from "./accelerations.tsx";
import { consistent } from "./consistent.ts";
import { declaredSettings } from "./declared.ts";
import { FideModeField } from "./fide-mode.tsx";
import type { SettingsFields } from "./fields.ts";
import { ForbiddenList, KeptApartFields } from "./kept-apart.tsx";
import type { SettingsModel } from "./model.ts";
import { CheckInLink, ColoursField } from "./own-inputs.tsx";
import { RankingSummary } from "./ranking-summary.tsx";
import { StageCard, stageChanges, stageForm } from "./stage-card.tsx";
import { StageStrip } from "./stage-strip.tsx";
import { mayMove, moved } from "./stages.ts";
import { isOpenStart, startsNote } from "./starts.ts";

/** All settings; a change takes a reason, and is an event like others. */
export const SettingsView = ({ model }: PageProps<SettingsModel>): VNode => {
  const language = useLanguage();
  // Typed text survives other changes.
  const [changed, setChanged] = useState<Partial<Settings>>({});
  const [shown, setShown] = useState(model.stage);
  // Fields that hold text which is no value start anew.
  const [discarded, setDiscarded] = useState(0);
  const settings: Settings = { ...model.settings, ...changed };
  const saving = useSettingsSave({
    changes: () => changed,
    fieldsOf: async () => {
      const { settingRefused } = await import("./setting-refused.ts");
      return (refusal) => settingRefused(refusal, settings);
    },
    onSaved: () => setChanged({}),
    onRefused: (name) => {
      const [, stage] = /^stages\.(\d+)/.exec(name) ?? [];
      if (stage !== undefined) setShown(Number(stage));
    },
  });
  const change = (next: Settings): void => {
    saving.onChange();
    setChanged(changedParts(model.settings, consistent(settings, next, model.usualScores)));
  };
  const fields: SettingsFields = {
    ...{ settings, model },
    onChange: (part) => change({ ...settings, ...part }),
  };
  const form = formOf(fields, language);
  const effects = useSettingsImpact(changed, model.drafted);
  const topics = SETTING_TOPICS.flatMap((topic) => {
    const placed = shownOf(form, topic).filter(({ path }) => path !== "stages");
    return placed.length === 0 ? [] : [{ topic, placed }];
  });
  const stage = Math.min(shown, settings.stages.length);
  const stages = {
    ...{ model, settings, shown: stage, onShow: setShown },
    mayMove: (move: Parameters<typeof mayMove>[0], number: number) =>
      mayMove(move, number, settings.stages, model.begun),
    onMove: (move: Parameters<typeof mayMove>[0], number: number) => {
      const next = moved(move, number, settings.stages);
      change({ ...settings, stages: next.stages });
      setShown(next.shown);
    },
  };
  const ofStage = stageForm(fields, stage, language);
  const notes = notesOf(fields, language);
  return (
    <SettingsLayout
      preset={model.preset.name}
      groups={[
        {
          id: "stages",
          title: stageLabel(stage, settings, language),
          differences: differing(ofStage, shownOf(ofStage), ofStage.preset).length,
        },
        ...topics.map(({ topic, placed }) => ({
          id: topic,
          title: form.words.topic(topic),
          differences: differing(form, placed, form.preset).length,
        })),
      ]}
      isClosed={model.closed}
      changes={[
        ...stageChanges(fields, language),
        ...changesIn(
          form,
          topics.flatMap(({ placed }) => placed),
        ),
      ]}
      effects={effects}
      saving={saving}
      onDiscard={() => {
        setChanged({});
        setDiscarded(discarded + 1);
      }}
      top={<StageStrip {...stages} />}
    >
      <StageCard key={`${stage} ${discarded}`} {...stages} form={ofStage} />
      {topics.map(({ topic, placed }) => (
        <SettingsCard key={`${topic} ${discarded}`} id={topic} title={form.words.topic(topic)}>
          <SettingRows form={form} shown={placed} />
          {notes[topic]}
        </SettingsCard>
      ))}
    </SettingsLayout>
  );
};

const formOf = (
  fields: SettingsFields,
  language: SettingsForm<Settings>["language"],
): SettingsForm<Settings> => {
  const { settings, model, onChange } = fields;
  const { teams } = settings;
  const t = settingsTexts[language];
  return {
    ...declaredSettings(settings, language),
    values: settings,
    saved: model.settings,
    preset: model.preset.settings,
    isShown: (setting) => isShown(setting, fields),
    fixed: (path) => {
      const reason = model.fixed[path];
      return reason === undefined ? undefined : t.fixed[reason];
    },
    inputs: {
      fideMode: () => <FideModeField {...fields} />,
      ranking: () => <RankingSummary {...fields} />,
      ...(teams === undefined
        ? {}
        : { "teams.colours": () => <ColoursField {...fields} teams={teams} /> }),
      keptApart: () => <KeptApartFields {...fields} />,
      forbidden: () => <ForbiddenList {...fields} />,
      accelerations: () => <AccelerationFields {...fields} />,
      abnormalPoints: () => <AbnormalPointsFields {...fields} />,
    },
    onChange,
  };
};

/** Below the settings of a topic. */
const notesOf = (
  fields: SettingsFields,
  language: SettingsForm<Settings>["language"],
): Readonly<Record<string, ComponentChildren>> => {
  const starts = startsNote(fields, language);
  return {
    starts: starts !== "" && <p class="card-note">{starts}</p>,
    scores: fields.settings.results === "win-draw-loss" && (
      <p class="card-note">{settingsTexts[language].pointsHint}</p>
    ),
    more: <CheckInLink {...fields} />,
  };
};

/** Settings on the page of the ranking: of team events only those that it lacks. */
const isOnRankingPage = (path: string, { teams }: Settings): boolean =>
  path === "tieBreakRules" ||
  ["points.forfeitLoss", "points.zeroPointBye", "points.pairingBye"].includes(path) ||
  (teams === undefined && (path === "points" || path.startsWith("points.")));

/** Penalties are shown once a sanction needs them. */
const isNeeded = (path: string, { teams }: Settings): boolean =>
  !path.startsWith("teams.lineUps.penalty") || teams?.lineUps.penalty !== undefined;

const isShown = (setting: PlacedField, fields: SettingsFields): boolean =>
  mattersTo(setting, fields.settings) &&
  isNeeded(setting.path, fields.settings) &&
  isOpenStart(setting.path, fields) &&
  !isOnRankingPage(setting.path, fields.settings);
