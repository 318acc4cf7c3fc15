import { describe, expect, it } from "vitest";
import { card, nextRound, simulate } from "../../../test/simulated-tournament.ts";
import { defaultOptions } from "../options.ts";
import type { RoundInput } from "../system.ts";
import { mcmahon } from "./mcmahon.ts";

const defaults = defaultOptions(mcmahon.options);

/** Players by rank: 1 is 1 dan, 0 is 1 kyu. */
const ranked = (...ranks: readonly number[]) =>
  ranks.map((rank, index) => card(index + 1, { rating: 2000 + 100 * rank }));

const paired = (input: RoundInput, options: Partial<typeof defaults> = {}) => {
  const answer = mcmahon.pair(input, { ...defaults, ...options });
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
};

describe("McMahon", () => {
  it("starts players above the bar with its score, and pairs equal scores, half against half", () => {
    const { games } = paired(nextRound(ranked(6, 5, 4, 4, -5, -5), 5));
    expect(games.map(({ players }) => [...players].sort((a, b) => a - b))).toEqual([
      [1, 3],
      [2, 4],
      [5, 6],
    ]);
    expect(games[0]?.notes[0]).toEqual({ code: "mcmahon-scores", scores: [33, 33] });
  });

  it("gives the weaker player Black and one stone fewer than the difference of scores", () => {
    const { games } = paired(nextRound(ranked(-1, -5), 5));
    expect(games).toEqual([
      {
        players: [2, 1],
        notes: [
          { code: "mcmahon-scores", scores: [24, 28] },
          { code: "go-colours", black: 2, by: "handicap", stones: 3 },
        ],
      },
    ]);
    const even = paired(nextRound(ranked(-1, -5), 5), { mostHandicap: 0 });
    expect(even.games[0]?.notes[1]).toMatchObject({ by: "lot", stones: 0 });
  });

  it("gives the same lot for colours to a pair that is made by hand", () => {
    const input = nextRound(ranked(4, 4, 4, 4), 5);
    for (const { players } of paired(input).games) {
      const seated = mcmahon.seatPairs?.(input, defaults, [
        [...players].reverse() as [number, number],
      ]);
      expect(seated?.[0]?.players).toEqual(players);
    }
  });

  it("plays a whole event without repeats, with one bye a round for the odd player", () => {
    const { rounds } = simulate(mcmahon, 15, 5, 3);
    expect(rounds).toHaveLength(5);
    for (const { answer } of rounds) {
      const notes = answer.ok ? answer.value.games.flatMap((game) => game.notes) : [];
      expect(notes.length).toBeGreaterThan(0);
      expect(notes.filter(({ code }) => code === "repeat")).toEqual([]);
    }
  });

  it("repeats a game rather than pair players who may not meet, and says so", () => {
    const { cards } = simulate(mcmahon, 4, 1, 3);
    const [a, b, c] = [1, 2, 3];
    const met = cards[0]?.lines[0]?.opponent ?? 0;
    const others = [a, b, c, 4].filter((each) => each !== 1 && each !== met);
    const forbidden = others.map((other) => [1, other] as const);
    const { games } = paired(nextRound(cards, 5, { forbidden }));
    const game = games.find(({ players }) => players.includes(1));
    expect(game?.players).toContain(met);
    expect(game?.notes.at(-1)).toEqual({ code: "repeat", meetings: 1, lastRound: 1 });
    const nobody = nextRound(cards, 5, {
      forbidden: [
        [1, 2],
        [1, 3],
        [1, 4],
      ],
    });
    expect(mcmahon.pair(nobody, defaults)).toEqual({
      ok: false,
      error: { code: "no-pairing", forbidden: 3 },
    });
  });
});
