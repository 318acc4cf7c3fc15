import { texts } from "@losfee/contract/language";
import type { Commands } from "../command.ts";
import { reason, yes } from "../options.ts";

/** The end of a competition, and its lots checked. */
export const closingCommands: Commands = {
  close: {
    about: texts({
      de: "Schließt das Turnier ab und gibt den Startwert der Lose frei",
      en: "Closes the competition and publishes the lots' seed",
    }),
    options: {
      ...yes,
    },
    load: () => import("../../commands/close.ts"),
  },
  reopen: {
    about: texts({
      de: "Öffnet ein abgeschlossenes Turnier wieder; neue Lose aus neuem Startwert",
      en: "Opens a closed competition again; new lots from a new seed",
    }),
    options: {
      ...reason,
    },
    load: () => import("../../commands/reopen.ts"),
  },
  verify: {
    about: texts({
      de: "Wiederholt alle Lose und Ansetzungen und vergleicht",
      en: "Repeats all draws and pairings and compares",
    }),
    arguments: {
      "[file]": texts({
        de: "exportierte Datei; ohne sie das Turnier im Journal",
        en: "exported file; without: the competition in the journal",
      }),
    },
    load: () => import("../../commands/verify.ts"),
  },
};
