import { isRefusal, may, type Problem } from "@losfee/contract";
import { isFixedSetting, LADDER_SETTING_TOPICS, type LadderSettings } from "@losfee/core";
import { ladderSettingsTexts } from "@losfee/messages/ladder-console-settings";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { CommandDialog } from "../../../../parts/console/command-dialog.tsx";
import { ReasonField } from "../../../../parts/console/reason-field.tsx";
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
import { TimeZoneSelect } from "../../../../parts/console/settings/time-zone-select.tsx";
import { useSettingsSave } from "../../../../parts/console/use-settings-save.tsx";
import { TextField } from "../../../../parts/fields.tsx";
import { Form } from "../../../../parts/form.tsx";
import type { PageProps } from "../../../../shell/page.ts";
import { usePage, useTexts } from "../../../../shell/page-context.ts";
import { useAct } from "../../parts/use-act.ts";
import { MailForm } from "./mail-form.tsx";
import type { LadderSettingsModel } from "./model.ts";
import { declaredLadder } from "./settings-of-form.ts";

/** All settings; a change takes a reason and is an event like others. */
export const LadderSettingsView = ({ model }: PageProps<LadderSettingsModel>): VNode => {
  const page = usePage();
  const t = ladderSettingsTexts[page.language];
  const [changed, setChanged] = useState<Partial<LadderSettings>>({});
  // Fields that hold text which is no value start anew.
  const [discarded, setDiscarded] = useState(0);
  const saving = useSettingsSave({
    changes: () => changed,
    fieldsOf: async () => fieldsRefused,
    onSaved: () => setChanged({}),
  });
  const settings: LadderSettings = { ...model.settings, ...changed };
  const change = (next: LadderSettings): void => {
    saving.onChange();
    setChanged(changedParts(model.settings, next));
  };
  const declared = declaredLadder(page.language);
  const { words } = declared;
  const form: SettingsForm<LadderSettings> = {
    ...declared,
    values: settings,
    saved: model.settings,
    preset: model.preset.settings,
    isShown: () => true,
    fixed: (path) => (model.begun && isFixedSetting(path) ? t.fixed : undefined),
    inputs: {
      timeZone: () => (
        <TimeZoneSelect
          name="timeZone"
          label={words.label("timeZone")}
          value={settings.timeZone}
          onChange={(timeZone) => change({ ...settings, timeZone })}
        />
      ),
    },
    onChange: change,
  };
  const topics = LADDER_SETTING_TOPICS.map((topic) => ({
    topic,
    placed: shownOf(form, topic),
  }));
  const changes = changesIn(
    form,
    topics.flatMap(({ placed }) => placed),
  );
  return (
    <SettingsLayout
      preset={model.preset.name}
      groups={topics.map(({ topic, placed }) => ({
        id: topic,
        title: words.topic(topic),
        differences: differing(form, placed, form.preset).length,
      }))}
      isClosed={model.closed}
      changes={changes}
      effects={changes.length === 0 ? [] : [t.fromNow]}
      saving={saving}
      onDiscard={() => {
        setChanged({});
        setDiscarded(discarded + 1);
      }}
      below={
        <>
          {may(page.viewer, "place") && <MailForm />}
          <Name model={model} />
          <Closing model={model} />
        </>
      }
    >
      {topics.map(({ topic, placed }) => (
        <SettingsCard key={`${topic} ${discarded}`} id={topic} title={words.topic(topic)}>
          <SettingRows form={form} shown={placed} />
        </SettingsCard>
      ))}
    </SettingsLayout>
  );
};

const Name = ({ model }: PageProps<LadderSettingsModel>): VNode => {
  const t = useTexts(ladderSettingsTexts);
  const [name, setName] = useState(model.name);
  const { act } = useAct();
  return (
    <Form
      class="section cluster fields"
      onSubmit={() => void act({ type: "rename-competition", name }, t.renamed)}
    >
      <TextField label={t.name} value={name} required maxLength={120} onChange={setName} />
      <button type="submit">{t.rename}</button>
    </Form>
  );
};

const Closing = ({ model }: PageProps<LadderSettingsModel>): VNode => {
  const t = useTexts(ladderSettingsTexts);
  const [reason, setReason] = useState("");
  const [closing, setClosing] = useState(false);
  const { act } = useAct();
  return (
    <>
      <Form
        class="section stack"
        onSubmit={() => {
          if (model.closed) void act({ type: "reopen-competition", reason }, t.done);
          else setClosing(true);
        }}
      >
        {model.closed ? (
          <ReasonField act="reopen-competition" value={reason} onChange={setReason} />
        ) : (
          <p>{t.closeAsk}</p>
        )}
        <button type="submit" class={model.closed ? "" : "danger"}>
          {model.closed ? t.reopen : t.close}
        </button>
      </Form>
      {closing && (
        <CommandDialog
          title={t.closeTitle}
          confirm={t.close}
          danger
          done={t.done}
          command={() => ({ type: "close-competition" })}
          onClose={() => setClosing(false)}
        >
          <p>{t.closeAsk}</p>
          <p>{t.closeSeed}</p>
        </CommandDialog>
      )}
    </>
  );
};

/** Returns the name of the fields that a refusal of settings concerns; null for none. */
const fieldsRefused = (problem: Problem): string | null => {
  if (isRefusal(problem, "unknown-time-zone")) return "timeZone";
  if (isRefusal(problem, "setting-out-of-range") || isRefusal(problem, "setting-fixed")) {
    return problem.setting;
  }
  if (problem.code !== "malformed-request") return null;
  const path = /settings\.(.+)$/.exec(String(problem["field"] ?? ""));
  return path?.[1] ?? null;
};
