import { texts } from "@losfee/contract/language";
import type { Commands } from "../command.ts";
import { entryDetails, player, reason, yes } from "../options.ts";

/** Who plays. */
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
      de: "Setzt die Runden, in denen jemand pausiert",
      en: "Sets the rounds that a player is away for",
    }),
    arguments: {
      ...player,
      "[rounds...]": texts({
        de: "Runden; keine: pausiert nicht mehr",
        en: "rounds; none: not away any more",
      }),
    },
    options: {
      "--half": texts({
        de: "jede dieser Runden ist einen halben Punkt wert",
        en: "each of these rounds is worth half a point",
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
};
