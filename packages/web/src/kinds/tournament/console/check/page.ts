import { checkTexts } from "@losfee/messages/tournament-console-check";
import { pages } from "../../pages-of.ts";
import { buildCheck } from "./model.ts";
import { CheckView } from "./view.tsx";

/** The blind second entry. */
export const checkPage = pages.consolePage("check", "/check/:round?", {
  place: "check",
  access: "results",
  typing: true,
  build: buildCheck,
  title: (model, page) => checkTexts[page.language].title({ round: model.round }),
  view: CheckView,
});
