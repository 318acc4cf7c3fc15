import { counted, texts } from "@losfee/contract";

export const tableLinksTexts = texts({
  de: {
    title: "Links der Tische",
    intro:
      "Mit dem Link seines Tisches meldet jeder Tisch seine Ergebnisse selbst, in jeder Stufe; die Turnierleitung bestätigt sie. Die Links werden nur jetzt gezeigt: drucken und auf die Tische legen. Beim Anlegen verlieren frühere Links der Tische ihre Gültigkeit.",
    create: (tables: number) =>
      `Links für ${counted(tables, { one: "Tisch", other: "Tische" }, "de")} anlegen`,
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
      "With its own link each table reports its results itself, in every stage; the director confirms them. The links are shown only now: print them and put them on the tables. Making new ones ends the earlier links of the tables.",
    create: (tables: number) =>
      `Make links for ${counted(tables, { one: "table", other: "tables" }, "en")}`,
    none: "Once it is known how many tables there are, their links are made here.",
    print: "Print the QR codes",
    working: "Making links …",
    table: (table: number) => `Table ${table}`,
    hint: "Report your result here",
    qr: (table: number) => `QR code for table ${table}`,
  },
});
