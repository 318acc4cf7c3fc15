import { texts } from "@losfee/contract/language";
import type { Commands } from "../command.ts";

/** Commands for everything else in the API. */
export const apiCommands: Commands = {
  do: {
    about: texts({
      de: "Führt irgendeinen Befehl der Schnittstelle aus",
      en: "Carries out any command of the API",
    }),
    arguments: {
      "<command>": texts({ de: "z. B. withdraw-entry", en: "e.g. withdraw-entry" }),
      "[fields]": texts({ de: "Angaben als JSON", en: "fields as JSON" }),
    },
    load: () => import("../../commands/do.ts"),
  },
};
