import { texts } from "@losfee/contract";

/** What stands around every page. */
export const layoutTexts = texts({
  de: {
    skip: "Zum Inhalt",
    feed: "Ergebnisse und Neues",
    console: "Leitung",
    publicPage: "Öffentlich",
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
    toBackup: "Zur Sicherung",
    rehearsal: (seq: number) =>
      `Das ist eine Probe, kein echtes Turnier: eine Kopie nach Ereignis ${seq}. Niemand außer der Leitung sieht sie, und nichts geht hinaus.`,
    toReal: "Zum echten Turnier",
    exportSound: "Bis dahin als Datei sichern",
    restore: (id: string) =>
      `Aus einer Sicherung zurückholen: Losfee beenden, dann „losfee restore SICHERUNG -c ${id}“.`,
  },
  en: {
    skip: "Skip to content",
    feed: "Results and news",
    console: "Console",
    publicPage: "Public",
    shortcuts: "Keyboard shortcuts",
    palette: "Search people, pages, acts",
    paletteKey: "Ctrl+K",
    offline: "Connection lost – this may be out of date",
    unreviewed: "No native speaker has reviewed this translation yet.",
    pages: "Pages of the competition",
    wayOut: "To the first page",
    toCompetition: "To the competition’s page",
    sides: "What is played",
    atSide: { tables: "at tables", boards: "at boards" },
    broken: (what: string, last: number) =>
      `The journal of this competition is ${what}. What you see is how it stood after event ${last}; nothing can be changed.`,
    backupFails: (since: string, what: string) =>
      `Backups have been failing since ${since}. ${what}`,
    toBackup: "To the backups",
    rehearsal: (seq: number) =>
      `This is a rehearsal, not the real event: a copy made after event ${seq}. Nobody but the directors sees it, and nothing leaves it.`,
    toReal: "To the real event",
    exportSound: "Save it up to there as a file",
    restore: (id: string) =>
      `To restore it from a backup, stop Losfee and run “losfee restore BACKUP -c ${id}”.`,
  },
});
