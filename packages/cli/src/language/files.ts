import { texts } from "@losfee/contract/language";

/** Faults of files that commands read or write. */
export const fileTexts = texts({
  de: {
    missing: (path: string) => `Die Datei ${path} gibt es nicht. Stimmt der Pfad?`,
    folderMissing: (path: string) =>
      `${path} lässt sich nicht anlegen: Den Ordner gibt es nicht. Legen Sie ihn zuerst an.`,
    isFolder: (path: string) => `${path} ist ein Ordner. Nennen Sie eine Datei.`,
    noPermission: (path: string, act: "read" | "write") =>
      `${path} darf nicht ${act === "read" ? "gelesen" : "geschrieben"} werden: Es fehlt die Berechtigung.`,
    exists: (path: string) =>
      `${path} gibt es schon. Mit --force wird die Datei ersetzt, sonst wählen Sie einen anderen Namen.`,
    diskFull: (path: string) => `${path} lässt sich nicht schreiben: Der Datenträger ist voll.`,
    tooLarge: (path: string) => `${path} ist zu groß, um eine Datei eines Turniers zu sein.`,
    otherFault: (path: string, fault: string) =>
      `${path} lässt sich nicht lesen oder schreiben (${fault}).`,
  },
  en: {
    missing: (path: string) => `There is no file ${path}. Is the path right?`,
    folderMissing: (path: string) =>
      `${path} cannot be created: there is no such folder. Create it first.`,
    isFolder: (path: string) => `${path} is a folder. Name a file.`,
    noPermission: (path: string, act: "read" | "write") =>
      `${path} cannot be ${act === "read" ? "read" : "written"}: permission denied.`,
    exists: (path: string) =>
      `${path} exists already. --force replaces it, or choose another name.`,
    diskFull: (path: string) => `${path} cannot be written: the disk is full.`,
    tooLarge: (path: string) => `${path} is too large to be a file of a competition.`,
    otherFault: (path: string, fault: string) => `${path} cannot be read or written (${fault}).`,
  },
});
