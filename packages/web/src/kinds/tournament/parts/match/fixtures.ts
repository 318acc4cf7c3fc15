import {
  displayName,
  type EntryId,
  type Fixture,
  fixturesOf,
  isSettled,
  type MatchTime,
  type PairOutcome,
  type RoundFixtures,
  recordedResult,
  type TournamentState,
} from "@losfee/core";

/** A team as fixtures name it. */
export interface FixtureTeam {
  readonly entry: EntryId;
  readonly name: string;
  /** Has left the table before the match. */
  readonly left: boolean;
}

/** A match as fixtures tell it, played or not. */
export interface FixtureLine extends Omit<MatchTime, "reason"> {
  readonly round: number;
  /** Its page; null as long as the round is not published. */
  readonly match: number | null;
  /** The home team first, where that is known. */
  readonly teams: readonly [FixtureTeam, FixtureTeam];
  readonly isSettled: boolean;
  /** Game points, or the sides that did not come; null where no result counts yet. */
  readonly result: FixtureResult | null;
}

/** How a match ended. */
export type FixtureResult =
  | { readonly kind: "played"; readonly scores: readonly [number, number] }
  | { readonly kind: "forfeit"; readonly present: readonly [boolean, boolean] };

/** The matches of a round. */
export interface FixtureRound extends Pick<RoundFixtures, "round" | "at" | "isPublished"> {
  readonly matches: readonly FixtureLine[];
  /** Those who have no match, by name. */
  readonly free: readonly string[];
}

/** All rounds of an event of teams that can be told by now. */
export const fixtureRounds = (state: TournamentState): readonly FixtureRound[] =>
  fixturesOf(state).map(({ round, at, isPublished, matches, free }) => ({
    ...{ round, at, isPublished },
    matches: matches.map((fixture) => fixtureLine(state, fixture)),
    free: free.map((entry) => displayName(state, entry)),
  }));

/** A match as fixtures tell it. */
export const fixtureLine = (state: TournamentState, fixture: Fixture): FixtureLine => {
  const { round, seats, at, moved, venue, left, game, isSettled: isKnown } = fixture;
  const [first, second] = seats;
  const teamAt = (entry: EntryId): FixtureTeam => ({
    entry,
    name: displayName(state, entry),
    left: left.includes(entry),
  });
  const outcome = game !== null && isSettled(game) ? recordedResult(game)?.outcome : undefined;
  return {
    ...{ round, at, moved, venue },
    match: game?.board ?? null,
    teams: [teamAt(first), teamAt(second)],
    isSettled: isKnown,
    result: outcome === undefined ? null : resultOf(outcome, seats),
  };
};

const resultOf = (outcome: PairOutcome, [first, second]: Fixture["seats"]): FixtureResult =>
  outcome.kind === "played"
    ? { kind: "played", scores: outcome.scores }
    : {
        kind: "forfeit",
        present: [!outcome.absent.includes(first), !outcome.absent.includes(second)],
      };

/** Whether any match has a time of day, beside its day. */
export const hasTimes = (rounds: readonly FixtureRound[]): boolean =>
  rounds.some(({ matches }) => matches.some(({ at }) => at !== null && at.length > 10));
