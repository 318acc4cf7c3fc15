import { counted, isOne, texts } from "@losfee/contract";

export const backupTexts = texts({
  de: {
    title: "Sicherung",
    back: "Alle Turniere",
    intro:
      "Eine Sicherung enthält alles, was dieses Losfee aufbewahrt: alle Turniere mit ihren Startwerten, Zugänge und Mail. Sie wird im laufenden Betrieb geschrieben und danach vollständig zurückgelesen.",
    byDatabase: "Sicherung mit PostgreSQL",
    byDatabaseHow:
      "Alles, was dieses Losfee aufbewahrt, liegt in einer PostgreSQL-Datenbank. Gesichert wird sie mit deren eigenen Programmen, auch im laufenden Betrieb, am besten von selbst jede Nacht:",
    databaseBack:
      "Zum Zurückholen Losfee beenden und die Sicherung in eine neue, leere Datenbank einspielen:",
    databaseName: "DATENBANK",
    emptyDatabase: "NEUE_DATENBANK",
    databaseThen:
      "Danach Losfee mit der neuen Datenbank starten. Wer seit der Sicherung gelöscht wurde, steht wieder darin und ist noch einmal zu löschen.",
    last: "Letzte Sicherung",
    none: "Seit dem Start von Losfee wurde nichts gesichert.",
    running: "Es wird gerade gesichert …",
    done: (time: string) => `Gesichert ${time}`,
    holds: (competitions: number, events: number, size: string) =>
      `${counted(competitions, { one: "Turnier", other: "Turniere" }, "de")}, ${counted(events, { one: "Ereignis", other: "Ereignisse" }, "de")}, ${size}`,
    malformed: (ids: string) =>
      `Im Journal beschädigt und darum auch in der Sicherung: ${ids}. Frühere Sicherungen bitte aufheben.`,
    failed: (since: string) => `Seit ${since} schlägt die Sicherung fehl.`,
    nextTry: (time: string) => `Nächster Versuch: ${time}.`,
    now: "Jetzt sichern",
    to: "Ordner oder neue Datei .sqlite (vollständiger Pfad)",
    toHint: "/media/stick/losfee",
    saving: "Wird gesichert …",
    saved: (path: string) => `Gesichert: ${path}`,
    plan: "Von selbst sichern",
    planIntro:
      "Am besten auf einen zweiten Datenträger, etwa einen USB-Stick. Gesichert wird nur, wenn sich etwas geändert hat.",
    folder: "Ordner (vollständiger Pfad)",
    every: "Abstand in Minuten",
    keep: "So viele aufheben",
    begin: "Sichern und so weiter verfahren",
    change: "Sichern und Plan ändern",
    end: "Plan beenden",
    begun: (folder: string) => `Ab jetzt wird von selbst nach ${folder} gesichert.`,
    ended: "Von selbst wird nichts mehr gesichert.",
    noPlan: "Noch wird nichts von selbst gesichert.",
    planned: (folder: string, minutes: number, keep: number) =>
      `${isOne(minutes, "de") ? "Jede Minute" : `Alle ${minutes} Minuten`} nach ${folder}; die letzten ${keep} werden aufgehoben.`,
    standby: "Zweiter Laptop",
    standbyHow:
      "Ein zweiter Laptop kann diesem folgen und einspringen, wenn er ausfällt. Wie, sagt hier an der Befehlszeile:",
    standbyWaits: "Ein zweiter Laptop darf folgen; bisher hat sich keiner gemeldet.",
    standbyFollows: (url: string) => `Ein zweiter Laptop (${url}) ist auf dem Stand von diesem.`,
    standbyGone: (url: string, time: string) =>
      `Der zweite Laptop (${url}) hat sich seit ${time} nicht gemeldet. Läuft dort „losfee follow“, und ist er im Netz?`,
    stored: "Vorhandene Sicherungen",
    restore: "Zurückholen und umziehen",
    restoreHow:
      "Losfee beenden, dann an der Befehlszeile. Das bisherige Journal bleibt daneben liegen. Auf einem anderen Rechner geht es genauso.",
    anyBackup: "SICHERUNG.sqlite",
    anyId: "KENNUNG",
    restoreOne: "Nur ein Turnier aus der Sicherung:",
    offline: "Keine Verbindung zum Server. Bitte noch einmal versuchen.",
  },
  en: {
    title: "Backup",
    back: "All competitions",
    intro:
      "A backup holds everything this Losfee stores: all competitions with their random seeds, access and mail. It is written while Losfee runs, and then read back in full.",
    byDatabase: "Backup with PostgreSQL",
    byDatabaseHow:
      "Everything this Losfee stores is in a PostgreSQL database. It is backed up with PostgreSQL’s own programs, also while Losfee runs, preferably automatically every night:",
    databaseBack: "To restore it, stop Losfee and load the backup into a new, empty database:",
    databaseName: "DATABASE",
    emptyDatabase: "NEW_DATABASE",
    databaseThen:
      "Then start Losfee with the new database. Anyone erased since the backup is in it again and has to be erased once more.",
    last: "Last backup",
    none: "Nothing has been backed up since Losfee was started.",
    running: "A backup is being made …",
    done: (time: string) => `Backed up ${time}`,
    holds: (competitions: number, events: number, size: string) =>
      `${counted(competitions, { one: "competition", other: "competitions" }, "en")}, ${counted(events, { one: "event", other: "events" }, "en")}, ${size}`,
    malformed: (ids: string) =>
      `Damaged in the journal, and therefore in the backup: ${ids}. Keep earlier backups.`,
    failed: (since: string) => `Backups have been failing since ${since}.`,
    nextTry: (time: string) => `Next attempt: ${time}.`,
    now: "Back up now",
    to: "Folder or new file .sqlite (full path)",
    toHint: "/media/stick/losfee",
    saving: "Backing up …",
    saved: (path: string) => `Backed up: ${path}`,
    plan: "Back up automatically",
    planIntro:
      "Preferably to a second disk, such as a USB stick. Backups are made only when something has changed.",
    folder: "Folder (full path)",
    every: "Minutes between backups",
    keep: "How many to keep",
    begin: "Back up now and automatically",
    change: "Back up and change the schedule",
    end: "Stop automatic backups",
    begun: (folder: string) => `From now on backups go to ${folder} automatically.`,
    ended: "Automatic backups have stopped.",
    noPlan: "Nothing is backed up automatically yet.",
    planned: (folder: string, minutes: number, keep: number) =>
      `${isOne(minutes, "en") ? "Every minute" : `Every ${minutes} minutes`} to ${folder}; the last ${keep} are kept.`,
    standby: "Second laptop",
    standbyHow:
      "A second laptop can follow this one and stand in when it fails. This tells how, on the command line here:",
    standbyWaits: "A second laptop may follow; none has come yet.",
    standbyFollows: (url: string) => `A second laptop (${url}) is up to date with this one.`,
    standbyGone: (url: string, time: string) =>
      `The second laptop (${url}) has not been heard from since ${time}. Is “losfee follow” running there, and is it in the network?`,
    stored: "Existing backups",
    restore: "Restoring and moving",
    restoreHow:
      "Stop Losfee, then run this on the command line. The previous journal is kept beside the restored one. It works the same way on another computer.",
    anyBackup: "BACKUP.sqlite",
    anyId: "ID",
    restoreOne: "Just one competition from the backup:",
    offline: "No connection to the server. Please try again.",
  },
});
