import { texts } from "@losfee/contract/language";

/** The journal and the competitions in it. */
export const journalTexts = texts({
  de: {
    missing: (path: string) =>
      `Ein Journal ${path} gibt es nicht. „losfee new NAME“ legt es an; mit --journal nennen Sie ein anderes.`,
    twoPlaces:
      "Es sind eine Datei und eine Datenbank genannt. Bitte nur eines: --journal oder --database, LOSFEE_JOURNAL oder LOSFEE_DATABASE.",
    notADatabase:
      "Die Adresse der Datenbank beginnt mit postgres://, zum Beispiel postgres://losfee@localhost/losfee. Eine Datei nennen Sie mit --journal.",
    migrated: (journal: string) => `${journal} ist auf dem Stand dieses Losfee.`,
    none: "Im Journal ist noch kein Turnier. „losfee new NAME“ legt eines an.",
    unknown: (wanted: string, known: readonly string[]) =>
      `Das Turnier „${wanted}“ gibt es nicht.${known.length === 0 ? "" : ` Vorhanden: ${known.join(", ")}.`}`,
    ambiguous: (wanted: string, matches: readonly string[]) =>
      `„${wanted}“ passt zu mehreren Turnieren: ${matches.join(", ")}. Bitte die Kennung ausschreiben.`,
    unreadable: (id: string, what: string) =>
      `Das Protokoll von ${id} ist ${what} und lässt sich nicht lesen. Aus einer Sicherung zurückholen: „losfee restore SICHERUNG -c ${id}“.`,
    broken: (id: string, what: string, last: number) =>
      `Das Protokoll von ${id} ist ${what}. Gezeigt wird der Stand nach Ereignis ${last}; ändern lässt sich nichts. Aus einer Sicherung zurückholen: „losfee restore SICHERUNG -c ${id}“.`,
    wrongKind: (id: string, what: string, needed: string) =>
      `${id} ist ${what}; dieser Befehl ist für ${needed}. Ein anderes nennen Sie mit -c.`,
    warning: (text: string) => `Achtung: ${text}`,
  },
  en: {
    missing: (path: string) =>
      `There is no journal ${path}. “losfee new NAME” creates it; --journal names another.`,
    twoPlaces:
      "Both a file and a database are named. Name only one: --journal or --database, LOSFEE_JOURNAL or LOSFEE_DATABASE.",
    notADatabase:
      "The address of the database begins with postgres://, for example postgres://losfee@localhost/losfee. A file is named with --journal.",
    migrated: (journal: string) => `${journal} is up to date with this Losfee.`,
    none: "There is no competition in the journal yet. “losfee new NAME” creates one.",
    unknown: (wanted: string, known: readonly string[]) =>
      `There is no competition “${wanted}”.${known.length === 0 ? "" : ` There are: ${known.join(", ")}.`}`,
    ambiguous: (wanted: string, matches: readonly string[]) =>
      `“${wanted}” matches several competitions: ${matches.join(", ")}. Write the id in full.`,
    unreadable: (id: string, what: string) =>
      `The journal of ${id} is ${what} and cannot be read. Bring it back from a backup: “losfee restore BACKUP -c ${id}”.`,
    broken: (id: string, what: string, last: number) =>
      `The journal of ${id} is ${what}. Shown is how it stood after event ${last}; nothing can be changed. Bring it back from a backup: “losfee restore BACKUP -c ${id}”.`,
    wrongKind: (id: string, what: string, needed: string) =>
      `${id} is ${what}; this command is for ${needed}. Name another with -c.`,
    warning: (text: string) => `Note: ${text}`,
  },
});
