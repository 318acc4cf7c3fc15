import type { Problem as Refusal } from "@losfee/contract";
import type { CommandInput } from "@losfee/core";
import { settingsFormTexts } from "@losfee/messages/parts-console";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { useConsole, useShortcuts } from "../../shell/client/context.ts";
import { useTexts } from "../../shell/page-context.ts";
import { Problem } from "../problem.tsx";
import { ReasonField, rememberReason } from "./reason-field.tsx";
import { type RefusedSetting, refusableFor } from "./settings/refused.tsx";
import { useLeavingAsks } from "./use-leaving-asks.ts";

interface SettingsSaveOptions<Changes> {
  /** The settings to change. */
  readonly changes: () => Changes;
  /** Loads what names the setting that a refusal concerns; null for none. */
  readonly fieldsOf: () => Promise<FieldsOf>;
  readonly onSaved: () => void;
  /** Called before a refused setting is looked for on the page. */
  readonly onRefused?: (name: string) => void;
  /** The answer to a saved form; missing: that it is saved. */
  readonly done?: string;
}

type FieldsOf = (refusal: Refusal) => string | null;

/** Saving of a settings form. */
export interface SettingsSave {
  readonly save: () => Promise<void>;
  /** Last line of the form: reason, button and problem. */
  readonly saveBar: VNode;
  /** The refusal to show at its fields: for `RefusedSettingContext`. */
  readonly refused: RefusedSetting | null;
  /** Clears the refusal when something is changed. */
  readonly onChange: () => void;
  /** For the form: shows what lacks or is wrong in its fields, and leads to the first of them. */
  readonly onInvalid: (event: Event) => void;
}

/** The settings that a command changes. */
type Changes = Extract<CommandInput, { readonly type: "change-settings" }>["settings"];

/**
 * Saves a settings form. Shows a refusal at the fields it concerns, else above the button. Leaving
 * with unsaved changes asks first.
 */
export const useSettingsSave = ({
  changes,
  fieldsOf,
  onSaved,
  onRefused,
  done,
}: SettingsSaveOptions<Changes>): SettingsSave => {
  const t = useTexts(settingsFormTexts);
  const { send } = useConsole();
  const [reason, setReason] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [refused, setRefused] = useState<RefusedSetting | null>(null);
  useLeavingAsks(Object.keys(changes()).length > 0);
  const save = async (): Promise<void> => {
    setProblem(null);
    setRefused(null);
    const settings = changes();
    if (Object.keys(settings).length === 0) return setProblem(t.unchanged);
    const command = { type: "change-settings", settings, reason } as CommandInput;
    // Without it, as when offline, a refusal is shown above the button.
    const settingOf = await fieldsOf().catch((): FieldsOf => () => null);
    const answer = await send(command, {
      progress: t.saving,
      done: done ?? t.saved,
      isSaidElsewhere: (refusal) => settingOf(refusal) !== null,
    });
    if (!answer.ok) {
      const { detail } = answer.problem;
      const place = settingOf(answer.problem) ?? "";
      onRefused?.(place);
      // What the caller shows for it is on the page with the next paint.
      await new Promise(requestAnimationFrame);
      const name = refusableFor(place);
      return name === null ? setProblem(detail) : setRefused({ name, text: detail });
    }
    rememberReason("change-settings", reason);
    onSaved();
  };
  // Like the button: validates the fields first.
  const submit = (): void =>
    document.querySelector<HTMLButtonElement>(".save-bar .primary")?.form?.requestSubmit();
  useShortcuts([{ key: "s", alt: true, text: t.save, run: submit }]);
  const onInvalid = (event: Event): void => {
    // The browser's own words would be in its language, and away from the field.
    event.preventDefault();
    const field = event.target as HTMLInputElement;
    if (field.name === "reason") setProblem(t.reasonMissing);
    if (field.form?.querySelector(":invalid:not(fieldset)") === field) field.focus();
  };
  const saveBar = (
    <>
      <Problem>{problem}</Problem>
      <div class="cluster fields save-bar">
        <ReasonField act="change-settings" value={reason} onChange={setReason} />
        <button type="submit" class="primary">
          {t.save} <kbd>Alt+S</kbd>
        </button>
      </div>
    </>
  );
  return { save, saveBar, refused, onChange: () => setRefused(null), onInvalid };
};
