import { resolve } from "node:path";
import { backupTexts } from "@losfee/messages/cli-backup";
import type { RestoreRefusal } from "@losfee/server/local";
import { argument, type Call, flagOption, textOption } from "../call/call.ts";
import { EXIT, type ExitCode, Failure } from "../call/exit.ts";
import { loadMessages } from "../call/messages.ts";
import { journalFile } from "../journal/open.ts";
import { confirm } from "../terminal/confirm.ts";
import { note, print, printJson } from "../terminal/print.ts";

/** `losfee restore BACKUP`: the whole journal, or with `-c` one competition of it, from a backup. */
export const run = async (call: Call): Promise<ExitCode> => {
  const words = backupTexts[call.language];
  const { loadBackup } = await import("@losfee/server/local");
  const { restoreCompetition, restoreJournal } = await loadBackup();
  const { describeBreak, formatTime } = await loadMessages();
  const path = await journalFile(call);
  if (path === null) {
    throw new Failure(EXIT.refused, words.restoreDatabase, { code: "restore-by-database" });
  }
  const competition = textOption(call, "competition");
  const backup = argument(call, 0);
  const force = flagOption(call, "force") === true;
  const order = {
    backup: resolve(backup),
    journalPath: resolve(path),
    anyway: force,
    now: Date.now(),
  };
  const question =
    competition === undefined
      ? words.replaceJournal({ path })
      : words.replaceCompetition({ id: competition, path });
  const agreed = async ({ contents }: BackupSummary): Promise<boolean> => {
    if (force) return true;
    if (call.json || !process.stdin.isTTY) return false;
    const { competitions, events, lastRecordedAt: last } = contents;
    const when = last === "" ? "" : formatTime(last, call.language, null);
    note(words.holds({ path: backup, competitions, events, last: when, hasLast: when !== "" }));
    return confirm(question, call.language);
  };
  if (competition !== undefined) {
    const done = await restoreCompetition(order, competition, agreed);
    if (!done.ok) throw await refused(call, done.error);
    const { events, previousPath, erased } = done.value;
    if (call.json) printJson({ journal: path, competition, events, previousPath, erased });
    else {
      print(words.restoredCompetition({ id: competition, events, path }));
      if (erased > 0) print(words.erased({ people: erased }));
      if (previousPath !== null) print(words.previousPath({ path: previousPath }));
    }
    return EXIT.done;
  }
  const done = await restoreJournal(order, agreed);
  if (!done.ok) throw await refused(call, done.error);
  const { previousPath, erased } = done.value;
  const { contents, competitions: list } = done.value.backup;
  const broken = [
    ...list.competitions.flatMap(({ id, broken: at }) => (at === undefined ? [] : [{ id, ...at }])),
    ...list.unreadable,
  ];
  const { competitions, events, lastRecordedAt } = contents;
  if (call.json) {
    printJson({
      journal: path,
      competitions,
      events,
      lastRecordedAt,
      previousPath,
      erased,
      broken,
    });
    return EXIT.done;
  }
  print(words.restored({ path }));
  const when = lastRecordedAt === "" ? "" : formatTime(lastRecordedAt, call.language, null);
  print(words.holds({ path: backup, competitions, events, last: when, hasLast: when !== "" }));
  if (previousPath !== null) print(words.previousPath({ path: previousPath }));
  print(words.accessAsThen);
  if (erased === null) note(words.erasuresUnknown);
  else if (erased > 0) print(words.erased({ people: erased }));
  for (const { id, ...at } of broken)
    note(words.broken({ id, what: describeBreak(at, call.language) }));
  return EXIT.done;
};

/** Summary of a backup before it replaces a journal. */
interface BackupSummary {
  readonly contents: {
    readonly competitions: number;
    readonly events: number;
    readonly lastRecordedAt: string;
  };
}

const refused = async (call: Call, refusal: RestoreRefusal): Promise<Failure> => {
  const { describeRestoreRefusal } = await loadMessages();
  const message = describeRestoreRefusal(refusal, call.language);
  const rules: readonly RestoreRefusal["code"][] = [
    "restore-not-confirmed",
    "restore-no-competition",
    "restore-competition-broken",
  ];
  return new Failure(
    rules.includes(refusal.code) ? EXIT.refused : EXIT.fileAccess,
    message,
    refusal,
  );
};
