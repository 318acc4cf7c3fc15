import { describe, expect, it } from "vitest";
import { nextRound, play } from "../../../test/play.ts";
import { result, teamEvent } from "../../../test/teams.ts";
import {
  type EntryId,
  pairedRounds,
  pairingNumbersOf,
  pairTeams,
  standingsOf,
  type TeamSwissRecord,
  type TeamSwissTournament,
  type TournamentState,
} from "../../index.ts";

/** Pseudo-random numbers: the same on every machine. */
const chance = (seed: number): ((below: number) => number) => {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

/** Returns the input of the next round by the articles, read from the boards alone. */
const nextByArticles = (state: TournamentState): TeamSwissTournament => {
  const numbers = pairingNumbersOf(state);
  const rounds = pairedRounds(state);
  const recordIn = (index: number, team: EntryId): TeamSwissRecord | null => {
    const round = rounds[index];
    const game = round?.games.find(({ seats }) => seats.includes(team));
    if (game?.result?.status !== "confirmed" || game.result.outcome.kind !== "played") {
      return {
        ...{ opponent: 0, played: false, colour: null, barsBye: true },
        points: 1,
        secondaryPoints: 2,
      };
    }
    const side = game.seats[0] === team ? 0 : 1;
    const { scores } = game.result.outcome;
    const [own = 0, theirs = 0] = side === 0 ? scores : [scores[1], scores[0]];
    return {
      opponent: numbers.get(game.seats[1 - side] ?? 0) ?? 0,
      played: true,
      colour: side === 0 ? "white" : "black",
      points: own > theirs ? 2 : own === theirs ? 1 : 0,
      secondaryPoints: own,
      barsBye: false,
    };
  };
  const teams = [...state.entries.keys()].map((team) => ({
    number: numbers.get(team) ?? 0,
    available: true,
    history: rounds.map((_, index) => recordIn(index, team)),
    addedPoints: [],
    virtualPoints: 0,
    addedSecondaryPoints: 0,
  }));
  return {
    round: rounds.length + 1,
    rounds: 7,
    preferences: "A",
    secondaryForColours: true,
    initialColour: "white",
    teams: teams.sort((a, b) => a.number - b.number),
    forbidden: [],
  };
};

const MARKS = ["1", "0", "=", "=", "+", "-"] as const;

describe("a team Swiss that is played", () => {
  it.each([8, 9, 13, 20])("with %i teams is paired as the articles say, round by round", (size) => {
    const stages = [
      {
        system: "team-swiss",
        rounds: 7,
        options: { initialColour: "white" },
        participants: "everybody" as const,
      },
    ];
    const dice = chance(size);
    let event = teamEvent("team-swiss", size, 0, { stages });
    for (let round = 1; round <= 7; round++) {
      const expected = pairTeams(nextByArticles(event.state));
      event = nextRound(event);
      const numbers = pairingNumbersOf(event.state);
      const paired = pairedRounds(event.state).at(-1);
      if (!expected.ok || paired === undefined) throw new Error("no round");
      const pairs = paired.games.map(({ seats }) => seats.map((team) => numbers.get(team)));
      expect(pairs).toEqual(
        expected.value.pairs.map(({ white, black }) => [white.number, black.number]),
      );
      const byes = paired.unplayed.map(({ entry }) => numbers.get(entry));
      expect(byes).toEqual(expected.value.bye === null ? [] : [expected.value.bye]);
      event = play(
        event,
        paired.games.map(({ seats }) => {
          const letters = Array.from({ length: 4 }, () => MARKS[dice(MARKS.length)]).join("");
          return result(round, seats, letters);
        }),
      );
    }
    const meetings = pairedRounds(event.state).flatMap(({ games }) =>
      games.map(({ seats }) => seats.toSorted((a, b) => a - b).join("–")),
    );
    expect(new Set(meetings).size).toBe(meetings.length);
    const byes = pairedRounds(event.state).flatMap(({ unplayed }) => unplayed);
    expect(new Set(byes.map(({ entry }) => entry)).size).toBe(byes.length);
    const points = standingsOf(event.state).reduce((sum, row) => sum + row.points, 0);
    expect(points).toBe(2 * meetings.length + byes.length);
  });
});
