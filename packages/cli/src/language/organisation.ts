import { counted, texts } from "@losfee/contract/language";

/** Organisations, festivals and roles at the terminal. */
export const organisationTexts = texts({
  de: {
    kind: { club: "Verein", association: "Verband", federation: "Dachverband" },
    none: "Es gibt noch keinen Veranstalter. „losfee organisation NAME“ legt einen an.",
    organisations: (count: number) =>
      `${count} Veranstalter. Wer wo eine Rolle hat: „losfee role --on KENNUNG“.`,
    founded: (name: string, id: string) => `Angelegt: ${name}, Kennung ${id}`,
    removed: (name: string) => `Gelöscht: ${name}`,
    notAKind: (text: string) =>
      `--kind „${text}“: möglich sind club (Verein), association (Verband) und federation (Dachverband).`,
    noFestivals: "Es gibt noch kein Festival. „losfee festival NAME --of KENNUNG“ legt eines an.",
    festivals: (count: number) =>
      `${counted(count, { one: "Festival", other: "Festivals" }, "de")}.`,
    ofMissing: "Wessen Festival? Bitte --of mit der Kennung eines Veranstalters angeben.",
    notADay: (text: string) => `„${text}“ ist kein Tag. Gemeint ist etwas wie 2026-12-27.`,
    onMissing:
      "Wo? Bitte --on mit der Kennung eines Veranstalters, Festivals oder Turniers angeben.",
    personMissing: "Wem? Bitte die Kennung des Kontos angeben; „losfee person“ zeigt sie.",
    notARole: (text: string, roles: string) => `Die Rolle „${text}“ gibt es nicht, nur: ${roles}.`,
    noRoles: "Hier hat niemand eine Rolle.",
    roles: (count: number) => `${counted(count, { one: "Rolle", other: "Rollen" }, "de")}.`,
    until: (day: string) => `bis ${day}`,
    given: (person: string, role: string) => `${person} hat jetzt die Rolle: ${role}`,
    taken: (person: string, role: string) => `${person} hat nicht mehr die Rolle: ${role}`,
    notHeld: (role: string) => `Diese Rolle hat die Person hier nicht: ${role}`,
    oneOfBoth: "Entweder --give oder --take, nicht beides.",
    unknownPerson: "Ein solches Konto gibt es nicht. „losfee person“ zeigt die Kennungen.",
    unknownTarget:
      "Einen Veranstalter, ein Festival oder ein Turnier mit dieser Kennung gibt es nicht. „losfee organisation“, „losfee festival“ und „losfee list“ zeigen sie.",
  },
  en: {
    kind: { club: "club", association: "association", federation: "federation" },
    none: "There is no organisation yet. “losfee organisation NAME” creates one.",
    organisations: (count: number) =>
      `${counted(count, { one: "organisation", other: "organisations" }, "en")}. Who has which role: “losfee role --on ID”.`,
    founded: (name: string, id: string) => `Created: ${name}, identifier ${id}`,
    removed: (name: string) => `Deleted: ${name}`,
    notAKind: (text: string) => `--kind “${text}”: club, association and federation are possible.`,
    noFestivals: "There is no festival yet. “losfee festival NAME --of ID” adds one.",
    festivals: (count: number) =>
      `${counted(count, { one: "festival", other: "festivals" }, "en")}.`,
    ofMissing: "Whose festival? Please give --of with the identifier of an organisation.",
    notADay: (text: string) => `“${text}” is no day. Days are written like 2026-12-27.`,
    onMissing:
      "Where? Please give --on with the identifier of an organisation, festival or competition.",
    personMissing: "Whose? Please give the id of the account; “losfee person” shows it.",
    notARole: (text: string, roles: string) => `There is no role “${text}”, only: ${roles}.`,
    noRoles: "Nobody has a role here.",
    roles: (count: number) => `${counted(count, { one: "role", other: "roles" }, "en")}.`,
    until: (day: string) => `until ${day}`,
    given: (person: string, role: string) => `${person} now has the role: ${role}`,
    taken: (person: string, role: string) => `${person} no longer has the role: ${role}`,
    notHeld: (role: string) => `This person does not have this role here: ${role}`,
    oneOfBoth: "Either --give or --take, not both.",
    unknownPerson: "There is no such account. “losfee person” shows the ids.",
    unknownTarget:
      "There is no organisation, festival or competition with this identifier. “losfee organisation”, “losfee festival” and “losfee list” show them.",
  },
});
