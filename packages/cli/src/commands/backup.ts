import { resolve } from "node:path";
import type { BackupFault } from "@losfee/contract";
import { backupTexts } from "@losfee/messages/cli-backup";
import { type Call, flagOption, integerOption, misused, optionalArgument } from "../call/call.ts";
import { EXIT, type ExitCode, Failure } from "../call/exit.ts";
import { loadMessages } from "../call/messages.ts";
import { withStore } from "../journal/open.ts";
import { note, print, printJson } from "../terminal/print.ts";

/** Default number of backups in a plan. */
const KEPT = 20;

const MOST_KEPT = 1000;
const MOST_MINUTES = 7 * 24 * 60;

/** `losfee backup [TO]`: a backup now; with `--every` also from now on, while a server runs. */
export const run = async (call: Call): Promise<ExitCode> => {
  const words = backupTexts[call.language];
  const folder = optionalArgument(call, 0);
  const to = folder === undefined ? undefined : resolve(folder);
  const keep = integerOption(call, "keep", 1, MOST_KEPT);
  const every = integerOption(call, "every", 1, MOST_MINUTES);
  const off = flagOption(call, "off") === true;
  if (off && [to, keep, every].some((one) => one !== undefined)) {
    throw misused(words.offAlone, "off-alone");
  }
  if (every !== undefined && to === undefined) throw misused(words.everyNeedsFolder, "no-folder");
  const { loadBackup, systemPorts } = await import("@losfee/server/local");
  const { createBackups } = await loadBackup();
  return withStore(call, "refuse", async (_service, store) => {
    const scheduler = createBackups({
      store,
      now: systemPorts.now,
      onError: (error) => {
        throw error;
      },
    });
    const refused = async (fault: BackupFault): Promise<Failure> => {
      const { describeBackupFault } = await loadMessages();
      const exit = fault.code === "backup-by-database" ? EXIT.refused : EXIT.fileAccess;
      return new Failure(exit, describeBackupFault(fault, call.language), fault);
    };
    if (off) {
      const ended = await scheduler.follow(null);
      if (!ended.ok) throw await refused(ended.error);
      if (call.json) printJson(await scheduler.state());
      else print(words.off);
      return EXIT.done;
    }
    const plan =
      every === undefined || to === undefined
        ? null
        : { folder: to, everyMinutes: every, keep: keep ?? KEPT };
    const made = plan === null ? await scheduler.backUpNow(to, keep) : await scheduler.follow(plan);
    if (!made.ok) throw await refused(made.error);
    const state = await scheduler.state();
    const { last } = state;
    const pruned = made.value?.pruned ?? 0;
    if (call.json) printJson({ ...state, pruned });
    else if (last !== null) {
      print(words.done({ path: last.path, competitions: last.competitions, events: last.events }));
      if (pruned > 0) print(words.pruned({ count: pruned }));
      if (plan !== null)
        print(words.planned({ folder: plan.folder, minutes: plan.everyMinutes, keep: plan.keep }));
      if (last.malformed.length > 0) note(words.malformed({ ids: last.malformed.join(", ") }));
    }
    return EXIT.done;
  });
};
