import { oddsTexts } from "@losfee/contract";
import { pages } from "../../pages-of.ts";
import { buildChances } from "../../public/chances/page.ts";

/** The chances for directors, public or not. */
export const consoleChancesPage = pages.consolePage("chances", "/chances", {
  place: "standings",
  asks: ["odds"],
  build: buildChances,
  title: (_model, { language }) => oddsTexts[language].title,
  alsoFor: ["tables"],
});
