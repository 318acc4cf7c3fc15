import { allDeadlines } from "@losfee/core";
import { ladderTexts } from "@losfee/messages/cli-ladder";
import { ladderResources } from "@losfee/server/resources";
import type { Call } from "../call/call.ts";
import { EXIT, type ExitCode } from "../call/exit.ts";
import { withLadder } from "../journal/ladder.ts";
import { print, printJson } from "../terminal/print.ts";
import { left, table } from "../terminal/table.ts";

/** `losfee deadlines`: what has to happen until when, the earliest first. */
export const run = (call: Call): Promise<ExitCode> =>
  withLadder(call, async ({ state, nameOf, messages }) => {
    const words = ladderTexts[call.language];
    const deadlines = allDeadlines(state());
    if (call.json) {
      const { deadline } = ladderResources(state(), call.language);
      printJson({ seq: state().seq, deadlines: deadlines.map(deadline) });
    } else if (deadlines.length === 0) print(words.noDeadlines);
    else {
      print(
        table(
          [left(words.lastDay), left(words.what), left(words.who), left(words.game)],
          deadlines.map(({ kind, date, holders, game }) => [
            date,
            messages.timerLabel(kind, call.language),
            holders.map(nameOf).join(", "),
            game === null ? "" : `${nameOf(game.challenger)} – ${nameOf(game.defender)}`,
          ]),
        ),
      );
    }
    return EXIT.done;
  });
