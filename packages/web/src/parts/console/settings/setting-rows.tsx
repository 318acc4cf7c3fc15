import type { PlacedField } from "@losfee/core";
import { settingsFormTexts } from "@losfee/messages/parts-console";
import type { VNode } from "preact";
import { useLanguage } from "../../../shell/page-context.ts";
import { Refusable } from "./refused.tsx";
import {
  differing,
  rowsOf,
  type SettingRow,
  type SettingsForm,
  valueAt,
  valueText,
  withValue,
} from "./setting-form.ts";
import { isCheckBox, SettingInput } from "./setting-input.tsx";

interface RowsProps<Values extends object> {
  readonly form: SettingsForm<Values>;
  /** The settings shown, groups before their parts. */
  readonly shown: readonly PlacedField[];
}

/** Settings line by line: label, fields, what they were, help. */
export const SettingRows = <Values extends object>({ form, shown }: RowsProps<Values>): VNode => (
  <>
    {rowsOf(shown, form.words).map((row) => (
      <Row key={row.path} row={row} form={form} />
    ))}
  </>
);

interface RowProps<Values extends object> {
  readonly row: SettingRow;
  readonly form: SettingsForm<Values>;
}

const Row = <Values extends object>({ row, form }: RowProps<Values>): VNode => {
  const { path, cells } = row;
  const hint = form.words.hint(path);
  const help = hint !== undefined && <p class="help">{hint}</p>;
  if (cells.length === 0) {
    return (
      <div class="fr part">
        <span class="l">{row.label}</span>
        {help}
      </div>
    );
  }
  const isChanged = differing(form, cells, form.saved).length > 0;
  const isOwn = differing(form, cells, form.preset).length > 0;
  const mark = isChanged ? " fresh" : isOwn ? " dev" : "";
  const reason = form.fixed(path);
  return (
    <Refusable names={[path, ...cells.map((cell) => cell.path)].map((one) => form.prefix + one)}>
      {(problem) => (
        <div class={`fr${mark}`}>
          <RowLabel row={row} form={form} />
          <div class="v">
            {reason === undefined ? (
              cells.map((cell, index) => (
                <Cell key={cell.path} setting={cell} row={row} index={index} form={form} />
              ))
            ) : (
              <b>{cells.map((cell) => valueText(form, cell, form.values)).join(", ")}</b>
            )}
            {reason === undefined && <Was row={row} form={form} isChanged={isChanged} />}
          </div>
          {problem}
          {reason === undefined ? help : <p class="help">{reason}</p>}
        </div>
      )}
    </Refusable>
  );
};

const idOf = (form: { readonly prefix: string }, path: string): string =>
  `set-${form.prefix}${path}`;

/** A check box has its label beside it; the line has one only if it says something else. */
const RowLabel = <Values extends object>({ row, form }: RowProps<Values>): VNode => {
  const [first] = row.cells;
  const { words } = form;
  if (first === undefined || row.isGroup || form.inputs[row.path] !== undefined) {
    return <span class="l">{row.label}</span>;
  }
  if (isCheckBox(first, form as unknown as SettingsForm<never>)) {
    return <span class="l">{words.asked(row.path) === row.label ? "" : row.label}</span>;
  }
  return (
    <label class="l" for={idOf(form, first.path)}>
      {words.asked(row.path)}
    </label>
  );
};

interface CellProps<Values extends object> extends RowProps<Values> {
  readonly setting: PlacedField;
  readonly index: number;
}

const Cell = <Values extends object>({ setting, row, index, form }: CellProps<Values>): VNode => {
  const { path } = setting;
  const id = idOf(form, path);
  const unit = form.words.unit(path);
  const hasLabel = row.isGroup || index > 0;
  const label = form.words.asked(path);
  return (
    <span class="cell">
      {hasLabel && !isCheckBox(setting, form as unknown as SettingsForm<never>) && (
        <label class="u" for={id}>
          {row.isGroup && <span class="visually-hidden">{row.label}, </span>}
          {label}
        </label>
      )}
      <SettingInput setting={setting} form={form} id={id} label={label} />
      {unit !== "" && <span class="u">{unit}</span>}
    </span>
  );
};

/** The value before the change or, of what differs from it, that of the preset; with a way back. */
const Was = <Values extends object>({
  row: { cells, isGroup },
  form,
  isChanged,
}: RowProps<Values> & { readonly isChanged: boolean }): VNode | null => {
  const t = settingsFormTexts[useLanguage()];
  const other = isChanged ? form.saved : form.preset;
  const settings = differing(form, cells, other);
  if (other === null || settings.length === 0) return null;
  const value = settings
    .map((setting) => {
      const text = valueText(form, setting, other);
      return isGroup ? `${form.words.label(setting.path)} ${text}` : text;
    })
    .join(", ");
  const reset = (): void =>
    form.onChange(
      settings.reduce(
        (values, setting) => withValue({ ...form, values }, setting, valueAt(form, setting, other)),
        form.values,
      ),
    );
  return (
    <span class="was">
      {isChanged ? t.before({ value }) : t.ofPreset({ value })}{" "}
      <button type="button" class="link" onClick={reset}>
        {isChanged ? t.back : t.reset}
      </button>
    </span>
  );
};
