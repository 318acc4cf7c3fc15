import { isOne, texts } from "@losfee/contract";

export const entriesTexts = texts({
  de: {
    title: "Spielende",
    add: "Aufnehmen",
    addHint: "Wer neu ist, bekommt den nächsten freien Platz unten.",
    paste: "Liste einfügen",
    pasteHint:
      "Eine Person je Zeile: Name; E-Mail; Wertung; Verein. Nur der Name muss sein; eine erste Zeile kann die Spalten nennen.",
    preview: (count: number) =>
      isOne(count, "de") ? "So gelesen: 1 Person" : `So gelesen: ${count} Personen`,
    faults: (count: number) =>
      isOne(count, "de")
        ? "Eine Angabe stimmt noch nicht."
        : `${count} Angaben stimmen noch nicht.`,
    fault: (line: number, what: string, text: string) => `Zeile ${line}: ${what} (${text})`,
    faultCodes: {
      "name-missing": "Der Name fehlt",
      "name-twice": "Der Name steht zweimal da",
      "no-address": "Keine E-Mail-Adresse",
      "address-twice": "Die Adresse steht zweimal da",
      "no-rating": "Keine Wertung von 0 bis 9999",
      "unknown-column": "Diese Spalte ist nicht vorgesehen",
    },
    take: "Alle aufnehmen",
    takeOver: "Laufende Pyramide übernehmen",
    added: (name: string) => `${name} ist dabei.`,
    edit: "Ändern",
    save: "Speichern",
    name: "Name",
    rating: "Wertung",
    club: "Verein",
    addresses: "E-Mail-Adressen (durch Komma getrennt)",
    language: "Sprache der Nachrichten",
    retire: "Rücktritt",
    retireAsk: (name: string) =>
      `${name} tritt zurück: laufende Partien sind verloren, der Platz wird frei.`,
    expel: "Ausschließen",
    expelAsk: (name: string) => `${name} wird ausgeschlossen.`,
    return: "Wieder aufnehmen",
    link: "Persönlicher Link",
    linkNote:
      "Wer den Link öffnet, kann für diese Person fordern, antworten und melden. Er wird nur jetzt gezeigt.",
    newLink: "Link anlegen",
    links: "Gültige Links",
    revoke: "Widerrufen",
    revoked: (name: string) => `${name}: Der Link gilt nicht mehr.`,
    qr: (name: string) => `QR-Code des Links für ${name}`,
    own: "Seite öffnen",
    none: "Noch niemand.",
    filter: "Suchen",
    filterHint: "Teil des Namens; Pfeiltasten wählen",
    outside: "nicht dabei",
    strikes: (count: number) =>
      isOne(count, "de") ? "1 nicht angenommen" : `${count} nicht angenommen`,
  },
  en: {
    title: "Players",
    add: "Add",
    addHint: "New players get the next vacant seat at the bottom.",
    paste: "Paste a list",
    pasteHint:
      "One player per line: name; e-mail; rating; club. Only the name is required; a first line may name the columns.",
    preview: (count: number) =>
      isOne(count, "en") ? "Read as: 1 player" : `Read as: ${count} players`,
    faults: (count: number) =>
      isOne(count, "en") ? "One detail is not right yet." : `${count} details are not right yet.`,
    fault: (line: number, what: string, text: string) => `Line ${line}: ${what} (${text})`,
    faultCodes: {
      "name-missing": "The name is missing",
      "name-twice": "The name is there twice",
      "no-address": "Not an e-mail address",
      "address-twice": "The address is there twice",
      "no-rating": "Not a rating from 0 to 9999",
      "unknown-column": "There is no such column",
    },
    take: "Add all",
    takeOver: "Take over a running pyramid",
    added: (name: string) => `${name} is in the pyramid.`,
    edit: "Change",
    save: "Save",
    name: "Name",
    rating: "Rating",
    club: "Club",
    addresses: "E-mail addresses (separated by commas)",
    language: "Language of messages",
    retire: "Retirement",
    retireAsk: (name: string) =>
      `${name} retires: running games are lost and the seat becomes vacant.`,
    expel: "Expel",
    expelAsk: (name: string) => `${name} is expelled.`,
    return: "Bring back",
    link: "Personal link",
    linkNote:
      "Whoever opens the link can challenge, answer and report for this player. It is shown only now.",
    newLink: "Create a link",
    links: "Valid links",
    revoke: "Revoke",
    revoked: (name: string) => `${name}: the link is revoked.`,
    qr: (name: string) => `QR code of the link for ${name}`,
    own: "Open the page",
    none: "Nobody yet.",
    filter: "Search",
    filterHint: "part of the name; choose with the arrow keys",
    outside: "not in the pyramid",
    strikes: (count: number) => (isOne(count, "en") ? "1 not accepted" : `${count} not accepted`),
  },
});
