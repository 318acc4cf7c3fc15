import { parseChain, rankBy } from "@losfee/core";
import { describe, expect, test } from "vitest";
import { parseTrf } from "./file.ts";
import { rankingFieldOf, type TrfRankingOptions } from "./ranking-field.ts";

/** Returns a player's record; rounds as `   2 w 1`, with two spaces between. */
const player = (number: number, rating: number | "", rounds: readonly string[]): string =>
  [
    `001 ${String(number).padStart(4)} m    ${`Player ${number}`.padEnd(33)} `,
    `${String(rating).padStart(4)} GER`.padEnd(43),
    rounds.map((round) => round.padEnd(8)).join("  "),
  ].join("");

const fieldOf = (lines: readonly string[], options: TrfRankingOptions = {}) => {
  const file = parseTrf(lines.join("\r\n"));
  if (!file.ok) throw new Error(file.error.code);
  expect(file.value.problems.filter(({ severity }) => severity === "error")).toEqual([]);
  return rankingFieldOf(file.value.tournament, options);
};

const values = (codes: string, field: ReturnType<typeof fieldOf>) => {
  const chain = parseChain(codes);
  if (!chain.ok) throw new Error(chain.error.code);
  const placings = new Map(rankBy(chain.value, field).map((it) => [it.entry, it.values]));
  return field.cards.map(({ entry }) => placings.get(entry)?.join(" "));
};

describe("the field of a TRF file", () => {
  test("has played games, forfeits, every kind of bye and what is not recorded", () => {
    const field = fieldOf([
      "092 Individual: Swiss-System",
      "142 9",
      player(1, 2100, ["   2 w 1", "   3 b +", "0000 - H"]),
      player(2, 2000, ["   1 b 0", "0000 - U", "   3 w ="]),
      player(3, "", ["0000 - F", "   1 w -", "   2 b ="]),
      player(4, 1900, ["0000 - Z", "", ""]),
    ]);
    expect(field).toMatchObject({ rounds: 3, plannedRounds: 9, pairing: "swiss" });
    const [first, second, third, fourth] = field.cards;
    expect(first?.lines).toMatchObject([
      { kind: "played", round: 1, opponent: 2, own: 1, theirs: 0, start: "first" },
      { kind: "unplayed", round: 2, reason: "forfeit", opponent: 3, credit: "win" },
      { kind: "unplayed", round: 3, reason: "pause", opponent: null, credit: "draw" },
    ]);
    expect(second?.lines[1]).toMatchObject({ reason: "bye", credit: "win" });
    expect(third).toMatchObject({ rating: 0, lines: [{ reason: "pause", credit: "win" }, {}, {}] });
    expect(fourth?.lines).toMatchObject([{ credit: "none" }, { credit: "none" }, {}]);
    expect(values("PTS, VUR, NUM", field)).toEqual(["2.5 1 1", "1.5 0 2", "1.5 1 1", "0 3 0"]);
  });

  test("is of pre-determined pairings where the file says so, unless the caller knows better", () => {
    const players = [player(1, 2100, ["   2 w 1"]), player(2, 2000, ["   1 b 0"])];
    expect(fieldOf(["092 Individual: Round-Robin", ...players]).pairing).toBe("pre-determined");
    expect(fieldOf(["092 Rutschsystem", ...players]).pairing).toBe("swiss");
    const options = { pairing: "swiss", edition: 2024, rounds: 0 } as const;
    expect(fieldOf(["092 Individual: Round-Robin", ...players], options)).toMatchObject(options);
  });

  test("scores by the file's point system, also where Black's wins count more", () => {
    const players = [
      player(1, 2100, ["   2 w 1", "   2 b =", "0000 - U"]),
      player(2, 2000, ["   1 b 0", "   1 w =", "0000 - Z"]),
      player(3, 1900, ["   4 w 0", "   4 b 1", "   4 w -"]),
      player(4, 1800, ["   3 b 1", "   3 w 0", "   3 b +"]),
    ];
    expect(values("PTS", fieldOf(players))).toEqual(["2.5", "0.5", "1", "2"]);
    const threePoints = ["162  W  3.0    D  1.0    P  2.0    A -1.0"];
    expect(values("PTS", fieldOf([...threePoints, ...players]))).toEqual(["6", "0", "2", "6"]);
    const blackWins = fieldOf(["XXS BW=1.5", ...players]);
    expect(values("PTS", blackWins)).toEqual(["2.5", "0.5", "1.5", "2.5"]);
  });

  test("keeps a game without a result as one that is still being played", () => {
    const field = fieldOf([player(1, 2100, ["   2 w  "]), player(2, 2000, ["   1 b  "])]);
    expect(field.cards[0]?.lines).toEqual([
      { kind: "pending", round: 1, opponent: 2, start: "first" },
    ]);
  });
});
