import { texts } from "@losfee/contract";

export const outboxTexts = texts({
  de: {
    sending: "wird gespeichert …",
    waiting: "Keine Verbindung – bleibt hier und wird wieder versucht",
    waitingForSession: "Nicht gespeichert – wird nach neuer Anmeldung gesendet",
    mend: "Ändern",
    forget: "Verwerfen",
  },
  en: {
    sending: "saving …",
    waiting: "No connection – kept here and tried again",
    waitingForSession: "Not saved – sent as soon as you are signed in again",
    mend: "Change",
    forget: "Discard",
  },
});
