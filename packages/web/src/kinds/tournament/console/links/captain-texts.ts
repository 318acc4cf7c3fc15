import { counted, isOne, type Texts, texts } from "@losfee/contract";
import type { SheetTexts } from "./sheet-texts.ts";

const TEAMS_DE = { one: "Mannschaft", other: "Mannschaften" } as const;
const TEAMS_EN = { one: "team", other: "teams" } as const;

/** Texts about links of teams, which belong to captains. */
export const captainSheetTexts: Texts<SheetTexts> = texts({
  de: {
    title: "Links der Mannschaftsführungen",
    intro:
      "Mit dem Link ihrer Mannschaft sieht die Mannschaftsführung auf dem Telefon, gegen wen es geht, gibt die Aufstellung ab und meldet das Ergebnis. Die Links werden nur jetzt gezeigt: drucken, schneiden und austeilen. Wer den Link verloren hat, bekommt einen neuen, sobald der alte oben entzogen ist.",
    create: (count: number) => `Links für ${counted(count, TEAMS_DE, "de")} anlegen`,
    createLacking: (count: number) =>
      `Links für ${counted(count, TEAMS_DE, "de")} ohne Link anlegen`,
    renew: (count: number) =>
      isOne(count, "de")
        ? "Neuer Link für die Mannschaft"
        : `Neue Links für alle ${count} Mannschaften`,
    replaceTitle: "Links der Mannschaftsführungen ersetzen?",
    replaceAsk: (count: number) =>
      `${counted(count, { one: "Link einer Mannschaftsführung gilt", other: "Links von Mannschaftsführungen gelten" }, "de")} dann sofort nicht mehr, auch auf Telefonen, die gerade melden. Die Zettel sind neu zu drucken.`,
    replace: "Links ersetzen",
    none: "Sobald Mannschaften gemeldet sind, entstehen hier die Links der Mannschaftsführungen.",
    print: "Zettel drucken",
    working: "Links werden angelegt …",
    hint: "Link der Mannschaftsführung: Gegner, Aufstellung, Ergebnis melden",
    qr: (label: string) => `QR-Code für ${label}`,
  },
  en: {
    title: "Captains’ links",
    intro:
      "With the link of their team, captains see on their phones whom they meet, hand in the line-up and report the result. Losfee shows the links only once: print them, cut them apart and hand them out. Anyone who loses a link can get a new one after you revoke the old one above.",
    create: (count: number) => `Make links for ${counted(count, TEAMS_EN, "en")}`,
    createLacking: (count: number) =>
      `Make links for ${counted(count, TEAMS_EN, "en")} without one`,
    renew: (count: number) =>
      isOne(count, "en") ? "A new link for the team" : `New links for all ${count} teams`,
    replaceTitle: "Replace the captains’ links?",
    replaceAsk: (count: number) =>
      `${counted(count, { one: "captain’s link ends", other: "captains’ links end" }, "en")} at once, also on phones that are reporting. The slips have to be printed again.`,
    replace: "Replace the links",
    none: "Captains’ links can be made here once teams have entered.",
    print: "Print the slips",
    working: "Making links …",
    hint: "Captain’s link: opponent, line-up, report the result",
    qr: (label: string) => `QR code for ${label}`,
  },
});
