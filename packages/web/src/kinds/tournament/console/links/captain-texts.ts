import type { Texts } from "@losfee/contract";
import * as words from "@losfee/messages/tournament-console-links";
import type { SheetTexts } from "./sheet-texts.ts";

const TEAMS_DE = { one: "Mannschaft", other: "Mannschaften" } as const;
const TEAMS_EN = { one: "team", other: "teams" } as const;

/** Texts about links of teams, which belong to captains. */
export const captainSheetTexts: Texts<SheetTexts> = words.captainSheetTexts;
