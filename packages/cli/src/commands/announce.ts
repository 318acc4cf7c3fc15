import { type CommandInput, publicAnnouncements, timeZoneOf } from "@losfee/core";
import { announceTexts } from "@losfee/messages/cli-announce";
import { argument, type Call, integerOption, optionalArgument } from "../call/call.ts";
import { EXIT, type ExitCode } from "../call/exit.ts";
import { printDone, withCompetition } from "../journal/competition.ts";
import { print, printJson } from "../terminal/print.ts";
import { left, table } from "../terminal/table.ts";

/**
 * `losfee announce [TEXT] [--edit N | --withdraw N]`: posts, changes or withdraws an announcement;
 * without a text it lists the current ones.
 */
export const run = (call: Call): Promise<ExitCode> =>
  withCompetition(call, async (competition) => {
    const words = announceTexts[call.language];
    const edited = integerOption(call, "edit", 1);
    const withdrawn = integerOption(call, "withdraw", 1);
    const execute = async (command: object, done: string): Promise<ExitCode> => {
      // All kinds have these commands, which TypeScript cannot follow.
      const answer = await competition.executeCommand(command as CommandInput);
      return printDone(competition, [answer], done);
    };
    if (withdrawn !== undefined) {
      return execute({ type: "withdraw-announcement", announcement: withdrawn }, words.withdrawn);
    }
    if (edited !== undefined) {
      const text = argument(call, 0);
      return execute({ type: "edit-announcement", announcement: edited, text }, words.edited);
    }
    const text = optionalArgument(call, 0);
    if (text !== undefined) return execute({ type: "post-announcement", text }, words.posted);
    const { formatTime } = competition.messages;
    const state = competition.state();
    const announcements = publicAnnouncements(state);
    if (call.json) {
      printJson({ announcements: announcements.map(({ mentions: _, ...one }) => one) });
    } else if (announcements.length === 0) print(words.nothing);
    else {
      const rows = announcements.map(({ id, at, text }) => [
        String(id),
        formatTime(at, call.language, timeZoneOf(state)),
        text.replaceAll("\n", " / "),
      ]);
      print(table([left(words.number), left(words.when), left(words.text)], rows));
    }
    return EXIT.done;
  });
