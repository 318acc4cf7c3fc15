import type { Language } from "@losfee/contract";
import { texts } from "@losfee/contract";
import type { StorageRefusal } from "../journal/open-storage.ts";
import type { DatabaseRefusal } from "../storage/postgres/refusal.ts";
import { describeOpenRefusal } from "./journal-refusals.ts";
import type { CodeSentences } from "./sentences.ts";

const sentences = texts<CodeSentences<DatabaseRefusal>>({
  de: {
    "database-address": () =>
      "Das ist keine Adresse einer PostgreSQL-Datenbank. Sie sieht so aus: postgres://NAME:PASSWORT@RECHNER:5432/DATENBANK; Sonderzeichen im Passwort stehen darin als %-Zeichen mit zwei Ziffern (@ als %40).",
    "database-unreachable": ({ database, detail }) =>
      `Die Datenbank ${database} antwortet nicht (${detail}). Läuft PostgreSQL dort, und lässt es Verbindungen von diesem Rechner zu?`,
    "database-login": ({ database, detail }) =>
      `Die Datenbank ${database} lässt diesen Namen mit diesem Passwort nicht ein (${detail}). Bitte die Adresse prüfen; ein Passwort kann auch in PGPASSWORD stehen.`,
    "database-missing": ({ database }) =>
      `Die Datenbank ${database} gibt es nicht. Anlegen lässt sie sich auf dem Server mit „createdb“.`,
    "database-not-permitted": ({ database, detail }) =>
      `In der Datenbank ${database} fehlt dem Benutzer ein Recht (${detail}). Er muss darin Tabellen anlegen dürfen; am einfachsten gehört sie ihm: ALTER DATABASE … OWNER TO …`,
    "database-read-only": ({ database }) =>
      `Die Datenbank ${database} lässt nur lesen; vielleicht ist es der Ersatzserver. Bitte die Adresse des Servers nennen, auf dem geschrieben wird.`,
    "database-full": ({ database }) =>
      `In der Datenbank ${database} ist kein Platz mehr: Der Datenträger ihres Servers ist voll.`,
    "database-foreign": ({ database, table }) =>
      `In der Datenbank ${database} liegen Tabellen eines anderen Programms (${table}). Sie blieb unverändert. Bitte für Losfee eine eigene anlegen.`,
    "database-schema": ({ database, found, known }) =>
      `Die Turniere in der Datenbank ${database} haben Fassung ${found}, dieses Losfee liest nur Fassung ${known}. Sie blieb unverändert. Bitte das Losfee nehmen, das zu ihr passt.`,
    "database-newer": ({ database }) =>
      `Die Datenbank ${database} hat ein neueres Losfee geschrieben. Sie blieb unverändert. Bitte Losfee aktualisieren.`,
  },
  en: {
    "database-address": () =>
      "That is not the address of a PostgreSQL database. It looks like this: postgres://NAME:PASSWORD@HOST:5432/DATABASE; special characters in the password are written as a % sign and two digits (@ as %40).",
    "database-unreachable": ({ database, detail }) =>
      `The database ${database} does not answer (${detail}). Is PostgreSQL running there, and does it accept connections from this computer?`,
    "database-login": ({ database, detail }) =>
      `The database ${database} does not let this name in with this password (${detail}). Check the address; the password may also be given in PGPASSWORD.`,
    "database-missing": ({ database }) =>
      `There is no database ${database}. Create it on its server with “createdb”.`,
    "database-not-permitted": ({ database, detail }) =>
      `The user lacks a right in the database ${database} (${detail}). It must be allowed to create tables there; the easiest way is to make it the owner: ALTER DATABASE … OWNER TO …`,
    "database-read-only": ({ database }) =>
      `The database ${database} can only be read; it may be the standby. Give the address of the server that is written to.`,
    "database-full": ({ database }) =>
      `There is no space left in the database ${database}: the disk of its server is full.`,
    "database-foreign": ({ database, table }) =>
      `Another program’s tables are in the database ${database} (${table}). It was left as it is. Create one for Losfee alone.`,
    "database-schema": ({ database, found, known }) =>
      `The competitions in the database ${database} are of version ${found}, and this Losfee reads version ${known} only. It was left as it is. Use the Losfee that goes with it.`,
    "database-newer": ({ database }) =>
      `The database ${database} was written by a newer Losfee. It was left as it is. Update Losfee.`,
  },
});

const isOfDatabase = (refusal: StorageRefusal): refusal is DatabaseRefusal =>
  refusal.code.startsWith("database-");

/** Describes why a file or a database cannot be opened, and the way out. */
export const describeStorageRefusal = (refusal: StorageRefusal, language: Language): string => {
  if (!isOfDatabase(refusal)) return describeOpenRefusal(refusal, language);
  // The table is typed by code, which TypeScript cannot follow through the look-up.
  const sentence = sentences[language][refusal.code] as (refusal: DatabaseRefusal) => string;
  return sentence(refusal);
};
