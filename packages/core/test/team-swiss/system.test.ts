import { describe, expect, it } from "vitest";
import type { Line, Scorecard } from "../../src/base/scorecard.ts";
import type { RoundInput } from "../../src/pairing/system.ts";
import { pairTeams } from "../../src/pairing/team-swiss/pair-teams.ts";
import { teamSwiss } from "../../src/pairing/team-swiss/team-swiss.ts";
import type {
  TeamSwissRecord,
  TeamSwissTournament,
} from "../../src/pairing/team-swiss/tournament.ts";
import { DEFAULT_POINTS } from "../../src/ranking/point-system.ts";
import { randomFrom } from "../fide-dutch/random.ts";
import { randomTeamPosition } from "./positions.ts";

const lineOf = (
  record: TeamSwissRecord | null,
  round: number,
  points: number,
): Line | undefined => {
  if (record === null) return undefined;
  const { opponent, played, colour, barsBye } = record;
  if (played) {
    const start = colour === "white" ? "first" : "second";
    return { kind: "played", round, opponent, own: 0, theirs: 0, start, points };
  }
  const credit = barsBye && opponent > 0 ? "win" : "none";
  const reason = opponent > 0 ? "forfeit" : barsBye ? "bye" : "pause";
  const scheduled = opponent > 0 ? opponent : null;
  return { kind: "unplayed", round, reason, opponent: scheduled, credit, spread: 0, points };
};

const cardsOf = (
  { teams }: TeamSwissTournament,
  points: (record: TeamSwissRecord | null) => number,
): readonly Scorecard[] =>
  teams.map(({ number, history }) => ({
    entry: number,
    name: `Team ${number}`,
    rating: 0,
    lot: number,
    seed: number,
    lines: history.map((record, index) => lineOf(record, index + 1, points(record))),
    penalties: [],
  }));

const inputOf = (position: TeamSwissTournament): RoundInput => ({
  round: position.round,
  stage: { firstRound: 1, rounds: position.rounds },
  basedOn: position.round - 1,
  cards: cardsOf(position, (record) => record?.points ?? 0),
  secondary: {
    cards: cardsOf(position, (record) => record?.secondaryPoints ?? 0),
    points: DEFAULT_POINTS,
  },
  available: position.teams.filter((team) => team.available).map((team) => team.number),
  forbidden: position.forbidden.map(([a = 0, b = 0]) => [a, b] as const),
  points: { ...DEFAULT_POINTS, win: 2, draw: 1 },
  lots: { order: (_name, items) => items } as RoundInput["lots"],
});

/** Positions as competitions have them, nothing added to scores. */
const positions = Array.from({ length: 60 }, (_, index) => {
  const position = randomTeamPosition(randomFrom(index + 1), 4, 16);
  const teams = position.teams.map((team) => {
    return { ...team, addedPoints: [], addedSecondaryPoints: 0 };
  });
  return { ...position, teams, rounds: position.round + 2 };
});

const optionsOf = ({ preferences, secondaryForColours, initialColour }: TeamSwissTournament) =>
  ({
    preferences: ({ A: "type-a", B: "type-b", none: "unused" } as const)[preferences],
    secondaryForColours,
    initialColour,
    acceleration: "none",
  }) as const;

describe("the team Swiss as a pairing system", () => {
  it("pairs teams by their cards as the rules do, with a reason for every colour", () => {
    for (const position of positions) {
      const expected = pairTeams(position);
      const found = teamSwiss.pair(inputOf(position), optionsOf(position));
      if (!expected.ok || !found.ok) {
        expect(found.ok).toBe(expected.ok);
        continue;
      }
      const { games, byes, startsAssigned } = found.value;
      expect(startsAssigned).toBe(true);
      expect(games.map(({ players }) => players)).toEqual(
        expected.value.pairs.map(({ white, black }) => [white.number, black.number]),
      );
      expect(byes.map(({ entry }) => entry)).toEqual(
        expected.value.bye === null ? [] : [expected.value.bye],
      );
      for (const { players, notes } of games) {
        expect(notes.at(0)?.code).toBe("dutch-bracket");
        expect(notes.at(-1)).toMatchObject({ code: "team-colours", white: players[0] });
      }
    }
  });

  it("breaks no absolute rule with its own pairs, and gives pairs by hand the same colours", () => {
    for (const position of positions) {
      const [input, options] = [inputOf(position), optionsOf(position)];
      const found = teamSwiss.pair(input, options);
      if (!found.ok) continue;
      const { games, byes } = found.value;
      const round = { games: games.map((game) => ({ ...game, startAssigned: true })), byes };
      expect(teamSwiss.breaches(input, options, round)).toEqual([]);
      const turned = games.map(({ players: [white, black] }) => [black, white] as const);
      const seated = teamSwiss.seatPairs?.(input, options, turned) ?? [];
      expect(seated.map(({ players }) => players)).toEqual(games.map(({ players }) => players));
    }
  });
});
