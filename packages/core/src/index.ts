/**
 * The rules of Losfee: pure functions from the events of a competition to their consequences. No
 * clock, no randomness, no I/O: time and lots come in as data.
 */

export * from "./base/index.ts";
export * from "./bracket/index.ts";
export * from "./categories/index.ts";
export * from "./chain/index.ts";
export * from "./competition/index.ts";
export * from "./event-details/index.ts";
export * from "./formats/format.ts";
export { kingLuiSettings } from "./formats/king-lui.ts";
export * from "./formats/registry.ts";
export { tableTournamentSettings } from "./formats/table-tournament.ts";
export * from "./keizer/index.ts";
export * from "./ladder/index.ts";
export {
  type Announcement,
  type AnnouncementId,
  MOST_ANNOUNCEMENT,
  publicAnnouncements,
  type WrittenAnnouncement,
} from "./lifecycle/announcements.ts";
export * from "./lifecycle/arbiter-log.ts";
export { PUBLICITY_COMMANDS, type SetPicture } from "./lifecycle/commands.ts";
export { keepsInitials } from "./lifecycle/erasure.ts";
export { JOURNAL_GROUPS, type JournalGroup } from "./lifecycle/event-rows.ts";
export type { LifecycleEventData } from "./lifecycle/events.ts";
export type * from "./lifecycle/log-events.ts";
export type { Publicity } from "./lifecycle/publicity.ts";
export type * from "./lifecycle/refusal.ts";
export type * from "./lifecycle/rehearsal.ts";
export * from "./lots/commitments.ts";
export * from "./lots/lots.ts";
export * from "./names/find-people.ts";
export {
  compareListedNames,
  compareNames,
  compareTeamNames,
  initialOf,
  nameOrder,
} from "./names/name-order.ts";
export { canTellApart, type Identity } from "./names/namesakes.ts";
export { type ProbableDuplicate, probableDuplicates } from "./names/probable-duplicates.ts";
export * from "./norms/index.ts";
export * from "./odds/index.ts";
export type * from "./pairing/acceleration.ts";
export * from "./pairing/breach.ts";
export * from "./pairing/candidates/analysis.ts";
export * from "./pairing/candidates/contender.ts";
export * from "./pairing/candidates/notes.ts";
export type * from "./pairing/citation.ts";
export * from "./pairing/fide-dutch/baku.ts";
export type {
  DutchAlternative,
  DutchNotPairedReason,
} from "./pairing/fide-dutch/not-paired-reasons.ts";
export * from "./pairing/fide-dutch/notes.ts";
export * from "./pairing/fide-dutch/pair-dutch.ts";
export * from "./pairing/fide-dutch/player-state.ts";
export * from "./pairing/fide-dutch/round.ts";
export * from "./pairing/fide-dutch/tournament.ts";
export * from "./pairing/fide-dutch/why-not.ts";
export * from "./pairing/final/notes.ts";
export * from "./pairing/final/outcome.ts";
export type { McMahonNote } from "./pairing/mcmahon/notes.ts";
export * from "./pairing/not-paired.ts";
export * from "./pairing/notes.ts";
export * from "./pairing/options.ts";
export * from "./pairing/preliminary-groups/groups.ts";
export * from "./pairing/registry.ts";
export { snakeTables } from "./pairing/seating/patterns.ts";
export { tableSizes } from "./pairing/seating/sizes.ts";
export { type SpreadRequest, spreadTables } from "./pairing/seating/spread.ts";
export { seedingOrder } from "./pairing/standing-order.ts";
export type * from "./pairing/starts/policy.ts";
export * from "./pairing/system.ts";
export type { TeamNotPairedReason } from "./pairing/team-swiss/not-paired-reasons.ts";
export type { TeamSwissNote } from "./pairing/team-swiss/notes.ts";
export { pairTeams } from "./pairing/team-swiss/pair-teams.ts";
export * from "./pairing/team-swiss/round.ts";
export * from "./pairing/team-swiss/tournament.ts";
export * from "./prizes/index.ts";
export * from "./ranking/abnormal-points.ts";
export * from "./ranking/chain.ts";
export * from "./ranking/criterion.ts";
export * from "./ranking/evaluate-derivation.ts";
export * from "./ranking/family.ts";
export * from "./ranking/lead-differences.ts";
export * from "./ranking/modifiers.ts";
export * from "./ranking/ordered-value.ts";
export * from "./ranking/point-system.ts";
export * from "./ranking/presets.ts";
export * from "./ranking/rank.ts";
export * from "./ranking/ranking-criterion.ts";
export * from "./ranking/registry.ts";
export * from "./ranking/tables/codes.ts";
export * from "./ranking/tables/criterion.ts";
export * from "./ranking/tables/evaluate-derivation.ts";
export * from "./ranking/tables/rank-points.ts";
export * from "./ranking/tables/registry.ts";
export * from "./ranking/tables/table-card.ts";
export { berlinScore } from "./ranking/team/board-weights.ts";
export * from "./ranking/team/drawn-match.ts";
export * from "./ranking/team/score-field.ts";
export * from "./ranking/team/team-event.ts";
export * from "./ranking/team/team-field.ts";
export * from "./ranking/warnings.ts";
export * from "./rating/club-elo.ts";
export * from "./rating/dwz.ts";
export type { Expectation } from "./rating/expectation.ts";
export * from "./rating/fide.ts";
export * from "./rating/fide-elo.ts";
export * from "./rating/german-rating.ts";
export {
  type EventGame,
  type RatedLine,
  type RatingOutcome,
  surplusOf,
  type Unrated,
} from "./rating/rated-event.ts";
export * from "./tournament/index.ts";
