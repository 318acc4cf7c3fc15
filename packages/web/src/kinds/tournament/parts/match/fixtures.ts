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

/** A team in a list of fixtures. */
export interface FixtureTeam {
  readonly entry: EntryId;
  readonly name: string;
  /** True if the team left the table before the match. */
  readonly left: boolean;
}

/** A line of the fixtures, played or not. */
export interface FixtureLine extends Omit<MatchTime, "reason"> {
  readonly round: number;
  /** Number of its page; null before the round is published. */
  readonly match: number | null;
  /** The home team first, if known. */
  readonly teams: readonly [FixtureTeam, FixtureTeam];
  readonly isSettled: boolean;
  /** Game points, or the sides that did not come; null before a result counts. */
  readonly result: FixtureResult | null;
}

/** Result of a match. */
export type FixtureResult =
  | { readonly kind: "played"; readonly scores: readonly [number, number] }
  | { readonly kind: "forfeit"; readonly present: readonly [boolean, boolean] };

/** The matches of a round. */
export interface FixtureRound extends Pick<RoundFixtures, "round" | "at" | "isPublished"> {
  readonly matches: readonly FixtureLine[];
  /** Teams without a match, by name. */
  readonly free: readonly string[];
}

/** Returns all rounds of a team event with known fixtures. */
export const fixtureRounds = (state: TournamentState): readonly FixtureRound[] =>
  fixturesOf(state).map(({ round, at, isPublished, matches, free }) => ({
    ...{ round, at, isPublished },
    matches: matches.map((fixture) => fixtureLine(state, fixture)),
    free: free.map((entry) => displayName(state, entry)),
  }));

/** Returns the line of one fixture. */
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

/** True if any match has a time as well as a day. */
export const hasTimes = (rounds: readonly FixtureRound[]): boolean =>
  rounds.some(({ matches }) => matches.some(({ at }) => at !== null && at.length > 10));

/** Identifies a match, independent of the home side. */
export const fixtureId = ({ round, teams: [one, other] }: FixtureLine): string =>
  [round, Math.min(one.entry, other.entry), Math.max(one.entry, other.entry)].join("-");
