import { coloursPlayed, MILD, NO_PREFERENCE, STRONG } from "../fide-dutch/colours.ts";
import { classOfPreference } from "../fide-dutch/demand.ts";
import { HUNDREDTHS, scoresByRound } from "../fide-dutch/roster.ts";
import { bansOf, type Meetings } from "../meetings.ts";
import type { TeamSwissTeam, TeamSwissTournament } from "./tournament.ts";

/**
 * The teams to be paired by score, then pairing number, one array for each input of the criteria. A
 * position in these arrays is called a rank, from 0.
 */
export interface TeamRoster extends TeamColours, Meetings {
  /** Tournament pairing numbers. */
  readonly numbers: Int32Array;
  /** Primary scores with {@link TeamSwissTeam.addedPoints}, in hundredths of a point. */
  readonly scores: Int32Array;
  /** Primary scores as in the standings, without virtual points, in hundredths. */
  readonly standingScores: Int32Array;
  /** Secondary scores in hundredths; all 0 if they do not count. */
  readonly secondary: Int32Array;
  /** 1 for teams that played a team of another score in the previous round (1.5). */
  readonly floated: Uint8Array;
  /** Matches played (3.4.3). */
  readonly played: Uint16Array;
  /** 1 for teams that may receive the pairing-allocated bye [C2]. */
  readonly mayHaveBye: Uint8Array;
  /** The longest list of forbidden opponents of a team. */
  readonly mostBanned: number;
  /** True if [C7] and [C10] count: not in the last two rounds. */
  readonly floatsCount: boolean;
  /** 1 if white is the initial colour, −1 if black is. */
  readonly initialColour: 1 | -1;
}

/** Prepares a tournament for pairing. O(n · rounds + n log n). */
export const teamRosterOf = (tournament: TeamSwissTournament): TeamRoster => {
  const { teams, round, rounds } = tournament;
  const scores = new Map(teams.map((team) => [team.number, scoresByRound(team, round)]));
  const scoreIn = (number: number, of: number): number => scores.get(number)?.[of - 1] ?? 0;
  const ranked = teams
    .filter(({ available }) => available)
    .sort((a, b) => scoreIn(b.number, round) - scoreIn(a.number, round) || a.number - b.number);
  const meetings = bansOf(ranked, tournament.forbidden);
  const { banStart } = meetings;
  return {
    size: ranked.length,
    numbers: Int32Array.from(ranked, ({ number }) => number),
    scores: Int32Array.from(ranked, ({ number }) => scoreIn(number, round)),
    standingScores: Int32Array.from(
      ranked,
      ({ number, virtualPoints }) =>
        scoreIn(number, round) - Math.round(virtualPoints * HUNDREDTHS),
    ),
    secondary: Int32Array.from(ranked, (team) =>
      tournament.secondaryForColours ? secondaryScore(team) : 0,
    ),
    floated: Uint8Array.from(ranked, ({ number, history }) => {
      const last = history[round - 2];
      if (!last?.played) return 0;
      return scoreIn(number, round - 1) === scoreIn(last.opponent, round - 1) ? 0 : 1;
    }),
    played: Uint16Array.from(
      ranked,
      ({ history }) => history.filter((record) => record?.played).length,
    ),
    mayHaveBye: Uint8Array.from(ranked, ({ history }) =>
      history.some((record) => record?.barsBye) ? 0 : 1,
    ),
    mostBanned: ranked.reduce(
      (most, _, rank) =>
        Math.max(most, (banStart[rank + 1] as number) - (banStart[rank] as number)),
      0,
    ),
    floatsCount: round < rounds - 1,
    initialColour: tournament.initialColour === "white" ? 1 : -1,
    ...meetings,
    ...teamColours(ranked, tournament),
  };
};

const secondaryScore = ({ history, addedSecondaryPoints }: TeamSwissTeam): number =>
  Math.round(
    history.reduce((sum, record) => sum + (record?.secondaryPoints ?? 0), addedSecondaryPoints) *
      HUNDREDTHS,
  );

/** Colour histories and preferences, by rank. White is 1, black −1. */
interface TeamColours {
  /** Colours of the matches played, first match first (1.6.1). */
  readonly colours: readonly Int8Array[];
  /** The colour difference CD (1.6.2). */
  readonly differences: Int16Array;
  /** The colour preferred: 1 white, −1 black, 0 without a preference. */
  readonly preferences: Int8Array;
  /** No preference, mild (including simple ones of type A) or strong. */
  readonly strengths: Uint8Array;
  /** Preference and strength in one number, as in demand.ts. */
  readonly classes: Uint8Array;
}

/** Computes the colour preferences of teams (1.6 and 1.7). */
const teamColours = (
  teams: readonly TeamSwissTeam[],
  { preferences: type, round, rounds }: TeamSwissTournament,
): TeamColours => {
  const colours = teams.map(coloursPlayed);
  const differences = Int16Array.from(colours, (had) => had.reduce((sum, one) => sum + one, 0));
  const found = colours.map((had, rank) => {
    const difference = differences[rank] as number;
    if (type === "none") return { colour: 0, strength: NO_PREFERENCE };
    const due = dueAnyway(had, difference);
    if (type === "A") return { colour: due, strength: due === 0 ? NO_PREFERENCE : MILD };
    if (due !== 0) return { colour: due, strength: STRONG };
    const mild = mildlyDue(had, difference, round >= rounds);
    return { colour: mild, strength: mild === 0 ? NO_PREFERENCE : MILD };
  });
  const preferences = Int8Array.from(found, ({ colour }) => colour);
  const strengths = Uint8Array.from(found, ({ strength }) => strength);
  const classes = Uint8Array.from(found, ({ colour, strength }) =>
    classOfPreference(colour, strength),
  );
  return { colours, differences, preferences, strengths, classes };
};

/** 1.7.1, and the strong preferences of 1.7.2: the same clauses. 0 for none. */
const dueAnyway = (had: Int8Array, difference: number): number => {
  if (Math.abs(difference) > 1) return -Math.sign(difference);
  const last = had.at(-1) ?? 0;
  if (last === 0 || had.at(-2) !== last) return 0;
  // Two in a row count unless the difference already favours that colour.
  return difference === 0 || Math.sign(difference) === last ? -last : 0;
};

/** The mild preferences of 1.7.2. */
const mildlyDue = (had: Int8Array, difference: number, isLastRound: boolean): number => {
  if (difference !== 0) return -Math.sign(difference);
  return isLastRound ? 0 : -(had.at(-1) ?? 0);
};
