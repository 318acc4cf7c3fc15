import { texts } from "@losfee/contract";

export const organisationsTexts = texts({
  de: {
    title: "Veranstalter",
    loading: "Veranstalter werden geladen …",
    none: "Hier haben Sie bei keinem Veranstalter eine Rolle. Eine Einladung gibt, wem er gehört.",
    back: "Zu den Turnieren",
    kind: { club: "Verein", association: "Verband", federation: "Dachverband" },
    name: "Name",
    what: "Art",
    parent: "Gehört zu",
    nothing: "zu keinem",
    found: "Neuer Veranstalter",
    create: "Anlegen",
    people: "Personen mit Konto",
  },
  en: {
    title: "Organisations",
    loading: "Loading organisations …",
    none: "You have no role in an organisation here. Its owners give invitations.",
    back: "To the competitions",
    kind: { club: "Club", association: "Association", federation: "Federation" },
    name: "Name",
    what: "Kind",
    parent: "Belongs to",
    nothing: "none",
    found: "New organisation",
    create: "Create",
    people: "People with accounts",
  },
});
