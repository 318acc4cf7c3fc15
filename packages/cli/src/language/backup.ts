import { counted, isOne, texts } from "@losfee/contract/language";

/** Texts of `losfee backup` and `losfee restore`. */
export const backupTexts = texts({
  de: {
    done: (path: string, competitions: number, events: number) =>
      `Gesichert und zurückgelesen: ${path} (Turniere: ${competitions}, Ereignisse: ${events})`,
    pruned: (count: number) => `Ältere Sicherungen gelöscht: ${count}`,
    malformed: (ids: string) =>
      `Achtung: Im Journal beschädigt und darum auch in der Sicherung: ${ids}. Frühere Sicherungen bitte aufheben.`,
    planned: (folder: string, minutes: number, keep: number) =>
      `Von jetzt an sichert der Server ${isOne(minutes, "de") ? "jede Minute" : `alle ${minutes} Minuten`} nach ${folder}; die letzten ${keep} werden aufgehoben.`,
    restoreDatabase:
      "Eine Datenbank wird mit pg_restore eingespielt, nicht von Losfee; wie, steht in der Anleitung „Ein Server für den Verein“.",
    off: "Von selbst wird nichts mehr gesichert.",
    offAlone: "Mit --off lässt sich nichts anderes verbinden.",
    everyNeedsFolder: "Zu --every gehört ein Ordner: losfee backup ORDNER --every MINUTEN",
    holds: (path: string, competitions: number, events: number, last: string) =>
      `${path}: Turniere ${competitions}, Ereignisse ${events}${last === "" ? "" : `, das letzte von ${last}`}`,
    replaceJournal: (path: string) =>
      `An die Stelle von ${path} setzen? Das bisherige Journal bleibt unter anderem Namen daneben liegen. [j/N]`,
    replaceCompetition: (id: string, path: string) =>
      `Das Turnier ${id} in ${path} dadurch ersetzen? Das bisherige bleibt als Datei daneben liegen. [j/N]`,
    restored: (path: string) => `Eingespielt: ${path}`,
    accessAsThen:
      "Links und Sitzungen sind die von damals: Was seither entzogen wurde, gilt wieder. Mehr unter „Helfer“ und „Sitzungen“.",
    restoredCompetition: (id: string, events: number, path: string) =>
      `Zurückgeholt: ${id} mit ${counted(events, { one: "Ereignis", other: "Ereignissen" }, "de")} in ${path}`,
    previousPath: (path: string) => `Das bisherige liegt jetzt hier: ${path}`,
    erased: (people: number) =>
      isOne(people, "de")
        ? "Eine Person, die seither gelöscht wurde, ist auch darin gelöscht."
        : `${people} Personen, die seither gelöscht wurden, sind auch darin gelöscht.`,
    erasuresUnknown:
      "Wer seit dieser Sicherung gelöscht wurde, ist nicht bekannt, denn das Journal von danach fehlt. Wer gelöscht war, bitte noch einmal löschen: losfee erase-person",
    broken: (id: string, what: string) => `Achtung: Das Protokoll von ${id} ist darin ${what}.`,
  },
  en: {
    done: (path: string, competitions: number, events: number) =>
      `Backed up and read back: ${path} (competitions: ${competitions}, events: ${events})`,
    pruned: (count: number) => `Older backups deleted: ${count}`,
    malformed: (ids: string) =>
      `Note: damaged in the journal, and so in the backup: ${ids}. Keep earlier backups.`,
    planned: (folder: string, minutes: number, keep: number) =>
      `From now on the server backs up to ${folder} every ${isOne(minutes, "en") ? "minute" : `${minutes} minutes`}; the last ${keep} are kept.`,
    restoreDatabase:
      "A database is restored with pg_restore, not by Losfee; the guide “A club’s server” says how.",
    off: "Nothing is backed up automatically any more.",
    offAlone: "--off goes with nothing else.",
    everyNeedsFolder: "--every needs a folder: losfee backup FOLDER --every MINUTES",
    holds: (path: string, competitions: number, events: number, last: string) =>
      `${path}: competitions ${competitions}, events ${events}${last === "" ? "" : `, the last of ${last}`}`,
    replaceJournal: (path: string) =>
      `Put it in place of ${path}? The journal there stays beside it under another name. [y/N]`,
    replaceCompetition: (id: string, path: string) =>
      `Replace the competition ${id} in ${path} with it? What is there stays beside it as a file. [y/N]`,
    restored: (path: string) => `Restored: ${path}`,
    accessAsThen:
      "Links and sessions are as they were then: whatever was revoked since is valid again. See “Helpers” and “Sessions”.",
    restoredCompetition: (id: string, events: number, path: string) =>
      `Brought back: ${id} with ${counted(events, { one: "event", other: "events" }, "en")} in ${path}`,
    previousPath: (path: string) => `What was there is now here: ${path}`,
    erased: (people: number) =>
      isOne(people, "en")
        ? "One person who was erased since has been erased from it as well."
        : `${people} people who were erased since have been erased from it as well.`,
    erasuresUnknown:
      "Who was erased since this backup is not known, because the journal written after it is missing. Please erase those people again: losfee erase-person",
    broken: (id: string, what: string) => `Note: the journal of ${id} in it is ${what}.`,
  },
});
