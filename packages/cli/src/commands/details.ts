import { gameTermsOf, playsBoards } from "@losfee/core";
import { eventDetailTexts } from "@losfee/messages/cli-event-details";
import type { CommandInput } from "@losfee/server/local";
import type { Call } from "../call/call.ts";
import { EXIT, type ExitCode } from "../call/exit.ts";
import { printDone, withCompetition } from "../journal/competition.ts";
import { eventDetailsFrom } from "../journal/event-details.ts";
import { competitionResource } from "../journal/resource.ts";
import { print, printJson } from "../terminal/print.ts";
import { left, table } from "../terminal/table.ts";

/** `losfee details [--place …]`: shows what is announced of the event, or changes some of it. */
export const run = (call: Call): Promise<ExitCode> =>
  withCompetition(call, async (competition) => {
    const words = eventDetailTexts[call.language];
    const state = competition.state();
    const change = eventDetailsFrom(call, state.details);
    if (Object.keys(change).length > 0) {
      // All kinds have the command, which TypeScript cannot follow.
      const command = { type: "change-event-details", details: change } as CommandInput;
      return printDone(competition, [await competition.executeCommand(command)], words.changed);
    }
    if (call.json) printJson(await competitionResource(competition));
    else {
      const options =
        state.kind === "tournament"
          ? {
              officials: gameTermsOf(state.settings).officials,
              stages: playsBoards(state.settings)
                ? null
                : competition.messages.stagesIn(state.settings, call.language),
            }
          : ({ officials: "directors", stages: null } as const);
      const { eventDetailLabel, eventDetailRows } = competition.messages;
      const { hue, text } = state.details;
      const label = (detail: "hue" | "text"): string => eventDetailLabel(detail, call.language);
      const rows = [
        ...eventDetailRows(state.details, call.language, options),
        ...(hue === undefined ? [] : [{ label: label("hue"), value: `${hue}°` }]),
        ...(text === undefined ? [] : [{ label: label("text"), value: text.split("\n")[0] ?? "" }]),
      ];
      print(
        rows.length === 0
          ? words.nothing
          : table(
              [left(words.detail), left(words.value)],
              rows.map(({ label, value }) => [label, value]),
            ),
      );
    }
    return EXIT.done;
  });
