import { logTexts } from "@losfee/messages/parts-arbiter-log";
import type { PageDefinition } from "../../shell/page-definition.ts";
import { type ArbiterLogModel, buildArbiterLog } from "./model.ts";
import { ArbiterLogView } from "./view.tsx";

/** The arbiter's log for all competitions; users who enter results see their own entries. */
export const arbiterLogPage: PageDefinition<ArbiterLogModel> = {
  id: "console-arbiter-log",
  path: "/console/:competition/log",
  access: "results",
  layout: "console",
  place: "log",
  script: "view",
  typing: true,
  build: buildArbiterLog,
  title: (_model, { language }) => logTexts[language].title,
  view: ArbiterLogView,
};
