import { texts } from "@losfee/contract/language";
import type { Commands } from "../command.ts";
import { reason } from "../options.ts";

/** The fixtures of a league. */
export const fixturesCommands: Commands = {
  fixtures: {
    about: texts({
      de: "Zeigt den Spielplan einer Liga, auch der Runden, die noch nicht angesetzt sind",
      en: "Shows the fixtures of a league, also of rounds that are not paired yet",
    }),
    arguments: {
      "[team]": texts({ de: "nur diese Mannschaft", en: "this team alone" }),
    },
    options: {
      "--round <number>": texts({ de: "nur diese Runde", en: "this round alone" }),
    },
    load: () => import("../../commands/fixtures.ts"),
  },
  "match-date": {
    about: texts({
      de: "Verlegt einen Kampf oder gibt ihm einen Spielort; ohne Angabe gilt wieder die Runde",
      en: "Moves a match, or gives it a venue; without either it is as its round again",
    }),
    arguments: {
      "<team>": texts({ de: "eine der beiden Mannschaften", en: "one of the two teams" }),
      "[when...]": texts({
        de: "neuer Termin: 22.11.2026 10:00, oder nur der Tag",
        en: "the new date: 2026-11-22 10:00, or the day alone",
      }),
    },
    options: {
      "--round <number>": texts({
        de: "Runde (sonst die letzte veröffentlichte)",
        en: "round (default: the last published)",
      }),
      "--open": texts({
        de: "verlegt, der neue Termin steht noch nicht fest",
        en: "postponed, the new day is not agreed yet",
      }),
      "--venue <text>": texts({
        de: "Spielort (sonst bei der Heimmannschaft)",
        en: "venue (default: at the home team's)",
      }),
      ...reason,
    },
    load: () => import("../../commands/match-date.ts"),
  },
};
