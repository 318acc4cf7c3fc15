import type { Language, Problem as Refusal } from "@losfee/contract";
import type { CommandInput } from "@losfee/core";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { useConsole, useShortcuts } from "../../shell/client/context.ts";
import { Problem } from "../problem.tsx";
import { hasFieldsOf, type RefusedSetting } from "./fields-of.tsx";
import { ReasonField, rememberReason } from "./reason-field.tsx";
import type { SettingsFormTexts } from "./settings-form-texts.ts";

interface SettingsSaveOptions<Changes> {
  readonly language: Language;
  readonly texts: Omit<SettingsFormTexts, "title">;
  readonly disabled?: boolean;
  /** What is to be set otherwise than it is. */
  readonly changes: () => Changes;
  /** The name of the fields that a refusal is about; null where it is about no field. */
  readonly fieldsOf: (refusal: Refusal) => string | null;
  readonly onSaved: () => void;
}

/** How a form of settings is saved. */
export interface SettingsSave {
  readonly save: () => Promise<void>;
  /** The last line of the form: the reason, the button, what went wrong. */
  readonly saveBar: VNode;
  /** What was refused and is said at its fields: for `RefusedSettingContext`. */
  readonly refused: RefusedSetting | null;
  /** Something was changed: what was refused is being mended. */
  readonly onChange: () => void;
}

/** The settings that a command changes. */
type Changes = Extract<CommandInput, { readonly type: "change-settings" }>["settings"];

/** How a form of settings is saved. A refusal is said at the fields it is about, else above the button. */
export const useSettingsSave = ({
  language,
  texts: t,
  disabled = false,
  changes,
  fieldsOf,
  onSaved,
}: SettingsSaveOptions<Changes>): SettingsSave => {
  const { send } = useConsole();
  const [reason, setReason] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [refused, setRefused] = useState<RefusedSetting | null>(null);
  const placeOf = (refusal: Refusal): string | null => {
    const name = fieldsOf(refusal);
    return name !== null && hasFieldsOf(name) ? name : null;
  };
  const save = async (): Promise<void> => {
    setProblem(null);
    setRefused(null);
    const settings = changes();
    if (Object.keys(settings).length === 0) return setProblem(t.unchanged);
    const command = { type: "change-settings", settings, reason } as CommandInput;
    const answer = await send(command, {
      progress: t.saving,
      done: t.saved,
      isSaidElsewhere: (refusal) => placeOf(refusal) !== null,
    });
    if (!answer.ok) {
      const { detail } = answer.problem;
      const name = placeOf(answer.problem);
      return name === null ? setProblem(detail) : setRefused({ name, text: detail });
    }
    rememberReason(reason);
    onSaved();
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
        <button type="submit" class="primary" disabled={disabled}>
          {t.save} <kbd>Alt+S</kbd>
        </button>
      </div>
    </>
  );
  return { save, saveBar, refused, onChange: () => setRefused(null) };
};
