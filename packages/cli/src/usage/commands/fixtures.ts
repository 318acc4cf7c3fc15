import * as words from "@losfee/messages/cli-usage-commands-fixtures";
import type { Commands } from "../command.ts";
import { reason } from "../options.ts";

/** The fixtures of a league. */
export const fixturesCommands: Commands = {
  fixtures: {
    about: words.fixturesAbout,
    arguments: { "[team]": words.fixturesTeam },
    options: { "--round <number>": words.fixturesRound },
    load: () => import("../../commands/fixtures.ts"),
  },
  "match-date": {
    about: words.matchDateAbout,
    arguments: { "<team>": words.matchDateTeam, "[when...]": words.matchDateWhen },
    options: {
      "--round <number>": words.matchDateRound,
      "--open": words.matchDateOpen,
      "--venue <text>": words.matchDateVenue,
      ...reason,
    },
    load: () => import("../../commands/match-date.ts"),
  },
};
