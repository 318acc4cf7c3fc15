import { lookAhead } from "../../base/decision.ts";
import { ok, type Result } from "../../base/result.ts";
import type { CommandOf } from "../decide/context.ts";
import { decideNext } from "../decide/decide.ts";
import { type NumbersImpact, numbersImpact } from "../numbering/numbers-impact.ts";
import { displayName } from "../numbering/player-numbers.ts";
import type { Refusal } from "../refusal.ts";
import { type Leaver, leaversOf } from "../rounds/leavers.ts";
import { totalRounds } from "../settings/settings.ts";
import { type StandingsRow, standingsOf } from "../standings/standings.ts";
import type { TournamentState } from "../state.ts";
import { considered } from "./considered.ts";
import { impactOnLater, type LaterImpact } from "./later-impact.ts";
import { type StandingsImpact, standingsImpact } from "./standings-impact.ts";

/** Consequences of correcting a result of a game for two, shown before confirmation. */
export interface CorrectionImpact extends StandingsImpact<StandingsRow>, LaterImpact {
  readonly at: "boards";
}

/** Returns the consequences of correcting a result, for any reason. Records nothing. */
export const impactOfCorrection = (
  state: TournamentState,
  change: CommandOf<"correct-result">,
): Result<CorrectionImpact, Refusal> => {
  const command = considered(change);
  const decision = decideNext(state, { ...command, repair: "keep" }, lookAhead(state));
  if (!decision.ok) return decision;
  const corrected = decision.value.state;
  const standings = impactOnStandings(state, corrected);
  return ok({ at: "boards", ...standings, ...impactOnLater(state, corrected, command) });
};

/** Commands about entries and settings with a preview. */
export type EntriesCommand = CommandOf<
  "add-entries" | "change-entry" | "remove-entry" | "withdraw-entry" | "change-settings"
>;

/** Consequences of such a command, shown before confirmation. */
export interface EntriesImpact extends StandingsImpact<StandingsRow> {
  readonly numbers: NumbersImpact;
  /** Number of rounds before and after. */
  readonly rounds: readonly [before: number, after: number];
  /** Entries that the command removes from a round robin, and the treatment of their games. */
  readonly leavers: readonly (Leaver & { readonly name: string })[];
}

/**
 * Returns the consequences of a command about entries or settings: pairing numbers, standings,
 * counting games of leavers in a round robin. Records nothing.
 */
export const impactOfEntries = (
  state: TournamentState,
  command: EntriesCommand,
): Result<EntriesImpact, Refusal> => {
  const decision = decideNext(state, considered(command), lookAhead(state));
  if (!decision.ok) return decision;
  const changed = decision.value.state;
  const gone = new Set(leaversOf(state, Number.POSITIVE_INFINITY).map(({ entry }) => entry));
  return ok({
    ...impactOnStandings(state, changed),
    numbers: numbersImpact(state, changed),
    rounds: [totalRounds(state.settings), totalRounds(changed.settings)],
    leavers: leaversOf(changed, Number.POSITIVE_INFINITY)
      .filter(({ entry }) => !gone.has(entry))
      .map((leaver) => ({ ...leaver, name: displayName(changed, leaver.entry) })),
  });
};

/**
 * True if a change needs confirmation: it moves numbers that rounds were paired by, or decides if
 * games of a leaver count.
 */
export const asksFirst = ({ numbers, leavers }: EntriesImpact): boolean =>
  leavers.length > 0 ||
  (numbers.inUse && numbers.moves.some(({ from, to }) => from !== null && to !== null));

const impactOnStandings = (
  state: TournamentState,
  changed: TournamentState,
): StandingsImpact<StandingsRow> =>
  standingsImpact(standingsOf(state), standingsOf(changed), ({ rank, wins, spread }) => [
    rank,
    wins,
    spread,
  ]);
