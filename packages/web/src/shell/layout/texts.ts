import { texts } from "@losfee/contract";

/** Texts around every page. */
export const layoutTexts = texts({
  de: {
    skip: "Zum Inhalt",
    feed: "Ergebnisse und Neues",
    console: "Leitung",
    account: "Mein Konto",
    signIn: "Anmelden",
    more: "Mehr",
    publicPage: "Öffentlich",
    beside: {
      competitions: "Alle Turniere",
      backup: "Sicherung",
      sessions: "Angemeldete Geräte",
      logOut: "Ausloggen",
    },
    shortcuts: "Tastenkürzel",
    palette: "Personen, Seiten, Befehle suchen",
    paletteKey: "Strg+K",
    offline: "Verbindung unterbrochen – Stand eventuell veraltet",
    unreviewed: "Niemand, dessen Muttersprache es ist, hat diese Übersetzung bisher durchgesehen.",
    pages: "Seiten des Turniers",
    wayOut: "Zur ersten Seite",
    toCompetition: "Zur Seite des Turniers",
    sides: "Was gespielt wird",
    atSide: { tables: "an Tischen", boards: "zu zweit" },
    broken: (what: string, last: number) =>
      `Das Protokoll dieses Turniers ist ${what}. Zu sehen ist der Stand nach Ereignis ${last}; ändern lässt sich nichts.`,
    backupFails: (since: string, what: string) =>
      `Seit ${since} schlägt die Sicherung fehl. ${what}`,
    fileFault: {
      indexes:
        "Losfee hat seine Datei geprüft: Alle Eingaben sind unversehrt, aber ein Index stimmt nicht, und manches wird vielleicht nicht gefunden. Sie können weiterspielen. „losfee verify“ sagt, wie der Index neu angelegt wird.",
      entries:
        "Losfee hat seine Datei geprüft und Schäden gefunden. Drucken Sie den Stand aus, bevor Sie weiterspielen, und spielen Sie eine ältere Sicherung ein. „losfee verify“ sagt, was beschädigt ist.",
    },
    toBackup: "Zur Sicherung",
    rehearsal: (seq: number) =>
      `Das ist eine Probe, kein echtes Turnier: eine Kopie nach Ereignis ${seq}. Niemand außer der Leitung sieht sie, und nichts geht hinaus.`,
    toReal: "Zum echten Turnier",
    showing: {
      connecting: () => "Wird gleich auf einem anderen Server gezeigt:",
      shown: (since: string) => `Seit ${since} live zu sehen unter:`,
      unreachable: (since: string) =>
        `Seit ${since} nicht mit dem Server verbunden, der das Turnier zeigt; es wird weiter versucht:`,
      stranger: () =>
        "Der Schlüssel gilt auf dem anderen Server nicht (mehr). Bitte dort „losfee receive“ aufrufen, dann hier „losfee broadcast“:",
      taken: () =>
        "Der andere Server hat schon ein Turnier mit dieser Kennung, daher wird dieses dort nicht gezeigt:",
      other: () =>
        "Ein anderer Rechner zeigt dort schon ein Turnier mit dieser Kennung, daher wird dieses nicht gezeigt:",
      version: () =>
        "Auf dem anderen Server läuft eine andere Fassung von Losfee. Bitte beide auf den gleichen Stand bringen:",
    },
    exportSound: "Bis dahin als Datei sichern",
    restore: (id: string) =>
      `Aus einer Sicherung zurückholen: Losfee beenden, dann „losfee restore SICHERUNG -c ${id}“.`,
  },
  en: {
    skip: "Skip to content",
    feed: "Results and news",
    console: "Console",
    account: "My account",
    signIn: "Sign in",
    more: "More",
    publicPage: "Public",
    beside: {
      competitions: "All competitions",
      backup: "Backup",
      sessions: "Signed-in devices",
      logOut: "Log out",
    },
    shortcuts: "Keyboard shortcuts",
    palette: "Search people, pages, commands",
    paletteKey: "Ctrl+K",
    offline: "Connection lost – this may be out of date",
    unreviewed: "No native speaker has reviewed this translation yet.",
    pages: "Pages of the competition",
    wayOut: "Back to the start page",
    toCompetition: "To the competition’s page",
    sides: "What is played",
    atSide: { tables: "at tables", boards: "at boards" },
    broken: (what: string, last: number) =>
      `The journal of this competition is ${what}. What you see is how it stood after event ${last}; nothing can be changed.`,
    backupFails: (since: string, what: string) =>
      `Backups have been failing since ${since}. ${what}`,
    fileFault: {
      indexes:
        "Losfee has checked its file: all entries are sound, but an index is wrong, so something may not be found. You can go on. “losfee verify” says how to build the index again.",
      entries:
        "Losfee has checked its file and found damage. Print the standings before you go on, then restore an earlier backup. “losfee verify” says what is damaged.",
    },
    toBackup: "To the backups",
    rehearsal: (seq: number) =>
      `This is a rehearsal, not the real event: a copy made after event ${seq}. Nobody but the directors sees it, and nothing leaves it.`,
    toReal: "To the real event",
    showing: {
      connecting: () => "Soon to be shown on another server:",
      shown: (since: string) => `Live since ${since} at:`,
      unreachable: (since: string) =>
        `Not connected since ${since} to the server that shows the event; trying again:`,
      stranger: () =>
        "The key is not valid on the other server (any more). Run “losfee receive” there, then “losfee broadcast” here:",
      taken: () =>
        "The other server has an event with this identifier of its own, so this one is not shown there:",
      other: () =>
        "Another computer shows an event with this identifier there, so this one is not shown:",
      version: () =>
        "The other server runs another version of Losfee. Bring both to the same version:",
    },
    exportSound: "Save it up to there as a file",
    restore: (id: string) =>
      `To restore it from a backup, stop Losfee and run “losfee restore BACKUP -c ${id}”.`,
  },
});
