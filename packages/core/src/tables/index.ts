export { activeEntries, type ComingStage, comingStage } from "./advance.ts";
export * from "./commands.ts";
export * from "./criteria/codes.ts";
export type { TablesDerivation, TablesTerm } from "./criteria/criterion.ts";
export { tablesChain } from "./criteria/registry.ts";
export { type CutLine, type CutOutlook, cutLine, type PlaceOutlook } from "./cut-line/cut-line.ts";
export type { Verdict } from "./cut-line/verdicts.ts";
export type { TablesContext, TablesDecision } from "./decide/context.ts";
export { unseatedEntries } from "./draft.ts";
export * from "./entry.ts";
export * from "./events.ts";
export * from "./final-places.ts";
export * from "./fold.ts";
export * from "./impact.ts";
export { type PointRules, type SeatShare, scaleOf, seatShares } from "./rank-points.ts";
export * from "./refusal.ts";
export { snakeTables } from "./seating/patterns.ts";
export { tableSizes } from "./seating/sizes.ts";
export { type SpreadRequest, spreadTables } from "./seating/spread.ts";
export * from "./settings.ts";
export * from "./stage.ts";
export type { StageCard, TableLine } from "./stage-cards.ts";
export {
  type TablesLead,
  type TablesStandingsRow,
  tablesCodes,
  tablesDerivations,
  tablesLead,
  tablesStandings,
  tieDraw,
  tiesOf,
} from "./standings.ts";
export * from "./state.ts";
export * from "./table-game.ts";
export * from "./verify.ts";
