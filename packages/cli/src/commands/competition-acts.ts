import { closingTexts } from "@losfee/messages/cli-closing";
import { directorTexts } from "@losfee/messages/cli-director";
import { journalTexts } from "@losfee/messages/cli-journal";
import { ladderTexts } from "@losfee/messages/cli-ladder";
import { reportTexts } from "@losfee/messages/cli-report";
import { argument, type Run, reasonOption, saysYes, textOption } from "../call/call.ts";
import { EXIT, Failure } from "../call/exit.ts";
import { actorOf, printDone, unknownCompetition, withCompetition } from "../journal/competition.ts";
import { withTournament } from "../journal/kind.ts";
import { journalName, openStore } from "../journal/open.ts";
import { confirm } from "../terminal/confirm.ts";
import { note, print, printJson } from "../terminal/print.ts";
import { act } from "./act.ts";
import { isConfirmed } from "./confirm-change.ts";

/** `losfee rename NAME`: gives the competition another name. */
export const rename = act(withCompetition, ({ call }) => {
  const name = argument(call, 0);
  return {
    command: { type: "rename-competition", name },
    done: directorTexts[call.language].renamed({ name }),
  };
});

/** `losfee leave-fide-mode --reason …`: leaves FIDE mode for good. */
export const leaveFideMode = act(withTournament, ({ call }) => ({
  command: { type: "leave-fide-mode", reason: reasonOption(call) },
  done: directorTexts[call.language].fideModeLeft,
}));

/** `losfee close`: ends the competition, after asking: the seed of its lots is public from then on. */
export const close: Run = (call) =>
  withCompetition(call, async (competition) => {
    const words = closingTexts[call.language];
    const ask = (): void => note(words.seedBecomesPublic({ name: competition.state().name }));
    if (!(await isConfirmed(call, ask, words))) return EXIT.refused;
    const answer = await competition.executeCommand({ type: "close-competition" });
    return printDone(competition, [answer], words.closedNow({ seed: competition.state().seed }));
  });

/** `losfee reopen --reason …`: opens a closed competition again, its lots from a new seed. */
export const reopen = act(withCompetition, ({ call, state }) => ({
  command: { type: "reopen-competition", reason: reasonOption(call) },
  done: () => closingTexts[call.language].reopened({ hash: state().seedHash }),
}));

/** `losfee pass-time`: lets everything act whose time has ended; a server does so by itself. */
export const passTime = act(withCompetition, ({ call, state }) => ({
  command: { type: "pass-time" },
  done: ({ events: { length } }) =>
    state().kind === "ladder"
      ? ladderTexts[call.language].passed({ events: length })
      : reportTexts[call.language].accepted({ count: length }),
}));

/** `losfee rehearse -c ID`: copies a competition as it stands, to try something out. */
export const rehearse: Run = (call) =>
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

/** `losfee delete -c ID`: deletes a competition beyond recovery, after asking. */
export const deleteCompetition: Run = (call) =>
  withCompetition(call, async ({ id, service, state }) => {
    const words = directorTexts[call.language];
    const { name } = state();
    // Never the current competition by default: deletion is final.
    const named = textOption(call, "competition") !== undefined;
    const confirmed = named && saysYes(call);
    if (!confirmed) {
      if (call.json || !process.stdin.isTTY) {
        note(words.deleteByOption);
        return EXIT.refused;
      }
      if (!(await confirm(words.deleteQuestion({ name }), call.language))) {
        note(words.unchanged);
        return EXIT.refused;
      }
    }
    await service.remove(id);
    if (call.json) printJson({ competition: id, deleted: true });
    else print(words.deleted({ name }));
    return EXIT.done;
  });

/** `losfee migrate`: what is stored is brought up to date, and nothing else is done. */
export const migrate: Run = async (call) => {
  const store = await openStore(call, "refuse");
  await store.close();
  const journal = await journalName(call);
  if (call.json) printJson({ journal });
  else print(journalTexts[call.language].migrated({ journal }));
  return EXIT.done;
};
