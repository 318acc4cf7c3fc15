import type { GameTerms, PlacedField } from "@losfee/core";
import { falling, ranges, settingTexts, settingTopics } from "@losfee/messages/settings";
import type { Language } from "../language/language.ts";
import { textAt } from "../language/say.ts";
import { sideWords } from "./game-words.ts";
import { allowedLabel, optionLabel } from "./labels.ts";

/** The words of declared settings in one language. */
export interface SettingWords {
  readonly topic: (topic: string) => string;
  /** Name of a setting; its key if it has none. */
  readonly label: (path: string) => string;
  /** The same as a form asks for it. */
  readonly asked: (path: string) => string;
  readonly hint: (path: string) => string | undefined;
  /** Words for a setting without a value. */
  readonly nothing: (path: string) => string | undefined;
  /** The unit after a number; empty: none. */
  readonly unit: (path: string) => string;
  /** Name of a choice; itself if it has none. */
  readonly choice: (path: string, value: string) => string;
}

/** Everything that the texts of settings depend on. */
interface Given {
  readonly hasTitles: boolean;
  readonly entrants: GameTerms["entrants"];
  readonly atTables: boolean;
}

type Varied = string | ((given: Given) => string);

interface SettingText {
  readonly label?: Varied;
  readonly asked?: Varied;
  readonly hint?: Varied;
  readonly nothing?: Varied;
  readonly unit?: Varied;
  readonly choices?: Readonly<Record<string, string>>;
}

/** Texts of settings by path, as catalogues have them: often only the label. */
export interface SettingCatalogue {
  readonly topics: Readonly<Record<string, Varied>>;
  readonly settings: Readonly<Record<string, SettingText | Varied>>;
}

/**
 * Makes the words from a catalogue. Texts that several settings share are found by the last key of
 * their paths, and choices also by the path of the group.
 */
export const settingWordsFrom = (
  { topics, settings }: SettingCatalogue,
  given: Given,
): SettingWords => {
  const written = (text: Varied | undefined): string | undefined =>
    typeof text === "function" ? text(given) : text;
  const textsOf = (place: string): SettingText => {
    const texts = Object.hasOwn(settings, place) ? settings[place] : undefined;
    return typeof texts === "object" ? texts : texts === undefined ? {} : { label: texts };
  };
  const found = <Part extends keyof SettingText>(
    path: string,
    part: Part,
  ): SettingText[Part] | undefined => {
    const keys = path.split(".");
    const places = [path, keys.slice(0, -1).join("."), keys.at(-1) ?? ""];
    const [own, group, last] = places.map((place) => textsOf(place)[part]);
    return own ?? (part === "choices" ? group : undefined) ?? last;
  };
  const label = (path: string): string =>
    written(found(path, "label")) ?? path.split(".").at(-1) ?? "";
  return {
    topic: (topic) => written(topics[topic]) ?? topic,
    label,
    asked: (path) => written(textsOf(path).asked) ?? label(path),
    hint: (path) => written(textsOf(path).hint),
    nothing: (path) => written(textsOf(path).nothing),
    unit: (path) => written(found(path, "unit")) ?? "",
    choice: (path, value) => textAt(found(path, "choices") ?? {}, value) ?? value,
  };
};

/** Returns the words of a tournament's settings; in the event's terms if given. */
export const settingWords = (
  language: Language,
  terms?: GameTerms,
  atTables = false,
): SettingWords => {
  const catalogue: SettingCatalogue = {
    topics: settingTopics[language],
    settings: settingTexts[language],
  };
  const words = settingWordsFrom(catalogue, {
    hasTitles: terms === undefined || terms.details.includes("title"),
    entrants: terms?.entrants ?? "people",
    atTables,
  });
  if (terms === undefined) return words;
  const side = sideWords(terms, language);
  const own: Readonly<Record<string, string>> = {
    starts: side.settings,
    "starts.assigned": side.assigned,
    "starts.headToHead": side.headToHead,
    ...(terms.atBoards === "starts"
      ? { "teams.colours": sideWords({ ...terms, sides: "starts" }, language).settings }
      : {}),
  };
  return {
    ...words,
    topic: (topic) => textAt(own, topic) ?? words.topic(topic),
    label: (path) => textAt(own, path) ?? words.label(path),
    asked: (path) => textAt(own, path) ?? words.asked(path),
  };
};

/** Returns the full name of a setting: `Bye, Spread (points)`, with the group that names its parts. */
export const fullSettingName = ({ path, within }: PlacedField, words: SettingWords): string => {
  const keys = path.split(".");
  const named = within.flatMap((group, depth) =>
    group.kind === "group" && group.named === true
      ? [words.label(keys.slice(0, depth + 1).join("."))]
      : [],
  );
  const unit = words.unit(path);
  return [...named, words.label(path)].join(", ") + (unit === "" ? "" : ` (${unit})`);
};

/** Returns the name of a setting in a refusal, or of a setting or option of a stage. */
export const settingLabel = (
  setting: string,
  language: Language,
  of: "event" | "stage" | "stage-at-tables" = "event",
): string => {
  const path = [...(of === "event" ? [] : [`stages.${setting}`]), setting].find((one) =>
    Object.hasOwn(settingTexts[language], one),
  );
  return path === undefined
    ? optionLabel(setting, language)
    : settingWords(language, undefined, of === "stage-at-tables").label(path);
};

const FALLING = /^(\d) values, each ≤ the one before$/;

/** Returns allowed values of refusals in words. */
export const settingRangeLabel = (allowed: string, language: Language): string => {
  const size = FALLING.exec(allowed)?.[1];
  if (size !== undefined) return falling[language]({ size });
  return textAt(ranges[language], allowed) ?? allowedLabel(allowed, language);
};
