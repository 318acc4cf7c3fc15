import { requestTexts } from "@losfee/messages/cli-requests";
import type { Call } from "../call/call.ts";
import type { ExitCode } from "../call/exit.ts";
import { aboutEntry } from "./one-entry.ts";

/** `losfee grant PLAYER`: does what the player asks for. */
export const run = (call: Call): Promise<ExitCode> =>
  aboutEntry(
    call,
    (entry) => ({ type: "grant-request", entry }),
    requestTexts[call.language].granted,
  );
