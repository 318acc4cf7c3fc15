import {
  formatDecimal,
  formatPoints,
  formatSigned,
  fullSettingName,
  type Language,
  type SettingWords,
} from "@losfee/contract";
import {
  type Fields,
  type PlacedField,
  placedFields,
  valueInForce,
  withFieldValue,
} from "@losfee/core";
import { settingsFormTexts } from "@losfee/messages/parts-console";
import type { ComponentChildren } from "preact";

/** A setting with one text as its notation. */
export interface WrittenSetting {
  readonly write: (value: never) => string;
  /** Undefined for text that cannot be read. */
  readonly read: (text: string) => unknown;
  readonly width?: Width;
  readonly isNumber?: true;
  /** True if it has several lines. */
  readonly lines?: true;
}

/** Width of a field, by the length of what belongs in it. */
export type Width = "w3" | "w4" | "w5" | "w8" | "w12" | "w16" | "w24";

/** Declared settings with their words. */
export interface DeclaredForm {
  readonly fields: Fields;
  readonly words: SettingWords;
  readonly language: Language;
  /** Before each path, as the command line has it: `stages.2.`. */
  readonly prefix: string;
  /** Notations that do not follow from a declaration, by path. */
  readonly written: Readonly<Record<string, WrittenSetting>>;
}

/** A form of declared settings. */
export interface SettingsForm<Values extends object> extends DeclaredForm {
  /** The settings on screen. */
  readonly values: Values;
  /** The settings last saved. */
  readonly saved: Values;
  /** The settings that the preset has; null: it has none to compare with. */
  readonly preset: Values | null;
  /** True if the values are part of others: then what equals the missing value is not stored. */
  readonly isPart?: true;
  readonly isShown: (setting: PlacedField) => boolean;
  /** The reason why a setting cannot change; undefined: it can. */
  readonly fixed: (path: string) => string | undefined;
  /** Inputs of settings that are no single text, by path. */
  readonly inputs: Readonly<Record<string, () => ComponentChildren>>;
  readonly onChange: (values: Values) => void;
}

/** A setting that differs between two versions. */
export interface SettingChange {
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

/** Returns the path of the group around a setting; empty: none. */
const groupOf = ({ path }: PlacedField): string => path.split(".").slice(0, -1).join(".");

/** Returns the settings of a topic that are shown; parts only of groups that are on. */
export const shownOf = <Values extends object>(
  form: SettingsForm<Values>,
  topic = "",
): readonly PlacedField[] =>
  placedFields(form.fields).filter(
    (setting) =>
      setting.topic === topic && form.isShown(setting) && !isOff(form, setting, form.values),
  );

/** True if a group around the setting has no value. */
const isOff = ({ fields }: DeclaredForm, setting: PlacedField, values: object): boolean => {
  const group = groupOf(setting);
  return group !== "" && valueInForce(fields, values, group) === null;
};

/** Returns the value in force; null for a part of a group that has none. */
export const valueAt = (form: DeclaredForm, setting: PlacedField, values: object): unknown =>
  isOff(form, setting, values) ? null : valueInForce(form.fields, values, setting.path);

/** Returns the form's values with one of them replaced. */
export const withValue = <Values extends object>(
  { fields, values, isPart }: SettingsForm<Values>,
  { path }: PlacedField,
  value: unknown,
): Values => withFieldValue(fields, values, path, value, isPart);

/**
 * Returns the settings with a value of their own that differ from other values. A group that is on
 * in one of the two is one difference.
 */
export const differing = <Values extends object>(
  form: SettingsForm<Values>,
  shown: readonly PlacedField[],
  others: object | null,
): readonly PlacedField[] =>
  others === null
    ? []
    : shown.filter((setting) => {
        const [one, other] = [form.values, others].map((values) => valueAt(form, setting, values));
        if (setting.field.kind === "group") return (one === null) !== (other === null);
        return isOff(form, setting, others) ? false : !isSame(one, other);
      });

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Returns the top-level settings that differ from the saved ones. */
export const changedParts = <Values extends object>(saved: Values, next: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(next).filter(([key, value]) => !isSame(saved[key as keyof Values], value)),
  ) as Partial<Values>;

/** Returns what was changed since the settings were saved, in words. */
export const changesIn = <Values extends object>(
  form: SettingsForm<Values>,
  settings: readonly PlacedField[],
): readonly SettingChange[] =>
  differing(form, settings, form.saved).map((setting) => ({
    label: fullSettingName(setting, form.words),
    from: valueText(form, setting, form.saved),
    to: valueText(form, setting, form.values),
  }));

/** Formats a value for readers. */
export const valueText = (form: DeclaredForm, setting: PlacedField, values: object): string => {
  const { path, field } = setting;
  const { words, language } = form;
  const t = settingsFormTexts[language];
  const value = valueAt(form, setting, values);
  const written = form.written[path];
  if (written !== undefined)
    return written.write(value as never) || (words.nothing(path) ?? t.none);
  if (value === null) return words.nothing(path) ?? t.off;
  switch (field.kind) {
    case "flag":
      return value === true ? t.on : t.off;
    case "choice":
      return field.yes === undefined
        ? words.choice(path, String(value))
        : value === field.yes
          ? t.on
          : t.off;
    case "decimal":
      return formatPoints(Number(value), language);
    case "integer":
      return field.signed === true
        ? formatSigned(Number(value))
        : formatDecimal(Number(value), language);
    case "group":
      return t.on;
    case "codes":
      return (value as readonly string[]).join(" ");
    default:
      return Array.isArray(value) ? String(value.length) : String(value) || t.none;
  }
};

/** Settings on one line of a form. */
export interface SettingRow {
  /** Of the first setting, or of the group around them. */
  readonly path: string;
  readonly label: string;
  readonly cells: readonly PlacedField[];
  /** True if each cell has a name of its own in the line. */
  readonly isGroup: boolean;
}

/** The most parts of a group that are in one line. */
const MOST_CELLS = 4;

/** Returns the lines of a form: a named group of a few parts is one, and so are ends of a range. */
export const rowsOf = (
  shown: readonly PlacedField[],
  words: SettingWords,
): readonly SettingRow[] => {
  const rows: SettingRow[] = [];
  const add = (setting: PlacedField): void => {
    const last = rows.at(-1);
    const isPart = last?.isGroup === true && last.path === groupOf(setting);
    if (last !== undefined && (isPart || setting.field.beside === true)) {
      rows[rows.length - 1] = { ...last, cells: [...last.cells, setting] };
    } else {
      rows.push({
        ...{ path: setting.path, label: words.label(setting.path) },
        ...{ cells: [setting], isGroup: false },
      });
    }
  };
  for (const setting of shown) {
    const { path, field } = setting;
    if (field.kind !== "group") add(setting);
    else if (field.named === true) {
      const parts = shown.filter((part) => groupOf(part) === path).length;
      const isGroup = parts <= MOST_CELLS;
      rows.push({ path, label: words.label(path), cells: [], isGroup });
    } else if (field.begins !== undefined) add(setting);
  }
  return rows;
};
