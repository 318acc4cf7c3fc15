import * as words from "@losfee/messages/cli-usage-commands-api";
import type { Commands } from "../command.ts";

/** Commands for everything else in the API. */
export const apiCommands: Commands = {
  do: {
    about: words.doAbout,
    arguments: { "<command>": words.doCommand, "[fields]": words.doFields },
    load: () => import("../../commands/do.ts"),
  },
};
