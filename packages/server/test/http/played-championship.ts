import type { BoardRoundResource } from "@losfee/contract/api";

/** A way to send requests: injected, or over a real connection. */
export type Send = (
  method: "GET" | "POST",
  path: string,
  body?: unknown,
) => Promise<{ readonly status: number; readonly body: unknown }>;

/** A championship played to its end by the API alone. */
export interface PlayedChampionship {
  readonly id: string;
  readonly rounds: readonly BoardRoundResource[];
}

/** Returns a generator of numbers from 0 to 1, the same for the same seed (mulberry32). */
const chanceFrom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
};

/** Plays a game between two ratings: 100 rating points are worth ten points; rarely a draw. */
const scoresOf = (chance: () => number, ratings: readonly [number, number]) => {
  const edge = (ratings[0] - ratings[1]) / 20;
  const score = (advantage: number): number => {
    const noise = chance() + chance() + chance() + chance() - 2;
    return Math.round(380 + advantage + 110 * noise);
  };
  return [score(edge), score(-edge)] as const;
};

/**
 * Plays a championship of `players`: entries, every round drafted and published, every result
 * entered (those of a round at the same time), closed at the end.
 */
export const playChampionship = async (
  send: Send,
  players: number,
): Promise<PlayedChampionship> => {
  const chance = chanceFrom(players);
  const must = async (path: string, body?: unknown): Promise<unknown> => {
    const answer = await send(body === undefined ? "GET" : "POST", path, body);
    if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const name = `Championship of ${players}`;
  const created = await must("/api/v1/competitions", { name, format: "scrabble-championship" });
  const { id } = created as { id: string };
  const api = `/api/v1/competitions/${id}`;
  const give = (command: object) => must(`${api}/commands`, { command });

  const ratings = Array.from({ length: players }, (_, index) => 2000 - index * 10);
  const entries = ratings.map((rating, index) => ({ name: `Player ${index + 1}`, rating }));
  await give({ type: "add-entries", entries });
  const details = (await must(api)) as { plannedRounds: number };
  const rounds: BoardRoundResource[] = [];
  for (let number = 1; number <= details.plannedRounds; number++) {
    await give({ type: "draft-round" });
    await give({ type: "publish-round", round: number });
    const { round } = (await must(`${api}/rounds/${number}`)) as { round: BoardRoundResource };
    rounds.push(round);
    const commands = round.games.map(({ seats: [a, b] }) => {
      const [one, other] = scoresOf(chance, [ratings[a - 1] ?? 0, ratings[b - 1] ?? 0]);
      const sides = [
        { entry: a, score: one },
        { entry: b, score: other },
      ];
      return { type: "enter-result", round: number, outcome: { kind: "played", sides } };
    });
    await Promise.all(commands.map(give));
  }
  await give({ type: "close-competition" });
  return { id, rounds };
};
