import { counted, texts } from "@losfee/contract";

export const tableLinksTexts = texts({
  de: {
    title: "Links der Tische",
    intro:
      "Mit dem Link seines Tisches meldet jeder Tisch seine Ergebnisse selbst, in jeder Stufe; die Turnierleitung bestätigt sie. Die Links werden nur jetzt gezeigt: drucken und auf die Tische legen.",
    create: (tables: number) =>
      `Links für ${counted(tables, { one: "Tisch", other: "Tische" }, "de")} anlegen`,
    replaceTitle: "Links der Tische ersetzen?",
    replaceAsk: (count: number) =>
      `${counted(count, { one: "Link eines Tisches gilt", other: "Links der Tische gelten" }, "de")} dann sofort nicht mehr, auch auf Telefonen, die gerade melden. Die QR-Codes sind neu zu drucken.`,
    replace: "Links ersetzen",
    none: "Sobald feststeht, wie viele Tische es gibt, entstehen hier ihre Links.",
    print: "QR-Codes drucken",
    working: "Links werden angelegt …",
    table: (table: number) => `Tisch ${table}`,
    hint: "Ergebnis hier melden",
    qr: (table: number) => `QR-Code für Tisch ${table}`,
  },
  en: {
    title: "Links of the tables",
    intro:
      "With a link of its own, each table reports its own results in every stage; the director confirms them. The links are shown only now: print them and put them on the tables.",
    create: (tables: number) =>
      `Make links for ${counted(tables, { one: "table", other: "tables" }, "en")}`,
    replaceTitle: "Replace the links of the tables?",
    replaceAsk: (count: number) =>
      `${counted(count, { one: "link of a table ends", other: "links of the tables end" }, "en")} at once, also on phones that are reporting. The QR codes have to be printed again.`,
    replace: "Replace the links",
    none: "Links can be made here once the number of tables is known.",
    print: "Print the QR codes",
    working: "Making links …",
    table: (table: number) => `Table ${table}`,
    hint: "Report your result here",
    qr: (table: number) => `QR code for table ${table}`,
  },
});
