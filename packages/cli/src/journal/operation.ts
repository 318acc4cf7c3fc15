import type { ServeOptions } from "@losfee/server";
import { type Call, integerOption, misused, textOption } from "../call/call.ts";
import { serveTexts } from "../language/serve.ts";

const LOG_LEVELS = ["silent", "error", "warn", "info", "debug", "trace"] as const;

/** Nobody waits longer for a server to end, in seconds. */
const LONGEST_DRAIN = 300;

/** How whoever looks after a server wants it to run: `--log-level`, `--drain`. */
export const operationFrom = (call: Call): Pick<ServeOptions, "logLevel" | "drain"> => {
  const logLevel = logLevelFrom(call);
  const drain = integerOption(call, "drain", 0, LONGEST_DRAIN);
  return {
    ...(logLevel === undefined ? {} : { logLevel }),
    ...(drain === undefined ? {} : { drain }),
  };
};

const logLevelFrom = (call: Call): (typeof LOG_LEVELS)[number] | undefined => {
  const text = textOption(call, "logLevel");
  if (text === undefined) return undefined;
  const level = LOG_LEVELS.find((one) => one === text);
  if (level !== undefined) return level;
  const known = LOG_LEVELS.join(", ");
  const message = serveTexts[call.language].notALogLevel(text, known);
  throw misused(message, "log-level-unknown", { given: text });
};
