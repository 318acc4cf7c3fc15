import { texts } from "@losfee/contract";

/** Texts about a competition's roles and organisation. */
export const competitionRolesTexts = texts({
  de: {
    title: "Rollen und Veranstalter",
    home: "Veranstalter",
    nowhere: "Dieses Turnier gehört zu keinem Veranstalter.",
    belongs: "Es gehört zu:",
    unknown: "einem Veranstalter, in dem Sie keine Rolle haben",
    put: "Einordnen",
    where: "Wohin",
    placed: "Das Turnier ist eingeordnet.",
    offer: "Einem anderen Veranstalter anbieten",
    offerHint:
      "Gemeint ist die Adresse seiner Seite oder seines Impressums, wie sie im Browser steht. Das Turnier geht über, sobald sein Inhaber zustimmt; bis dahin bleibt alles, wie es ist.",
    other: "Adresse des Veranstalters",
    send: "Anbieten",
    offered: (organisation: string) => `Angeboten an: ${organisation}. Noch nicht angenommen.`,
    takeBack: "Angebot zurückziehen",
    takenBack: "Das Angebot ist zurückgezogen.",
  },
  en: {
    title: "Roles and organisation",
    home: "Organisation",
    nowhere: "This competition belongs to no organisation.",
    belongs: "It belongs to:",
    unknown: "an organisation in which you have no role",
    put: "Place it",
    where: "Where",
    placed: "The competition is placed.",
    offer: "Offer it to another organisation",
    offerHint:
      "This is the address of its page or of its imprint, as the browser shows it. The competition goes over as soon as its owner agrees; until then nothing changes.",
    other: "Address of the organisation",
    send: "Offer",
    offered: (organisation: string) => `Offered to: ${organisation}. Not accepted yet.`,
    takeBack: "Take the offer back",
    takenBack: "The offer was taken back.",
  },
});
