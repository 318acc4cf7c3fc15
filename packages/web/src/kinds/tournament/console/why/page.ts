import type { PageDefinition } from "../../../../shell/page.ts";
import { buildConsoleWhy, type WhyModel } from "../../public/why/model.ts";
import { whyTitle } from "../../public/why/view.tsx";
import { ConsoleWhyView } from "./view.tsx";

/** Why two do not meet in a round, drafts included. */
export const consoleWhyPage: PageDefinition<WhyModel, "tournament"> = {
  id: "console-why",
  kind: "tournament",
  path: "/console/:competition/why/:round?",
  access: "director",
  layout: "console",
  script: "console-why",
  hydrates: true,
  build: buildConsoleWhy,
  title: whyTitle,
  view: ConsoleWhyView,
};
