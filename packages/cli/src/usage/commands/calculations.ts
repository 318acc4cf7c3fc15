import * as words from "@losfee/messages/cli-usage-commands-calculations";
import type { Commands } from "../command.ts";

/** Calculations from a file alone, without a journal. */
export const calculationsCommands: Commands = {
  prizes: {
    about: words.prizesAbout,
    arguments: {
      "<event>": words.prizesFile,
    },
    options: {
      "--why <player>": words.prizesWhy,
    },
    load: () => import("../../commands/prizes.ts"),
  },
};
