import { isRefusal, ladderSettingWords, may, type Problem } from "@losfee/contract";
import {
  isFixedSetting,
  LADDER_SETTING_FIELDS,
  LADDER_SETTING_TOPICS,
  type LadderSettings,
  type PlacedField,
  timeZones,
} from "@losfee/core";
import { ladderSettingsTexts } from "@losfee/messages/ladder-console-settings";
import { settingsFormTexts } from "@losfee/messages/parts-console";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { choicesOf } from "../../../../parts/choices.ts";
import { CommandDialog } from "../../../../parts/console/command-dialog.tsx";
import { ConsolePage } from "../../../../parts/console/console-page.tsx";
import { RefusedSettingContext } from "../../../../parts/console/fields-of.tsx";
import { ReasonField } from "../../../../parts/console/reason-field.tsx";
import { SettingTopicFields } from "../../../../parts/console/setting-fields.tsx";
import { useSettingsSave } from "../../../../parts/console/use-settings-save.tsx";
import { ChoiceField, TextField } from "../../../../parts/fields.tsx";
import { Form } from "../../../../parts/form.tsx";
import type { PageProps } from "../../../../shell/page.ts";
import { usePage, useTexts } from "../../../../shell/page-context.ts";
import { useAct } from "../../parts/use-act.ts";
import { MailForm } from "./mail-form.tsx";
import type { LadderSettingsModel } from "./model.ts";

/** All settings; a change takes a reason and is an event like others. */
export const LadderSettingsView = ({ model }: PageProps<LadderSettingsModel>): VNode => {
  const page = usePage();
  const t = settingsFormTexts[page.language];
  const [changed, setChanged] = useState<Partial<LadderSettings>>({});
  const settings: LadderSettings = { ...model.settings, ...changed };
  const { save, saveBar, refused, onChange } = useSettingsSave({
    texts: t,
    disabled: model.closed,
    changes: () => changed,
    fieldsOf: fieldsRefused,
    onSaved: () => setChanged({}),
  });
  const change = (part: Partial<LadderSettings>): void => {
    onChange();
    setChanged({ ...changed, ...part });
  };
  const words = ladderSettingWords(page.language);
  const form = {
    fields: LADDER_SETTING_FIELDS,
    words,
    settings,
    saved: model.settings,
    language: page.language,
    isShown: () => true,
    isFixed: ({ path }: PlacedField) => model.begun && isFixedSetting(path),
    own: {
      timeZone: () => (
        <ChoiceField
          label={words.label("timeZone")}
          value={settings.timeZone}
          choices={choicesOf(timeZones, (zone) => zone)}
          onChange={(timeZone) => change({ timeZone })}
        />
      ),
    },
    onChange: change,
  };
  return (
    <ConsolePage title={t.title}>
      <RefusedSettingContext.Provider value={refused}>
        <Form class="stack ladder-settings" onSubmit={save}>
          {LADDER_SETTING_TOPICS.map((topic) => (
            <SettingTopicFields key={topic} topic={topic} form={form} />
          ))}
          {saveBar}
        </Form>
      </RefusedSettingContext.Provider>
      {may(page.viewer, "place") && <MailForm />}
      <Name model={model} />
      <Closing model={model} />
    </ConsolePage>
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
