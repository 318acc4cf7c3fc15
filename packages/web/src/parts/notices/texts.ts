import { texts } from "@losfee/contract";

/** Texts of the form for imprint and privacy notice. */
export const noticesTexts = texts({
  de: {
    title: "Impressum und Datenschutz",
    hint: "Steht im Fuß jeder Seite. Text (Markdown) oder die Adresse einer Seite, die mit https:// beginnt.",
    missing: { imprint: "Ein Impressum fehlt.", privacy: "Eine Datenschutzerklärung fehlt." },
    whyMissing: "Öffentliche Seiten brauchen sie in vielen Ländern.",
    field: { imprint: "Impressum", privacy: "Datenschutzerklärung" },
    inherited: "Hier gilt der Text des Verbands oder des Betreibers. Ein eigener geht vor.",
    save: { imprint: "Impressum speichern", privacy: "Datenschutzerklärung speichern" },
    saved: "Gespeichert.",
    show: "Ansehen",
  },
  en: {
    title: "Imprint and privacy",
    hint: "Stands at the foot of every page. Text (Markdown), or the address of a page that begins with https://.",
    missing: { imprint: "There is no imprint.", privacy: "There is no privacy notice." },
    whyMissing: "Public pages need them in many countries.",
    field: { imprint: "Imprint", privacy: "Privacy notice" },
    inherited:
      "The text of the association or of whoever runs the server holds here. One of your own comes first.",
    save: { imprint: "Save the imprint", privacy: "Save the privacy notice" },
    saved: "Saved.",
    show: "Look at it",
  },
});
