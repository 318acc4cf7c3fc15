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
  journal: {
    about: texts({
      de: "Zeigt, wer was getan hat, wann, mit welchem Link und Gerät",
      en: "Shows who did what, when, by which link and device",
    }),
    options: {
      "--who <actor>": texts({
        de: "nur dieser, wie im Journal: director, results:Anna, player:7",
        en: "only this one, as in the journal: director, results:Anna, player:7",
      }),
      "--device <name>": texts({
        de: "nur dieses Gerät: Firefox, Android",
        en: "only this device: Firefox, Android",
      }),
      "--kind <group>": texts({
        de: "nur results, rounds, entries, requests, log, settings, publicity oder competition",
        en: "only results, rounds, entries, requests, log, settings, publicity or competition",
      }),
      "--round <number>": texts({ de: "nur diese Runde", en: "only this round" }),
      "--from <day>": texts({ de: "von diesem Tag an", en: "from this day on" }),
      "--until <day>": texts({ de: "bis zu diesem Tag", en: "until this day" }),
      "--search <words>": texts({ de: "nur mit diesen Wörtern", en: "only with these words" }),
      "--csv": texts({ de: "als CSV", en: "as CSV" }),
    },
    load: () => import("../../commands/journal.ts"),
  },
  log: {
    about: texts({
      de: "Zeigt und führt, was die Turnierleitung festhält: Verwarnungen, Zeitstrafen, Vorfälle, Proteste",
      en: "Shows and keeps the arbiter’s log: warnings, time penalties, incidents, appeals",
    }),
    arguments: {
      "[action]": texts({
        de: "list (sonst dies), add, correct, strike, decide, publish, unpublish oder print",
        en: "list (default), add, correct, strike, decide, publish, unpublish or print",
      }),
      "[entry]": texts({
        de: "Nummer des Eintrags; bei add seine Art: warning, time-penalty, incident, appeal oder note",
        en: "number of the entry; with add its kind: warning, time-penalty, incident, appeal or note",
      }),
      "[text]": texts({
        de: "was geschehen ist; bei decide die Begründung",
        en: "what happened; with decide the grounds",
      }),
    },
    options: {
      "--player <player>": {
        ...texts({
          de: "wen es betrifft, wer den Protest einlegt",
          en: "whom it concerns, who appeals",
        }),
        repeatable: true,
      },
      "--round <number>": texts({ de: "in welcher Runde", en: "in which round" }),
      "--board <number>": texts({
        de: "an welchem Brett oder Tisch",
        en: "at which board or table",
      }),
      "--game <id>": texts({
        de: "in welcher Partie der Pyramide",
        en: "in which game of the pyramid",
      }),
      "--minutes <number>": texts({
        de: "Minuten der Zeitstrafe",
        en: "minutes of the time penalty",
      }),
      "--seconds <number>": texts({
        de: "Sekunden der Zeitstrafe",
        en: "seconds of the time penalty",
      }),
      "--for-opponent": texts({
        de: "die Gegenseite bekommt die Zeit (sonst: von der eigenen abgezogen)",
        en: "the opponent gets the time (default: taken from the own)",
      }),
      "--against <text>": texts({
        de: "wogegen sich der Protest richtet",
        en: "what the appeal is against",
      }),
      "--deadline <time>": texts({
        de: "bis wann zu entscheiden ist, z. B. 2026-11-21T15:30",
        en: "by when it is to be decided, e.g. 2026-11-21T15:30",
      }),
      "--outcome <decision>": texts({
        de: "granted, partly oder declined",
        en: "granted, partly or declined",
      }),
      "--by-arbiter": texts({
        de: "die Turnierleitung entscheidet (sonst das Schiedsgericht)",
        en: "the arbiter decides (default: the appeals committee)",
      }),
      "--event <number>": texts({
        de: "Ereignis des Protokolls, mit dem etwas geändert wurde",
        en: "event of the journal by which something was changed",
      }),
      "--decision": texts({
        de: "nur die Entscheidung veröffentlichen",
        en: "publish the decision alone",
      }),
      ...reason,
    },
    load: () => import("../../commands/log.ts"),
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
