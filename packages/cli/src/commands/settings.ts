import { settingTexts } from "@losfee/messages/cli-settings";
import type { CommandInput } from "@losfee/server/local";
import { assignedTexts, type Call, reasonOption } from "../call/call.ts";
import { EXIT, type ExitCode } from "../call/exit.ts";
import { printDone, withCompetition } from "../journal/competition.ts";
import { competitionResource } from "../journal/resource.ts";
import { changedSettings, listedSettings, settingNamer } from "../journal/settings.ts";
import { print, printJson } from "../terminal/print.ts";
import { left, table } from "../terminal/table.ts";

/** `losfee settings [--set name=value]`: shows all settings, or changes some. */
export const run = (call: Call): Promise<ExitCode> =>
  withCompetition(call, async (competition) => {
    const words = settingTexts[call.language];
    const { kind, settings } = competition.state();
    const changes = assignedTexts(call, "set");
    if (Object.keys(changes).length > 0) {
      // Settings and command belong to the competition's kind, which TypeScript cannot follow.
      const answer = await competition.executeCommand({
        type: "change-settings",
        settings: await changedSettings(call, kind, settings, changes),
        reason: reasonOption(call),
      } as CommandInput);
      return printDone(competition, [answer], words.changed);
    }
    if (call.json) printJson(await competitionResource(competition));
    else {
      const nameOf = await settingNamer(call, kind, settings);
      const rows = listedSettings(kind, settings).map((listed) => {
        return [listed.path, listed.value, nameOf(listed), listed.allowed];
      });
      const columns = [words.setting, words.value, words.meaning, words.allowed];
      print(table(columns.map(left), rows));
    }
    return EXIT.done;
  });
