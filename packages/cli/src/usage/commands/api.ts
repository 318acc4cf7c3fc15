import type { Commands } from "../command.ts";

/** Everything else that a program can ask for. */
export const apiCommands: Commands = {
  do: {
    about: {
      de: "Führt irgendeinen Befehl der Schnittstelle aus",
      en: "Carries out any command of the API",
    },
    arguments: {
      "<command>": { de: "z. B. withdraw-entry", en: "e.g. withdraw-entry" },
      "[fields]": { de: "Angaben als JSON", en: "fields as JSON" },
    },
    load: () => import("../../commands/do.ts"),
  },
};
