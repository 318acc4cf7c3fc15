import { texts } from "@losfee/contract";

export const outboxTexts = texts({
  de: {
    sending: "wird gespeichert …",
    done: "gespeichert",
    known: "war schon so gespeichert",
    waiting: "Keine Verbindung – gespeichert, wird automatisch gesendet",
    waitingForSession: "Nicht gespeichert – wird nach neuer Anmeldung gesendet",
    mend: "Ändern",
    forget: "Verwerfen",
  },
  en: {
    sending: "saving …",
    done: "saved",
    known: "was saved already",
    waiting: "No connection – kept here and tried again",
    waitingForSession: "Not saved – sent as soon as you are signed in again",
    mend: "Change",
    forget: "Discard",
  },
});
