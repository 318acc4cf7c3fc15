import { directorTexts } from "@losfee/messages/cli-director";
import type { Call } from "../call/call.ts";
import type { ExitCode } from "../call/exit.ts";
import { aboutEntry } from "./one-entry.ts";

/** `losfee reinstate PLAYER`: takes a withdrawal back. */
export const run = (call: Call): Promise<ExitCode> =>
  aboutEntry(
    call,
    (entry) => ({ type: "reinstate-entry", entry }),
    directorTexts[call.language].reinstated,
  );
