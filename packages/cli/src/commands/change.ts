import { directorTexts } from "@losfee/messages/cli-director";
import type { Call } from "../call/call.ts";
import type { ExitCode } from "../call/exit.ts";
import { entryDetails } from "./enter.ts";
import { aboutEntry } from "./one-entry.ts";

/** `losfee change PLAYER --rating …`: changes what is known of a player. */
export const run = (call: Call): Promise<ExitCode> =>
  aboutEntry(
    call,
    (entry) => ({ type: "change-entry", entry, details: entryDetails(call) }),
    directorTexts[call.language].changed,
  );
