import { counted, texts } from "@losfee/contract/language";

/** Texts of `losfee do`. */
export const commandTexts = texts({
  de: {
    unknown: (type: string, known: readonly string[]) =>
      `Den Befehl „${type}“ gibt es nicht. Es gibt: ${known.join(", ")}.`,
    notJson: (text: string) =>
      `„${text}“ sind keine Angaben als JSON. Zum Beispiel: losfee do withdraw-entry '{"entry":3,"reason":"krank"}'`,
    field: (type: string, field: string) =>
      `${type}: Die Angabe „${field}“ fehlt, gehört nicht hierher oder ist nicht, was sie sein muss.`,
    done: (type: string, events: number) =>
      `${type}: ausgeführt (${counted(events, { one: "Ereignis", other: "Ereignisse" }, "de")}).`,
  },
  en: {
    unknown: (type: string, known: readonly string[]) =>
      `There is no command “${type}”. There are: ${known.join(", ")}.`,
    notJson: (text: string) =>
      `“${text}” is not JSON with the fields of the command. For example: losfee do withdraw-entry '{"entry":3,"reason":"ill"}'`,
    field: (type: string, field: string) =>
      `${type}: the field “${field}” is missing, does not belong here or is not what it has to be.`,
    done: (type: string, events: number) =>
      `${type}: done (${counted(events, { one: "event", other: "events" }, "en")}).`,
  },
});
