import { awardsOf, workingsFor } from "@losfee/core";
import { awardsById, readPrizeEvent } from "@losfee/files/calculations";
import { argument, type Call, textOption } from "../call/call.ts";
import { EXIT, type ExitCode } from "../call/exit.ts";
import { personAmong } from "../call/person.ts";
import { readCalculation } from "../terminal/calculation.ts";
import { print, printJson } from "../terminal/print.ts";
import { awardsText, workingsText } from "../views/prizes.ts";

/** `losfee prizes EVENT.json`: who gets what, and why. */
export const run = async (call: Call): Promise<ExitCode> => {
  const path = argument(call, 0);
  const event = await readCalculation(call, path, readPrizeEvent);
  const awards = awardsOf(event.fund, event.contenders);
  const named = textOption(call, "why");
  if (named !== undefined) {
    const person = personAmong(call, event.contenders, named, `losfee prizes ${path}`);
    if (call.json) printJson(workingsFor(awards, person));
    else print(workingsText(event, awards, person, call.language));
  } else if (call.json) printJson(awardsById(awards, event.contenders));
  else print(awardsText(event, awards, call.language));
  return EXIT.done;
};
