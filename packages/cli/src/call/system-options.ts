import { findSystem, systemIds } from "@losfee/core";
import { assignments, type Call, flagOption, integerOption, misused } from "./call.ts";
import { loadMessages } from "./messages.ts";
import { definedOnly } from "./options.ts";

/** Reads settings of a pairing system from the command line; the system checks their ranges. */
export const systemOptions = (call: Call): Readonly<Record<string, number | boolean | string>> => ({
  ...assignments(call, "option"),
  ...definedOnly<number | boolean>({
    repeats: integerOption(call, "repeats"),
    trackStarts: flagOption(call, "trackStarts"),
  }),
});

/** Refuses an unknown pairing system. */
export const refuseUnknownSystem = async (call: Call, system: string): Promise<void> => {
  if (findSystem(system) !== undefined) return;
  const refusal = { code: "unknown-system", system, known: systemIds } as const;
  const { describeRefusal } = await loadMessages();
  const { code, ...details } = refusal;
  const message = `${describeRefusal(refusal, call.language)} (${systemIds.join(", ")})`;
  throw misused(message, code, details);
};
