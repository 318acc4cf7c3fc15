import { texts } from "@losfee/contract";

/** Texts of the list of entries and presence. */
export const attendanceTexts = texts({
  de: {
    title: "Meldungen und Anwesenheit",
    none: "Es gibt noch keine Meldungen.",
    present: (count: number, all: number) => `Anwesend: ${count} von ${all}`,
    here: "Da",
    notHere: "–",
    number: "Nr.",
    name: "Name",
    club: "Verein",
    birth: "Geburt",
    gone: "zurückgezogen",
  },
  en: {
    title: "Entries and check-in",
    none: "There are no entries yet.",
    present: (count: number, all: number) => `Present: ${count} of ${all}`,
    here: "Here",
    notHere: "–",
    number: "No.",
    name: "Name",
    club: "Club",
    birth: "Birth",
    gone: "withdrawn",
  },
});
