import { sheetsTexts } from "@losfee/messages/tournament-console-sheets";
import { pages } from "../../tables-pages-of.ts";
import { buildSheets } from "./model.ts";

/** Result entry: a sheet for each table. */
export const sheetsPage = pages.consolePage("results", "/results/:round?", {
  place: "results",
  access: "results",
  typing: true,
  build: buildSheets,
  title: ({ label }, page) => sheetsTexts[page.language].title({ label, hasLabel: label !== "" }),
});
