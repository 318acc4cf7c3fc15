import { texts } from "@losfee/contract/language";
import type { Commands } from "../command.ts";

/** Organisations, their festivals, and who may do what in them. */
export const organisationsCommands: Commands = {
  organisation: {
    about: texts({
      de: "Zeigt die Veranstalter oder legt einen an",
      en: "Shows the organisations, or creates one",
    }),
    arguments: {
      "[name]": texts({
        de: "wie ein neuer heißt; ohne: alle, die es gibt",
        en: "what a new one is called; without: all that there are",
      }),
    },
    options: {
      "--kind <kind>": texts({
        de: "club (Verein, sonst dies), association (Verband) oder federation (Dachverband)",
        en: "club (default), association or federation",
      }),
      "--parent <id>": texts({
        de: "der Verband oder Dachverband, zu dem er gehört",
        en: "the association or federation that it belongs to",
      }),
      "--remove <id>": texts({
        de: "löscht einen Veranstalter, zu dem nichts mehr gehört",
        en: "deletes an organisation to which nothing belongs any more",
      }),
    },
    load: () => import("../../commands/organisation.ts"),
  },
  festival: {
    about: texts({
      de: "Zeigt die Festivals oder legt eines an",
      en: "Shows the festivals, or adds one",
    }),
    arguments: {
      "[name]": texts({
        de: "wie ein neues heißt; ohne: alle, die es gibt",
        en: "what a new one is called; without: all that there are",
      }),
    },
    options: {
      "--of <id>": texts({ de: "der Veranstalter", en: "the organisation" }),
      "--place <place>": texts({ de: "wo es stattfindet", en: "where it is held" }),
      "--from <day>": texts({
        de: "der erste Tag: 2026-12-27",
        en: "the first day: 2026-12-27",
      }),
      "--to <day>": texts({ de: "der letzte Tag", en: "the last day" }),
    },
    load: () => import("../../commands/festival.ts"),
  },
  role: {
    about: texts({
      de: "Zeigt, wer eine Rolle hat, gibt und entzieht Rollen",
      en: "Shows who has a role, gives roles and takes them back",
    }),
    arguments: {
      "[person]": texts({
        de: "die Kennung des Kontos, wie „losfee person“ sie zeigt",
        en: "the id of the account, as “losfee person” shows it",
      }),
    },
    options: {
      "--on <id>": texts({
        de: "bei welchem Veranstalter, Festival oder Turnier",
        en: "on which organisation, festival or competition",
      }),
      "--give <role>": texts({
        de: "gibt: owner, director, arbiter, treasurer, check-in, viewer oder member",
        en: "gives: owner, director, arbiter, treasurer, check-in, viewer or member",
      }),
      "--until <day>": texts({
        de: "bis zum Ende dieses Tages; ohne: bis die Rolle entzogen wird",
        en: "until the end of this day; without: until the role is taken back",
      }),
      "--take <role>": texts({ de: "entzieht die Rolle", en: "takes the role back" }),
    },
    load: () => import("../../commands/role.ts"),
  },
};
