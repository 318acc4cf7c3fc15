import type { SeatedStage, TablesRules } from "@losfee/core";
import type { Language } from "../language/language.ts";
import { texts } from "../language/texts.ts";
import { allowedLabel, optionLabel } from "./labels.ts";
import { teamRankingLabels } from "./team-ranking-labels.ts";
import { teamRanges, teamSettingLabel } from "./team-settings-labels.ts";

/** Every setting of tables, by the names in refusals and forms. */
type SettingKey =
  | keyof TablesRules
  | Exclude<keyof SeatedStage, "system" | "options" | "skipped" | "roundsFollow">
  | "tables"
  | "seating"
  | "seatOrder"
  | "stages"
  | "scores"
  | "scales.size"
  | "scales.points";

const labels = texts<Readonly<Record<SettingKey, string>>>({
  de: {
    stages: "Stufen",
    results: "Eingetragen werden",
    best: "Erster ist, wer",
    scores: "Grenzen der Spielpunkte",
    scales: "Rangpunkte",
    "scales.size": "Tischgröße der Rangpunkte",
    "scales.points": "Rangpunkte je Platz",
    tieRounding: "Geteilte Plätze runden",
    sharedWins: "Geteilter erster Platz ist ein Sieg",
    sharedLosses: "Geteilter letzter Platz ist eine Niederlage",
    seedFrom: "Setzen nach",
    fewerEntries: "Zu wenige für eine Stufe",
    noShow: "Wer nicht kommt",
    name: "Name",
    participants: "Personen",
    seats: "Tischgrößen",
    rounds: "Spiele",
    tables: "Tische",
    seating: "Tische füllen",
    seatOrder: "Plätze am Tisch",
    ranking: "Wertung",
    factors: "Faktor der Spielpunkte",
    cut: "Weiter kommen",
  },
  en: {
    stages: "Stages",
    results: "Results are",
    best: "First place goes to",
    scores: "Limits of game points",
    scales: "Rank points",
    "scales.size": "Table size of rank points",
    "scales.points": "Rank points by place",
    tieRounding: "Rounding of shared places",
    sharedWins: "A shared first place is a win",
    sharedLosses: "A shared last place is a loss",
    seedFrom: "Seeded by",
    fewerEntries: "Too few players for a stage",
    noShow: "Players who do not come",
    name: "Name",
    participants: "Players",
    seats: "Table sizes",
    rounds: "Games",
    tables: "Tables",
    seating: "Tables are filled",
    seatOrder: "Seats at a table",
    ranking: "Ranking",
    factors: "Factor of game points",
    cut: "Who advances",
  },
});

/** Returns the name of a setting, or its key if it has none. */
export const tablesSettingLabel = (setting: string, language: Language): string =>
  Object.hasOwn(labels[language], setting) ? labels[language][setting as SettingKey] : setting;

/** Settings shared with games for two, which have the same names. */
const SHARED = ["stages", "results", "scores", "name", "participants", "rounds", "ranking"];

/** Returns the name of a setting in a refusal. */
export const settingLabel = (setting: string, language: Language): string =>
  teamSettingLabel(setting, language) ??
  teamRankingLabels[language][setting] ??
  (SHARED.includes(setting) || !Object.hasOwn(labels[language], setting)
    ? optionLabel(setting, language)
    : tablesSettingLabel(setting, language));

const ranges = texts<Readonly<Record<string, string>>>({
  de: {
    "minimum < maximum, maximum ≥ 1":
      "ganze Zahlen, das Minimum unter dem Maximum, das Maximum mindestens 1",
    "first stage: everybody": "in der ersten Stufe spielen alle",
    "by table: fixed tables, places ≥ 1":
      "die Besten jedes Tisches nur bei festen Tischen, mindestens 1",
    "≥ 1": "mindestens ein Kriterium",
  },
  en: {
    "minimum < maximum, maximum ≥ 1":
      "whole numbers, the minimum below the maximum, the maximum at least 1",
    "first stage: everybody": "everybody plays the first stage",
    "by table: fixed tables, places ≥ 1":
      "the best of each table only with fixed tables, at least 1",
    "≥ 1": "at least one criterion",
  },
});

const FALLING = /^(\d) values, each ≤ the one before$/;

const falling = texts({
  de: (size: string) => `${size} Werte, keiner größer als der davor`,
  en: (size: string) => `${size} values, none larger than the one before`,
});

/** Returns allowed values of refusals in words. */
export const settingRangeLabel = (allowed: string, language: Language): string => {
  const size = FALLING.exec(allowed)?.[1];
  if (size !== undefined) {
    return falling[language](size);
  }
  return (
    ranges[language][allowed] ?? teamRanges[language][allowed] ?? allowedLabel(allowed, language)
  );
};
