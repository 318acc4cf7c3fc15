import { levelsOf } from "@losfee/core";
import { ladderTexts } from "@losfee/messages/cli-ladder";
import { ladderResources } from "@losfee/server/resources";
import type { Call } from "../call/call.ts";
import { EXIT, type ExitCode } from "../call/exit.ts";
import { withLadder } from "../journal/ladder.ts";
import { print, printJson } from "../terminal/print.ts";
import { pyramidText } from "../views/pyramid.ts";

/** Width without a terminal. */
const USUAL_WIDTH = 100;

/** `losfee pyramid`: who sits where, level by level. */
export const run = (call: Call): Promise<ExitCode> =>
  withLadder(call, async ({ state, messages }) => {
    const { vacant, nobody, legend } = ladderTexts[call.language];
    if (call.json) {
      printJson({ seq: state().seq, ...ladderResources(state(), call.language).pyramid() });
    } else if (levelsOf(state()).length === 0) print(nobody);
    else {
      const words = { seat: messages.seatLabel, vacant };
      print(pyramidText(state(), words, process.stdout.columns ?? USUAL_WIDTH));
      if (state().open.size > 0) print(`\n${legend}`);
    }
    return EXIT.done;
  });
