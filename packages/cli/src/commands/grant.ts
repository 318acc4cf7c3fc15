import type { Call } from "../call/call.ts";
import type { ExitCode } from "../call/exit.ts";
import { requestTexts } from "../language/requests.ts";
import { aboutEntry } from "./one-entry.ts";

/** `losfee grant PLAYER`: does what the player asks for. */
export const run = (call: Call): Promise<ExitCode> =>
  aboutEntry(
    call,
    (entry) => ({ type: "grant-request", entry }),
    (player) => requestTexts[call.language].granted(player),
  );
