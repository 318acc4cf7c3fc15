import {
  choiceLabel,
  decimalSign,
  type Language,
  optionLabel,
  type SettingWords,
  settingWords,
  stageLabel,
} from "@losfee/contract";
import {
  type Fields,
  gameTermsOf,
  isSeated,
  SETTING_FIELDS,
  type Settings,
  type Stage,
  stageFieldsOf,
} from "@losfee/core";
import type {
  DeclaredForm,
  WrittenSetting,
} from "../../../../parts/console/settings/setting-form.ts";
import {
  readChain,
  readCut,
  readFactors,
  readMargins,
  readParticipants,
  readScales,
  readSizes,
  readUnconfirmed,
  writeCut,
  writeFactors,
  writeMargins,
  writeParticipants,
  writeScales,
  writeUnconfirmed,
} from "./written.ts";

/** A notation whose reader answers null for text that cannot be read. */
const written = <Value>(
  write: (value: Value) => string,
  read: (text: string) => Value | null | undefined,
  look: Pick<WrittenSetting, "width" | "isNumber" | "lines"> = {},
): WrittenSetting => ({ write, read: (text) => read(text) ?? undefined, ...look });

/** Returns the declared settings of a tournament, with the notations of those that have none. */
export const declaredSettings = (settings: Settings, language: Language): DeclaredForm => {
  const sign = decimalSign(language);
  return {
    fields: SETTING_FIELDS,
    words: settingWords(language, gameTermsOf(settings)),
    language,
    prefix: "",
    written: {
      "teams.margins": written((margins) => writeMargins(margins, sign), readMargins, LINES),
      "tables.scales": written((scales) => writeScales(scales, sign), readScales, LINES),
      unconfirmed: written(writeUnconfirmed, readUnconfirmed, { width: "w4", isNumber: true }),
    },
  };
};

const LINES = { lines: true, width: "w24" } as const;

/** Settings of a stage in the order of its form. */
const ORDER = [
  "name",
  "system",
  "rounds",
  "roundsFollow",
  "participants",
  "seats",
  "options",
  "cut",
  "ranking",
  "factors",
];

/** Returns the declared settings of a stage, from 1, of its system's options too. */
export const declaredStage = (
  stage: Stage,
  number: number,
  settings: Settings,
  language: Language,
  optionsOf: (system: string) => Fields,
): DeclaredForm => {
  const fields = stageFieldsOf(stage, optionsOf);
  const ordered: Fields = Object.fromEntries(
    ORDER.flatMap((key) => (fields[key] === undefined ? [] : [[key, fields[key]]])),
  );
  return {
    fields: ordered,
    words: stageWords(stage, number, settings, language),
    language,
    prefix: `stages.${number}.`,
    written: {
      participants: written(writeParticipants, readParticipants, COUNTED),
      ...(isSeated(stage) ? SEATED : {}),
    },
  };
};

const COUNTED = { width: "w8", isNumber: true } as const;

const SEATED: DeclaredForm["written"] = {
  seats: written((sizes: readonly number[]) => sizes.join(" "), readSizes, { width: "w8" }),
  ranking: written((codes: readonly string[]) => codes.join(" "), readChain, { width: "w24" }),
  factors: written(writeFactors, readFactors, { width: "w16" }),
  cut: written(writeCut, readCut, COUNTED),
};

/** The words of stages; those of the options of systems for two are shared with the rounds. */
const stageWords = (
  stage: Stage,
  number: number,
  settings: Settings,
  language: Language,
): SettingWords => {
  const unnamed = settings.stages.map(({ name: _, ...rest }) => rest);
  const words = settingWords(language, gameTermsOf(settings), isSeated(stage));
  const optionOf = (path: string): string | undefined =>
    isSeated(stage) ? undefined : /^options\.(.+)$/.exec(path)?.[1];
  const placed = (path: string): string => `stages.${path.replace(/^options\./, "")}`;
  const label = (path: string): string => {
    const option = optionOf(path);
    return option === undefined
      ? words.label(placed(path))
      : optionLabel(option, language, gameTermsOf(settings));
  };
  return {
    ...words,
    label,
    asked: label,
    hint: (path) => (optionOf(path) === undefined ? words.hint(placed(path)) : undefined),
    nothing: (path) =>
      path === "name"
        ? stageLabel(number, { stages: unnamed }, language)
        : words.nothing(placed(path)),
    unit: (path) => words.unit(placed(path)),
    choice: (path, value) =>
      optionOf(path) === undefined
        ? words.choice(placed(path), value)
        : choiceLabel(value, language),
  };
};
