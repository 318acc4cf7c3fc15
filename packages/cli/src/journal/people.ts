import type { PeopleConfiguration } from "@losfee/server/local";
import type { Call } from "../call/call.ts";
import { EXIT, Failure } from "../call/exit.ts";
import { loadMessages } from "../call/messages.ts";

/** Reads the account setup from environment variables; ends the call if one is malformed. */
export const peopleConfiguration = async (call: Call): Promise<PeopleConfiguration> => {
  const { readPeopleConfiguration } = await import("@losfee/server/local");
  const read = readPeopleConfiguration(process.env);
  if (read.ok) return read.value;
  const { describePeopleConfiguration } = await loadMessages();
  const message = describePeopleConfiguration(read.error, call.language);
  throw new Failure(EXIT.invalid, message, read.error);
};
