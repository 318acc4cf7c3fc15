import { lookAhead } from "../../base/decision.ts";
import type { EntryId } from "../../base/entry-id.ts";
import { err, ok, type Result } from "../../base/result.ts";
import type { CommandOf } from "../decide/context.ts";
import { decideNext } from "../decide/decide.ts";
import { nextTablesStage } from "../next-draft.ts";
import { beforeRound } from "../places.ts";
import type { Refusal } from "../refusal.ts";
import { isPaired } from "../round.ts";
import { type StandingsImpact, standingsImpact } from "../standings-impact.ts";
import type { TournamentState } from "../state.ts";
import { hasResults, type TablesStage, tablesStages } from "./stage.ts";
import { type TablesStandingsRow, tablesStandings } from "./standings.ts";

/** What a changed result would have done to the stage at tables that was made from it. */
export interface TablesStageImpact {
  readonly stage: number;
  readonly status: TablesStage["status"];
  /** Whether somebody has played it. */
  readonly played: boolean;
  /** Changes by hand in its seating: drafting it again would lose them. */
  readonly acts: number;
  /** Who would not have advanced, and who would have instead. */
  readonly out: readonly EntryId[];
  readonly in: readonly EntryId[];
  /** Whether the same players would have been seeded in another order. */
  readonly seedsDiffer: boolean;
  /** Set where another stage, or none, would have followed. */
  readonly instead: number | null;
}

/**
 * Everything that follows from correcting or annulling a result, shown before it is confirmed; the
 * standings are those of its stage.
 */
export interface TablesImpact extends StandingsImpact<TablesStandingsRow> {
  /** The stage made from this one, where it would have differed; null where not, or there is none. */
  readonly next: TablesStageImpact | null;
  /** Whether that stage may be drafted again: it is the last, and nothing was played since. */
  readonly canDraftAgain: boolean;
}

/** What would change if a result were corrected or a game annulled. Nothing is recorded. */
export const impactOnTables = (
  state: TournamentState,
  command: CommandOf<"correct-result"> | CommandOf<"annul-game">,
): Result<TablesImpact, Refusal> => {
  const decision = decideNext(state, { ...command, repair: "keep" }, lookAhead(state));
  if (!decision.ok) return decision;
  const round = state.rounds[command.round - 1];
  if (round === undefined) return err({ code: "unknown-round", round: command.round });
  if (isPaired(round)) return err({ code: "unknown-stage", stage: round.stage + 1 });
  const stage = round.stage + 1;
  const changed = decision.value.state;
  const next = impactOnNext(state, changed, stage);
  const again = { ...command, repair: "draft-again" } as const;
  const canDraftAgain =
    next !== null &&
    (state.rounds.at(-1)?.stage ?? 0) + 1 === next.stage &&
    decideNext(state, again, lookAhead(state)).ok;
  const standings = standingsImpact(
    tablesStandings(state, stage),
    tablesStandings(changed, stage),
    ({ rank, values }) => [rank, values],
  );
  return ok({ ...standings, next, canDraftAgain });
};

/**
 * What a changed result would have done to the first stage at tables after stage number `stage`. It
 * is made twice from the standings, with the old and with the new result, so that what happened by
 * hand or by no-shows does not count as a difference.
 */
export const impactOnNext = (
  state: TournamentState,
  changed: TournamentState,
  stage: number,
): TablesStageImpact | null => {
  const next = tablesStages(state).find((one) => one.stage > stage);
  const first = next?.games[0]?.round;
  if (next === undefined || first === undefined) return null;
  const [was, would] = [madeAgain(state, first), madeAgain(changed, first)];
  const gone = was.members.filter((entry) => !would.members.includes(entry));
  const come = would.members.filter((entry) => !was.members.includes(entry));
  const instead = would.stage === next.stage ? null : would.stage;
  const seedsDiffer = was.members.join() !== would.members.join();
  if (instead === null && !seedsDiffer) return null;
  const { status, acts } = next;
  const played = hasResults(next);
  return {
    stage: next.stage,
    status,
    played,
    acts: acts.length,
    out: gone,
    in: come,
    seedsDiffer,
    instead,
  };
};

/** The stage that begins with a round, made from what was before it. */
const madeAgain = (
  state: TournamentState,
  round: number,
): { readonly stage: number; readonly members: readonly EntryId[] } => {
  const next = nextTablesStage(beforeRound(state, round));
  if (!next.ok) return { stage: 0, members: [] };
  return { stage: next.value.stage, members: next.value.members.map(({ entry }) => entry) };
};
