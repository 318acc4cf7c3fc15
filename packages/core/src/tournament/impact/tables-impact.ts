import { lookAhead } from "../../base/decision.ts";
import { err, ok, type Result } from "../../base/result.ts";
import { decideNext } from "../decide/decide.ts";
import type { Refusal } from "../refusal.ts";
import { isPaired } from "../round.ts";
import { type TablesStandingsRow, tablesStandings } from "../standings/tables-standings.ts";
import type { TournamentState } from "../state.ts";
import { considered } from "./considered.ts";
import { type CorrectionCommand, impactOnLater, type LaterImpact } from "./later-impact.ts";
import { type StandingsImpact, standingsImpact } from "./standings-impact.ts";

/**
 * Consequences of correcting or annulling a game at a table, shown before confirmation; the
 * standings are those of its stage.
 */
export interface TablesImpact extends StandingsImpact<TablesStandingsRow>, LaterImpact {
  readonly at: "tables";
}

/**
 * Returns the consequences of correcting a result or annulling a game, for any reason. Records
 * nothing.
 */
export const impactOnTables = (
  state: TournamentState,
  change: CorrectionCommand,
): Result<TablesImpact, Refusal> => {
  const command = considered(change);
  const decision = decideNext(state, { ...command, repair: "keep" }, lookAhead(state));
  if (!decision.ok) return decision;
  const round = state.rounds[command.round - 1];
  if (round === undefined) return err({ code: "unknown-round", round: command.round });
  if (isPaired(round)) return err({ code: "unknown-stage", stage: round.stage + 1 });
  const stage = round.stage + 1;
  const changed = decision.value.state;
  const standings = standingsImpact(
    tablesStandings(state, stage),
    tablesStandings(changed, stage),
    ({ rank, values }) => [rank, values],
  );
  return ok({ at: "tables", ...standings, ...impactOnLater(state, changed, command) });
};
