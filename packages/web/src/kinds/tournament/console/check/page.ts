import type { PageDefinition } from "../../../../shell/page.ts";
import { buildCheck, type CheckModel } from "./model.ts";
import { checkTexts } from "./texts.ts";
import { CheckView } from "./view.tsx";

/** The blind second entry. */
export const checkPage: PageDefinition<CheckModel, "tournament"> = {
  id: "console-check",
  kind: "tournament",
  path: "/console/:competition/check/:round?",
  access: "results",
  layout: "console",
  script: "console-check",
  hydrates: true,
  build: buildCheck,
  title: (model, page) => checkTexts[page.language].title(model.round),
  view: CheckView,
};
