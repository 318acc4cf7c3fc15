import { journalTexts } from "@losfee/messages/cli-journal";
import type { Call } from "../call/call.ts";
import { EXIT, type ExitCode } from "../call/exit.ts";
import { journalName, openStore } from "../journal/open.ts";
import { print, printJson } from "../terminal/print.ts";

/** `losfee migrate`: what is stored is brought up to date, and nothing else is done. */
export const run = async (call: Call): Promise<ExitCode> => {
  const store = await openStore(call, "refuse");
  await store.close();
  const journal = await journalName(call);
  if (call.json) printJson({ journal });
  else print(journalTexts[call.language].migrated({ journal }));
  return EXIT.done;
};
