import { texts } from "@losfee/contract";

/** Texts of a festival's console. */
export const festivalConsoleTexts = texts({
  de: {
    back: "Zum Veranstalter",
    publicPage: "Seite für alle",
    details: "Angaben",
    name: "Name",
    place: "Ort",
    startsOn: "Erster Tag",
    endsOn: "Letzter Tag",
    save: "Speichern",
    saved: "Gespeichert.",
    competitions: "Turniere",
    none: "Noch gehört kein Turnier dazu.",
    create: "Neues Turnier",
    remove: "Festival löschen",
    removeAsk:
      "Die Turniere bleiben beim Veranstalter. Rollen und Einladungen an diesem Festival enden sofort.",
  },
  en: {
    back: "To the organisation",
    publicPage: "Page for everybody",
    details: "Details",
    name: "Name",
    place: "Place",
    startsOn: "First day",
    endsOn: "Last day",
    save: "Save",
    saved: "Saved.",
    competitions: "Competitions",
    none: "No competition belongs to it yet.",
    create: "New competition",
    remove: "Delete the festival",
    removeAsk:
      "Its competitions stay with the organisation. Roles on this festival and invitations to it end at once.",
  },
});
