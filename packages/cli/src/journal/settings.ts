import {
  allowedValues,
  type CompetitionKind,
  declaredSettings,
  type Field,
  type Fields,
  gameTermsOf,
  optionFieldsOf,
  type PlacedField,
  placedFields,
  type Settings,
  type SettingsOf,
  type Stage,
  stageFieldsOf,
  valueInForce,
  withFieldValue,
} from "@losfee/core";
import { settingTexts } from "@losfee/messages/cli-settings";
import { type Call, misused, numberFrom, valueFrom } from "../call/call.ts";

/** A setting as the command line lists it. */
export interface ListedSetting {
  readonly path: string;
  /** The value in force, as `--set` takes it. */
  readonly value: string;
  /** The declared setting, which it is or is a part of. */
  readonly declared: PlacedField;
  /** Allowed values in the notation of refusals; empty: of many kinds. */
  readonly allowed: string;
}

/**
 * Changes some settings, each by its path: `bye.spread=0`, `starts.assigned=false`,
 * `ranking=WINS,SPR,LOT`, `stages.2.rounds=5` (stages count from 1), `stages.4.participants=8`,
 * `points.draw=0.5`, or `stages=[…]` as JSON. Values are read as the settings are declared; an empty
 * one switches off what is optional. The rules check ranges.
 */
export const changedSettings = async <Kind extends CompetitionKind>(
  call: Call,
  kind: Kind,
  settings: SettingsOf<Kind>,
  changes: Readonly<Record<string, string>>,
): Promise<SettingsOf<Kind>> => {
  const { settingsSchemas } = await import("@losfee/contract/values");
  const { fields } = declaredSettings[kind];
  let changed: object = settings;
  for (const [path, text] of Object.entries(changes)) {
    const next = withText(fields, changed, path, text);
    if (next === null) {
      const known = listedSettings(kind, settings).map((listed) => listed.path);
      const message = settingTexts[call.language].unknown({ path, known: known.join(", ") });
      throw misused(message, "unknown-setting", { setting: path, known });
    }
    changed = next;
  }
  const parsed = settingsSchemas[kind].safeParse(changed);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const path = (issue === undefined ? [] : pathOf(issue))
    .map((key, index, keys) => (keys[index - 1] === "stages" ? Number(key) + 1 : String(key)))
    .join(".");
  const listed = listedSettings(kind, settings).find((one) => one.path === path);
  const message = settingTexts[call.language].invalid({
    words: await pathInWords(call, kind, path.split(".")),
    path,
    now: listed?.value || "–",
    allowed: listed?.allowed || null,
  });
  throw misused(message, "invalid-setting", { setting: path });
};

/** Formats a path with the names of the pages: `Stage 1, Rounds`. */
const pathInWords = async (
  { language }: Call,
  kind: CompetitionKind,
  keys: readonly string[],
): Promise<string> => {
  const { ladderSettingWords, settingWords } = await import("@losfee/contract");
  const { label } = kind === "ladder" ? ladderSettingWords(language) : settingWords(language);
  const words = keys.flatMap((key, index) => {
    if (keys[index - 1] === "stages") return [settingTexts[language].stage({ stage: key })];
    if (key === "stages" && index + 1 < keys.length) return [];
    return [
      label(
        keys
          .slice(0, index + 1)
          .join(".")
          .replace(/^stages\.\d+/, "stages"),
      ),
    ];
  });
  return words.join(", ");
};

/** A fault found by a schema. */
interface Issue {
  readonly path: readonly PropertyKey[];
  /** For a value with several possible shapes: the faults by shape. */
  readonly errors?: readonly (readonly Issue[])[];
}

/** Returns the path of a fault: for a value that fits no shape, in the closest shape. */
const pathOf = ({ path, errors = [] }: Issue): readonly PropertyKey[] => {
  const fewest = Math.min(...errors.map((issues) => issues.length));
  const closest = errors
    .filter((issues) => issues.length === fewest)
    .flatMap((issues) => issues.slice(0, 1).map(pathOf))
    .toSorted((a, b) => b.length - a.length);
  return [...path, ...(closest[0] ?? [])];
};

/** Returns all settings that matter, with the value in force; of lists what is in them. */
export const listedSettings = <Kind extends CompetitionKind>(
  kind: Kind,
  settings: SettingsOf<Kind>,
): readonly ListedSetting[] => {
  const { fields, mattersTo } = declaredSettings[kind];
  return placedFields(fields).flatMap((placed): readonly ListedSetting[] => {
    const { path, field } = placed;
    const value = valueInForce(fields, settings, path);
    const isPart = value !== undefined && mattersTo(placed, settings);
    if (!isPart || (field.kind === "group" && value !== null)) return [];
    return partsOf(field, value, path).map((part) => ({ ...part, declared: placed }));
  });
};

type Part = Omit<ListedSetting, "declared">;

const partsOf = (field: Field | undefined, value: unknown, path: string): readonly Part[] => {
  const allowed = field === undefined ? "" : allowedValues(field);
  const one = (text: string): readonly Part[] => [{ path, value: text, allowed }];
  if (value === null) return one("");
  if (isPlayers(value)) return one(String(value.top));
  if (field?.kind === "codes" && Array.isArray(value)) return one(value.join(","));
  if (Array.isArray(value) && value.length === 0) return one("[]");
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => partsOf(undefined, item, `${path}.${index + 1}`));
  }
  if (!isRecord(value)) return one(String(value));
  const fields = fieldsOf(field, value);
  return Object.entries(value).flatMap(([key, part]) =>
    partsOf(fields[key], part, `${path}.${key}`),
  );
};

/** The declared parts of a value: of a group, or of a stage. */
const fieldsOf = (field: Field | undefined, value: unknown): Fields => {
  if (field?.kind === "group") return field.fields;
  return isRecord(value) && "system" in value && "participants" in value
    ? stageFieldsOf(value as unknown as Stage, optionFieldsOf)
    : {};
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The best of a stage, written as a number. */
const isPlayers = (value: unknown): value is { readonly top: number } =>
  isRecord(value) && Object.keys(value).join() === "top";

/** Returns a copy with the value at a path read from a text; null if there is no such path. */
const withText = (
  fields: Fields,
  values: object,
  path: string,
  text: string,
  isPart = false,
): object | null => {
  const [key = "", ...rest] = path.split(".");
  const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
  if (field === undefined) return null;
  const inForce = valueInForce(fields, values, key);
  if (rest.length === 0) {
    return withFieldValue(fields, values, key, readValue(field, inForce, text), isPart);
  }
  // What is switched off begins as in the form; a word can be replaced by parts.
  const before =
    inForce ?? (field.kind === "group" ? field.begins?.(values as never) : undefined) ?? null;
  if (before === null) return null;
  const inner = withPart(field, before, rest, text);
  if (inner === null) return null;
  return withFieldValue(fields, values, key, inner, isPart);
};

/** The same within a value that is not a declared group. */
const withPart = (
  field: Field | undefined,
  value: unknown,
  [key = "", ...rest]: readonly string[],
  text: string,
): object | null => {
  const path = [key, ...rest].join(".");
  if (Array.isArray(value)) {
    const index = Number(key) - 1;
    if (!/^\d+$/.test(key) || !(index in value)) return null;
    const item: unknown =
      rest.length === 0
        ? readValue(undefined, value[index], text)
        : withPart(undefined, value[index], rest, text);
    return item === null ? null : value.with(index, item);
  }
  const fields = fieldsOf(field, value);
  if (isRecord(value) && Object.keys(fields).length > 0) {
    return withText(fields, value, path, text, true);
  }
  if (typeof value === "string") return rest.length === 0 ? { [key]: valueFrom(text) } : null;
  if (!isRecord(value) || !Object.hasOwn(value, key)) return null;
  const part: unknown =
    rest.length === 0
      ? readValue(undefined, value[key], text)
      : withPart(undefined, value[key], rest, text);
  return part === null ? null : { ...value, [key]: part };
};

/** Reads the text of a value as it is declared; text that does not fit is left to the schema. */
const readValue = (field: Field | undefined, inForce: unknown, text: string): unknown => {
  if (field?.kind === "text") return text;
  if (field !== undefined && text === "" && (field.nullable === true || field.missing === null)) {
    return null;
  }
  if (/^\s*[[{]/.test(text)) return jsonOf(text);
  switch (field?.kind) {
    case "integer":
    case "decimal":
      return numberFrom(text) ?? text;
    case "choice":
      return field.choices.find((choice) => String(choice) === text) ?? text;
    case "codes":
      return text.split(/[\s,;]+/).map((code) => code.toUpperCase());
    default: {
      const value = valueFrom(text);
      const isOfPlayers = inForce === "everybody" || isPlayers(inForce);
      return isOfPlayers && typeof value === "number" ? { top: value } : value;
    }
  }
};

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    // Not JSON after all: the schema reports the fault of the text.
    if (error instanceof SyntaxError) return text;
    throw error;
  }
};

/** Returns the function that names listed settings, in the terms of their competition. */
export const settingNamer = async <Kind extends CompetitionKind>(
  { language }: Call,
  kind: Kind,
  settings: SettingsOf<Kind>,
): Promise<(listed: ListedSetting) => string> => {
  const { fullSettingName, ladderSettingWords, settingWords } = await import("@losfee/contract");
  const words =
    kind === "ladder"
      ? ladderSettingWords(language)
      : settingWords(language, gameTermsOf(settings as Settings));
  return ({ path, declared }) => {
    if (path === declared.path) return fullSettingName(declared, words);
    const label = words.label(path.replace(/\.\d+/, ""));
    return label === path.split(".").at(-1) ? "" : label;
  };
};
