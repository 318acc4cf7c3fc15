import type { Language } from "@losfee/contract";
import { counted, texts } from "@losfee/contract";
import { damageWords, endings, faults, losses } from "@losfee/messages/server-journal-refusals";
import type { OpenRefusal } from "../journal/database.ts";
import type { FileDamage } from "../journal/file-damage.ts";
import type { MissingEvents } from "../journal/log-damage.ts";
import type { StorageFault } from "../storage/storage-error.ts";
import type { CodeSentences } from "./sentences.ts";

/** Number of competitions listed by name. */
const MOST_NAMED = 5;

const missingWords = texts({
  de: {
    events: (competition: string, first: number, last: number) =>
      first === last
        ? `${competition}: Ereignis ${first}`
        : `${competition}: Ereignisse ${first} bis ${last}`,
    others: (count: number) =>
      `und Ereignisse von ${counted(count, { one: "weiteren Turnier", other: "weiteren Turnieren" }, "de")}`,
    none: "kein Ereignis eines Turniers, aber vielleicht anderes",
  },
  en: {
    events: (competition: string, first: number, last: number) =>
      first === last
        ? `${competition}: event ${first}`
        : `${competition}: events ${first} to ${last}`,
    others: (count: number) =>
      `and events of ${counted(count, { one: "further competition", other: "further competitions" }, "en")}`,
    none: "no event of a competition, but perhaps something else",
  },
});

/** Lists the missing events by competition. */
const missingIn = (missing: readonly MissingEvents[], language: Language): string => {
  const words = missingWords[language];
  const named = missing
    .slice(0, MOST_NAMED)
    .map(({ competition, after, last }) => words.events(competition, after + 1, last));
  const others = missing.length - named.length;
  if (others > 0) named.push(words.others(others));
  return named.length === 0 ? words.none : named.join("; ");
};

const inBrackets = (missing: readonly MissingEvents[], language: Language): string =>
  missing.length === 0 ? "" : ` (${missingIn(missing, language)})`;

const openRefusals = texts<CodeSentences<OpenRefusal>>({
  de: {
    "folder-missing": ({ path, folder }) =>
      `Das Journal ${path} lässt sich nicht anlegen: Den Ordner ${folder} gibt es nicht. Bitte zuerst anlegen.`,
    "is-a-folder": ({ path }) => `${path} ist ein Ordner. Bitte eine Datei für das Journal nennen.`,
    "no-permission": ({ path }) =>
      `Das Journal ${path} darf nicht gelesen oder geschrieben werden: Es fehlt die Berechtigung.`,
    "read-only": ({ path }) => `Das Journal ${path} ist schreibgeschützt.`,
    "disk-full": ({ path }) => `Kein Platz für das Journal ${path}: Der Datenträger ist voll.`,
    busy: ({ path }) =>
      `Das Journal ${path} ist gerade von einem anderen Programm belegt. Bitte gleich noch einmal versuchen.`,
    "not-a-database": ({ path }) =>
      `${path} ist kein Journal von Losfee. Bitte eine andere Datei nennen.`,
    damaged: ({ path }) =>
      `Das Journal ${path} ist beschädigt. Bitte eine Sicherung nehmen; die Datei blieb unverändert.`,
    "log-missing": ({ path, log, missing }) =>
      `Neben ${path} fehlt die Datei ${log}: Darin standen die letzten Eingaben${inBrackets(missing, "de")}. Bitte beide Dateien zusammen kopieren oder eine Sicherung einspielen („losfee restore SICHERUNG“). Ohne die letzten Eingaben weiter: „losfee restore ${path} --journal ${path} --force“.`,
    "log-damaged": ({ path, log, missing }) =>
      `Am Ende von ${log} fehlt etwas, das schon gespeichert war: ${missingIn(missing, "de")}. Die Datei wurde abgeschnitten oder verändert. Bitte eine Sicherung einspielen („losfee restore SICHERUNG“). Ohne das Fehlende weiter: „losfee restore ${path} --journal ${path} --force“; was da ist, bleibt daneben liegen.`,
    "file-missing": ({ path, log }) =>
      `Das Journal ${path} fehlt, aber seine Datei ${log} ist noch da. Bitte ${path} zurückholen oder eine Sicherung einspielen: „losfee restore SICHERUNG“.`,
    "foreign-database": ({ path }) =>
      `${path} ist die Datenbank eines anderen Programms. Bitte eine andere Datei nennen.`,
    "older-schema": ({ path, found, known }) =>
      `Das Journal ${path} hat die ältere Fassung ${found}, dieses Losfee liest nur Fassung ${known}. Bitte mit dem Losfee öffnen, das es geschrieben hat, oder eine andere Datei nennen; sie blieb unverändert.`,
    "newer-schema": ({ path, found, known }) =>
      `Das Journal ${path} hat die neuere Fassung ${found}, dieses Losfee liest nur Fassung ${known}. Bitte Losfee aktualisieren.`,
    "newer-version": ({ path }) =>
      `Das Journal ${path} hat ein neueres Losfee geschrieben. Bitte Losfee aktualisieren.`,
    "io-error": ({ path, detail }) =>
      `Das Journal ${path} lässt sich nicht lesen oder schreiben (${detail}).`,
  },
  en: {
    "folder-missing": ({ path, folder }) =>
      `The journal ${path} cannot be created: there is no folder ${folder}. Create it first.`,
    "is-a-folder": ({ path }) => `${path} is a folder. Name a file for the journal.`,
    "no-permission": ({ path }) =>
      `The journal ${path} cannot be read or written: permission denied.`,
    "read-only": ({ path }) => `The journal ${path} is read-only.`,
    "disk-full": ({ path }) => `There is no space for the journal ${path}: the disk is full.`,
    busy: ({ path }) => `Another program is using the journal ${path}. Try again in a moment.`,
    "not-a-database": ({ path }) => `${path} is not a journal of Losfee. Choose another file.`,
    damaged: ({ path }) =>
      `The journal ${path} is damaged. Use a backup; the file was left as it is.`,
    "log-missing": ({ path, log, missing }) =>
      `The file ${log} is missing beside ${path}: the last entries were in it${inBrackets(missing, "en")}. Copy both files together, or restore a backup (“losfee restore BACKUP”). To go on without the last entries: “losfee restore ${path} --journal ${path} --force”.`,
    "log-damaged": ({ path, log, missing }) =>
      `Something that was stored already is missing at the end of ${log}: ${missingIn(missing, "en")}. The file was cut off or changed. Restore a backup (“losfee restore BACKUP”). To go on without what is missing: “losfee restore ${path} --journal ${path} --force”; what is there is kept beside it.`,
    "file-missing": ({ path, log }) =>
      `The journal ${path} is missing, but its file ${log} is still there. Put ${path} back, or restore a backup: “losfee restore BACKUP”.`,
    "foreign-database": ({ path }) => `${path} is another program's database. Choose another file.`,
    "older-schema": ({ path, found, known }) =>
      `The journal ${path} is of the older version ${found}, and this Losfee reads version ${known} only. Open it with the Losfee that wrote it, or choose another file; it was left as it is.`,
    "newer-schema": ({ path, found, known }) =>
      `The journal ${path} is of the newer version ${found}, and this Losfee reads version ${known} only. Update Losfee.`,
    "newer-version": ({ path }) =>
      `The journal ${path} was written by a newer Losfee. Update Losfee.`,
    "io-error": ({ path, detail }) => `The journal ${path} cannot be read or written (${detail}).`,
  },
});

/** Describes why a file cannot be opened as a journal, and the way out. */
export const describeOpenRefusal = (refusal: OpenRefusal, language: Language): string => {
  // The table is typed by code, which TypeScript cannot follow through the look-up.
  const sentence = openRefusals[language][refusal.code] as (refusal: OpenRefusal) => string;
  return sentence(refusal);
};

/** Describes a fault of the journal's storage medium, and the way out. */
export const describeStorageFault = (fault: StorageFault["code"], language: Language): string =>
  faults[language][fault];

/** Describes why a program had to end because of the journal at `path`, and how to go on. */
export const describeFailure = (fault: StorageFault, path: string, language: Language): string => {
  const t = endings[language];
  if (fault.code === "superseded")
    return t.superseded({ why: describeStorageFault(fault.code, language) });
  if (fault.code !== "file-lost") {
    return t.unreachable({ path, fault: describeStorageFault(fault.code, language) });
  }
  const { how, rescued } = fault;
  const way = rescued === null ? t.nothingRescued : t.rescued({ file: rescued });
  return t.lost({ path, what: losses[language][how], way });
};

/** Describes the result of checking a journal's file, and the way out; null: no faults. */
export const describeFileCheck = (
  damage: FileDamage | null,
  path: string,
  language: Language,
): string => {
  const words = damageWords[language];
  if (damage === null) return words.sound;
  const [other] = damage.others;
  return other === undefined
    ? words.indexes({ path, names: damage.indexes.join(", ") })
    : words.others({ path, detail: other });
};
