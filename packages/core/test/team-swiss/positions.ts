import type {
  TeamSwissRecord,
  TeamSwissTournament,
} from "../../src/pairing/team-swiss/tournament.ts";
import { between, pick, type Random } from "../fide-dutch/random.ts";

/** Points of a match and of its boards, by winner. */
const RESULTS = [
  [2, 3, 0, 1],
  [2, 2.5, 0, 1.5],
  [1, 2, 1, 2],
  [0, 1, 2, 3],
] as const;

const UNPLAYED = { opponent: 0, played: false, colour: null, points: 0, secondaryPoints: 0 };

/** Virtual points of a round, from 0. */
const virtualIn = (at: number): number => (at < 2 ? 2 : 1);

const shuffled = <T>(random: Random, list: readonly T[]): readonly T[] =>
  list
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);

/**
 * A possible tournament before some round: random pairs without repeated meetings, forfeits, byes,
 * absences, penalties, virtual points and forbidden pairs.
 */
export const randomTeamPosition = (
  random: Random,
  smallest: number,
  largest: number,
): TeamSwissTournament => {
  const size = between(random, smallest, largest);
  const round = between(random, 1, Math.min(size + 1, 9));
  const byGamePoints = random() < 0.3;
  const histories = Array.from({ length: size }, (): (TeamSwissRecord | null)[] => []);
  const haveMet = (a: number, b: number): boolean =>
    histories[a]!.some((record) => record?.played && record.opponent === b + 1);
  const record = (
    opponent: number,
    colour: "white" | "black",
    points: number,
    games: number,
  ): TeamSwissRecord => ({
    opponent: opponent + 1,
    played: true,
    colour,
    points: byGamePoints ? games : points,
    secondaryPoints: byGamePoints ? points : games,
    barsBye: false,
  });
  for (let before = 1; before < round; before++) {
    const free = [
      ...shuffled(
        random,
        Array.from(histories, (_, index) => index),
      ),
    ];
    while (free.length > 0) {
      const a = free.shift()!;
      const b = free.find((other) => !haveMet(a, other));
      const chance = random();
      if (b === undefined || chance < 0.06) {
        const kinds = [null, { ...UNPLAYED, barsBye: false, points: 1, secondaryPoints: 2 }];
        const bye = { ...UNPLAYED, barsBye: true, points: 1, secondaryPoints: 2 };
        histories[a]!.push(pick(random, [...kinds, bye]));
        continue;
      }
      free.splice(free.indexOf(b), 1);
      if (chance < 0.12) {
        const won = { ...UNPLAYED, points: 2, secondaryPoints: 4, barsBye: true };
        histories[a]!.push({ ...won, opponent: b + 1 });
        histories[b]!.push({ ...UNPLAYED, barsBye: false, opponent: a + 1 });
        continue;
      }
      const [points, games, theirs, theirGames] = pick(random, RESULTS);
      histories[a]!.push(record(b, "white", points, games));
      histories[b]!.push(record(a, "black", theirs, theirGames));
    }
  }
  const accelerated = random() < 0.15 ? between(random, 1, size) : 0;
  const penalised = random() < 0.1 ? between(random, 1, size) : 0;
  return {
    round,
    rounds: round + between(random, 0, 4),
    preferences: pick(random, ["A", "B", "none"] as const),
    secondaryForColours: random() < 0.5,
    initialColour: pick(random, ["white", "black"] as const),
    teams: histories.map((history, index) => ({
      number: index + 1,
      available: random() > 0.04,
      history,
      addedPoints: Array.from(
        { length: round },
        (_, at) => (index < accelerated ? virtualIn(at) : 0) - (index + 1 === penalised ? 1 : 0),
      ),
      virtualPoints: index < accelerated ? virtualIn(round - 1) : 0,
      addedSecondaryPoints: index + 1 === penalised ? -1 : 0,
    })),
    forbidden: random() < 0.1 ? [[between(random, 1, size), between(random, 1, size)]] : [],
  };
};
