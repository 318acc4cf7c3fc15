import type { LineUpRule, Sanction } from "@losfee/core";
import type { Language } from "../language/language.ts";
import { texts } from "../language/texts.ts";

/** Settings of matches between teams, by the names in refusals and forms. */
export type TeamSettingKey =
  | "teams"
  | "teams.boards"
  | "teams.colours"
  | "teams.primary"
  | "teams.gamePoints"
  | "teams.margins"
  | "teams.byeGamePoints"
  | "teams.lineUps.order"
  | "teams.lineUps.emptyBoards"
  | "teams.lineUps.boundAfter"
  | "teams.lineUps.oneMatchADay"
  | "teams.lineUps.penalty"
  | "teams.captainsEnter"
  | "teams.neutral"
  | "teams.lines"
  | "teams.season"
  | "teams.season.level";

const labels = texts<Readonly<Record<TeamSettingKey, string>>>({
  de: {
    teams: "Mannschaften",
    "teams.boards": "Bretter je Kampf",
    "teams.colours": "Farben",
    "teams.primary": "Zuerst zählen",
    "teams.gamePoints": "Brettpunkte",
    "teams.margins": "Mannschaftspunkte nach Abstand",
    "teams.byeGamePoints": "Brettpunkte des Freiloses",
    "teams.lineUps.order": "Reihenfolge",
    "teams.lineUps.emptyBoards": "Leere Bretter",
    "teams.lineUps.boundAfter": "Festgespielt nach Einsätzen höher",
    "teams.lineUps.oneMatchADay": "Ein Kampf am Tag",
    "teams.lineUps.penalty": "Punktabzug",
    "teams.captainsEnter": "Mannschaftsführer ergänzen ihren Kader selbst",
    "teams.neutral": "Neutraler Spielort",
    "teams.lines": "Auf- und Abstieg",
    "teams.season": "Saison",
    "teams.season.level": "Ebene der Spielklasse",
  },
  en: {
    teams: "Teams",
    "teams.boards": "Boards per match",
    "teams.colours": "Colours",
    "teams.primary": "What counts first",
    "teams.gamePoints": "Game points",
    "teams.margins": "Match points by margin",
    "teams.byeGamePoints": "Game points of the bye",
    "teams.lineUps.order": "Order",
    "teams.lineUps.emptyBoards": "Empty boards",
    "teams.lineUps.boundAfter": "Bound after matches higher up",
    "teams.lineUps.oneMatchADay": "One match a day",
    "teams.lineUps.penalty": "Points deducted",
    "teams.captainsEnter": "Captains complete their own squads",
    "teams.neutral": "Neutral ground",
    "teams.lines": "Promotion and relegation",
    "teams.season": "Season",
    "teams.season.level": "Level of the division",
  },
});

/** Returns the name of a team setting; undefined for any other. */
export const teamSettingLabel = (setting: string, language: Language): string | undefined =>
  Object.hasOwn(labels[language], setting)
    ? labels[language][setting as TeamSettingKey]
    : undefined;

/** Ranges of team settings in words, by the form that refusals use. */
export const teamRanges = texts<Readonly<Record<string, string>>>({
  de: {
    "no stages at tables": "an Tischen spielen keine Mannschaften",
    "W, B: WB, WBBW, BW, W …": "nur die Buchstaben W und B, etwa WB, WBBW oder BW",
    "whole matches ≥ 1": "eine ganze Zahl ab 1, oder leer",
    "0 ≤ loss ≤ draw ≤ win, loss < win":
      "keine negativen Werte, das Remis nicht mehr als der Sieg und nicht weniger als die Niederlage",
    "0 < from, points ≤ 100, winner ≥ loser":
      "jeder Abstand einmal und über 0, höchstens 100 Punkte, wer höher gewinnt, bekommt nicht weniger",
    "primary score: match points": "keine, wenn zuerst die Brettpunkte zählen",
    "points above 0": "Punkte über 0, wenn ein Verstoß Punkte kostet",
    "a name and a division": "ein Name und eine Spielklasse, zusammen mit der Ebene",
  },
  en: {
    "no stages at tables": "no teams play at tables",
    "W, B: WB, WBBW, BW, W …": "only the letters W and B, such as WB, WBBW or BW",
    "whole matches ≥ 1": "a whole number from 1, or nothing",
    "0 ≤ loss ≤ draw ≤ win, loss < win":
      "nothing negative, a draw not more than a win and not less than a loss",
    "0 < from, points ≤ 100, winner ≥ loser":
      "each margin once and above 0, at most 100 points, a higher win is not worth less",
    "primary score: match points": "none where game points count first",
    "points above 0": "points above 0 where breaking a rule costs points",
    "a name and a division": "a name and a division, together with its level",
  },
});

const rules = texts<Readonly<Record<LineUpRule, string>>>({
  de: {
    order: "Falsche Reihenfolge",
    "empty-board": "Leeres Brett vor einem besetzten",
    bound: "Festgespielt",
    registered: "Nicht spielberechtigt",
    suspended: "Gesperrt",
    loan: "Nicht ausgeliehen",
    "same-day": "Zweiter Kampf am selben Tag",
  },
  en: {
    order: "Wrong order",
    "empty-board": "Empty board above a taken one",
    bound: "Bound to a higher team",
    registered: "Not registered in time",
    suspended: "Suspended",
    loan: "Not on loan",
    "same-day": "Second match of the day",
  },
});

/** Returns a rule that a line-up can break, in a few words. */
export const lineUpRuleLabel = (rule: LineUpRule, language: Language): string =>
  rules[language][rule];

const costs = texts<Readonly<Record<Sanction, string>>>({
  de: {
    none: "ohne Folgen",
    board: "dieses Brett kampflos",
    "lower-boards": "dieses und alle tieferen Bretter kampflos",
    match: "der ganze Kampf kampflos",
    penalty: "Punktabzug",
  },
  en: {
    none: "costs nothing",
    board: "this board is forfeited",
    "lower-boards": "this and all lower boards are forfeited",
    match: "the match is forfeited",
    penalty: "points are deducted",
  },
});

/** Returns the penalty for breaking a rule, in a few words. */
export const sanctionLabel = (sanction: Sanction, language: Language): string =>
  costs[language][sanction];
