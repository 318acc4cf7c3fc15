import { err, ok, type PlacedField, placedFields, type Result, withFieldValue } from "@losfee/core";
import { fieldText, readField } from "./field-text.ts";
import { type DeclaredForm, valueAt } from "./setting-form.ts";

/** The fields of a sent form, by name. */
export type SentFields = Readonly<Record<string, string>>;

/**
 * Returns values changed as a sent form has them, for browsers without scripts; what the form does
 * not have, or has as it was shown, stays. An error is the name of a field that cannot be read.
 */
export const withSent = <Values extends object>(
  form: DeclaredForm,
  values: Values,
  sent: SentFields,
  isPart?: true,
): Result<Values, string> => {
  let next = values;
  for (const setting of placedFields(form.fields)) {
    const name = form.prefix + setting.path;
    const text = sent[name];
    // A group that was off had no fields for its parts.
    if (text === undefined || text === sentText(form, setting, values)) continue;
    const value = readSent(form, setting, text, next);
    if (value === undefined) return err(name);
    next = withFieldValue(form.fields, next, setting.path, value, isPart);
  }
  return ok(next);
};

/** Returns the text that a form sends for a setting that nobody touched. */
const sentText = (form: DeclaredForm, setting: PlacedField, values: object): string => {
  const value = valueAt(form, setting, values);
  const written = form.written[setting.path];
  if (written !== undefined) return lines(written.write(value as never));
  if (setting.field.kind === "group") return value === null ? "" : "on";
  return fieldText(setting.field, value);
};

/** Browsers send lines with carriage returns. */
const lines = (text: string): string => text.replaceAll("\n", "\r\n");

const readSent = (
  form: DeclaredForm,
  { path, field }: PlacedField,
  text: string,
  values: object,
): unknown => {
  const written = form.written[path];
  if (written !== undefined) return written.read(text.replaceAll("\r\n", "\n"));
  if (field.kind === "group") return text === "" ? null : field.begins?.(values as never);
  return readField(field, text);
};
