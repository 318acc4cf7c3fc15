import { isRefusal, may, type Problem } from "@losfee/contract";
import type { LadderSettings } from "@losfee/core";
import { ladderSettingsTexts } from "@losfee/messages/ladder-console-settings";
import { settingsFormTexts } from "@losfee/messages/parts-console";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { CommandDialog } from "../../../../parts/console/command-dialog.tsx";
import { ConsolePage } from "../../../../parts/console/console-page.tsx";
import { RefusedSettingContext } from "../../../../parts/console/fields-of.tsx";
import { ReasonField } from "../../../../parts/console/reason-field.tsx";
import { useSettingsSave } from "../../../../parts/console/use-settings-save.tsx";
import { TextField } from "../../../../parts/fields.tsx";
import { Form } from "../../../../parts/form.tsx";
import type { PageProps } from "../../../../shell/page.ts";
import { usePage, useTexts } from "../../../../shell/page-context.ts";
import { useAct } from "../../parts/use-act.ts";
import { DeadlineFields, RuleFields } from "./fields.tsx";
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
  const fields = {
    settings,
    saved: model.settings,
    begun: model.begun,
    language: page.language,
    onChange: (part: Partial<LadderSettings>) => {
      onChange();
      setChanged({ ...changed, ...part });
    },
  };
  return (
    <ConsolePage title={t.title}>
      <RefusedSettingContext.Provider value={refused}>
        <Form class="stack ladder-settings" onSubmit={save}>
          <DeadlineFields {...fields} />
          <RuleFields {...fields} />
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
        {model.closed ? <ReasonField value={reason} onChange={setReason} /> : <p>{t.closeAsk}</p>}
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
    return problem.setting === "capacity" ? "capacity.base" : problem.setting;
  }
  if (problem.code !== "malformed-request") return null;
  const path = /settings\.(?:deadlines\.)?(.+)$/.exec(String(problem["field"] ?? ""));
  return path?.[1] ?? null;
};
