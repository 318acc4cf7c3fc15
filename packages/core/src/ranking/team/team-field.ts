import type { EntryId } from "../../base/entry-id.ts";
import { meanRating } from "../../base/rounding.ts";
import type { Line, Scorecard, Start, UnplayedLine } from "../../base/scorecard.ts";
import type { BoardScores, RankingField } from "../criterion.ts";
import { DEFAULT_POINTS, type PointSystem, pointsOf } from "../point-system.ts";
import type { Pair, Team, TeamAbsence, TeamEvent, TeamMatch, TeamRecord } from "./team-event.ts";

/** Two match points for a win, one for a draw. */
export const MATCH_POINTS: PointSystem = { ...DEFAULT_POINTS, win: 2, draw: 1 };

/** Game points of a match whose boards all end alike. */
const onAllBoards = (system: PointSystem, boards: number): PointSystem => ({
  win: system.win * boards,
  draw: system.draw * boards,
  loss: system.loss * boards,
  forfeitLoss: system.forfeitLoss * boards,
  zeroPointBye: system.zeroPointBye * boards,
  pairingBye: system.pairingBye === null ? null : system.pairingBye * boards,
});

/**
 * Returns the field of a team event: the input of all rankings. Its cards have the primary score;
 * the other score and the boards are included. Ignores records of teams outside the event.
 * O(records · boards).
 */
export const teamFieldOf = (event: TeamEvent): RankingField => {
  const { teams, rounds, boards, primary = "match" } = event;
  const matchPoints = event.matchPoints ?? MATCH_POINTS;
  const gamePoints = onAllBoards(event.gamePoints ?? DEFAULT_POINTS, boards);
  const sides = sidesOf(event.records);
  const match = {
    cards: teams.map((team) => cardOf(team, event, sides, matchPoints, "matchPoints")),
    points: matchPoints,
  };
  const game = {
    cards: teams.map((team) => cardOf(team, event, sides, gamePoints, "gamePoints")),
    points: gamePoints,
  };
  const field: RankingField = {
    ...(primary === "match" ? { ...match, gamePoints: game } : { ...game, matchPoints: match }),
    rounds,
    boards: boardsOf(event, sides),
  };
  const { edition, pairing, plannedRounds } = event;
  return {
    ...field,
    ...(edition === undefined ? {} : { edition }),
    ...(pairing === undefined ? {} : { pairing }),
    ...(plannedRounds === undefined ? {} : { plannedRounds }),
  };
};

/** A round from the view of one team. */
interface Side {
  readonly line: Line;
  readonly boards: readonly number[];
  readonly matchPoints: number | null;
  readonly gamePoints: number | null;
}

/** By team, then by round from 1. */
type Sides = ReadonlyMap<EntryId, ReadonlyMap<number, Side>>;

const sidesOf = (records: readonly TeamRecord[]): Sides => {
  const sides = new Map<EntryId, Map<number, Side>>();
  const add = (team: EntryId, side: Side): void => {
    const rounds = sides.get(team) ?? new Map<number, Side>();
    rounds.set(side.line.round, side);
    sides.set(team, rounds);
  };
  for (const record of records) {
    if (record.kind === "absence") {
      add(record.team, absent(record));
      continue;
    }
    const [first, second] = record.teams;
    const known = record.colours === "known";
    const starts: readonly [Start, Start] = known ? ["first", "second"] : ["unknown", "unknown"];
    if (record.kind === "pending") {
      const { round } = record;
      add(first, pending({ kind: "pending", round, opponent: second, start: starts[0] }));
      add(second, pending({ kind: "pending", round, opponent: first, start: starts[1] }));
      continue;
    }
    add(
      first,
      played(record, second, starts[0], (pair) => pair),
    );
    add(
      second,
      played(record, first, starts[1], ([ofFirst, ofSecond]) => [ofSecond, ofFirst]),
    );
  }
  return sides;
};

const pending = (line: Line): Side => ({ line, boards: [], matchPoints: null, gamePoints: null });

const absent = (record: TeamAbsence): Side => {
  const { round, reason, opponent, credit, matchPoints, gamePoints, spread = 0 } = record;
  const line: UnplayedLine = { kind: "unplayed", round, reason, opponent, credit, spread };
  return { line, boards: [], matchPoints: matchPoints ?? null, gamePoints: gamePoints ?? null };
};

/** `seen` puts the own points of a pair first. */
const played = (
  match: TeamMatch,
  opponent: EntryId,
  start: Start,
  seen: (pair: Pair) => Pair,
): Side => {
  const boards = match.boards.map(seen);
  const [own, theirs] =
    match.gamePoints === undefined
      ? boards.reduce<Pair>(([a, b], [c, d]) => [a + c, b + d], [0, 0])
      : seen(match.gamePoints);
  const spread = match.spread === undefined ? undefined : seen([match.spread, 0 - match.spread])[0];
  return {
    line: {
      ...{ kind: "played", round: match.round, opponent, own, theirs, start },
      ...(spread === undefined ? {} : { spread }),
    },
    boards: boards.map(([points]) => points),
    matchPoints: match.matchPoints === undefined ? null : seen(match.matchPoints)[0],
    gamePoints: own,
  };
};

const cardOf = (
  team: Team,
  { rounds, boards }: TeamEvent,
  sides: Sides,
  system: PointSystem,
  score: "matchPoints" | "gamePoints",
): Scorecard => {
  const own = sides.get(team.entry);
  const adjustment = team.adjustment?.[score] ?? 0;
  return {
    entry: team.entry,
    name: team.name,
    rating: team.rating ?? ratingOf(team, boards),
    lot: team.lot ?? team.entry,
    ...(team.seed === undefined ? {} : { seed: team.seed }),
    ...(adjustment === 0 ? {} : { pointsAdjustment: adjustment }),
    lines: Array.from({ length: rounds }, (_, at) => {
      const side = own?.get(at + 1);
      return side === undefined ? undefined : worth(side.line, system, side[score]);
    }),
    penalties: [],
  };
};

/** Returns the line with its points, if the point system would give others. */
const worth = (line: Line, system: PointSystem, points: number | null): Line =>
  line.kind === "pending" || points === null || pointsOf(line, system) === points
    ? line
    : { ...line, points };

/** The average of the members on the boards at full strength; 0 if one of them is unrated. */
const ratingOf = ({ members }: Team, boards: number): number =>
  meanRating(members.slice(0, boards).map(({ rating }) => rating));

/**
 * Points of a round on each board. Articles 12.1 to 12.3 are made for knock-outs and do not mention
 * byes; as in FIDE's checker a pairing-allocated bye counts as won on every board, unless it is
 * worth nothing; any other unplayed round counts with its game points, spread evenly.
 */
const boardsOf = (event: TeamEvent, sides: Sides): BoardScores => {
  const { boards: count, teams, rounds } = event;
  const points = event.gamePoints ?? DEFAULT_POINTS;
  const system = onAllBoards(points, count);
  const scored = (side: Side | undefined): readonly number[] => {
    if (side === undefined || count === 0) return [];
    const { line, boards, gamePoints } = side;
    if (line.kind !== "unplayed") return boards;
    const isWon = line.reason === "bye" && line.credit !== "none";
    const each = isWon ? points.win : (gamePoints ?? pointsOf(line, system)) / count;
    return Array.from({ length: count }, () => each);
  };
  return {
    count,
    points: new Map(
      teams.map(({ entry }) => {
        const own = sides.get(entry);
        return [entry, Array.from({ length: rounds }, (_, at) => scored(own?.get(at + 1)))];
      }),
    ),
  };
};
