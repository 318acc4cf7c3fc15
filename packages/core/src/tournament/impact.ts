import { lookAhead } from "../base/decision.ts";
import type { EntryId } from "../base/entry-id.ts";
import { err, ok, type Result } from "../base/result.ts";
import type { CommandOf } from "./decide/context.ts";
import { decideNext } from "./decide/decide.ts";
import { draftRound } from "./draft.ts";
import { type Leaver, leaversOf } from "./leavers.ts";
import { type NumbersImpact, numbersImpact } from "./numbers-impact.ts";
import { beforeRound } from "./places.ts";
import { displayName } from "./player-numbers.ts";
import type { Refusal } from "./refusal.ts";
import type { BoardRound, DraftedPairs, Round } from "./round.ts";
import { placedStages, totalRounds } from "./settings.ts";
import { type StandingsRow, standingsOf } from "./standings.ts";
import { type StandingsImpact, standingsImpact } from "./standings-impact.ts";
import { pairedRounds, type TournamentState } from "./state.ts";
import { impactOnNext, type TablesStageImpact } from "./tables/impact.ts";

/** The entries of a contest by ascending number, for comparing two pairings; one alone has a bye. */
export type ContestEntries = readonly EntryId[];

/** What a correction would have done to the pairing of a later round. */
export interface RoundImpact {
  readonly round: number;
  readonly status: Round["status"];
  /** Results that the round has already. */
  readonly results: number;
  /** Changes by hand in its draft: drafting the round again would lose them. */
  readonly acts: number;
  /** Contests that the system would not have made, and those it would have made instead. */
  readonly gone: readonly ContestEntries[];
  readonly instead: readonly ContestEntries[];
  /** Set where no pairing would have been possible. */
  readonly refusal: Refusal | null;
}

/** Everything that follows from correcting a result, shown before it is confirmed. */
export interface CorrectionImpact extends StandingsImpact<StandingsRow> {
  /** Later rounds whose pairing would have differed. */
  readonly rounds: readonly RoundImpact[];
  /** The next stage at tables, where it would have differed; null where not, or there is none. */
  readonly nextTables: TablesStageImpact | null;
  /**
   * Whether the last round (or stage at tables) may be drafted again: no results yet, would differ,
   * can be paired.
   */
  readonly canDraftAgain: boolean;
}

/**
 * What would change if a result were corrected. Nothing is recorded. Each later round is paired
 * twice, with the old and with the new result, so that what the director did by hand does not count
 * as a difference.
 */
export const impactOfCorrection = (
  state: TournamentState,
  command: CommandOf<"correct-result">,
): Result<CorrectionImpact, Refusal> => {
  const decision = decideNext(state, { ...command, repair: "keep" }, lookAhead(state));
  if (!decision.ok) return decision;
  const corrected = decision.value.state;
  const rounds = pairedRounds(state)
    .filter(({ request }) => request.basedOn >= command.round)
    .map((round) => impactOnRound(state, corrected, round))
    .filter(({ gone, instead, refusal }) => gone.length + instead.length > 0 || refusal !== null);
  const last = state.rounds.at(-1);
  const stage = (state.rounds[command.round - 1]?.stage ?? 0) + 1;
  const nextTables = impactOnNext(state, corrected, stage);
  const differs =
    rounds.some(({ round }) => round === last?.number) ||
    nextTables?.stage === (last?.stage ?? 0) + 1;
  const again = { ...command, repair: "draft-again" } as const;
  return ok({
    ...impactOnStandings(state, corrected),
    rounds,
    nextTables,
    canDraftAgain: differs && decideNext(state, again, lookAhead(state)).ok,
  });
};

/** Commands about entries and settings whose consequences can be seen before they are given. */
export type EntriesCommand = CommandOf<
  "add-entries" | "change-entry" | "remove-entry" | "withdraw-entry" | "change-settings"
>;

/** What follows from such a command, shown before it is confirmed. */
export interface EntriesImpact extends StandingsImpact<StandingsRow> {
  readonly numbers: NumbersImpact;
  /** How many rounds there are before and after. */
  readonly rounds: readonly [before: number, after: number];
  /** Who has left a round robin by it, and what becomes of the games. */
  readonly leavers: readonly (Leaver & { readonly name: string })[];
}

/**
 * What would change by a command about entries or settings: pairing numbers, the standings, what
 * counts in a round robin that somebody leaves. Nothing is recorded.
 */
export const impactOfEntries = (
  state: TournamentState,
  command: EntriesCommand,
): Result<EntriesImpact, Refusal> => {
  const decision = decideNext(state, command, lookAhead(state));
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
 * Whether a change is shown and confirmed before it is made: where it moves numbers that rounds were
 * paired by, or decides what counts of somebody's games.
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

const impactOnRound = (
  state: TournamentState,
  corrected: TournamentState,
  round: BoardRound,
): RoundImpact => {
  const was = pairsAgain(state, round);
  const would = pairsAgain(corrected, round);
  const common = {
    round: round.number,
    status: round.status,
    results: round.games.filter((game) => game.result !== null).length,
    acts: round.acts.length,
  };
  if (!would.ok) return { ...common, gone: [], instead: [], refusal: would.error };
  const [old, fresh] = [was.ok ? was.value : [], would.value];
  return { ...common, gone: notIn(old, fresh), instead: notIn(fresh, old), refusal: null };
};

/** Pairs a round once more, by its own request, as if it were the next. */
export const pairsAgain = (
  state: TournamentState,
  round: BoardRound,
): Result<readonly ContestEntries[], Refusal> => {
  const placed = placedStages(state.settings)[round.stage];
  if (placed === undefined) return err({ code: "unknown-round", round: round.number });
  const before = beforeRound(state, round.number);
  const drafted = draftRound(before, round.number, placed, round.request);
  return drafted.ok ? ok(contestsIn(drafted.value)) : drafted;
};

/** Who meets whom in a round or draft, and who has a bye. */
const contestsIn = (round: Pick<DraftedPairs, "games" | "unplayed">): readonly ContestEntries[] => [
  ...round.games.map(({ seats }) => seats.toSorted((a, b) => a - b)),
  ...round.unplayed.filter(({ reason }) => reason === "bye").map(({ entry }) => [entry]),
];

const notIn = (
  contests: readonly ContestEntries[],
  others: readonly ContestEntries[],
): readonly ContestEntries[] => {
  const known = new Set(others.map((contest) => contest.join("–")));
  return contests.filter((contest) => !known.has(contest.join("–")));
};
