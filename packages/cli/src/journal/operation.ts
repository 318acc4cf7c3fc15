import { serveTexts } from "@losfee/messages/cli-serve";
import type { ServeOptions } from "@losfee/server";
import { type Call, integerOption, misused, textOption } from "../call/call.ts";

const LOG_LEVELS = ["silent", "error", "warn", "info", "debug", "trace"] as const;

/** Longest wait for a server to end, in seconds. */
const LONGEST_DRAIN = 300;

/** More threads are of no use. */
const MOST_READERS = 16;

/** Returns the operator's settings: `--log-level`, `--metrics`, `--drain`, `--readers`. */
export const operationFrom = (
  call: Call,
): Pick<ServeOptions, "logLevel" | "metrics" | "drain" | "readers"> => {
  const logLevel = logLevelFrom(call);
  const metrics = metricsFrom(call);
  const drain = integerOption(call, "drain", 0, LONGEST_DRAIN);
  const readers = integerOption(call, "readers", 1, MOST_READERS);
  return {
    ...(logLevel === undefined ? {} : { logLevel }),
    ...(metrics === undefined ? {} : { metrics }),
    ...(drain === undefined ? {} : { drain }),
    ...(readers === undefined ? {} : { readers }),
  };
};

const HIGHEST_PORT = 65_535;

/** `PORT`, `HOST:PORT` or `[IPv6]:PORT`; this machine only if there is no host. */
const metricsFrom = (call: Call): ServeOptions["metrics"] | undefined => {
  const text = textOption(call, "metrics");
  if (text === undefined) return undefined;
  const parts = /^(?:\[([\da-f:.]+)\]:|([^:[\]\s]+):)?(\d{1,5})$/i.exec(text);
  const port = Number(parts?.[3]);
  if (parts !== null && port <= HIGHEST_PORT)
    return { host: parts[1] ?? parts[2] ?? "127.0.0.1", port };
  const message = serveTexts[call.language].notAMetricsAddress({ text });
  throw misused(message, "metrics-address-malformed", { given: text });
};

const logLevelFrom = (call: Call): (typeof LOG_LEVELS)[number] | undefined => {
  const text = textOption(call, "logLevel");
  if (text === undefined) return undefined;
  const level = LOG_LEVELS.find((one) => one === text);
  if (level !== undefined) return level;
  const known = LOG_LEVELS.join(", ");
  const message = serveTexts[call.language].notALogLevel({ text, known });
  throw misused(message, "log-level-unknown", { given: text });
};
