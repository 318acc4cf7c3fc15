import { pages } from "../../pages-of.ts";
import { whyTitle } from "../../parts/why-form.tsx";
import { buildConsoleWhy } from "../../public/why/page.ts";

/** Why two players do not meet in a round, including drafts. */
export const consoleWhyPage = pages.consolePage("why", "/why/:round?", {
  place: "round",
  typing: true,
  build: buildConsoleWhy,
  title: (model, page) => whyTitle(model, page),
});
