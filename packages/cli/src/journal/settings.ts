import { type CompetitionKind, type SettingsOf, TABLES_RULES } from "@losfee/core";
import { type Call, misused } from "../call/call.ts";
import { settingTexts } from "../language/settings.ts";

/**
 * Changes some settings, each by its path: `bye.spread=0`, `starts.assigned=false`,
 * `ranking=WINS,SPR,LOT`, `stages.2.rounds=5` (stages count from 1), `stages.4.participants=8`,
 * `stages.1.ranking=RP,LOT`, or `stages=[…]` as JSON. The rules check their ranges.
 */
export const changedSettings = async <Kind extends CompetitionKind>(
  call: Call,
  kind: Kind,
  settings: SettingsOf<Kind>,
  changes: Readonly<Record<string, number | boolean | string>>,
): Promise<SettingsOf<Kind>> => {
  const { settingsSchemas } = await import("@losfee/contract/values");
  let changed: unknown = settings;
  for (const [path, value] of Object.entries(changes)) {
    const next = withValue(changed, path.split("."), meant(path, value));
    if (next === undefined) {
      const known = settingPaths(settings);
      const message = settingTexts[call.language].unknown(path, known);
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
  const now = settingValues(settings).find(([known]) => known === path)?.[1] ?? "";
  const words = await pathInWords(call, kind, path.split("."));
  const message = settingTexts[call.language].invalid(words, path, String(now) || "–");
  throw misused(message, "invalid-setting", { setting: path });
};

/** Formats a path with the names of the pages: `Stage 1, Rounds`. */
const pathInWords = async (
  { language }: Call,
  kind: CompetitionKind,
  keys: readonly string[],
): Promise<string> => {
  const { ladderSettingLabel, settingLabel } = await import("@losfee/contract");
  const label = kind === "ladder" ? ladderSettingLabel : settingLabel;
  const words = keys.flatMap((key, index) => {
    if (keys[index - 1] === "stages") return [settingTexts[language].stage(key)];
    return key === "stages" && index + 1 < keys.length ? [] : [label(key, language)];
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

/** Returns the paths of all settings with their values, in the notation of `--set`. */
export const settingValues = (
  settings: SettingsOf<CompetitionKind>,
): readonly (readonly [string, number | boolean | string])[] => flattened(settings, []);

const settingPaths = (settings: SettingsOf<CompetitionKind>): readonly string[] =>
  settingValues(settings).map(([path]) => path);

const flattened = (
  value: unknown,
  path: readonly string[],
): readonly (readonly [string, number | boolean | string])[] => {
  if (isRecord(value) && Object.keys(value).join() === "top") return flattened(value["top"], path);
  if (Array.isArray(value) && path.at(-1) === RANKING) return [[path.join("."), value.join(",")]];
  if (Array.isArray(value)) {
    return value.flatMap((one, index) => flattened(one, [...path, `${index + 1}`]));
  }
  if (isRecord(value)) {
    return Object.entries(value).flatMap(([key, one]) => flattened(one, [...path, key]));
  }
  return typeof value === "number" || typeof value === "boolean" || typeof value === "string"
    ? [[path.join("."), value]]
    : [];
};

/** Returns the list of criteria, of all games for two or of a stage at tables. */
const RANKING = "ranking";

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Converts a text at a path: lists, participants and JSON are written as text. */
const meant = (path: string, value: number | boolean | string): unknown => {
  if (path.split(".").at(-1) === RANKING && typeof value === "string") {
    return value.split(/[\s,;]+/).map((code) => code.toUpperCase());
  }
  if (path.endsWith(".participants") && typeof value === "number") return { top: value };
  if (typeof value !== "string" || !/^\s*[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch (error) {
    // Not JSON after all: the schema reports the fault of the text.
    if (error instanceof SyntaxError) return value;
    throw error;
  }
};

/** Returns a copy with the value at a path replaced; undefined if the path does not exist. */
const withValue = (target: unknown, path: readonly string[], value: unknown): unknown => {
  const [key = "", ...rest] = path;
  if (path.length === 0) return value;
  if (Array.isArray(target)) {
    const index = Number(key) - 1;
    if (!/^\d+$/.test(key) || !(index in target)) return undefined;
    const inner = withValue(target[index], rest, value);
    return inner === undefined ? undefined : target.with(index, inner);
  }
  if (!isRecord(target)) return undefined;
  if (isUnset(target, key) || isUnsetOfTeams(target, key)) {
    const inner = withValue(key === "tables" ? TABLES_RULES : {}, rest, value);
    return inner === undefined ? undefined : { ...target, [key]: inner };
  }
  // A stage's options can be changed without being set before; the system knows its own.
  const isNewOption =
    rest.length === 0 &&
    !Object.hasOwn(target, key) &&
    (isOptions(target) || (key === "roundsFollow" && "system" in target));
  if (!Object.hasOwn(target, key) && !isNewOption) return undefined;
  const inner = withValue(target[key], rest, value);
  return inner === undefined ? undefined : { ...target, [key]: inner };
};

/** Optional settings; the schema defines their content. */
const OPTIONAL = [
  "abnormalPoints",
  "accelerations",
  "chances",
  "equalRatings",
  "forbidden",
  "keptApart",
  "points",
  "reported",
  "results",
  "selfCheckIn",
  "tables",
  "teamRanking",
  "tieBreakRules",
  "unconfirmed",
];

const isUnset = (target: Readonly<Record<string, unknown>>, key: string): boolean =>
  "stages" in target &&
  OPTIONAL.includes(key) &&
  // A word can be replaced by parts: `unconfirmed.acceptedAfter=10`.
  (!Object.hasOwn(target, key) || typeof target[key] === "string");

/** Optional settings of matches and line-ups. */
const isUnsetOfTeams = (target: Readonly<Record<string, unknown>>, key: string): boolean =>
  !Object.hasOwn(target, key) &&
  (("lineUps" in target &&
    [
      ...["neutral", "lines", "season", "gamePoints", "margins", "byeGamePoints"],
      "captainsEnter",
    ].includes(key)) ||
    ("sanctions" in target && ["oneMatchADay", "penalty"].includes(key)));

/** Settings and their parts have fixed keys, some of them mandatory; options have not. */
const isOptions = (target: Readonly<Record<string, unknown>>): boolean =>
  !["stages", "system", "assigned", "minimum", "credit", "top", "best", "by"].some(
    (key) => key in target,
  );
