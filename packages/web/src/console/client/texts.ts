import { texts } from "../../language/texts.ts";

/** What the console says of itself, on every page. */
export const clientTexts = texts({
  de: {
    working: "Wird ausgeführt …",
    offline:
      "Keine Verbindung zum Server: nichts ging verloren, aber es ist noch nicht gespeichert.",
    stale: (changes: readonly string[]) =>
      `Inzwischen hat sich etwas geändert, deshalb wurde nichts ausgeführt. ${changes.join(" · ")} Bitte ansehen und wiederholen.`,
    dismiss: "Schließen",
    shortcuts: "Tastenkürzel",
    help: "Diese Liste",
    leaveField: "Eingabefeld verlassen, Fenster schließen",
    messages: "Meldungen",
  },
  en: {
    working: "Working …",
    offline: "No connection to the server: nothing is lost, but it is not saved yet.",
    stale: (changes: readonly string[]) =>
      `Something has changed in the meantime, so nothing was done. ${changes.join(" · ")} Please look and try again.`,
    dismiss: "Close",
    shortcuts: "Keyboard shortcuts",
    help: "This list",
    leaveField: "Leave a field, close a window",
    messages: "Messages",
  },
});
