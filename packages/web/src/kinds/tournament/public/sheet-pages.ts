import type { PageDefinition } from "../../../shell/page.ts";
import { scoreCardsPage } from "./score-cards/page.ts";
import { slipsPage } from "./slips/page.ts";

/** Sheets of paper for the hall. Public pages print themselves. */
export const sheetPages: readonly PageDefinition[] = [slipsPage, scoreCardsPage];
