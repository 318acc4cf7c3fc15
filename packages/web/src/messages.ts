/** Everything that the rules say in codes, said in German and English. */

export { describeTablesLead } from "./kinds/tables/parts/describe-lead.ts";
export { tablesWorking } from "./kinds/tables/parts/working.ts";
export { shownOutlooks } from "./kinds/tables/public/cut/model.ts";
export { cutTexts } from "./kinds/tables/public/cut/texts.ts";
export { describeAct } from "./kinds/tournament/console/rounds/acts.ts";
export * from "./messages/index.ts";
export { worthOf } from "./parts/worth.ts";
