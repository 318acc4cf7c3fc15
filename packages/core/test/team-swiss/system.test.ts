import { describe, expect, it } from "vitest";
import type { Line, Scorecard } from "../../src/base/scorecard.ts";
import type { RoundInput } from "../../src/pairing/system.ts";
import { allocateTeams } from "../../src/pairing/team-swiss/allocation.ts";
import { pairTeams } from "../../src/pairing/team-swiss/pair-teams.ts";
import { teamRosterOf } from "../../src/pairing/team-swiss/roster.ts";
import { teamFieldFor } from "../../src/pairing/team-swiss/team-field.ts";
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

/** Positions as in competitions, without added points. */
const positions = Array.from({ length: 60 }, (_, index) => {
  const position = randomTeamPosition(randomFrom(index + 1), 4, 16);
  const teams = position.teams.map((team) => {
    return { ...team, addedPoints: [], virtualPoints: 0, addedSecondaryPoints: 0 };
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

  it("takes the first-team by the points of the standings, not by virtual ones (C.04.6 4.2.1, C.04.7 1.5)", () => {
    const record = (opponent: number, points: number): TeamSwissRecord => ({
      ...{ opponent, played: true, colour: opponent > 2 ? "white" : "black" },
      ...{ points, secondaryPoints: points, barsBye: false },
    });
    // One and two had two virtual points: one has lost, and is level with three, who has won.
    const histories = [record(2, 0), record(1, 2), record(4, 2), record(3, 0)];
    const position: TeamSwissTournament = {
      ...{ round: 2, rounds: 4, preferences: "A", secondaryForColours: false },
      ...{ initialColour: "white", forbidden: [] },
      teams: histories.map((one, index) => {
        const virtualPoints = index < 2 ? 2 : 0;
        return {
          ...{ number: index + 1, available: true, history: [one], virtualPoints },
          ...{ addedPoints: [virtualPoints, virtualPoints], addedSecondaryPoints: 0 },
        };
      }),
    };
    const roster = teamRosterOf(position);
    const [one, three] = [1, 3].map((number) => roster.numbers.indexOf(number));
    expect([roster.scores[one ?? -1], roster.scores[three ?? -1]]).toEqual([200, 200]);
    expect(roster.numbers[allocateTeams(roster, one ?? 0, three ?? 0).firstTeam]).toBe(3);
    // A penalty counts in the standings: both have nothing then, and the smaller number leads.
    const fined = position.teams.map((team) =>
      team.number === 3 ? { ...team, addedPoints: [0, -2] } : team,
    );
    const level = teamRosterOf({ ...position, teams: fined });
    const [first, third] = [1, 3].map((number) => level.numbers.indexOf(number));
    expect(level.numbers[allocateTeams(level, first ?? 0, third ?? 0).firstTeam]).toBe(1);
  });

  it("tells virtual points from penalties by the cards of a competition", () => {
    const [position] = positions.filter(({ round, teams }) => round === 3 && teams.length > 7);
    if (position === undefined) throw new Error("a third round is among the positions");
    const input = inputOf(position);
    const fined = input.cards.map((card) =>
      card.entry === 1 ? { ...card, adjustments: [{ round: 1, points: -1 }] } : card,
    );
    const accelerations = [{ entries: [1, 2], firstRound: 1, lastRound: null, points: 2 }];
    const { tournament } = teamFieldFor(
      { ...input, cards: fined, accelerations },
      {
        ...{ initialColour: "white", isAccelerated: false },
        ...{ preferences: "A", secondaryForColours: true },
      },
    );
    expect(
      tournament.teams.slice(0, 3).map((team) => [team.addedPoints[2] ?? 0, team.virtualPoints]),
    ).toEqual([
      [1, 2],
      [2, 2],
      [0, 0],
    ]);
  });
});
