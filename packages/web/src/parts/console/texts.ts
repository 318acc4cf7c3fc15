import { texts } from "@losfee/contract";

interface ConsoleTexts {
  readonly noScript: string;
  /** Default success message of an action. */
  readonly isDone: (act: string) => string;
  readonly isDoneFor: (name: string, act: string) => string;
  readonly reason: string;
  readonly reasonHint: string;
  readonly chosen: string;
  /** Name of the key combination. */
  readonly ctrlEnter: string;
  readonly player: string;
  readonly unknownPlayer: (text: string) => string;
  readonly severalPlayers: (names: string) => string;
  readonly cancel: string;
  readonly dateDoubt: string;
  readonly dateWrong: string;
  readonly dateConfirm: string;
  readonly dateAsk: string;
  readonly dateThen: string;
}

/** Texts shared by console pages. */
export const consoleTexts = texts<ConsoleTexts>({
  de: {
    isDone: (act) => `${act}: erledigt.`,
    isDoneFor: (name, act) => `${name} – ${act}: erledigt.`,
    noScript: "Hier steht der aktuelle Stand. Zum Ändern braucht der Browser JavaScript.",
    reason: "Grund",
    reasonHint: "steht im Protokoll",
    chosen: "Gewählt",
    ctrlEnter: "Strg+Enter",
    player: "Name oder #Nummer",
    unknownPlayer: (text) => `„${text}“ passt zu niemandem.`,
    severalPlayers: (names) => `Nicht eindeutig: ${names}`,
    cancel: "Abbrechen",
    dateDoubt: "Stimmt das Datum?",
    dateWrong:
      "Stimmt es nicht, stellen Sie zuerst die Uhr des Rechners und laden dann diese Seite neu.",
    dateConfirm: "Datum stimmt",
    dateAsk: "Ist jetzt wirklich:",
    dateThen:
      "Danach geht alles weiter: Fristen, die bis dahin zu Ende sind, wirken sofort, und wartende Mails gehen hinaus.",
  },
  en: {
    isDone: (act) => `${act}: done.`,
    isDoneFor: (name, act) => `${name} – ${act}: done.`,
    noScript: "This is how things stand. To change anything, the browser needs JavaScript.",
    reason: "Reason",
    reasonHint: "goes into the journal",
    chosen: "Chosen",
    ctrlEnter: "Ctrl+Enter",
    player: "Name or #number",
    unknownPlayer: (text) => `“${text}” matches nobody.`,
    severalPlayers: (names) => `Ambiguous: ${names}`,
    cancel: "Cancel",
    dateDoubt: "Is the date right?",
    dateWrong: "If it is not, set the clock of this machine first, then reload this page.",
    dateConfirm: "The date is right",
    dateAsk: "Is it really:",
    dateThen:
      "Then everything continues: deadlines that have ended by then take effect at once, and waiting mail is sent.",
  },
});
