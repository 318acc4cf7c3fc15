import { texts } from "@losfee/contract/language";
import type { Commands, Places } from "../command.ts";
import { entryDetails, player, reason, yes } from "../options.ts";

const columns: Places = {
  "--columns <list>": texts({
    de: "was Spalten der Datei sind, nach Überschrift oder Nummer: NWZ=rating,5=ignore",
    en: "what columns of the file are, by heading or number: NWZ=rating,5=ignore",
  }),
};

/** Commands about entries. */
export const entriesCommands: Commands = {
  enter: {
    about: texts({
      de: "Meldet Personen: aus einer CSV-Datei oder eine mit --name",
      en: "Enters players: from a CSV file, or one with --name",
    }),
    arguments: {
      "[file]": texts({
        de: "CSV-Datei, - für die Standardeingabe",
        en: "CSV file, - for standard input",
      }),
    },
    options: {
      ...entryDetails,
      ...columns,
      ...yes,
    },
    load: () => import("../../commands/enter.ts"),
  },
  entries: {
    about: texts({
      de: "Zeigt alle Gemeldeten mit Nummer",
      en: "Lists all entries with their numbers",
    }),
    load: () => import("../../commands/entries.ts"),
  },
  change: {
    about: texts({ de: "Ändert Angaben zu einer Person", en: "Changes what is known of a player" }),
    arguments: {
      ...player,
    },
    options: {
      ...entryDetails,
      ...yes,
    },
    load: () => import("../../commands/change.ts"),
  },
  remove: {
    about: texts({
      de: "Streicht eine Meldung, die noch keine Runde hat",
      en: "Removes an entry that no round has",
    }),
    arguments: {
      ...player,
    },
    options: {
      ...yes,
    },
    load: () => import("../../commands/remove.ts"),
  },
  "erase-person": {
    about: texts({
      de: "Löscht endgültig, was sagt, wer jemand ist; Ergebnisse bleiben",
      en: "Erases for good what says who somebody is; results stay",
    }),
    arguments: {
      ...player,
    },
    options: {
      ...yes,
    },
    load: () => import("../../commands/erase-person.ts"),
  },
  withdraw: {
    about: texts({
      de: "Meldet ab, von der nächsten oder einer späteren Runde an",
      en: "Withdraws a player from the next or a later round on",
    }),
    arguments: {
      ...player,
    },
    options: {
      "--from-round <round>": texts({ de: "erste Runde ohne", en: "first round without" }),
      ...reason,
      ...yes,
    },
    load: () => import("../../commands/withdraw.ts"),
  },
  reinstate: {
    about: texts({ de: "Nimmt eine Abmeldung zurück", en: "Takes a withdrawal back" }),
    arguments: {
      ...player,
    },
    load: () => import("../../commands/reinstate.ts"),
  },
  pause: {
    about: texts({
      de: "Fügt Runden hinzu, in denen jemand pausiert, oder nimmt sie zurück",
      en: "Adds rounds that a player is away for, or takes them back",
    }),
    arguments: {
      ...player,
      "[rounds...]": texts({
        de: "Runden; ohne Angabe mit --end alle",
        en: "rounds; with --end all if none is named",
      }),
    },
    options: {
      "--half": texts({
        de: "jede dieser Runden ist einen halben Punkt wert",
        en: "each of these rounds is worth half a point",
      }),
      "--end": texts({
        de: "diese Pausen zurücknehmen",
        en: "take these absences back",
      }),
    },
    load: () => import("../../commands/pause.ts"),
  },
  requests: {
    about: texts({
      de: "Zeigt, worum gebeten wird: Pausen und Ausscheiden",
      en: "Shows what players ask for: pauses, and to leave",
    }),
    load: () => import("../../commands/requests.ts"),
  },
  grant: {
    about: texts({
      de: "Bewilligt, worum jemand bittet",
      en: "Grants what a player asks for",
    }),
    arguments: {
      ...player,
    },
    load: () => import("../../commands/grant.ts"),
  },
  decline: {
    about: texts({
      de: "Lehnt ab, worum jemand bittet; den Grund sieht nur, wer gebeten hat",
      en: "Declines what a player asks for; the reason is for the player alone",
    }),
    arguments: {
      ...player,
    },
    options: {
      ...reason,
    },
    load: () => import("../../commands/decline.ts"),
  },
  "check-in": {
    about: texts({ de: "Vermerkt, wer im Saal ist", en: "Notes who is in the hall" }),
    arguments: {
      "[players...]": texts({ de: "Nummern oder Namen", en: "numbers or names" }),
    },
    options: {
      "--all": texts({ de: "alle", en: "everybody" }),
      "--absent": texts({ de: "als nicht da vermerken", en: "note as not here" }),
    },
    load: () => import("../../commands/check-in.ts"),
  },
  squad: {
    about: texts({
      de: "Zeigt die Kader der Mannschaften, füllt sie aus einer Liste oder ordnet einen",
      en: "Shows the squads of teams, fills them from a list, or orders one",
    }),
    arguments: {
      "[team]": texts({ de: "Nummer oder Name der Mannschaft", en: "number or name of the team" }),
    },
    options: {
      "--file <file>": texts({
        de: "Liste (CSV) mit Mannschaft, Name, Wertungszahl, in der Reihenfolge der Rangliste",
        en: "list (CSV) with team, name, rating, in the order of the squad",
      }),
      ...columns,
      "--order <places>": texts({
        de: "wer vorn steht, nach jetzigen Rangnummern, z. B. 3 1 2; alle anderen folgen",
        en: "who stands first, by present numbers, e.g. 3 1 2; all others follow",
      }),
    },
    load: () => import("../../commands/squad.ts"),
  },
  "line-up": {
    about: texts({
      de: "Gibt eine Aufstellung ab, zeigt die einer Runde oder veröffentlicht sie",
      en: "Hands in a line-up, shows those of a round, or publishes them",
    }),
    arguments: {
      "[team-and-places...]": texts({
        de: "Mannschaft und Rangnummern, Brett für Brett: ulm 1-6 8 9; ein Strich lässt ein Brett leer",
        en: "team and numbers of its squad, board by board: ulm 1-6 8 9; a stroke leaves a board empty",
      }),
    },
    options: {
      "--round <number>": texts({
        de: "Runde (sonst die letzte veröffentlichte)",
        en: "round (default: the last published)",
      }),
      "--reason <text>": texts({
        de: "warum so, obwohl sie gegen eine Regel verstößt",
        en: "why so, although it breaks a rule",
      }),
      "--by-list": texts({
        de: "stellt auf, wer in der Liste vorn steht: für alle, die fehlen, oder für die genannten Mannschaften",
        en: "lines up who is first in the list: for all that are missing, or for the teams named",
      }),
      "--take-back": texts({
        de: "nimmt die Aufstellungen der genannten Mannschaften zurück",
        en: "takes back the line-ups of the teams named",
      }),
      "--publish": texts({
        de: "zeigt allen die Aufstellungen, die vollständig sind",
        en: "shows everybody the line-ups that are complete",
      }),
      "--match <number>": texts({
        de: "mit --publish: nur diesen Kampf, auch wenn eine Seite fehlt",
        en: "with --publish: this match alone, also where one side is missing",
      }),
    },
    load: () => import("../../commands/line-up.ts"),
  },
};
