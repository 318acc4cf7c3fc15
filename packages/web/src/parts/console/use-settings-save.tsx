import type { Problem as Refusal } from "@losfee/contract";
import type { CommandInput } from "@losfee/core";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { useConsole, useShortcuts } from "../../shell/client/context.ts";
import { Problem } from "../problem.tsx";
import { hasFieldsOf, type RefusedSetting } from "./fields-of.tsx";
import { ReasonField, rememberReason } from "./reason-field.tsx";

interface SettingsSaveOptions<Changes> {
  readonly texts: Omit<SettingsFormTexts, "title">;
  readonly disabled?: boolean;
  /** The settings to change. */
  readonly changes: () => Changes;
  /** The name of the fields a refusal concerns; null for none. */
  readonly fieldsOf: (refusal: Refusal) => string | null;
  readonly onSaved: () => void;
}

/** Saving of a settings form. */
export interface SettingsSave {
  readonly save: () => Promise<void>;
  /** Last line of the form: reason, button and problem. */
  readonly saveBar: VNode;
  /** The refusal to show at its fields: for `RefusedSettingContext`. */
  readonly refused: RefusedSetting | null;
  /** Clears the refusal when something is changed. */
  readonly onChange: () => void;
}

/** The settings that a command changes. */
type Changes = Extract<CommandInput, { readonly type: "change-settings" }>["settings"];

/** Saves a settings form. Shows a refusal at the fields it concerns, else above the button. */
export const useSettingsSave = ({
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
  const placeOf = (refusal: Refusal): string | null => placeAround(fieldsOf(refusal) ?? "");
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
    rememberReason("change-settings", reason);
    onSaved();
  };
  // Like the button: validates the fields first.
  const submit = (): void =>
    document.querySelector<HTMLButtonElement>(".save-bar > .primary")?.form?.requestSubmit();
  useShortcuts([{ key: "s", alt: true, text: t.save, run: submit }]);
  const saveBar = (
    <>
      <Problem>{problem}</Problem>
      <div class="cluster fields save-bar">
        <ReasonField act="change-settings" value={reason} onChange={setReason} />
        <button type="submit" class="primary" disabled={disabled}>
          {t.save} <kbd>Alt+S</kbd>
        </button>
      </div>
    </>
  );
  return { save, saveBar, refused, onChange: () => setRefused(null) };
};

/** The fields of a setting, or of a group around it; null for none. */
const placeAround = (path: string): string | null => {
  if (path === "" || hasFieldsOf(path)) return path || null;
  return placeAround(path.split(".").slice(0, -1).join("."));
};

/** Texts of every kind's settings page. */
interface SettingsFormTexts {
  readonly title: string;
  readonly save: string;
  readonly saving: string;
  readonly saved: string;
  readonly unchanged: string;
}
