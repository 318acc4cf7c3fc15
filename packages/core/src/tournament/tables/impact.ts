import { lookAhead } from "../../base/decision.ts";
import type { EntryId } from "../../base/entry-id.ts";
import { err, ok, type Result } from "../../base/result.ts";
import { decideNext } from "../decide/decide.ts";
import { type CorrectionCommand, impactOnLater, type LaterImpact } from "../later-impact.ts";
import { movedEntries } from "../moved-entries.ts";
import type { Refusal } from "../refusal.ts";
import { isPaired } from "../round.ts";
import type { TournamentState } from "../state.ts";
import { type TablesStandingsRow, tablesStandings } from "./standings.ts";

/** What follows from correcting or annulling a game at a table, shown before it is confirmed. */
export interface TablesImpact extends LaterImpact {
  readonly at: "tables";
  /** The standings of the result's stage. */
  readonly before: readonly TablesStandingsRow[];
  readonly after: readonly TablesStandingsRow[];
  /** Entries whose rank or values differ, in the order of the standings after. */
  readonly moved: readonly EntryId[];
}

/** What would change if a result were corrected or a game annulled. Nothing is recorded. */
export const impactOnTables = (
  state: TournamentState,
  command: CorrectionCommand,
): Result<TablesImpact, Refusal> => {
  const decision = decideNext(state, { ...command, repair: "keep" }, lookAhead(state));
  if (!decision.ok) return decision;
  const round = state.rounds[command.round - 1];
  if (round === undefined) return err({ code: "unknown-round", round: command.round });
  if (isPaired(round)) return err({ code: "unknown-stage", stage: round.stage + 1 });
  const stage = round.stage + 1;
  const changed = decision.value.state;
  const [before, after] = [tablesStandings(state, stage), tablesStandings(changed, stage)];
  const moved = movedEntries(before, after, ({ rank, values }) => [rank, values]);
  return ok({ at: "tables", before, after, moved, ...impactOnLater(state, changed, command) });
};
