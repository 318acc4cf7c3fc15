import { headcount } from "@losfee/core";
import { directorTexts } from "@losfee/messages/cli-director";
import { type Call, flagOption, misused, restArguments } from "../call/call.ts";
import type { ExitCode } from "../call/exit.ts";
import { printDone } from "../journal/competition.ts";
import { withTournament } from "../journal/kind.ts";
import { playerNamed } from "../journal/players.ts";

/** `losfee check-in PLAYER…|--all [--absent]`: notes who has been seen in the hall. */
export const run = (call: Call): Promise<ExitCode> =>
  withTournament(call, async (competition) => {
    const words = directorTexts[call.language];
    const { entries } = competition.state();
    const named = restArguments(call, 0);
    const all = flagOption(call, "all") === true;
    if (all === named.length > 0) throw misused(words.playersOrAll, "players-or-all");
    const present = flagOption(call, "absent") !== true;
    const ids = all
      ? [...entries.keys()]
      : named.map((text) => playerNamed(call, competition.state(), text));
    const answer = await competition.executeCommand({ type: "check-in", entries: ids, present });
    const missing = [...competition.state().entries.values()].filter(
      ({ checkedIn, withdrawal }) => !checkedIn && withdrawal === null,
    );
    const text = words.checkedIn({
      present: headcount(competition.state()).present,
      missing: missing.length,
      names: someNames(missing.map(({ name }) => name)),
    });
    return printDone(competition, [answer], text);
  });

const someNames = (names: readonly string[]): string =>
  `${names.slice(0, 8).join(", ")}${names.length > 8 ? ", …" : ""}`;
