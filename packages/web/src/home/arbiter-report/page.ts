import { arbiterReportTexts } from "@losfee/messages/home-arbiter-report";
import type { PageDefinition } from "../../shell/page-definition.ts";
import { type ArbiterReportModel, buildArbiterReport } from "./model.ts";
import { ArbiterReportView } from "./view.tsx";

/** The arbiter's report for printing, for competitions of every kind. */
export const arbiterReportPage: PageDefinition<ArbiterReportModel> = {
  id: "arbiter-report",
  path: "/console/:competition/print/report",
  access: "director",
  layout: "sheet",
  script: "print",
  build: buildArbiterReport,
  title: (_model, { language }) => arbiterReportTexts[language].title,
  view: ArbiterReportView,
};
