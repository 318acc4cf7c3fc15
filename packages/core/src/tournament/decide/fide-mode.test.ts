import { describe, expect, it } from "vitest";
import {
  attempt,
  competition,
  enterAll,
  nextRound,
  type Play,
  play,
  playTo,
  refusalOf,
} from "../../../test/play.ts";
import { type CautionCode, isPaired, type Settings, type TournamentCommand } from "../index.ts";

const draws = (): readonly [number, number] => [0.5, 0.5];
const favourites = (first: number, second: number): readonly [number, number] =>
  first < second ? [1, 0] : [0, 1];

const swiss = (players = 10): Play => competition("fide-swiss", players);
const table = (players = 6): Play => competition("fide-round-robin", players);

const settings = (change: Partial<Settings>, reason = "agreed"): TournamentCommand => ({
  type: "change-settings",
  settings: change,
  reason,
});

/** Settings with another first stage. */
const stage = ({ state }: Play, part: object, options: object = {}): TournamentCommand => {
  const [first, ...others] = state.settings.stages;
  const changed = { ...first, ...part, options: { ...first?.options, ...options } };
  return settings({ stages: [changed, ...others] as Settings["stages"] });
};

/** The refused or open cautions of a command: `5 points-changed`. */
const cautions = (event: Play | null, command: TournamentCommand): readonly string[] => {
  const answer = refusalOf(event, command);
  if (!("cautions" in answer)) throw new Error(answer.code);
  return answer.cautions.map(({ code, level }) => `${level} ${code}`);
};

const carriedOut = (
  event: Play,
  command: TournamentCommand,
  ...codes: readonly CautionCode[]
): Play => {
  const answer = attempt(event, command, "director:Ada", codes);
  if (!("state" in answer)) throw new Error(JSON.stringify(answer));
  return answer;
};

/** Corrects the first game of a round: the outsider has won. */
const correction = ({ state }: Play, round: number): TournamentCommand => {
  const found = state.rounds[round - 1];
  const game = found !== undefined && isPaired(found) ? found.games[0] : undefined;
  if (game === undefined) throw new Error("no game");
  const [first, second] = game.seats;
  return {
    type: "correct-result",
    round,
    outcome: {
      kind: "played",
      sides: [
        { entry: first, score: first < second ? 0 : 1 },
        { entry: second, score: first < second ? 1 : 0 },
      ],
    },
    reason: "misread",
    repair: "keep",
  };
};

const leave: TournamentCommand = { type: "leave-fide-mode", reason: "club rules" };

describe("FIDE mode", () => {
  it("Q40: is a property of a competition, on by default for the Dutch system, teams and tables", () => {
    for (const format of ["fide-swiss", "fide-round-robin", "team-swiss", "team-round-robin"]) {
      expect(competition(format, 0).state.settings.fideMode).toBe("on");
    }
    expect(competition("scrabble-swiss", 4).state.settings.fideMode).toBeUndefined();
    expect(competition("fide-swiss", 4, { fideMode: "off" }).state.settings.fideMode).toBe("off");
  });

  it("Q43: is left in two steps, with a reason", () => {
    expect(cautions(swiss(), leave)).toEqual(["4 fide-mode-left"]);
    expect(refusalOf(swiss(), { ...leave, reason: " " })).toMatchObject({ needsReason: true });
    const left = carriedOut(nextRound(swiss()), leave, "fide-mode-left");
    expect(left.state.settings.fideMode).toBe("left");
    expect(left.state.acknowledged).toMatchObject([
      { round: 1, actor: "director:Ada", caution: { code: "fide-mode-left" } },
    ]);
  });

  it("Q43: is left by the settings in the same two steps", () => {
    expect(cautions(swiss(), settings({ fideMode: "left" }))).toEqual(["4 fide-mode-left"]);
    expect(refusalOf(swiss(), settings({ fideMode: "off" })).code).toBe("fide-mode-not-entered");
  });

  it("Q45: is never entered again, nor by a competition that began without it", () => {
    const left = carriedOut(swiss(), leave, "fide-mode-left");
    const never = competition("fide-swiss", 4, { fideMode: "off" });
    for (const event of [left, never]) {
      for (const fideMode of ["on", "off"] as const) {
        if (event.state.settings.fideMode === fideMode) continue;
        expect(refusalOf(event, settings({ fideMode })).code).toBe("fide-mode-not-entered");
      }
      expect(refusalOf(event, leave).code).toBe("fide-mode-is-off");
    }
  });

  it("asks nothing of a competition outside it", () => {
    const event = carriedOut(playTo(swiss(), 3, draws), leave, "fide-mode-left");
    const changed = carriedOut(event, settings({ points: { win: 3, draw: 1, loss: 0 } }));
    expect(changed.state.acknowledged).toHaveLength(1);
  });

  it("Q218–221: no level is passed over: each caution is acknowledged by name", () => {
    const event = nextRound(swiss());
    const both = settings({ ranking: ["PTS", "SB"], tieBreakRules: 2024 });
    const open = ["4 tie-breaks-changed", "4 tie-break-rules-changed"];
    expect(cautions(event, both)).toEqual(open);
    const one = attempt(event, both, "director", ["tie-breaks-changed"]);
    expect(one).toMatchObject({ code: "acknowledgement-missing", cautions: [{}, {}] });
    const stranger = attempt(event, both, "director", ["all", "4"]);
    expect(stranger).toMatchObject({ code: "acknowledgement-missing" });
    // What is never allowed cannot be acknowledged either.
    const scoring = settings({ points: { win: 3, draw: 1, loss: 0 } });
    const answer = attempt(event, scoring, "director", ["points-changed"]);
    expect(answer).toMatchObject({ code: "not-in-fide-mode" });
  });
});

describe("after the start", () => {
  const begun = nextRound(swiss());

  it("Q58: changing the number of rounds asks in two steps", () => {
    expect(cautions(begun, stage(begun, { rounds: 5 }))).toEqual(["4 rounds-changed"]);
    expect("state" in attempt(swiss(), stage(swiss(), { rounds: 5 }))).toBe(true);
    const twice = nextRound(table());
    expect(cautions(twice, stage(twice, {}, { cycles: 2 }))).toEqual(["4 rounds-changed"]);
  });

  it("Q59: the change of rounds is kept with who, when and what", () => {
    const changed = carriedOut(begun, stage(begun, { rounds: 5 }), "rounds-changed");
    expect(changed.state.acknowledged).toMatchObject([
      { actor: "director:Ada", round: 1, caution: { stage: 1, from: 7, to: 5 } },
    ]);
    const undone = carriedOut(changed, stage(begun, { rounds: 7 }), "rounds-changed");
    expect(undone.state.settings).toEqual(begun.state.settings);
  });

  it("Q75–77, Q85: scoring and the value of the bye are locked", () => {
    expect(cautions(begun, settings({ points: { win: 3, draw: 1, loss: 0 } }))).toEqual([
      "5 points-changed",
    ]);
    expect(cautions(begun, settings({ bye: { credit: "draw", spread: 0 } }))).toEqual([
      "5 bye-changed",
    ]);
    expect(cautions(begun, settings({ absence: { credit: "draw", spread: 0 } }))).toEqual([
      "3 absence-changed",
    ]);
  });

  it("Q109–111: acceleration is neither added nor changed nor removed", () => {
    const locked = ["5 acceleration-changed"];
    expect(cautions(begun, stage(begun, {}, { acceleration: "baku" }))).toEqual(locked);
    const baku = play(swiss(), [stage(swiss(), {}, { acceleration: "baku" })]);
    const fast = nextRound(baku);
    expect(cautions(fast, stage(fast, {}, { acceleration: "none" }))).toEqual(locked);
    const own = settings({
      accelerations: [{ firstRound: 2, lastRound: 3, entries: [1, 2], points: 1 }],
    });
    expect(cautions(begun, own)).toEqual(locked);
    expect("state" in attempt(swiss(), own)).toBe(true);
  });

  it("the initial colour and the pairing system are locked", () => {
    expect(cautions(begun, stage(begun, {}, { initialColour: "white" }))).toEqual([
      "5 initial-colour-changed",
    ]);
    expect(cautions(begun, stage(begun, { system: "round-robin", options: {} }))).toContain(
      "5 pairing-rules-changed",
    );
    // What only says the default changes nothing.
    expect("state" in attempt(begun, stage(begun, {}, { acceleration: "none" }))).toBe(true);
  });

  it("Q112–115: what breaches integrity asks first, and is logged", () => {
    const adjusted = settings({
      abnormalPoints: [{ result: "score", points: 0.5, round: null, entries: [3] }],
    });
    expect(cautions(begun, adjusted)).toEqual(["3 abnormal-points-changed"]);
    expect(carriedOut(begun, adjusted, "abnormal-points-changed").state.acknowledged).toHaveLength(
      1,
    );
  });

  it("Q196: prohibited pairings are changed outside FIDE mode alone", () => {
    const forbidden = [{ firstRound: 1, lastRound: null, entries: [1, 2], reason: "" }];
    expect(cautions(begun, settings({ forbidden }))).toEqual(["5 prohibited-pairs-changed"]);
    expect("state" in attempt(swiss(), settings({ forbidden }))).toBe(true);
    const left = carriedOut(begun, leave, "fide-mode-left");
    expect("state" in attempt(left, settings({ forbidden }))).toBe(true);
  });

  it("Q201: changing the tie-breaks asks in two steps", () => {
    expect(cautions(begun, settings({ ranking: ["PTS", "SB"] }))).toEqual(["4 tie-breaks-changed"]);
    expect("state" in attempt(swiss(), settings({ ranking: ["PTS", "SB"] }))).toBe(true);
  });

  it("Q202: the change of tie-breaks is kept with the list before", () => {
    const { ranking } = begun.state.settings;
    const command = settings({ ranking: ["PTS", "SB"] });
    const changed = carriedOut(begun, command, "tie-breaks-changed");
    expect(changed.state.acknowledged).toMatchObject([
      { caution: { from: ranking, to: ["PTS", "SB"] } },
    ]);
  });
});

it("Q62: tells before the start that not all rounds can be paired", () => {
  const warnings = (event: Play) =>
    event.warnings.flatMap((one) => (one.code === "too-many-rounds" ? [one.most] : []));
  expect(warnings(play(swiss(8), [stage(swiss(8), { rounds: 12 })]))).toEqual([7]);
  expect(warnings(play(swiss(7), [{ type: "draft-round" }]))).toEqual([]);
  expect(warnings(play(swiss(6), [{ type: "draft-round" }]))).toEqual([5]);
});

it("moved pairing numbers are acknowledged once a round is paired", () => {
  const raise: TournamentCommand = { type: "change-entry", entry: 5, details: { rating: 2400 } };
  expect("state" in attempt(swiss(), raise)).toBe(true);
  expect(cautions(nextRound(swiss()), raise)).toEqual(["2 numbers-changed"]);
  const late: TournamentCommand = { type: "add-entries", entries: [{ name: "L", rating: 2500 }] };
  expect("state" in attempt(nextRound(swiss()), late)).toBe(true);
});

it("Q178: full-point byes for everybody who is away are deprecated", () => {
  expect(cautions(swiss(), settings({ absence: { credit: "win", spread: 0 } }))).toEqual([
    "2 full-point-byes",
  ]);
});

describe("scoring systems", () => {
  it("Q74: two draws are never worth more than a win and a loss", () => {
    const wrong = { win: 1, draw: 0.75, loss: 0 };
    expect(cautions(swiss(), settings({ points: wrong }))).toEqual(["5 draws-above-win-and-loss"]);
    const creation: TournamentCommand = {
      type: "create-competition",
      name: "Cup",
      format: "fide-swiss",
      settings: { points: wrong },
      seed: "5eed".repeat(16),
    };
    expect(cautions(null, creation)).toEqual(["5 draws-above-win-and-loss"]);
    const off = { ...creation, settings: { points: wrong, fideMode: "off" } } as TournamentCommand;
    expect("state" in attempt(null, off)).toBe(true);
    const three = settings({ points: { win: 3, draw: 1, loss: 0 } });
    expect("state" in attempt(swiss(), three)).toBe(true);
  });

  it("Q81: the bye is never worth more than a win", () => {
    const above = settings({ points: { win: 3, draw: 1, loss: 0, pairingBye: 3.5 } });
    expect(cautions(swiss(), above)).toEqual(["5 bye-above-win"]);
  });

  it("Q83: with the standard scoring the bye is worth 1, ½ or 0", () => {
    const bye = (pairingBye: number) =>
      settings({ points: { win: 1, draw: 0.5, loss: 0, pairingBye } });
    expect(cautions(swiss(), bye(0.25))).toEqual(["5 bye-not-standard"]);
    for (const value of [0, 0.5, 1]) expect("state" in attempt(swiss(), bye(value))).toBe(true);
  });
});

describe("round robins", () => {
  it("Q105: have no Buchholz nor its kin", () => {
    for (const criterion of ["BH", "BH/C1", "FB", "AOB", "SOLK", "SOB"]) {
      expect(cautions(table(), settings({ ranking: ["PTS", criterion] }))).toEqual([
        "5 tie-breaks-of-swiss",
      ]);
    }
  });

  it("Q104: have all the tie-breaks that FIDE lists for them", () => {
    const codes =
      "DE BPG BWG REP STD SB SB/C1 SB/C2 RTNG RTNG/R WIN TPN TPN/R KS KS/L1 KS/L2 KS/L-1 KS/L-2";
    for (const code of codes.split(" ")) {
      const answer = attempt(table(), settings({ ranking: ["PTS", code] }));
      expect([code, "state" in answer]).toEqual([code, true]);
    }
  });
});

it("Q98–99: a double round robin reverses the last two rounds of the first cycle, or does not", () => {
  const opponents = (reversed: boolean) => {
    const twice = play(table(4), [stage(table(4), {}, { cycles: 2, reversed })]);
    const { state } = playTo(twice, 6, draws);
    return state.rounds.map((round) => round.games.find(({ seats }) => seats.includes(1))?.seats);
  };
  const [, two, three, ...others] = opponents(false);
  const swapped = opponents(true);
  expect(swapped.slice(1, 3)).toEqual([three, two]);
  expect(swapped.slice(3)).toEqual(others);
});

describe("corrections", () => {
  const four = playTo(swiss(), 4, favourites);

  it("Q189: only the previous round can be corrected", () => {
    const paired = nextRound(four);
    expect(cautions(paired, correction(paired, 3))).toEqual(["5 earlier-round-corrected"]);
    expect(cautions(paired, correction(paired, 1))).toEqual(["5 earlier-round-corrected"]);
    expect(cautions(paired, correction(paired, 4))).toContain("3 round-corrected");
    // The last round is entered again without a question.
    expect("state" in attempt(four, correction(four, 4))).toBe(true);
  });

  it("Q190–191: a correction of the previous round is confirmed and kept", () => {
    const paired = nextRound(four);
    const command = correction(paired, 4);
    const open = cautions(paired, command).map((caution) => caution.slice(2) as CautionCode);
    const corrected = carriedOut(paired, command, ...open);
    expect(corrected.state.acknowledged.map(({ caution }) => caution.code)).toEqual(open);
  });

  it("Q60–61: a round that would be paired differently is told, as corrected or as the last", () => {
    const paired = nextRound(playTo(swiss(20), 3, favourites));
    expect(cautions(paired, correction(paired, 3))).toEqual([
      "3 round-corrected",
      "3 pairing-differs",
    ]);
    // With the repair the round is paired again, so that it differs no more.
    const again = { ...correction(paired, 3), repair: "draft-again" } as TournamentCommand;
    expect(cautions(paired, again)).toEqual(["3 round-corrected"]);
  });

  it("of a table are confirmed in any round: no pairing follows from them", () => {
    const event = playTo(table(), 4, favourites);
    expect(cautions(event, correction(event, 1))).toEqual(["3 round-corrected"]);
    expect("state" in attempt(event, correction(event, 4))).toBe(true);
  });

  it("outside FIDE mode ask nothing", () => {
    const event = carriedOut(enterAll(nextRound(four), favourites), leave, "fide-mode-left");
    expect("state" in attempt(event, correction(event, 1))).toBe(true);
  });
});
