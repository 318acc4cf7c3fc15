import { accepts, type Field } from "@losfee/core";

/** Returns the text that a field shows for a value; the inverse of {@link readField}. */
export const fieldText = (field: Field, value: unknown): string => {
  if (value === null || value === undefined) return "";
  return field.kind === "codes" ? (value as readonly string[]).join(" ") : String(value);
};

/** True if the field may be empty: it then has no value. */
export const mayBeEmpty = (field: Field): boolean =>
  field.nullable === true || field.missing === null || field.missing === "";

/** Returns the value of a text; undefined if the field does not allow it. */
export const readField = (field: Field, text: string): unknown => {
  const value = valueIn(field, text);
  return value === null || accepts(field, value) ? value : undefined;
};

const valueIn = (field: Field, text: string): unknown => {
  if (text.trim() === "" && field.kind !== "text") return mayBeEmpty(field) ? null : undefined;
  switch (field.kind) {
    case "integer":
    case "decimal":
      return Number(text.replace(",", "."));
    case "flag":
      return text === "true";
    case "choice":
      return field.choices.find((choice) => String(choice) === text);
    case "codes":
      return text.split(/[\s,;]+/).filter((code) => code !== "");
    default:
      return text;
  }
};
