import { texts } from "@losfee/contract";

/** Texts of the palette. */
export const paletteTexts = texts({
  de: {
    title: "Suchen oder Befehl",
    hint: "Person, Seite oder Befehl; Pfeiltasten wählen, Enter führt aus",
    kinds: { person: "Person", page: "Seite", act: "Befehl", competition: "Turnier" },
    nothing: (text: string) => `Nichts passt zu „${text}“.`,
    noPeople: "Die Namen lassen sich gerade nicht laden.",
    screens: "Leinwände",
    penalties: "Strafe, Punktabzug, Sanktion",
    publicPages: "Öffentliche Seiten",
    competitions: "Alle Turniere",
    sessions: "Sitzungen",
    backup: "Sicherung",
  },
  en: {
    title: "Where to, or what?",
    hint: "Person, page or act; arrow keys choose, Enter carries out",
    kinds: { person: "person", page: "page", act: "act", competition: "competition" },
    nothing: (text: string) => `Nothing matches “${text}”.`,
    noPeople: "The names cannot be loaded at the moment.",
    screens: "Big screens",
    penalties: "Penalty, deduction of points, sanction",
    publicPages: "Public pages",
    competitions: "All competitions",
    sessions: "Sessions",
    backup: "Backup",
  },
});
