import { texts } from "@losfee/contract";

/** Texts of the page of all users. */
export const peopleTexts = texts({
  de: {
    title: "Personen",
    back: "Alle Veranstalter",
    intro:
      "Wer hier ein Konto hat. Ein Konto allein erlaubt nichts: Rollen gibt es bei Veranstaltern, Festivals und Turnieren.",
    none: "Hier hat noch niemand ein Konto.",
    name: "Name",
    addresses: "Mailadressen",
    again: "Neuer Link",
    againFor: (name: string) => `Neuer Link zum Hereinkommen: ${name}`,
    remove: "Entfernen",
    removeOf: (name: string) => `Entfernen: ${name}`,
    removeAsk: (name: string) =>
      `Konto, Rollen und Passkeys von ${name} sind dann weg, alle Sitzungen enden sofort. In Protokollen bleibt nur die Kennung.`,
    removed: (name: string) => `Entfernt: ${name}`,
    invite: "Jemandem ein Konto geben",
    address: "Mailadresse (leer: Sie geben den Link selbst weiter)",
    make: "Einladen",
    sent: "Der Link ist per Mail unterwegs.",
    link: "Link für das Konto, nur jetzt zu sehen",
    more: "Was tun",
  },
  en: {
    title: "People",
    back: "All organisations",
    intro:
      "Who has an account here. An account alone allows nothing: roles are given on organisations, festivals and competitions.",
    none: "Nobody has an account here yet.",
    name: "Name",
    addresses: "Mail addresses",
    again: "New link",
    againFor: (name: string) => `New link to get in: ${name}`,
    remove: "Remove",
    removeOf: (name: string) => `Remove: ${name}`,
    removeAsk: (name: string) =>
      `The account, roles and passkeys of ${name} are gone then, and all sessions end at once. Journals keep only the identifier.`,
    removed: (name: string) => `Removed: ${name}`,
    invite: "Give somebody an account",
    address: "Mail address (empty: you pass the link on yourself)",
    make: "Invite",
    sent: "The link is on its way by mail.",
    link: "Link to the account, shown only now",
    more: "What to do",
  },
});
