export * from "./cards.ts";
export * from "./commands.ts";
export type { TournamentDecision } from "./decide/context.ts";
export { draftRound } from "./draft.ts";
export * from "./entry.ts";
export type { EntriesRefusal, EntryFault } from "./entry-check.ts";
export * from "./events.ts";
export * from "./fold.ts";
export * from "./game-terms.ts";
export * from "./impact.ts";
export { groupsKeptApart, groupsStillApart } from "./kept-apart.ts";
export type {
  ContestEntries,
  CorrectionCommand,
  LaterImpact,
  RoundImpact,
  TablesStageImpact,
} from "./later-impact.ts";
export * from "./leavers.ts";
export {
  activeEntries,
  type NextDraft,
  type NextTablesStage,
  nextDraft,
  nextPlayedAt,
  nextTablesStage,
  playedAt,
  playsBoards,
  playsTables,
} from "./next-draft.ts";
export * from "./numbers-impact.ts";
export { hasPairingNumbers, pairingNumbersOf } from "./pairing-numbers.ts";
export { findContest, placeOf } from "./places.ts";
export * from "./player-numbers.ts";
export * from "./rating-report.ts";
export * from "./refusal.ts";
export * from "./result-line.ts";
export * from "./round.ts";
export * from "./settings.ts";
export * from "./standing-lots.ts";
export * from "./standings.ts";
export * from "./state.ts";
export * from "./tables/index.ts";
export * from "./type-code.ts";
export * from "./verify.ts";
export * from "./why-apart.ts";
