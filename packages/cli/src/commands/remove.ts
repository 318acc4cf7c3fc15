import { directorTexts } from "@losfee/messages/cli-director";
import type { Call } from "../call/call.ts";
import type { ExitCode } from "../call/exit.ts";
import { aboutEntry } from "./one-entry.ts";

/** `losfee remove PLAYER`: takes out an entry that no round has. */
export const run = (call: Call): Promise<ExitCode> =>
  aboutEntry(
    call,
    (entry) => ({ type: "remove-entry", entry }),
    directorTexts[call.language].removed,
  );
