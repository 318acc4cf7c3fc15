import { machineZone } from "@losfee/contract/language";
import { zoneTexts } from "@losfee/messages/cli-journal-zone";
import { type Call, textOption } from "../call/call.ts";
import { print } from "../terminal/print.ts";

/**
 * The time zone of a new competition: the one that was named, else that of the machine, if a person
 * sits at it. Null where a program runs the command: its machine may stand anywhere.
 */
export const zoneOfNew = (call: Call): string | null =>
  textOption(call, "timeZone") ?? (isAtTerminal(call) ? machineZone() : null);

/** Prints the zone that was taken without being named, or that there is none. */
export const tellZone = (call: Call, zone: string | null): void => {
  const words = zoneTexts[call.language];
  if (zone === null) print(words.none);
  else if (textOption(call, "timeZone") === undefined) print(words.machine({ zone }));
};

const isAtTerminal = ({ json }: Call): boolean => !json && process.stdin.isTTY === true;
