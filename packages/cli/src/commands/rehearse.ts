import { directorTexts } from "@losfee/messages/cli-director";
import type { Call } from "../call/call.ts";
import { EXIT, type ExitCode, Failure } from "../call/exit.ts";
import { actorOf, unknownCompetition, withCompetition } from "../journal/competition.ts";
import { print, printJson } from "../terminal/print.ts";

/** `losfee rehearse -c ID`: copies a competition as it stands, to try something out. */
export const run = (call: Call): Promise<ExitCode> =>
  withCompetition(call, async ({ id, service, state, messages }) => {
    const words = directorTexts[call.language];
    const { name, rehearsal } = state();
    if (rehearsal !== null) {
      throw new Failure(EXIT.refused, words.isRehearsal, { code: "is-rehearsal" });
    }
    const stored = await service.rehearse(id, {
      name: messages.rehearsalName[call.language]({ name }),
      actor: actorOf(call),
    });
    if (stored === null) throw unknownCompetition(call, id);
    if (!stored.ok) {
      const message = messages.describeCommandRefusal(stored.error, call.language);
      throw new Failure(EXIT.refused, message, stored.error);
    }
    const { id: copy, seq } = stored.value;
    if (call.json) printJson({ id: copy, seq });
    else print(words.rehearsalBegun({ name, id: copy }));
    return EXIT.done;
  });
