import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fideBergerRound } from "../../src/pairing/round-robin/berger.ts";

/** Rounds by number of players, each game as `white:black`. */
const tables = readFileSync(new URL("crenshaw-berger.txt", import.meta.url), "utf8")
  .split("\n")
  .flatMap((line) => {
    const [, players, rounds] = /^(\d+): (.+?)(?: {3}\(.*)?$/.exec(line) ?? [];
    if (players === undefined || rounds === undefined) return [];
    const games = rounds.split(" | ").map((round) => round.trim().split(" ").slice(1));
    return [{ players: Number(players), games }];
  });

describe("the Crenshaw-Berger tables", () => {
  it.each(tables)("of $players players have our games and colours, round by round", (table) => {
    const { players, games } = table;
    expect(games).toHaveLength(players - 1);
    for (const [index, listed] of games.entries()) {
      const ours = fideBergerRound(players, index + 1).map(
        ([white, black]) => `${white + 1}:${black + 1}`,
      );
      expect(ours.sort()).toEqual([...listed].sort());
    }
  });

  it("are there for 4, 6, 8 and 10 players", () => {
    expect(tables.map(({ players }) => players)).toEqual([4, 6, 8, 10]);
  });
});
