import { pages } from "../../pages-of.ts";
import { buildConsoleWhy } from "../../public/why/model.ts";
import { whyTitle } from "../../public/why/view.tsx";
import { ConsoleWhyView } from "./view.tsx";

/** Why two players do not meet in a round, including drafts. */
export const consoleWhyPage = pages.consolePage("why", "/why/:round?", {
  place: "round",
  typing: true,
  build: buildConsoleWhy,
  title: whyTitle,
  view: ConsoleWhyView,
});
