import { texts } from "@losfee/contract/language";

/** Texts of `losfee copy`. */
export const copyTexts = texts({
  de: {
    progress: (rows: number) => `Zeilen kopiert: ${rows} …`,
    done: (to: string, competitions: number, events: number, seconds: number) =>
      `Kopiert und zurückgelesen: ${to} (Turniere: ${competitions}, Ereignisse: ${events}, Sekunden: ${seconds})`,
    oneOnly:
      "Weiterarbeiten sollte nur eines von beiden: Fristen, Mails und Nachrichten gingen sonst von beiden aus.",
    served: (from: string) =>
      `Achtung: Auf ${from} läuft ein Losfee. Was dort seit der Kopie eingegeben wird, fehlt in ihr.`,
    broken: (id: string, what: string) =>
      `Achtung: Das Protokoll von ${id} ist ${what}, wie dort, woher es kommt.`,
  },
  en: {
    progress: (rows: number) => `Rows copied: ${rows} …`,
    done: (to: string, competitions: number, events: number, seconds: number) =>
      `Copied and read back: ${to} (competitions: ${competitions}, events: ${events}, seconds: ${seconds})`,
    oneOnly: "Go on with one of the two only: deadlines, mails and messages would come from both.",
    served: (from: string) =>
      `Note: a Losfee is running on ${from}. What has been entered there since the copy is missing in it.`,
    broken: (id: string, what: string) =>
      `Note: the journal of ${id} is ${what}, as it is where it came from.`,
  },
});
