export { type CutLine, type CutOutlook, cutLine, type PlaceOutlook } from "./cut-line/cut-line.ts";
export type { Verdict } from "./cut-line/verdicts.ts";
export { unseatedEntries } from "./draft.ts";
export * from "./final-places.ts";
export { impactOnTables, type TablesImpact } from "./impact.ts";
export * from "./seating.ts";
export * from "./stage.ts";
export {
  type TablesLead,
  type TablesStandingsRow,
  tablesCodes,
  tablesDerivations,
  tablesLead,
  tablesStandings,
} from "./standings.ts";
export { tieDraw, tiesOf } from "./ties.ts";
