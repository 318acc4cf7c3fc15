import type { AddressInfo } from "node:net";
import type { BoardRoundResource } from "@losfee/contract/api";
import type { Verification } from "@losfee/core";
import { describe, expect, it } from "vitest";
import {
  type PlayedChampionship,
  playChampionship,
  type Send,
} from "./http/played-championship.ts";
import { testServer, visitor } from "./http/test-server.ts";

/** Rounds before the final: three in groups, New Swiss up to 20, the candidates' round. */
const LAST_ROUND = 21;

/** Rounds in preliminary groups, where starts are planned ahead. */
const GROUP_ROUNDS = 3;

/** Number of earlier rounds without repeats that a New Swiss pairing must respect. */
const LAST_SWISS_ROUND = 20;

const pairKey = ([a, b]: readonly [number, number]): string =>
  `${Math.min(a, b)}–${Math.max(a, b)}`;

/** Checks that every player is in exactly one game or has a bye, and that there are no others. */
const expectEverybodyOnce = (rounds: readonly BoardRoundResource[], players: number): void => {
  const everybody = Array.from({ length: players }, (_, index) => index + 1);
  for (const { number, games, unplayed } of rounds.slice(0, LAST_ROUND)) {
    const there = [...games.flatMap(({ seats }) => seats), ...unplayed.map(({ entry }) => entry)];
    expect([number, there.sort((a, b) => a - b)]).toEqual([number, everybody]);
    expect(unplayed.every(({ reason }) => reason === "bye")).toBe(true);
  }
};

/** With more than a hundred players a pairing without repeats always exists in these rounds. */
const expectNoRepeats = (rounds: readonly BoardRoundResource[]): void => {
  const pairs = rounds
    .slice(0, LAST_SWISS_ROUND)
    .flatMap(({ games }) => games.map(({ seats }) => pairKey(seats)));
  expect(new Set(pairs).size).toBe(pairs.length);
};

/** In the candidates' round only the fixed games may be repeats. */
const expectOnlyFixedRepeats = (rounds: readonly BoardRoundResource[]): void => {
  const before = new Set(
    rounds.slice(0, LAST_SWISS_ROUND).flatMap(({ games }) => games.map((g) => pairKey(g.seats))),
  );
  for (const { seats, notes } of rounds[LAST_ROUND - 1]?.games ?? []) {
    if (before.has(pairKey(seats))) expect(notes.map(({ code }) => code)).toContain("fixed");
  }
};

/** Checks that no player has a second bye before all have had one. */
const expectByesAllRound = (rounds: readonly BoardRoundResource[], players: number): void => {
  const byes = new Map<number, number>();
  for (const { unplayed } of rounds.slice(0, LAST_ROUND)) {
    for (const { entry } of unplayed) byes.set(entry, (byes.get(entry) ?? 0) + 1);
  }
  if (byes.size < players) expect(Math.max(0, ...byes.values())).toBeLessThanOrEqual(1);
};

/**
 * Checks that starts and replies differ by at most one wherever the two at a board allow it: in the
 * groups always; from then on each game starts so that the larger of the two differences becomes as
 * small as possible.
 */
const expectBalancedStarts = (rounds: readonly BoardRoundResource[]): void => {
  const ahead = new Map<number, number>();
  const aheadOf = (entry: number): number => ahead.get(entry) ?? 0;
  for (const { number, games } of rounds.slice(0, LAST_ROUND)) {
    for (const { board, seats } of games) {
      const [first, second] = seats;
      const chosen = Math.max(Math.abs(aheadOf(first) + 1), Math.abs(aheadOf(second) - 1));
      const otherwise = Math.max(Math.abs(aheadOf(first) - 1), Math.abs(aheadOf(second) + 1));
      const limit = number <= GROUP_ROUNDS ? 1 : Math.max(1, otherwise);
      expect([number, board, chosen <= limit]).toEqual([number, board, true]);
    }
    for (const { seats } of games) {
      ahead.set(seats[0], aheadOf(seats[0]) + 1);
      ahead.set(seats[1], aheadOf(seats[1]) - 1);
    }
  }
};

/** Checks that ranks 1 and 2 after the candidates' round play the final, and no others. */
const expectFinalBetweenTheBest = async (
  send: Send,
  { id, rounds }: PlayedChampionship,
): Promise<void> => {
  const answer = await send("GET", `/api/v1/competitions/${id}/standings?round=${LAST_ROUND}`);
  const { rows } = answer.body as { rows: readonly { readonly entry: number }[] };
  const best = pairKey([rows[0]?.entry ?? 0, rows[1]?.entry ?? 0]);
  const final = rounds.slice(LAST_ROUND);
  expect(final.map(({ games }) => games.map(({ seats }) => pairKey(seats)))).toEqual([
    [best],
    [best],
  ]);
};

const expectSoundLots = async (send: Send, { id }: PlayedChampionship): Promise<void> => {
  const answer = await send("GET", `/api/v1/competitions/${id}/lots`);
  const { verification } = answer.body as { verification: Verification };
  expect(verification.sound).toBe(true);
  expect(verification.rounds).toHaveLength(23);
  expect(verification.draws.length).toBeGreaterThan(0);
};

const expectChampionship = async (send: Send, players: number): Promise<void> => {
  const played = await playChampionship(send, players);
  expect(played.rounds).toHaveLength(23);
  expectEverybodyOnce(played.rounds, players);
  expectNoRepeats(played.rounds);
  expectOnlyFixedRepeats(played.rounds);
  expectByesAllRound(played.rounds, players);
  expectBalancedStarts(played.rounds);
  await expectFinalBetweenTheBest(send, played);
  await expectSoundLots(send, played);
};

describe("a whole championship through the API: 21 rounds and a final", () => {
  it.each([102, 103, 104])("of %d players", async (players) => {
    const director = await visitor(await testServer(), "director");
    const send: Send = (method, path, body) =>
      director.send(method, path, body === undefined ? {} : { payload: body as object });
    await expectChampionship(send, players);
  });

  it("of 105 players, over real connections", async () => {
    const server = await testServer();
    const director = await visitor(server, "director");
    await server.app.listen({ host: "127.0.0.1", port: 0 });
    const { port } = server.app.server.address() as AddressInfo;
    const send: Send = async (method, path, body) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        headers: {
          cookie: `losfee_session=${director.cookies["losfee_session"]}`,
          "content-type": "application/json",
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return { status: answer.status, body: await answer.json() };
    };
    await expectChampionship(send, 105);
  });
});
