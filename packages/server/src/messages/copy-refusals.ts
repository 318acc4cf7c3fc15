import { counted, type Language, texts } from "@losfee/contract";
import type { CopyRefusal } from "../copy/copy-storage.ts";
import type { StorageRefusal } from "../journal/open-storage.ts";
import { describeStorageRefusal } from "./database-refusals.ts";
import type { CodeSentences } from "./sentences.ts";

type OwnRefusal = Exclude<CopyRefusal, StorageRefusal>;

const sentences = texts<CodeSentences<OwnRefusal>>({
  de: {
    "copy-source-missing": ({ path }) =>
      `Ein Journal ${path}, aus dem kopiert werden soll, gibt es nicht.`,
    "copy-target-exists": ({ path }) =>
      `${path} gibt es schon. Kopiert wird nur in eine neue Datei; bitte einen anderen Namen nennen.`,
    "copy-target-holds": ({ database, competitions }) =>
      `Die Datenbank ${database} enthält schon ${counted(competitions, { one: "Turnier", other: "Turniere" }, "de")}. Kopiert wird nur in eine Datenbank ohne Turniere; sie blieb unverändert.`,
    "copy-target-served": ({ database }) =>
      `Auf der Datenbank ${database} läuft ein Losfee. Bitte dort beenden (nach einem Absturz 15 Sekunden warten), dann noch einmal.`,
    "copy-row": ({ table, detail }) =>
      `In der Tabelle „${table}“ passt eine Zeile nicht zu den anderen (${detail}). Kopiert wurde nichts. Vermutlich ist das Journal beschädigt; bitte eine Sicherung davon kopieren.`,
    "copy-differs": ({ table, to }) =>
      `Zurückgelesen ist die Tabelle „${table}“ in ${to} nicht dieselbe. Kopiert wurde nichts. Bitte noch einmal versuchen; bleibt es dabei, ist einer der Datenträger nicht in Ordnung.`,
  },
  en: {
    "copy-source-missing": ({ path }) => `There is no journal ${path} to copy from.`,
    "copy-target-exists": ({ path }) =>
      `${path} is there already. A copy goes into a new file only; choose another name.`,
    "copy-target-holds": ({ database, competitions }) =>
      `The database ${database} already holds ${counted(competitions, { one: "competition", other: "competitions" }, "en")}. A copy goes only into a database without any; it was left as it is.`,
    "copy-target-served": ({ database }) =>
      `A Losfee is running on the database ${database}. Stop it there (after a crash, wait 15 seconds), then try again.`,
    "copy-row": ({ table, detail }) =>
      `In the table “${table}” a row does not fit the others (${detail}). Nothing was copied. The journal is probably damaged; copy a backup of it.`,
    "copy-differs": ({ table, to }) =>
      `Read back, the table “${table}” in ${to} is not the same. Nothing was copied. Try again; if it stays like this, one of the disks is faulty.`,
  },
});

const isOwn = (refusal: CopyRefusal): refusal is OwnRefusal => refusal.code.startsWith("copy-");

/** Describes why nothing was copied, and the way out. */
export const describeCopyRefusal = (refusal: CopyRefusal, language: Language): string => {
  if (!isOwn(refusal)) return describeStorageRefusal(refusal, language);
  // The table is typed by code, which TypeScript cannot follow through the look-up.
  const sentence = sentences[language][refusal.code] as (refusal: OwnRefusal) => string;
  return sentence(refusal);
};
