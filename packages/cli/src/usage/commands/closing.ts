import * as words from "@losfee/messages/cli-usage-commands-closing";
import { type Commands, from } from "../command.ts";
import { reason } from "../options.ts";

const competitionActs = () => import("../../commands/competition-acts.ts");

/** The end of a competition, and its lots checked. */
export const closingCommands: Commands = {
  close: { about: words.closeAbout, load: from(competitionActs, "close") },
  reopen: { about: words.reopenAbout, options: reason, load: from(competitionActs, "reopen") },
  verify: {
    about: words.verifyAbout,
    arguments: { "[file]": words.verifyFile },
    load: () => import("../../commands/verify.ts"),
  },
};
