import { describe, expect, test } from "vitest";
import { applicationLacks } from "./application.ts";
import { checkNorm, type NormReport, type NormRule } from "./check-norm.ts";
import { forecastNorm } from "./forecast.ts";
import {
  isInternationalSwiss,
  type NormEvent,
  type NormOpponent,
  type NormParticipant,
  type NormRound,
} from "./norm-event.ts";

const swiss: NormEvent = { pairing: "swiss", kind: "ordinary", rounds: 9, foreignersWaived: false };
const own = { federation: "GER" };

const opponent = (
  rating: number | null,
  title: string | null,
  federation = "FRA",
): NormOpponent => ({
  ...{ rating, title, federation },
});

const game = (one: NormOpponent, halves: 0 | 1 | 2): NormRound => ({
  ...{ kind: "played", opponent: one, halves },
});

/** As many rounds as results, against opponents in turn. */
const rounds = (
  opponents: readonly NormOpponent[],
  halves: readonly (0 | 1 | 2)[],
): readonly NormRound[] =>
  halves.map((one, index) => game(opponents[index % opponents.length] as NormOpponent, one));

/** Nine opponents of three federations: GMs, IMs and FMs in turn. */
const field = (rating: number): readonly NormOpponent[] =>
  ["GM", "IM", "FM", "GM", "IM", "FM", "GM", "IM", "FM"].map((title, index) =>
    opponent(rating, title, ["FRA", "POL", "GER"][Math.floor(index / 3)]),
  );

const checkOf = ({ checks }: NormReport, rule: NormRule) =>
  checks.find((check) => check.rule === rule);

const unmet = ({ checks }: NormReport) => checks.flatMap(({ rule, met }) => (met ? [] : [rule]));

describe("A norm needs", () => {
  test("2600 for GM, 2450 for IM, 2400 for WGM, 2250 for WIM, after rounding", () => {
    // 5 of 9 are 56 %, which is 43 above the average.
    const five = [2, 2, 2, 2, 2, 0, 0, 0, 0] as const;
    for (const [title, performance] of [
      ["GM", 2600],
      ["IM", 2450],
      ["WGM", 2400],
      ["WIM", 2250],
    ] as const) {
      const report = (rating: number) => checkNorm(title, swiss, own, rounds(field(rating), five));
      expect(report(performance - 43)).toMatchObject({ achieved: true, performance });
      expect(unmet(report(performance - 44))).toEqual(["performance"]);
    }
  });

  test("an average that half a point lifts: .5 is rounded up", () => {
    const eight = [...field(2557).slice(0, 7), opponent(2553, "GM")];
    const played = rounds(eight, [2, 2, 2, 2, 2, 0, 0, 0]);
    const withBye: readonly NormRound[] = [...played, { kind: "bye" }];
    // 7 · 2557 + 2553 = 20452, which is 8 · 2556.5; 5 of 8 are 63 %, 95 more.
    expect(checkNorm("GM", swiss, own, withBye)).toMatchObject({
      average: 2557,
      performance: 2652,
    });
  });

  test("opponents of 2380, 2230, 2180 and 2030 on average, whatever the score", () => {
    const all = Array.from({ length: 9 }, () => 2 as const);
    for (const [title, average] of [
      ["GM", 2380],
      ["IM", 2230],
      ["WGM", 2180],
      ["WIM", 2030],
    ] as const) {
      const report = (rating: number) => checkNorm(title, swiss, own, rounds(field(rating), all));
      expect(report(average).achieved).toBe(true);
      expect(unmet(report(average - 1))).toEqual(["average"]);
    }
  });

  test("35 % of the games that count: 3 of 8, but 3½ of 9", () => {
    const eight = rounds(field(2700).slice(0, 8), [2, 2, 1, 1, 0, 0, 0, 0]);
    const report = checkNorm("GM", swiss, own, [...eight, { kind: "forfeit-win" }]);
    expect(checkOf(report, "score")).toMatchObject({ has: 6, needs: 6, met: true });
    const nine = checkNorm("GM", swiss, own, rounds(field(2700), [2, 2, 1, 1, 0, 0, 0, 0, 0]));
    expect(checkOf(nine, "score")).toMatchObject({ has: 6, needs: 7, met: false });
  });

  test("four titleholders of eight opponents, three of them with the title; CM and WCM are none", () => {
    const titled = (titles: readonly (string | null)[]) => {
      const eight = titles.map((title, index) => opponent(2500, title, ["FRA", "POL"][index % 2]));
      const played = rounds(eight, [2, 2, 2, 2, 2, 2, 2, 2]);
      return checkNorm("GM", swiss, own, [...played, { kind: "bye" }]);
    };
    const met = titled(["GM", "GM", "GM", "FM", null, null, "CM", "WCM"]);
    expect(checkOf(met, "titled")).toMatchObject({ has: 4, needs: 4, met: true });
    expect(checkOf(met, "titles")).toMatchObject({ has: 3, needs: 3, met: true });
    expect(unmet(titled(["GM", "GM", "GM", "CM", null, null, null, null]))).toEqual(["titled"]);
    expect(unmet(titled(["GM", "GM", "IM", "IM", null, null, null, null]))).toEqual(["titles"]);
  });

  test.each([
    ["GM", ["GM"], ["IM", "WGM"]],
    ["IM", ["GM", "IM"], ["FM", "WGM"]],
    ["WGM", ["GM", "IM", "WGM"], ["FM", "WIM"]],
    ["WIM", ["GM", "IM", "WGM", "WIM"], ["FM", "WFM"]],
  ] as const)("for %s a third of the opponents with %s, not %s", (title, good, others) => {
    const third = (name: string) => {
      const nine = field(2600).map((one, index) => ({ ...one, title: index < 3 ? name : "FM" }));
      const all = Array.from({ length: 9 }, () => 2 as const);
      return checkOf(checkNorm(title, swiss, own, rounds(nine, all)), "titles");
    };
    for (const name of good) expect(third(name)).toMatchObject({ has: 3, needs: 3, met: true });
    for (const name of others) expect(third(name)).toMatchObject({ has: 0, met: false });
  });

  test("two other federations, four of the own among eight, and five of any among eight", () => {
    const from = (federations: readonly string[], waived = false) => {
      const eight = federations.map((federation) => opponent(2600, "GM", federation));
      const played = rounds(eight, [2, 2, 2, 2, 2, 0, 0, 0]);
      const event = { ...swiss, foreignersWaived: waived };
      return checkNorm("GM", event, own, [...played, { kind: "bye" }]);
    };
    const four = ["GER", "GER", "GER", "GER", "FRA", "FRA", "POL", "POL"];
    expect(from(four).achieved).toBe(true);
    expect(unmet(from(["GER", ...four.slice(0, 7)]))).toEqual(["own-federation"]);
    expect(unmet(from(["FRA", "FRA", "FRA", "FRA", "FRA", "FRA", "POL", "POL"]))).toEqual([
      "one-federation",
    ]);
    expect(unmet(from(["GER", "GER", "GER", "FRA", "FRA", "FRA", "FRA", "FRA"]))).toEqual([
      "federations",
    ]);
    expect(from(Array(8).fill("GER"), true).achieved).toBe(true);
  });

  test("FID as no federation: neither foreign nor too many, yet the games count", () => {
    const nine = Array.from({ length: 9 }, (_, index) =>
      opponent(2600, "GM", index < 7 ? "FID" : "FRA"),
    );
    const report = checkNorm("GM", swiss, own, rounds(nine, [2, 2, 2, 2, 2, 0, 0, 0, 0]));
    expect(report.games).toHaveLength(9);
    expect(checkOf(report, "federations")).toMatchObject({ has: 1, needs: 2 });
    expect(checkOf(report, "one-federation")).toMatchObject({ has: 2, met: true });
    const russian = nine.map((one, index) => ({ ...one, federation: index < 3 ? "RUS" : "FRA" }));
    const met = checkNorm("GM", swiss, own, rounds(russian, [2, 2, 2, 2, 2, 0, 0, 0, 0]));
    expect(checkOf(met, "federations")).toMatchObject({ has: 2, met: true });
  });
});

describe("Ratings", () => {
  test("of one opponent, the lowest, are raised to the floor; without a rating it is 1400", () => {
    const nine = [...field(2500).slice(0, 7), opponent(null, null), opponent(2100, null)];
    const report = checkNorm("GM", swiss, own, rounds(nine, [2, 2, 2, 2, 2, 2, 2, 2, 2]));
    // 7 · 2500 + 2200 + 2100 = 21800.
    expect(report).toMatchObject({ raised: 8, average: 2422 });
    const none = checkNorm("WIM", swiss, own, rounds(field(2500), [1, 1, 1, 1, 1, 1, 1, 1, 1]));
    expect(none.raised).toBeNull();
  });
});

describe("Games", () => {
  const strong = field(2600);
  const five = [2, 2, 2, 2, 2, 0, 0, 0] as const;

  test("by forfeit, adjudicated, and against people of no federation of FIDE do not count", () => {
    const eight = rounds(strong, five);
    const lost = checkNorm("GM", swiss, own, [...eight, { kind: "not-counted" }]);
    expect(unmet(lost)).toEqual(["games"]);
    const outside = { ...opponent(2600, "GM"), federation: null };
    expect(checkNorm("GM", swiss, own, [...eight, game(outside, 2)]).games).toHaveLength(8);
  });

  test("are nine; in an event of nine rounds one may be a forfeit win or a bye", () => {
    for (const kind of ["forfeit-win", "bye"] as const) {
      const report = checkNorm("GM", swiss, own, [...rounds(strong, five), { kind }]);
      expect(report).toMatchObject({ achieved: true, oneMissing: true, countsAs: 9 });
      const longer = { ...swiss, rounds: 11 };
      expect(unmet(checkNorm("GM", longer, own, [...rounds(strong, five), { kind }]))).toEqual([
        "games",
      ]);
    }
  });

  test("are seven in team championships, eight in the World Cup, and 13 at most", () => {
    const seven = rounds(strong, five.slice(0, 7));
    const team = { ...swiss, kind: "team-championship" as const };
    expect(checkNorm("GM", team, own, seven)).toMatchObject({ achieved: true, countsAs: 7 });
    expect(checkNorm("GM", swiss, own, seven).achieved).toBe(false);
    const cup = { ...swiss, kind: "world-cup" as const, pairing: "knockout" as const };
    expect(checkNorm("GM", cup, own, rounds(strong, five))).toMatchObject({
      achieved: true,
      countsAs: 9,
    });
    const long = rounds(
      strong,
      Array.from({ length: 15 }, () => 1 as const),
    );
    expect(checkNorm("GM", { ...swiss, rounds: 15 }, own, long)).toMatchObject({ countsAs: 13 });
  });

  test("of a round robin leave out unrated players who scored nothing, and no other losers", () => {
    const event = { ...swiss, pairing: "round-robin" as const };
    const zero = { ...opponent(null, null), scoredNothing: true };
    const some = { ...opponent(null, null), scoredNothing: false };
    const games = [...rounds(strong, five), game(zero, 2), game(some, 2)];
    expect(checkNorm("GM", event, own, games).games.map(({ round }) => round)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 10,
    ]);
    const open = checkNorm("GM", swiss, own, games);
    expect(open.games.length + open.dropped.length).toBe(10);
  });

  test("of a double round robin need six players, half of the opponents with the title", () => {
    const event = { ...swiss, pairing: "double-round-robin" as const, rounds: 10 };
    const five = ["GM", "GM", "GM", "FM", null].map((title, index) =>
      opponent(2600, title, ["FRA", "POL"][index % 2]),
    );
    const twice = (opponents: readonly NormOpponent[]) =>
      checkNorm("GM", event, own, rounds(opponents, [2, 2, 2, 2, 2, 0, 0, 0, 1, 1]));
    expect(twice(five).achieved).toBe(true);
    expect(checkOf(twice(five), "titles")).toMatchObject({ has: 3, needs: 3 });
    const two = five.map((one, index) => (index === 2 ? { ...one, title: "IM" } : one));
    expect(unmet(twice(two))).toEqual(["titles"]);
    expect(unmet(twice(five.slice(0, 4)))).toContain("players");
  });
});

describe("Games are left out", () => {
  const eleven = { ...swiss, rounds: 11 };

  test("that follow the norm", () => {
    const games = rounds(field(2590), [2, 2, 2, 2, 2, 0, 0, 0, 1, 0, 0]);
    const report = checkNorm("GM", eleven, own, games);
    expect(report).toMatchObject({ achieved: true, dropped: [11] });
    const fixed = { ...eleven, pairing: "round-robin" as const };
    expect(checkNorm("GM", fixed, own, games)).toMatchObject({ achieved: false, dropped: [] });
  });

  test("against beaten opponents: a weak one, or one too many of a federation", () => {
    const weak = rounds(field(2545), [2, 2, 2, 2, 2, 1, 0, 0, 0]);
    const won = [game(opponent(1500, null), 2), game(opponent(1500, null), 2), ...weak];
    const report = checkNorm("GM", eleven, own, won);
    expect(report).toMatchObject({ achieved: true, dropped: [1, 2] });

    const home = Array.from({ length: 10 }, (_, index) =>
      opponent(2600, "GM", index < 7 ? "GER" : ["FRA", "POL", "ESP"][index - 7]),
    );
    const results = [2, 2, 2, 2, 1, 0, 0, 0, 2, 1] as const;
    // Of ten at most six of the own federation, of nine at most five: nothing helps.
    expect(checkNorm("GM", { ...swiss, rounds: 10 }, own, rounds(home, results)).achieved).toBe(
      false,
    );
    const fewer = home.map((one, index) => (index === 6 ? { ...one, federation: "ITA" } : one));
    expect(checkNorm("GM", { ...swiss, rounds: 10 }, own, rounds(fewer, results))).toMatchObject({
      achieved: true,
      dropped: [],
    });
  });

  test("never against opponents who drew or won, and never below the games that are needed", () => {
    const strong = rounds(field(2600), [2, 2, 2, 2, 2, 0, 0, 0, 0]);
    expect(checkNorm("GM", eleven, own, strong).achieved).toBe(true);
    const drawn = game(opponent(1400, null), 1);
    expect(checkNorm("GM", eleven, own, [drawn, drawn, ...strong]).achieved).toBe(false);
    const nine = [game(opponent(1500, null), 2), ...rounds(field(2600), [2, 2, 2, 2, 0, 0, 0, 0])];
    expect(checkNorm("GM", swiss, own, nine)).toMatchObject({ achieved: false, dropped: [] });
  });

  test("two of them, with the thresholds of the games that stay", () => {
    // 3½ of 10 are 35 %, 1½ of 8 would be less: the score falls with the games.
    const score = rounds(field(2800), [2, 2, 1, 1, 0, 0, 0, 0, 0, 1]);
    const report = checkNorm("GM", { ...swiss, rounds: 10 }, own, score);
    expect(checkOf(report, "score")).toMatchObject({ has: 7, needs: 7 });
  });
});

describe("An international Swiss event", () => {
  const player = (
    federation: string,
    title: string | null,
    more: Partial<NormParticipant> = {},
  ) => ({
    ...{ rating: 2300, title, federation, missed: 0 },
    ...more,
  });
  const twenty = Array.from({ length: 20 }, (_, index) =>
    player(["FRA", "POL", "ESP"][index % 3] as string, index < 10 ? "IM" : null),
  );

  test("has 20 rated foreigners of three federations, ten of them titled, in every round", () => {
    expect(isInternationalSwiss("GER", twenty)).toBe(true);
    expect(isInternationalSwiss("FRA", twenty)).toBe(false);
    const but = (one: NormParticipant) => isInternationalSwiss("GER", [one, ...twenty.slice(1)]);
    expect(but(player("FRA", "IM", { missed: 1 }))).toBe(true);
    expect(but(player("FRA", "IM", { missed: 2 }))).toBe(false);
    expect(but(player("FRA", "IM", { rating: null }))).toBe(false);
    expect(but(player("FID", "IM"))).toBe(false);
    expect(but(player("FRA", "FM"))).toBe(false);
  });
});

describe("A forecast", () => {
  /** After seven rounds 4½ points; the opponent of round 8 is known, that of round 9 is not. */
  const seven = rounds(
    field(2410).map((one, index) => (index === 0 ? { ...one, rating: 1987, title: null } : one)),
    [2, 1, 1, 2, 1, 0, 2],
  );
  const next: NormRound = { kind: "to-come", opponent: opponent(2394, "FM", "NOR") };
  const last: NormRound = { kind: "to-come", opponent: null };

  test("says for each result whether it is a norm, and from which rating of an unknown opponent", () => {
    const forecast = forecastNorm("IM", swiss, own, [...seven, next, last], 2511);
    expect(forecast?.rounds).toEqual([8, 9]);
    expect(forecast?.outlooks).toHaveLength(9);
    expect(forecast?.outlooks[0]).toEqual({ halves: [2, 2], outlook: "norm" });
    const conditional =
      forecast?.outlooks.filter(({ outlook }) => typeof outlook === "object") ?? [];
    expect(conditional.length).toBeGreaterThan(0);
    for (const { halves, outlook } of conditional) {
      const { ifRated } = outlook as { readonly ifRated: number };
      const check = (rating: number) => {
        const [eighth, ninth] = halves as readonly [0 | 1 | 2, 0 | 1 | 2];
        const whole = [
          ...seven,
          game(opponent(2394, "FM", "NOR"), eighth),
          game(opponent(rating, "GM", "USA"), ninth),
        ];
        return checkNorm("IM", swiss, own, whole).achieved;
      };
      expect([check(ifRated - 1), check(ifRated)]).toEqual([false, true]);
    }
    const fewest = Math.min(
      ...(forecast?.outlooks ?? []).map(({ halves, outlook }) =>
        outlook === "no" ? 9 : halves.reduce<number>((sum, one) => sum + one, 0),
      ),
    );
    expect(forecast?.needs).toBe(fewest);
  });

  test("names a norm that no result reaches any more", () => {
    const lost = rounds(field(2410), [0, 0, 0, 0, 0, 0, 0]);
    expect(forecastNorm("GM", swiss, own, [...lost, next, last], 2900)?.needs).toBeNull();
  });

  test("keeps a norm that was already made, as later games may be left out", () => {
    const made = rounds(field(2600), [2, 2, 2, 2, 2, 0, 0, 0, 1]);
    const event = { ...swiss, rounds: 11 };
    const forecast = forecastNorm("GM", event, own, [...made, next, last], 2500);
    expect(forecast?.needs).toBe(0);
    expect(forecast?.outlooks.every(({ outlook }) => outlook === "norm")).toBe(true);
  });

  test("comes only with one to four rounds ahead", () => {
    expect(forecastNorm("IM", swiss, own, seven, 2500)).toBeNull();
    expect(forecastNorm("IM", swiss, own, [last, last, last, last, last], 2500)).toBeNull();
  });
});

describe("An application", () => {
  const norm = { games: 9, oneMissing: false, foreignersWaived: false, mandatoryEvent: false };

  test("needs 27 games, the rating, a norm with foreigners and one of a mandatory event", () => {
    const norms = [norm, { ...norm, mandatoryEvent: true }, { ...norm, foreignersWaived: true }];
    expect(applicationLacks("IM", norms, 2400)).toEqual([]);
    expect(applicationLacks("GM", norms.slice(1), 2400)).toEqual([
      { code: "games", has: 18, needs: 27 },
      { code: "rating", has: 2400, needs: 2500 },
    ]);
    const waived = norms.map((one) => ({ ...one, ...{ foreignersWaived: true } }));
    expect(applicationLacks("WGM", waived, 2300)).toEqual([{ code: "one-with-foreigners" }]);
    expect(applicationLacks("WIM", [norm, norm, norm], 2200)).toEqual([
      { code: "one-of-mandatory-event" },
    ]);
  });

  test("may use one norm with a missing game", () => {
    const short = { ...norm, oneMissing: true, mandatoryEvent: true };
    expect(applicationLacks("IM", [short, norm, norm], 2400)).toEqual([]);
    expect(applicationLacks("IM", [short, short, norm], 2400)).toEqual([
      { code: "one-missing-twice" },
    ]);
  });
});
