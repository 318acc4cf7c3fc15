import type { Commands } from "../command.ts";
import { entryDetails, player, reason, yes } from "../options.ts";

/** Who plays. */
export const entriesCommands: Commands = {
  enter: {
    about: {
      de: "Meldet Personen: aus einer CSV-Datei oder eine mit --name",
      en: "Enters players: from a CSV file, or one with --name",
    },
    arguments: {
      "[file]": {
        de: "CSV-Datei, - für die Standardeingabe",
        en: "CSV file, - for standard input",
      },
    },
    options: {
      ...entryDetails,
      ...yes,
    },
    load: () => import("../../commands/enter.ts"),
  },
  entries: {
    about: { de: "Zeigt alle Gemeldeten mit Nummer", en: "Lists all entries with their numbers" },
    load: () => import("../../commands/entries.ts"),
  },
  change: {
    about: { de: "Ändert Angaben zu einer Person", en: "Changes what is known of a player" },
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
    about: {
      de: "Streicht eine Meldung, die noch keine Runde hat",
      en: "Removes an entry that no round has",
    },
    arguments: {
      ...player,
    },
    options: {
      ...yes,
    },
    load: () => import("../../commands/remove.ts"),
  },
  "erase-person": {
    about: {
      de: "Löscht endgültig, was sagt, wer jemand ist; Ergebnisse bleiben",
      en: "Erases for good what says who somebody is; results stay",
    },
    arguments: {
      ...player,
    },
    options: {
      ...yes,
    },
    load: () => import("../../commands/erase-person.ts"),
  },
  withdraw: {
    about: {
      de: "Meldet ab, von der nächsten oder einer späteren Runde an",
      en: "Withdraws a player from the next or a later round on",
    },
    arguments: {
      ...player,
    },
    options: {
      "--from-round <round>": { de: "erste Runde ohne", en: "first round without" },
      ...reason,
      ...yes,
    },
    load: () => import("../../commands/withdraw.ts"),
  },
  reinstate: {
    about: { de: "Nimmt eine Abmeldung zurück", en: "Takes a withdrawal back" },
    arguments: {
      ...player,
    },
    load: () => import("../../commands/reinstate.ts"),
  },
  pause: {
    about: {
      de: "Setzt die Runden, in denen jemand pausiert",
      en: "Sets the rounds that a player is away for",
    },
    arguments: {
      ...player,
      "[rounds...]": {
        de: "Runden; keine: pausiert nicht mehr",
        en: "rounds; none: not away any more",
      },
    },
    options: {
      "--half": {
        de: "jede dieser Runden ist einen halben Punkt wert",
        en: "each of these rounds is worth half a point",
      },
    },
    load: () => import("../../commands/pause.ts"),
  },
  "check-in": {
    about: { de: "Vermerkt, wer im Saal ist", en: "Notes who is in the hall" },
    arguments: {
      "[players...]": { de: "Nummern oder Namen", en: "numbers or names" },
    },
    options: {
      "--all": { de: "alle", en: "everybody" },
      "--absent": { de: "als nicht da vermerken", en: "note as not here" },
    },
    load: () => import("../../commands/check-in.ts"),
  },
};
