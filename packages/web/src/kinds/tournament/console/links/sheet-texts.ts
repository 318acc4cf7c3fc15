import type { Texts } from "@losfee/contract";
import * as words from "@losfee/messages/tournament-console-links";

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
  words.tableSheetTexts;

export const playerSheetTexts: Texts<SheetTexts> = words.playerSheetTexts;
