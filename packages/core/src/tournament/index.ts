export { actorsOf } from "./actors.ts";
export type * from "./acts/absences.ts";
export * from "./acts/cautions.ts";
export type * from "./acts/entries.ts";
export type * from "./acts/penalties.ts";
export type * from "./acts/results.ts";
export type * from "./acts/rounds.ts";
export type * from "./acts/seating.ts";
export type * from "./acts/squads.ts";
export * from "./commands.ts";
export * from "./contest-result.ts";
export {
  type CutLine,
  type CutOutlook,
  cutLine,
  cutLineSteps,
  type PlaceOutlook,
} from "./cut-line/cut-line.ts";
export type { CutGroup } from "./cut-line/groups.ts";
export type { VerdictReason } from "./cut-line/reasons.ts";
export type { Verdict } from "./cut-line/verdicts.ts";
export { missingEntries } from "./decide/absentees.ts";
export type { TournamentDecision } from "./decide/context.ts";
export { type EntryAct, entryActs, pausableRounds } from "./decide/entry-acts.ts";
export { fitResult } from "./decide/fit-result.ts";
export { type FixedBy, fixedSettings } from "./decide/fixed-settings.ts";
export { type RoundAct, roundActs } from "./decide/round-acts.ts";
export { isSquadOrderSettled } from "./decide/squads.ts";
export { replaceable, type StageAct, stageActs, substitutesFor } from "./decide/stage-acts.ts";
export { draftRound } from "./drafts/draft-round.ts";
export { unseatedEntries } from "./drafts/draft-stage.ts";
export * from "./drafts/fixtures.ts";
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
} from "./drafts/next-draft.ts";
export { roundsPairedOtherwise } from "./drafts/recheck.ts";
export * from "./drafts/why-apart.ts";
export type * from "./entered-outcome.ts";
export * from "./entries/absence-request.ts";
export * from "./entries/check-in-code.ts";
export * from "./entries/entry.ts";
export type { EntriesRefusal, EntryFault } from "./entries/entry-check.ts";
export * from "./entries/open-requests.ts";
export * from "./entries/type-code.ts";
export * from "./events.ts";
export * from "./fold/fold.ts";
export * from "./impact/impact.ts";
export type {
  AdvanceImpact,
  ContestEntries,
  CorrectionCommand,
  LaterImpact,
  RoundImpact,
  TablesStageImpact,
} from "./impact/later-impact.ts";
export { impactOnTables, type TablesImpact } from "./impact/tables-impact.ts";
export * from "./match-date.ts";
export * from "./match-outcome.ts";
export * from "./member-rounds.ts";
export * from "./numbering/numbers-impact.ts";
export { hasPairingNumbers, pairingNumbersOf } from "./numbering/pairing-numbers.ts";
export * from "./numbering/player-numbers.ts";
export * from "./numbering/standing-lots.ts";
export * from "./refusal.ts";
export * from "./round.ts";
export { type Acceptance, acceptances, acceptedAt, isUnusual } from "./rounds/acceptances.ts";
export { marksOf, outcomeOfMark, outcomeOfScores, scoresOfLine } from "./rounds/board-marks.ts";
export * from "./rounds/cards.ts";
export { reasonsOf } from "./rounds/game-reasons.ts";
export { groupsKeptApart, groupsStillApart } from "./rounds/kept-apart.ts";
export * from "./rounds/leavers.ts";
export { parseMatchLine } from "./rounds/match-line.ts";
export { pointsOfMatch } from "./rounds/points-of-match.ts";
export * from "./rounds/rating-report.ts";
export { parseResultLine, type ResultLineRefusal } from "./rounds/result-line.ts";
export {
  asEntered,
  isSameMatch,
  isSameOutcome,
  type SeatedOutcome,
  seenFrom,
} from "./rounds/same-outcome.ts";
export { countingRounds, type Tally, tallyAfter } from "./rounds/tally.ts";
export { unusualIn } from "./rounds/unusual-result.ts";
export * from "./seating.ts";
export * from "./settings/fide-rules.ts";
export * from "./settings/game-terms.ts";
export * from "./settings/open-start-rules.ts";
export * from "./settings/setting-conditions.ts";
export * from "./settings/setting-fields.ts";
export * from "./settings/settings.ts";
export * from "./settings/stage-fields.ts";
export * from "./settings/team-ranking.ts";
export * from "./settings/team-rules.ts";
export { headcount, seatsIn } from "./stages/headcount.ts";
export { findContest, placeOf } from "./stages/places.ts";
export { groupNumbers, groupsOfRound, type RoundGroup } from "./stages/round-groups.ts";
export { hasOwnStarts } from "./stages/start-rules.ts";
export * from "./stages/tables-stage.ts";
export { tieDraw, tiesOf } from "./stages/ties.ts";
export type { FinalGame, FinalStanding } from "./standings/final.ts";
export * from "./standings/final-places.ts";
export { finalsOf } from "./standings/finals.ts";
export * from "./standings/performances.ts";
export * from "./standings/race.ts";
export * from "./standings/standings.ts";
export {
  type TablesLead,
  type TablesStandingsRow,
  tablesCodes,
  tablesDerivations,
  tablesLead,
  tablesStandings,
} from "./standings/tables-standings.ts";
export * from "./standings/team-ranking.ts";
export * from "./state.ts";
export type { BoardFault } from "./teams/board-fault.ts";
export * from "./teams/board-table.ts";
export * from "./teams/league-lines.ts";
export * from "./teams/line-up.ts";
export { proposedLineUp } from "./teams/line-up-by-list.ts";
export * from "./teams/line-up-check.ts";
export * from "./teams/line-up-places.ts";
export * from "./teams/match-points.ts";
export * from "./teams/match-time.ts";
export * from "./teams/member-games.ts";
export {
  boardsAsProposed,
  boardsLostBy,
  forfeitsIn,
  isWaived,
  type ProposedForfeit,
  proposedForfeits,
} from "./teams/proposed-forfeits.ts";
export { type NamedElsewhere, namedElsewhere, namedOnSameDay } from "./teams/same-day.ts";
export { sanctionedBoards } from "./teams/sanctioned.ts";
export * from "./teams/scheveningen-table.ts";
export * from "./teams/season.ts";
export * from "./teams/shown-boards.ts";
export * from "./teams/squad.ts";
export * from "./teams/squad-check.ts";
export * from "./verify/verify.ts";
