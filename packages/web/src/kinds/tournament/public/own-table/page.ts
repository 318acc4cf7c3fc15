import { ownTableTexts } from "@losfee/messages/tournament-public-own-table";
import { pages } from "../../tables-pages-of.ts";
import { buildOwnTable } from "./model.ts";
import { OwnTableView } from "./view.tsx";

/** A table's own page, which reports its results. */
export const ownTablePage = pages.publicPage("own-table", "/table", {
  access: "table",
  script: "view",
  build: buildOwnTable,
  title: ({ table }, { language }) => ownTableTexts[language].title({ table }),
  view: OwnTableView,
});
