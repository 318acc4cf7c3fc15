import { texts } from "@losfee/contract/language";
import type { Commands } from "../command.ts";
import { eventDetails, reason, setting } from "../options.ts";

/** A competition and its settings. */
export const competitionCommands: Commands = {
  new: {
    about: texts({ de: "Legt ein Turnier an", en: "Creates a competition" }),
    arguments: {
      "<name>": texts({ de: "Name des Turniers", en: "the competition's name" }),
    },
    options: {
      "--format <id>": texts({
        de: "scrabble-championship (sonst dies), scrabble-swiss, scrabble-round-robin, scrabble-teams, fide-swiss, fide-round-robin, team-swiss, team-round-robin, league, scheveningen, friendly-match, king-lui, king-lui-teams, table-tournament, pyramid",
        en: "scrabble-championship (default), scrabble-swiss, scrabble-round-robin, scrabble-teams, fide-swiss, fide-round-robin, team-swiss, team-round-robin, league, scheveningen, friendly-match, king-lui, king-lui-teams, table-tournament, pyramid",
      }),
      ...setting,
      ...eventDetails,
    },
    load: () => import("../../commands/new.ts"),
  },
  details: {
    about: texts({
      de: "Zeigt oder ändert, was vom Turnier angekündigt ist: Ort, Tage, Zeitplan, Schiedsrichter …",
      en: "Shows or changes what is announced of the event: place, days, schedule, arbiters …",
    }),
    options: {
      ...eventDetails,
    },
    load: () => import("../../commands/details.ts"),
  },
  announce: {
    about: texts({
      de: "Teilt allen etwas mit, auf der öffentlichen Übersicht; ohne Text: zeigt, was dort steht",
      en: "Tells everybody something, on the public overview; without a text: shows what stands there",
    }),
    arguments: {
      "[text]": texts({
        de: "Wortlaut, höchstens 1000 Zeichen",
        en: "wording, at most 1,000 characters",
      }),
    },
    options: {
      "--edit <number>": texts({
        de: "neuer Wortlaut für die Mitteilung mit dieser Nummer",
        en: "another wording for the announcement with this number",
      }),
      "--withdraw <number>": texts({
        de: "diese Mitteilung zurücknehmen",
        en: "withdraw this announcement",
      }),
    },
    load: () => import("../../commands/announce.ts"),
  },
  list: {
    about: texts({
      de: "Zeigt die Turniere des Journals",
      en: "Lists the competitions of the journal",
    }),
    load: () => import("../../commands/list.ts"),
  },
  rename: {
    about: texts({
      de: "Gibt dem Turnier einen anderen Namen",
      en: "Gives the competition another name",
    }),
    arguments: {
      "<name>": texts({ de: "neuer Name", en: "new name" }),
    },
    load: () => import("../../commands/rename.ts"),
  },
  settings: {
    about: texts({ de: "Zeigt oder ändert Einstellungen", en: "Shows or changes settings" }),
    options: {
      ...setting,
      ...reason,
    },
    load: () => import("../../commands/settings.ts"),
  },
};
