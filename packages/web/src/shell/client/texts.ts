import { texts } from "@losfee/contract";

/** General texts of the console. */
export const clientTexts = texts({
  de: {
    working: "Wird ausgeführt …",
    offline:
      "Keine Verbindung zum Server: nichts ging verloren, aber es ist noch nicht gespeichert.",
    stale: (changes: readonly string[]) =>
      `Inzwischen hat sich etwas geändert, deshalb wurde nichts ausgeführt. ${changes.join(" · ")} Bitte ansehen und wiederholen.`,
    sessionOver:
      "Diese Sitzung ist zu Ende. Was getippt wurde, bleibt hier stehen; gespeichert wird es erst nach neuer Anmeldung. Dazu bitte in einem anderen Tab dieses Browsers den eigenen Link öffnen. Gilt er nicht mehr, gibt die Turnierleitung einen neuen; ihren eigenen bekommt sie mit dem Befehl „losfee link“.",
    goOn: "Ich bin wieder angemeldet",
    dismiss: "Schließen",
    help: "Tastenkürzel zeigen",
    leaveField: "Eingabefeld verlassen, Fenster schließen",
    unreachable: "Keine Verbindung zum Server.",
    messages: "Rückmeldungen",
  },
  en: {
    working: "Working …",
    offline: "No connection to the server: nothing is lost, but it is not saved yet.",
    stale: (changes: readonly string[]) =>
      `Something has changed in the meantime, so nothing was done. ${changes.join(" · ")} Please look and try again.`,
    sessionOver:
      "Your session has ended. What you typed stays here, and is saved only once you are signed in again. To sign in, open your link in another tab of this browser. If it is no longer valid, the director gives you a new one; directors get their own with the command “losfee link”.",
    goOn: "I am signed in again",
    dismiss: "Close",
    help: "Show the keyboard shortcuts",
    leaveField: "Leave a field, close a window",
    unreachable: "No connection to the server.",
    messages: "Messages",
  },
});
