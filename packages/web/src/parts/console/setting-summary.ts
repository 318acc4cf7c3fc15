import {
  formatDecimal,
  formatPoints,
  formatSigned,
  type Language,
  type SettingWords,
} from "@losfee/contract";
import { type Field, type Fields, type PlacedField, valueInForce } from "@losfee/core";
import { foldedTexts } from "@losfee/messages/parts-console";
import type { ComponentChildren } from "preact";

/** A form of declared settings. */
export interface SettingsForm<Settings extends object> {
  readonly fields: Fields;
  readonly words: SettingWords;
  /** The settings on screen. */
  readonly settings: Settings;
  /** The settings last saved. */
  readonly saved: Settings;
  readonly language: Language;
  readonly isShown: (setting: PlacedField) => boolean;
  readonly isFixed?: (setting: PlacedField) => boolean;
  /** Inputs that do not follow from a declaration, by path. */
  readonly own: Readonly<Record<string, () => ComponentChildren>>;
  /** What follows an input, by path. */
  readonly after?: Readonly<Record<string, () => ComponentChildren>>;
  readonly onChange: (part: Partial<Settings>) => void;
}

/** Returns the path of the group around a setting; empty: none. */
export const groupOf = ({ path }: PlacedField): string => path.split(".").slice(0, -1).join(".");

/** Sums up a topic in one line: what is on, and what has which value. */
export const summaryOf = <Settings extends object>(
  shown: readonly PlacedField[],
  form: SettingsForm<Settings>,
): string => {
  const { fields, settings, words, language } = form;
  const parts = shown.flatMap((setting) => {
    const { path, field } = setting;
    if (field.summed !== true) return [];
    const isUsual = isSame(valueInForce(fields, settings, path), field.missing ?? false);
    if (isOnOrOff(field)) return isUsual ? [] : [words.label(path)];
    if (isUsual && field.kind === "choice") return [];
    const value = valueText(setting, shown, form);
    return [foldedTexts[language].set({ setting: words.label(path), value })];
  });
  return parts.length === 0 ? foldedTexts[language].allOff : parts.join(" · ");
};

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const isOnOrOff = (field: Field): boolean =>
  field.kind === "flag" ||
  field.kind === "own" ||
  (field.kind === "choice" && field.yes !== undefined);

/** Formats the value in force; of a group those of its parts. */
const valueText = <Settings extends object>(
  { path, field }: PlacedField,
  shown: readonly PlacedField[],
  form: SettingsForm<Settings>,
): string => {
  const value = valueInForce(form.fields, form.settings, path);
  if (value === null) return form.words.nothing(path) ?? "";
  switch (field.kind) {
    case "choice":
      return form.words.choice(path, String(value));
    case "decimal":
      return formatPoints(Number(value), form.language);
    case "integer":
      return field.signed === true
        ? formatSigned(Number(value))
        : formatDecimal(Number(value), form.language);
    case "group": {
      const parts = shown.filter((part) => groupOf(part) === path);
      const texts = parts.map((part) => valueText(part, shown, form));
      return texts.join(parts.every((part) => part.field.kind === "decimal") ? " – " : ", ");
    }
    default:
      return String(value);
  }
};

/** True if a setting of a topic differs from its saved value. */
export const isChangedIn = <Settings extends object>(
  placed: readonly PlacedField[],
  { fields, settings, saved }: SettingsForm<Settings>,
): boolean =>
  placed.some(
    ({ path, field }) =>
      field.kind !== "group" &&
      !isSame(valueInForce(fields, settings, path), valueInForce(fields, saved, path)),
  );
