import { counted, isOne, type Texts, texts } from "@losfee/contract";

/** Texts of a sheet of links. */
export interface SheetTexts {
  readonly title: string;
  readonly intro: string;
  readonly create: (count: number) => string;
  readonly createLacking: (count: number) => string;
  readonly renew: (count: number) => string;
  readonly replaceTitle: string;
  readonly replaceAsk: (count: number) => string;
  readonly replace: string;
  readonly none: string;
  readonly print: string;
  readonly working: string;
  readonly hint: string;
  readonly qr: (label: string) => string;
}

const TABLES_DE = { one: "Tisch", other: "Tische" } as const;
const TABLES_EN = { one: "table", other: "tables" } as const;
const PEOPLE_DE = { one: "Person", other: "Personen" } as const;
const PEOPLE_EN = { one: "player", other: "players" } as const;

export const tableSheetTexts: Texts<SheetTexts & { readonly table: (table: number) => string }> =
  texts({
    de: {
      title: "Links der Tische",
      intro:
        "Mit dem Link seines Tisches meldet jeder Tisch seine Ergebnisse selbst, in jeder Stufe; die Turnierleitung bestätigt sie. Die Links werden nur jetzt gezeigt: drucken und auf die Tische legen.",
      create: (count: number) => `Links für ${counted(count, TABLES_DE, "de")} anlegen`,
      createLacking: (count: number) =>
        `Links für ${counted(count, TABLES_DE, "de")} ohne Link anlegen`,
      renew: (count: number) =>
        isOne(count, "de") ? "Neuer Link für den Tisch" : `Neue Links für alle ${count} Tische`,
      replaceTitle: "Links der Tische ersetzen?",
      replaceAsk: (count: number) =>
        `${counted(count, { one: "Link eines Tisches gilt", other: "Links der Tische gelten" }, "de")} dann sofort nicht mehr, auch auf Telefonen, die gerade melden. Die QR-Codes sind neu zu drucken.`,
      replace: "Links ersetzen",
      none: "Sobald feststeht, wie viele Tische es gibt, entstehen hier ihre Links.",
      print: "QR-Codes drucken",
      working: "Links werden angelegt …",
      table: (table: number) => `Tisch ${table}`,
      hint: "Ergebnis hier melden",
      qr: (label: string) => `QR-Code für ${label}`,
    },
    en: {
      title: "Links of the tables",
      intro:
        "With a link of its own, each table reports its own results in every stage; the director confirms them. Losfee shows the links only once: print them and put them on the tables.",
      create: (count: number) => `Make links for ${counted(count, TABLES_EN, "en")}`,
      createLacking: (count: number) =>
        `Make links for ${counted(count, TABLES_EN, "en")} without one`,
      renew: (count: number) =>
        isOne(count, "en") ? "A new link for the table" : `New links for all ${count} tables`,
      replaceTitle: "Replace the links of the tables?",
      replaceAsk: (count: number) =>
        `${counted(count, { one: "link of a table ends", other: "links of the tables end" }, "en")} at once, also on phones that are reporting. The QR codes have to be printed again.`,
      replace: "Replace the links",
      none: "Links can be made here once the number of tables is known.",
      print: "Print the QR codes",
      working: "Making links …",
      table: (table: number) => `Table ${table}`,
      hint: "Report your result here",
      qr: (label: string) => `QR code for ${label}`,
    },
  });

export const playerSheetTexts: Texts<SheetTexts> = texts({
  de: {
    title: "Persönliche Links",
    intro:
      "Mit dem eigenen Link sieht jede Person auf dem Telefon, wo und gegen wen sie spielt, und meldet ihr Ergebnis. Die Links werden nur jetzt gezeigt: drucken, schneiden und austeilen. Wer seinen Link verloren hat, bekommt einen neuen, sobald der alte oben entzogen ist.",
    create: (count: number) => `Links für ${counted(count, PEOPLE_DE, "de")} anlegen`,
    createLacking: (count: number) =>
      `Links für ${counted(count, PEOPLE_DE, "de")} ohne Link anlegen`,
    renew: (count: number) =>
      isOne(count, "de") ? "Neuer Link für die Person" : `Neue Links für alle ${count} Personen`,
    replaceTitle: "Persönliche Links ersetzen?",
    replaceAsk: (count: number) =>
      `${counted(count, { one: "persönlicher Link gilt", other: "persönliche Links gelten" }, "de")} dann sofort nicht mehr, auch auf Telefonen, die gerade melden. Die Zettel sind neu zu drucken.`,
    replace: "Links ersetzen",
    none: "Sobald jemand gemeldet ist, entstehen hier die persönlichen Links.",
    print: "Zettel drucken",
    working: "Links werden angelegt …",
    hint: "Mein Turnier: Brett, Gegner, Ergebnis melden",
    qr: (label: string) => `QR-Code für ${label}`,
  },
  en: {
    title: "Personal links",
    intro:
      "With a link of their own, players see on their phones where and against whom they play, and report their results. Losfee shows the links only once: print them, cut them apart and hand them out. Anyone who loses a link can get a new one after you revoke the old one above.",
    create: (count: number) => `Make links for ${counted(count, PEOPLE_EN, "en")}`,
    createLacking: (count: number) =>
      `Make links for ${counted(count, PEOPLE_EN, "en")} without one`,
    renew: (count: number) =>
      isOne(count, "en") ? "A new link for the player" : `New links for all ${count} players`,
    replaceTitle: "Replace the personal links?",
    replaceAsk: (count: number) =>
      `${counted(count, { one: "personal link ends", other: "personal links end" }, "en")} at once, also on phones that are reporting. The slips have to be printed again.`,
    replace: "Replace the links",
    none: "Personal links can be made here once somebody has entered.",
    print: "Print the slips",
    working: "Making links …",
    hint: "My event: board, opponent, report the result",
    qr: (label: string) => `QR code for ${label}`,
  },
});
