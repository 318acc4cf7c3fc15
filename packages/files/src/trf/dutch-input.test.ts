import { describe, expect, test } from "vitest";
import { type DutchInput, type DutchInputOptions, dutchInputOf } from "./dutch-input.ts";
import { parseTrf } from "./file.ts";
import { recordedRoundOf } from "./recorded-round.ts";

/** Returns a player's record: rounds as `   2 w 1`; the rank defaults to the number. */
const player = (number: number, rounds: readonly string[] = [], rank = number): string =>
  [
    `001 ${String(number).padStart(4)} m    ${`Player ${number}`.padEnd(34)}2000`,
    `${" ".repeat(32)} ${String(rank).padStart(4)}`,
    ...rounds.map((round) => `  ${round.padEnd(8)}`),
  ].join("");

const tournamentOf = (lines: readonly string[]) => {
  const file = parseTrf(lines.join("\r"));
  if (!file.ok) throw new Error(file.error.code);
  return file.value.tournament;
};

const read = (lines: readonly string[], options: DutchInputOptions = {}): DutchInput => {
  const input = dutchInputOf(tournamentOf(lines), options);
  if (!input.ok) throw new Error(input.error.code);
  return input.value;
};

const refusal = (lines: readonly string[], options: DutchInputOptions = {}): unknown => {
  const input = dutchInputOf(tournamentOf(lines), options);
  return input.ok ? null : input.error;
};

const available = (lines: readonly string[], options: DutchInputOptions = {}) =>
  read(lines, options)
    .tournament.players.filter((it) => it.available)
    .map(({ number }) => number);

const accelerations = ({ tournament }: DutchInput): readonly string[] =>
  tournament.players.map(({ addedPoints }) => addedPoints.join(" "));

const FOUR = [1, 2, 3, 4].map((number) => player(number));
const ROUNDS = ["XXR 9", "152 W"];
/** Round 1: 1 beats 3, 4 draws with 2. */
const PLAYED = [
  player(1, ["   3 w 1"]),
  player(2, ["   4 b ="]),
  player(3, ["   1 b 0"]),
  player(4, ["   2 w ="]),
];

describe("the round to be paired", () => {
  test("is the first one that is not in the file, out of as many as 142 or XXR say", () => {
    expect(read([...FOUR, "142 7"]).tournament).toMatchObject({ round: 1, rounds: 7 });
    expect(read([...PLAYED, ...ROUNDS]).tournament).toMatchObject({ round: 2, rounds: 9 });
  });

  test("may be an earlier one, as it stood before", () => {
    const { tournament } = read(PLAYED, { round: 1 });
    expect(tournament).toMatchObject({ round: 1, rounds: 1 });
    expect(tournament.players.every(({ history }) => history.length === 0)).toBe(true);
  });

  test("needs the number of rounds, one that is left, and players instead of teams", () => {
    expect(refusal(FOUR)).toEqual({ code: "trf-no-round-count" });
    expect(refusal([...PLAYED, "XXR 1"])).toEqual({ code: "trf-no-round-left", rounds: 1 });
    expect(refusal([...PLAYED, "XXR 9"], { round: 3 })).toMatchObject({
      code: "trf-no-such-round",
    });
    const team = `310 001 ${"Team".padEnd(32)}`;
    expect(refusal([...FOUR, ...ROUNDS, team])).toEqual({ code: "trf-team-event" });
  });
});

describe("who is to be paired", () => {
  test("is not who is away by 240, XXZ or a bye in the columns of the round", () => {
    const five = [...FOUR, player(5, ["0000 - H"])];
    expect(available([...five, ...ROUNDS, "240 Z 001    2", "XXZ 3"])).toEqual([1, 4]);
  });

  test("is everybody whose absence is for another round", () => {
    expect(available([...FOUR, ...ROUNDS, "240 H 002    2"])).toEqual([1, 2, 3, 4]);
  });

  test("in an earlier round is who had a pair or the bye, forfeits included", () => {
    const lines = [
      player(1, ["   2 w +"]),
      player(2, ["   1 b -"]),
      player(3, ["0000 - U"]),
      player(4, ["0000 - H"]),
      player(5, []),
    ];
    expect(available(lines, { round: 1 })).toEqual([1, 2, 3]);
  });
});

describe("the history of a player", () => {
  test("has games with colours, and forfeits and byes without", () => {
    const lines = [
      player(1, ["   2 w 1", "   3 b +", "0000 - U", "0000 - H", "0000 - Z", "   2 b W"]),
      player(2, ["   1 b 0", "", "", "", "", "   1 w L"]),
      player(3, ["", "   1 w -"]),
    ];
    const history = read([...lines, ...ROUNDS]).tournament.players[0]?.history;
    const without = { played: false, colour: null, pairingAllocatedBye: false };
    expect(history).toEqual([
      { opponent: 2, played: true, colour: "white", points: 1, pairingAllocatedBye: false },
      { ...without, opponent: 3, points: 1 },
      { ...without, opponent: 0, points: 1, pairingAllocatedBye: true },
      { ...without, opponent: 0, points: 0.5 },
      { ...without, opponent: 0, points: 0 },
      { opponent: 2, played: true, colour: "black", points: 1, pairingAllocatedBye: false },
    ]);
  });

  test.each([
    ["162  W 3.0    D 1.0    P 1.0", 3, 1, 1],
    ["XXS W=3 D=1 PAB=1", 3, 1, 1],
    ["BBW  3.0\rBBD  1.0", 3, 1, 3],
  ])("has the points of %s", (records, win, draw, bye) => {
    const { tournament } = read([
      player(1, ["   2 w 1", "0000 - U"]),
      player(2, ["   1 b 0"]),
      ...ROUNDS,
      records,
    ]);
    expect(tournament.points).toEqual({ win, draw, loss: 0 });
    expect(tournament.players[0]?.history.map((it) => it?.points)).toEqual([win, bye]);
  });

  test("counts a game without a result as met, and says so", () => {
    const lines = [player(1, ["   2 w  "]), player(2, ["   1 b  "]), ...ROUNDS];
    const { tournament, notes } = read(lines);
    expect(tournament.players[0]?.history).toMatchObject([{ opponent: 2, played: true }]);
    expect(notes).toEqual([{ code: "trf-games-without-result", games: 1 }]);
  });
});

describe("fictitious points", () => {
  test("are those of 250 or XXA, round by round", () => {
    const ranges = ["250       1.0 001 001    1    2", "250       0.5 002 003    1    2"];
    expect(accelerations(read([...PLAYED, ...ROUNDS, ...ranges]))).toEqual([
      "1 0.5",
      "1 0.5",
      "0 0",
      "0 0",
    ]);
    const single = read([...PLAYED, ...ROUNDS, "XXA    4  1.0  0.5"]);
    expect(accelerations(single)).toEqual(["0 0", "0 0", "0 0", "1 0.5"]);
  });

  test("by Baku acceleration go to the upper half, rounded up to an even number", () => {
    const field = (players: number) =>
      Array.from({ length: players }, (_, index) => player(index + 1));
    const accelerated = (lines: readonly string[], options = {}): number =>
      accelerations(read([...lines, ...ROUNDS], options)).filter((it) => it === "1").length;
    expect(accelerated([...field(161), "192 FIDE_DUTCH_2026_BAKU"])).toBe(82);
    expect(accelerated([...field(5)], { baku: true })).toBe(4);
    expect(accelerated(field(5))).toBe(0);
  });

  test("by Baku acceleration give way to 250 and XXA, and say so", () => {
    const { notes, ...input } = read([...FOUR, ...ROUNDS, "XXA    4  1.0"], { baku: true });
    expect(accelerations({ notes, ...input })).toEqual(["0", "0", "0", "1"]);
    expect(notes).toEqual([{ code: "trf-baku-replaced" }]);
  });

  test("and penalties of 299 are part of the score, not of a round", () => {
    const penalty = "299          -0.5  001    1";
    const { tournament } = read([...PLAYED, ...ROUNDS, penalty]);
    expect(tournament.players[0]?.addedPoints).toEqual([0, -0.5]);
    expect(tournament.players[0]?.history[0]?.points).toBe(1);
  });
});

describe("who may not meet", () => {
  test("stands in 260 for a range of rounds, in XXP for all of them", () => {
    const lines = [...FOUR, ...ROUNDS, "260 001 001    1    2", "260 002 009    1    3", "XXP 3 4"];
    expect(read(lines).tournament.forbidden).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });
});

describe("the colour of the first round", () => {
  const colourOf = (lines: readonly string[]) => read([...lines, "XXR 9"]).tournament.initialColour;

  test("is that of 152 or XXC", () => {
    expect(colourOf([...FOUR, "152 B"])).toBe("black");
    expect(colourOf([...FOUR, "XXC black1"])).toBe("black");
    expect(colourOf([...PLAYED, "XXC black1"])).toBe("black");
  });

  test("is else that of the first player in the first round, or the opposite of the second's", () => {
    expect(colourOf(PLAYED)).toBe("white");
    const without = (first: string) => [
      player(1, [first]),
      player(2, ["   3 b 1"]),
      player(3, ["   2 w 0"]),
    ];
    // With the bye player 1 was the first; an absent player had no number yet.
    expect(colourOf(without("0000 - U"))).toBe("white");
    expect(colourOf(without("0000 - Z"))).toBe("black");
  });

  test("is White where nothing says otherwise, which is told", () => {
    const { tournament, notes } = read([...FOUR, "XXR 9"]);
    expect(tournament.initialColour).toBe("white");
    expect(notes).toEqual([{ code: "trf-initial-colour-assumed" }]);
  });
});

describe("order by rank (XXC rank)", () => {
  /** Ranks 4, 3, 2, 1. */
  const reversed = [1, 2, 3, 4].map((number) => player(number, [], 5 - number));

  test("makes the rank the pairing number", () => {
    const input = read([...reversed, ...ROUNDS, "XXC rank", "XXP 1 2", "XXA    1  1.0"]);
    expect([1, 2, 3, 4].map(input.startingRankOf)).toEqual([4, 3, 2, 1]);
    expect(input.tournament.forbidden).toEqual([[4, 3]]);
    expect(accelerations(input)).toEqual(["0", "0", "0", "1"]);
  });

  test("is refused where two have the same rank", () => {
    const lines = [player(1, [], 1), player(2, [], 1), ...ROUNDS, "XXC rank"];
    expect(refusal(lines)).toEqual({ code: "trf-no-own-rank", player: 2 });
  });
});

describe("the type of the event (192)", () => {
  const declaring = (record: string) => [...FOUR, ...ROUNDS, record];

  test.each(["", "_2025", "_2026"])(
    "may name the Dutch system in force: FIDE_DUTCH%s",
    (edition) => {
      for (const code of [`FIDE_DUTCH${edition}`, `FIDE_DUTCH${edition}_BAKU`]) {
        expect(read(declaring(`192 ${code}`)).notes).toEqual([]);
        expect(read(declaring(`192 ${code.toLowerCase()} `)).notes).toEqual([]);
        expect(read(declaring(`092 ${code}`)).notes).toEqual([]);
      }
    },
  );

  test.each([
    "FIDE_DUBOV",
    "FIDE_DUBOV_BAKU",
    "FIDE_BURSTEIN",
    "FIDE_LIM",
    "FIDE_DOUBLESWISS",
    "FIDE_DUTCH_2017",
    "FIDE_DUTCH_2026_OTHER",
    "CUSTOM_SWISS",
    "FIDE_ROUNDROBIN",
    "CUSTOM_KNOCKOUT",
    "GER_SWISS",
  ])("is refused where it is not the Dutch system: %s", (code) => {
    const refused = { code: "trf-not-dutch", declared: code };
    expect(refusal(declaring(`192 ${code}`))).toEqual({ ...refused, record: "192" });
    expect(refusal(declaring(`192 ${code}`), { round: 1 })).toEqual({ ...refused, record: "192" });
    if (code.startsWith("GER")) return;
    expect(refusal(declaring(`092 ${code}`))).toEqual({ ...refused, record: "092" });
  });

  test("is refused where only the words of 092 name another of FIDE's systems", () => {
    const words = "Individual: Swiss System (Dubov)";
    const refused = { code: "trf-not-dutch", record: "092", declared: words };
    expect(refusal(declaring(`092 ${words}`))).toEqual(refused);
    expect(read([...declaring(`092 ${words}`), "192 FIDE_DUTCH"]).notes).toEqual([]);
    expect(read(declaring("092 Individual: Swiss System")).notes).toEqual([]);
  });

  test("with Baku acceleration and other points than 1 and ½ is told", () => {
    const lines = [...FOUR, ...ROUNDS, "192 FIDE_DUTCH_2026_BAKU", "XXS W=3 D=1"];
    expect(read(lines).notes).toEqual([{ code: "trf-baku-points" }]);
  });
});

describe("a recorded round", () => {
  test("has its pairs, forfeits included, and its bye", () => {
    const tournament = tournamentOf([
      player(1, ["   3 b 1"]),
      player(2, ["   4 - +"]),
      player(3, ["   1 w 0"]),
      player(4, ["   2 - -"]),
      player(5, ["0000 - U"]),
      player(6, ["0000 - H"]),
    ]);
    expect(recordedRoundOf(tournament, 1)).toEqual({
      pairs: [
        { white: 2, black: 4, coloured: false },
        { white: 3, black: 1, coloured: true },
      ],
      byes: [5],
    });
  });
});
