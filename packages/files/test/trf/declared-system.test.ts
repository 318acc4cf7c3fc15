import {
  cardsOf,
  decide,
  isSeated,
  lookAhead,
  standingsOf,
  type TournamentCommand,
  type TournamentState,
} from "@losfee/core";
import { describe, expect, test } from "vitest";
import {
  competitionOfTrf,
  makeTrf,
  rankingFieldOf,
  recordsOf,
  trfOfCompetition,
} from "../../src/trf/index.ts";
import { readTrf } from "./files.ts";

const player = (number: number, points: string, ...rounds: readonly string[]): string =>
  `001 ${`${number}`.padStart(4)} m    ${`Player ${number}`.padEnd(33)} ${2400 - number}${" ".repeat(28)}${points.padStart(4)} ${`${number}`.padStart(4)}  ${rounds.join("  ")}`;

const PLAYERS = [
  player(1, "1.0", "   3 w 1"),
  player(2, "0.5", "   4 b ="),
  player(3, "0.0", "   1 b 0"),
  player(4, "0.5", "   2 w ="),
];

const imported = (...more: readonly string[]) => {
  const file = readTrf(["012 Open", "142 3", ...more, ...PLAYERS].join("\n"));
  const competition = competitionOfTrf(file, {
    seed: "5eed".repeat(16),
    at: "2026-11-21T10:00:00.000Z",
  });
  if (!competition.ok) throw new Error(JSON.stringify(competition.error));
  return { file, ...competition.value };
};

const decided = (state: TournamentState, command: TournamentCommand) =>
  decide(state, command, lookAhead(state));

const after = (state: TournamentState, command: TournamentCommand): TournamentState => {
  const decision = decided(state, command);
  if (!decision.ok) throw new Error(JSON.stringify(decision.error));
  return decision.value.state;
};

/** Returns record 192 of the export. */
const codeOf = (state: TournamentState): string | undefined => {
  const made = makeTrf(recordsOf(trfOfCompetition(state)).records);
  if (!made.ok) throw new Error(made.error.code);
  return /^192 (\S+)/m.exec(new TextDecoder().decode(made.value.bytes))?.[1];
};

describe.each(["FIDE_DUBOV", "FIDE_BURSTEIN_BAKU", "FIDE_LIM", "FIDE_DUTCH_2017", "GER_SWISS"])(
  "an event that declares %s",
  (code) => {
    const { state, notes } = imported(`192 ${code}`);

    test("is imported, with a note of what is not there", () => {
      expect(notes).toContainEqual({
        code: "trf-import-other-system",
        record: "192",
        declared: code,
      });
      expect(standingsOf(state).map(({ entry }) => entry)[0]).toBe(1);
      expect(cardsOf(state)).toHaveLength(4);
    });

    test("is not paired on, as Dutch or otherwise", () => {
      const refused = { ok: false, error: { code: "paired-by-hand", players: 4 } };
      expect(decided(state, { type: "draft-round" })).toEqual(refused);
    });

    test("can be paired by hand, White as given", () => {
      const pinned = [
        [4, 1],
        [3, 2],
      ] as const;
      const drafted = after(state, { type: "draft-round", pinned, reason: "Dubov by hand" });
      expect(drafted.rounds[1]?.games.map(({ seats }) => seats)).toEqual(pinned);
    });

    test("is paired once a system is chosen", () => {
      const [stage] = state.settings.stages;
      if (stage === undefined || isSeated(stage)) throw new Error("no stage");
      const chosen = after(state, {
        type: "change-settings",
        settings: { stages: [{ ...stage, system: "fide-dutch", options: {} }] },
        reason: "goes on as Dutch",
      });
      expect(decided(chosen, { type: "draft-round" }).ok).toBe(true);
      expect(codeOf(chosen)).toBe("FIDE_DUTCH");
    });

    test("declares it again when exported", () => {
      expect(codeOf(state)).toBe(code);
    });
  },
);

describe("record 192 of a Dutch event", () => {
  test.each([
    [[], "FIDE_DUTCH"],
    [["192 FIDE_DUTCH"], "FIDE_DUTCH"],
    [["192 FIDE_DUTCH_BAKU"], "FIDE_DUTCH_BAKU"],
    [["192 FIDE_DUTCH_2025"], "FIDE_DUTCH_2025"],
    [["192 FIDE_DUTCH_2026_BAKU"], "FIDE_DUTCH_2026_BAKU"],
  ])("of a file with %j is %s", (records, code) => {
    expect(codeOf(imported(...records).state)).toBe(code);
  });

  test("names the edition that the settings name", () => {
    const { state } = imported();
    const set = (typeCode: string): TournamentState =>
      after(state, { type: "change-event-details", details: { typeCode } });
    expect(codeOf(set("FIDE_DUTCH_2026"))).toBe("FIDE_DUTCH_2026");
    // Never a system that does not pair it.
    expect(codeOf(set("FIDE_DUBOV"))).toBe("FIDE_DUTCH");
  });
});

test.each([
  ["FIDE_ROUNDROBIN", undefined, "FIDE_ROUNDROBIN"],
  ["BERGER_ROUNDROBIN_G1", undefined, "FIDE_ROUNDROBIN"],
  ["FIDE_DOUBLEROUNDROBIN", 2, "FIDE_DOUBLEROUNDROBIN"],
  ["BERGER_ROUNDROBIN_G2", 2, "FIDE_DOUBLEROUNDROBIN"],
  ["BERGER_ROUNDROBIN_G3", 3, "BERGER_ROUNDROBIN_G3"],
])("%s is a round robin of as many cycles, and is declared again", (code, cycles, written) => {
  const { state } = imported(`192 ${code}`);
  expect(state.settings.stages[0]?.system).toBe("round-robin");
  expect(state.settings.stages[0]?.options["cycles"]).toBe(cycles);
  expect(codeOf(state)).toBe(written);
});

test.each(["CUSTOM_ROUNDROBIN", "FIDE_SCHEVENINGEN"])(
  "pairings of %s are pre-determined, in the file as in the competition",
  (code) => {
    const { file, state } = imported(`192 ${code}`, "202 SB,KS");
    expect(rankingFieldOf(file.tournament).pairing).toBe("pre-determined");
    expect(state.settings.stages[0]).toMatchObject({
      system: "by-hand",
      options: { preDetermined: true },
    });
    expect(decided(state, { type: "draft-round" }).ok).toBe(false);
    expect(codeOf(state)).toBe(code);
  },
);
