/** Everything that the rules say in codes, said in German and English. */

export { describeAct } from "./kinds/tournament/console/rounds/acts.ts";
export { describeTablesLead } from "./kinds/tournament/parts/tables/describe-lead.ts";
export { tablesWorking } from "./kinds/tournament/parts/tables/working.ts";
export { shownOutlooks } from "./kinds/tournament/public/cut/model.ts";
export { cutTexts } from "./kinds/tournament/public/cut/texts.ts";
export * from "./messages/index.ts";
export { worthOf } from "./parts/worth.ts";
