import * as words from "@losfee/messages/cli-usage-commands-closing";
import type { Commands } from "../command.ts";
import { reason, yes } from "../options.ts";

/** The end of a competition, and its lots checked. */
export const closingCommands: Commands = {
  close: {
    about: words.closeAbout,
    options: {
      ...yes,
    },
    load: () => import("../../commands/close.ts"),
  },
  reopen: {
    about: words.reopenAbout,
    options: {
      ...reason,
    },
    load: () => import("../../commands/reopen.ts"),
  },
  verify: {
    about: words.verifyAbout,
    arguments: {
      "[file]": words.verifyFile,
    },
    load: () => import("../../commands/verify.ts"),
  },
};
