import type { LadderSettings } from "@losfee/core";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { CommandDialog } from "../../../../parts/console/command-dialog.tsx";
import { ConsolePage } from "../../../../parts/console/console-page.tsx";
import { ReasonField, rememberReason } from "../../../../parts/console/reason-field.tsx";
import { settingsFormTexts } from "../../../../parts/console/settings-form-texts.ts";
import { TextField } from "../../../../parts/fields.tsx";
import { Form } from "../../../../parts/form.tsx";
import { useConsole, useShortcuts } from "../../../../shell/client/context.ts";
import type { PageProps } from "../../../../shell/page.ts";
import { useAct } from "../../parts/use-act.ts";
import { DeadlineFields, RuleFields } from "./fields.tsx";
import { MailForm } from "./mail-form.tsx";
import type { LadderSettingsModel } from "./model.ts";
import { ladderSettingsTexts } from "./texts.ts";

/** Everything that can be set; a change takes a reason and is an event like others. */
export const LadderSettingsView = ({ model, page }: PageProps<LadderSettingsModel>): VNode => {
  const t = settingsFormTexts[page.language];
  const own = ladderSettingsTexts[page.language];
  const { send, say } = useConsole();
  const [changed, setChanged] = useState<Partial<LadderSettings>>({});
  const [reason, setReason] = useState("");
  const settings: LadderSettings = { ...model.settings, ...changed };
  const save = async (): Promise<void> => {
    if (Object.keys(changed).length === 0) return say("problem", t.unchanged);
    const command = { type: "change-settings", settings: changed, reason } as const;
    const answer = await send(command, { progress: t.saving });
    if (!answer.ok) return;
    rememberReason(reason);
    setChanged({});
    say("done", t.saved);
  };
  useShortcuts([{ key: "s", alt: true, text: t.save, run: () => void save() }]);
  const fields = {
    settings,
    begun: model.begun,
    language: page.language,
    onChange: (part: Partial<LadderSettings>) => setChanged({ ...changed, ...part }),
  };
  return (
    <ConsolePage page={page} title={t.title}>
      <Form class="stack ladder-settings" onSubmit={() => void save()}>
        <DeadlineFields {...fields} />
        <RuleFields {...fields} />
        {model.begun && <p class="note">{own.fixed}</p>}
        <ReasonField language={page.language} value={reason} onChange={setReason} />
        <button type="submit" class="primary" disabled={model.closed}>
          {t.save} <kbd>Alt+S</kbd>
        </button>
      </Form>
      <MailForm page={page} />
      <Name model={model} page={page} />
      <Closing model={model} page={page} />
    </ConsolePage>
  );
};

const Name = ({ model, page }: PageProps<LadderSettingsModel>): VNode => {
  const t = ladderSettingsTexts[page.language];
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

const Closing = ({ model, page }: PageProps<LadderSettingsModel>): VNode => {
  const t = ladderSettingsTexts[page.language];
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
          <ReasonField language={page.language} value={reason} onChange={setReason} />
        ) : (
          <p>{t.closeAsk}</p>
        )}
        <button type="submit" class={model.closed ? "" : "danger"}>
          {model.closed ? t.reopen : t.close}
        </button>
      </Form>
      {closing && (
        <CommandDialog
          language={page.language}
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
