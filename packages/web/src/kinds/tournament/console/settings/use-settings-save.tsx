import type { Language } from "@losfee/contract";
import type { Settings } from "@losfee/core";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { ReasonField, rememberReason } from "../../../../parts/console/reason-field.tsx";
import type { SettingsFormTexts } from "../../../../parts/console/settings-form-texts.ts";
import { Problem } from "../../../../parts/problem.tsx";
import { useConsole, useShortcuts } from "../../../../shell/client/context.ts";

interface SettingsSave {
  readonly language: Language;
  readonly texts: Omit<SettingsFormTexts, "title">;
  /** What is to be set otherwise than it is. */
  readonly changes: () => Partial<Settings>;
  readonly onSaved: () => void;
}

/** How a form of settings is saved, and its last line: the reason, the button, what went wrong. */
export const useSettingsSave = ({
  language,
  texts: t,
  changes,
  onSaved,
}: SettingsSave): { readonly save: () => Promise<void>; readonly saveBar: VNode } => {
  const { send, say } = useConsole();
  const [reason, setReason] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const save = async (): Promise<void> => {
    setProblem(null);
    const settings = changes();
    if (Object.keys(settings).length === 0) return setProblem(t.unchanged);
    const command = { type: "change-settings", settings, reason } as const;
    const answer = await send(command, { progress: t.saving });
    if (!answer.ok) return setProblem(answer.problem.detail);
    rememberReason(reason);
    onSaved();
    say("done", t.saved);
  };
  // As by the button: what is not right is said at its field first.
  const submit = (): void =>
    document.querySelector<HTMLButtonElement>(".save-bar > .primary")?.form?.requestSubmit();
  useShortcuts([{ key: "s", alt: true, text: t.save, run: submit }]);
  const saveBar = (
    <>
      <Problem>{problem}</Problem>
      <div class="cluster fields save-bar">
        <ReasonField language={language} value={reason} onChange={setReason} />
        <button type="submit" class="primary">
          {t.save} <kbd>Alt+S</kbd>
        </button>
      </div>
    </>
  );
  return { save, saveBar };
};
