import type { Language } from "../language/language.ts";
import { texts } from "../language/texts.ts";
import type { BackupFault } from "./backup-fault.ts";

type Sentences = {
  readonly [Code in BackupFault["code"]]: (
    fault: Extract<BackupFault, { readonly code: Code }>,
  ) => string;
};

const sentences = texts<Sentences>({
  de: {
    "backup-by-database": () =>
      "Alles liegt in einer PostgreSQL-Datenbank: Sie wird mit pg_dump gesichert, nicht von Losfee.",
    "backup-folder-relative": ({ folder }) =>
      `„${folder}“ ist kein vollständiger Pfad. Bitte den ganzen Pfad des Ordners nennen, zum Beispiel /media/stick/losfee oder E:\\losfee.`,
    "backup-no-folder": () => "Es ist kein Ordner für Sicherungen festgelegt. Bitte einen nennen.",
    "backup-folder-missing": ({ folder }) =>
      `Den Ordner ${folder} gibt es nicht (mehr). Steckt der Stick? Sonst den Ordner anlegen oder einen anderen nennen.`,
    "backup-medium-missing": ({ folder }) =>
      `In ${folder} fehlen die früheren Sicherungen: Der Stick steckt wohl nicht, oder es ist ein anderer. Bitte den richtigen einstecken oder den Ordner neu festlegen.`,
    "backup-exists": ({ path }) =>
      `Die Datei ${path} gibt es schon; sie wird nicht überschrieben. Bitte einen Ordner oder einen anderen Namen nennen.`,
    "backup-disk-full": ({ path }) =>
      `Kein Platz mehr bei ${path}: Der Datenträger ist voll. Bitte Platz schaffen oder weniger Sicherungen aufheben.`,
    "backup-read-only": ({ path }) =>
      `${path} ist schreibgeschützt. Bitte den Schreibschutz aufheben oder einen anderen Ordner nennen.`,
    "backup-not-permitted": ({ path }) =>
      `In ${path} darf Losfee nicht schreiben. Bitte die Rechte ändern oder einen anderen Ordner nennen.`,
    "backup-medium-failed": ({ path }) =>
      `${path} lässt sich nicht beschreiben: Der Datenträger wurde entfernt oder ist defekt. Bitte prüfen oder einen anderen nehmen.`,
    "backup-not-verified": ({ path, detail }) =>
      `Die Sicherung ${path} ließ sich nicht fehlerfrei zurücklesen (${detail}) und wurde verworfen. Bitte einen anderen Datenträger nehmen.`,
    "backup-source-damaged": () =>
      "Das Journal selbst ist beschädigt und lässt sich nicht vollständig sichern. Bitte die Turniere einzeln als Datei ausgeben und eine frühere Sicherung bereithalten.",
  },
  en: {
    "backup-by-database": () =>
      "Everything is in a PostgreSQL database: it is backed up with pg_dump, not by Losfee.",
    "backup-folder-relative": ({ folder }) =>
      `“${folder}” is not a full path. Give the full path of the folder, for example /media/stick/losfee or E:\\losfee.`,
    "backup-no-folder": () => "No backup folder has been set. Choose one.",
    "backup-folder-missing": ({ folder }) =>
      `The folder ${folder} does not exist. Is the USB stick plugged in? If it is, create the folder or choose another one.`,
    "backup-medium-missing": ({ folder }) =>
      `The earlier backups are missing from ${folder}: the USB stick is probably not plugged in, or it is a different one. Plug in the right one, or set the folder again.`,
    "backup-exists": ({ path }) =>
      `The file ${path} already exists and will not be overwritten. Choose a folder or another file name.`,
    "backup-disk-full": ({ path }) =>
      `There is no space left at ${path}: the disk is full. Free some space, or keep fewer backups.`,
    "backup-read-only": ({ path }) =>
      `${path} is read-only. Remove the write protection, or choose another folder.`,
    "backup-not-permitted": ({ path }) =>
      `Losfee may not write to ${path}. Change the permissions, or choose another folder.`,
    "backup-medium-failed": ({ path }) =>
      `${path} cannot be written to: the disk was removed or is faulty. Check it, or use another one.`,
    "backup-not-verified": ({ path, detail }) =>
      `The backup ${path} could not be read back without errors (${detail}) and was discarded. Use another disk.`,
    "backup-source-damaged": () =>
      "The journal itself is damaged and cannot be backed up in full. Export the competitions one by one, and keep an earlier backup at hand.",
  },
});

/** Explains why there is no backup, and the way out. */
export const describeBackupFault = (fault: BackupFault, language: Language): string => {
  // The table is typed by code, which TypeScript cannot follow through the look-up.
  const sentence = sentences[language][fault.code] as (fault: BackupFault) => string;
  return sentence(fault);
};
