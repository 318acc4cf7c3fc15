import { pages } from "../../pages-of.ts";
import { buildCheck } from "./model.ts";
import { checkTexts } from "./texts.ts";
import { CheckView } from "./view.tsx";

/** The blind second entry. */
export const checkPage = pages.consolePage("check", "/check/:round?", {
  place: "check",
  access: "results",
  typing: true,
  build: buildCheck,
  title: (model, page) => checkTexts[page.language].title(model.round),
  view: CheckView,
});
