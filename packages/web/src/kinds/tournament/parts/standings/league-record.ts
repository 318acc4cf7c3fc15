import {
  type Credit,
  cardsOf,
  creditOf,
  displayName,
  type EntryId,
  type Fixture,
  fixturesOf,
  gameOf,
  gameTermsOf,
  hasFixtures,
  isSettled,
  type Line,
  type MatchTime,
  pairedRound,
  publishedRounds,
  type TournamentState,
} from "@losfee/core";

/** Matches won, drawn and lost by a team, including forfeits; without byes. */
export interface MatchRecord {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

/** A match of a team's form. */
export interface FormMatch {
  readonly round: number;
  readonly credit: Exclude<Credit, "none">;
  readonly opponent: string;
}

/** A team's next match. */
export interface NextMatch extends Pick<MatchTime, "at" | "moved"> {
  readonly round: number;
  readonly opponent: string;
  /** True if the team is at home; null if unknown, or on neutral ground. */
  readonly isHome: boolean | null;
}

/** Columns of a league table in addition to its values. */
export interface LeagueRecord {
  /** The last matches that counted, the latest last. */
  readonly form: readonly FormMatch[];
  /** Null on neutral ground. */
  readonly home: MatchRecord | null;
  readonly away: MatchRecord | null;
  /** Null if there is none, if it is unknown, or for an earlier round. */
  readonly next: NextMatch | null;
}

/** Number of matches in a team's form. */
const FORM_MATCHES = 5;

/** Returns the league records after a round, by team. O(teams · rounds). */
export const leagueRecords = (
  state: TournamentState,
  round: number,
): ReadonlyMap<EntryId, LeagueRecord> => {
  const isHomely = gameTermsOf(state.settings).sides === "home";
  const next = round === publishedRounds(state) ? nextMatches(state, isHomely) : new Map();
  return new Map(
    cardsOf(state).map(({ entry, lines }) => {
      const own = lines.slice(0, round);
      const at = (isFirst: boolean): readonly (Line | undefined)[] =>
        own.map((line, index) =>
          isFirstIn(state, index + 1, entry) === isFirst ? line : undefined,
        );
      return [
        entry,
        {
          form: formMatches(state, own),
          home: isHomely ? matchRecord(at(true)) : null,
          away: isHomely ? matchRecord(at(false)) : null,
          next: next.get(entry) ?? null,
        },
      ];
    }),
  );
};

/** Counts won, drawn and lost matches of a card. */
export const matchRecord = (lines: readonly (Line | undefined)[]): MatchRecord => {
  const credits = lines.flatMap((line) => creditOfMatch(line) ?? []);
  const count = (credit: Credit): number => credits.filter((one) => one === credit).length;
  return { won: count("win"), drawn: count("draw"), lost: count("loss") };
};

/** Credit for a match; null without one, or if it does not count yet. */
const creditOfMatch = (line: Line | undefined): Credit | null => {
  if (line === undefined || line.kind === "pending") return null;
  return line.kind === "played" || line.reason === "forfeit" ? creditOf(line) : null;
};

const formMatches = (
  state: TournamentState,
  lines: readonly (Line | undefined)[],
): readonly FormMatch[] =>
  lines
    .flatMap((line, index): readonly FormMatch[] => {
      const credit = creditOfMatch(line);
      if (line === undefined || credit === null || credit === "none") return [];
      const opponent = line.opponent === null ? "" : displayName(state, line.opponent);
      return [{ round: index + 1, credit, opponent }];
    })
    .slice(-FORM_MATCHES);

const isFirstIn = (state: TournamentState, round: number, entry: EntryId): boolean | null => {
  const paired = pairedRound(state, round);
  const game = paired === undefined ? undefined : gameOf(paired, entry);
  return game === undefined ? null : game.seats[0] === entry;
};

/** The next match of each team: the earliest without a result, by day, then by round. */
const nextMatches = (
  state: TournamentState,
  isHomely: boolean,
): ReadonlyMap<EntryId, NextMatch> => {
  const next = new Map<EntryId, NextMatch>();
  if (state.status === "closed" || !hasFixtures(state.settings)) return next;
  const open = fixturesOf(state)
    .flatMap(({ matches }) => matches)
    .filter(({ game, left }) => left.length === 0 && (game === null || !isSettled(game)))
    .toSorted(byDay);
  for (const { seats, round, at, moved, isSettled: isKnown } of open) {
    for (const [index, entry] of seats.entries()) {
      const opponent = seats[1 - index];
      if (opponent === undefined || next.has(entry)) continue;
      next.set(entry, {
        ...{ round, at, moved },
        opponent: displayName(state, opponent),
        isHome: isHomely && isKnown ? index === 0 : null,
      });
    }
  }
  return next;
};

/** A match without a day comes with its round; one waiting for a date comes last. */
const byDay = (one: Fixture, other: Fixture): number => {
  const isLate = ({ at, moved }: Fixture): number => (at === null && moved !== null ? 1 : 0);
  if (isLate(one) !== isLate(other)) return isLate(one) - isLate(other);
  if (one.at !== null && other.at !== null && one.at !== other.at)
    return one.at < other.at ? -1 : 1;
  return one.round - other.round || one.board - other.board;
};
