import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type DraftAct,
  draftOf,
  fold,
  impactOfCorrection,
  type Round,
  type Settings,
  standingsOf,
  type TournamentCommand,
  verifyJournal,
} from "../src/index.ts";
import { attempt, competition, type Play } from "./play.ts";

/** One act of a director who does everything at any moment: numbers that the state gives sense to. */
interface Move {
  readonly kind: (typeof kinds)[number];
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

/** What a competition goes on by comes more often than the rest. */
const kinds = [
  "draft",
  "draft",
  "draft",
  "publish",
  "publish",
  "publish",
  "publish",
  "results",
  "results",
  "results",
  "results",
  "adjust",
  "adjust",
  "adjust",
  "discard",
  "recall",
  "withdraw",
  "reinstate",
  "pause",
  "add",
  "remove",
  "erase",
  "correct",
  "penalty",
  "pin",
  "club",
  "rules",
] as const;

const acts = (a: number, b: number): readonly DraftAct[] => [
  { kind: "pair", players: [a, b] },
  { kind: "break", board: (a % 4) + 1 },
  { kind: "swap", players: [a, b] },
  { kind: "exchange-starts", board: (a % 4) + 1 },
  { kind: "exchange-boards", boards: [(a % 4) + 1, (b % 4) + 1] },
  { kind: "bye", entry: a },
  { kind: "pair-rest" },
  { kind: "pair-rest" },
];

const commandsFor = (
  { state }: Play,
  { kind, a: x, b: y, c }: Move,
): readonly TournamentCommand[] => {
  const ids = [...state.entries.keys()];
  const [a, b] = [ids[x % ids.length] ?? 0, ids[y % ids.length] ?? 0];
  const last = state.rounds.length;
  const round = Math.max(1, last - (c % 3));
  const game = state.rounds[round - 1]?.games[x % 4];
  const act = acts(a, b)[c % 8];
  const reason = "why not";
  switch (kind) {
    case "draft":
      return [{ type: "draft-round", ...(c % 5 === 0 ? { basedOn: Math.max(0, last - 1) } : {}) }];
    case "publish":
      return [{ type: "publish-round", round: last }];
    case "results":
      return (state.rounds[last - 1]?.games ?? []).map((each, index) =>
        result(last, each, x + index),
      );
    case "adjust":
      return act === undefined ? [] : [{ type: "adjust-draft", round: last, act, reason }];
    case "discard":
      return [{ type: "discard-draft", round: last }];
    case "recall":
      return [{ type: "recall-round", round: last, reason }];
    case "withdraw":
      return [{ type: "withdraw-entry", entry: a, reason }];
    case "reinstate":
      return [{ type: "reinstate-entry", entry: a }];
    case "pause":
      return [{ type: "pause-entry", entry: a, rounds: [last + (c % 2)] }];
    case "add":
      return [{ type: "add-entries", entries: [{ name: `Late ${state.seq}`, rating: 1500 + c }] }];
    case "remove":
      return [{ type: "remove-entry", entry: a }];
    case "erase":
      return [{ type: "erase-result", round, board: (x % 4) + 1 }];
    case "correct": {
      const repair = c % 2 === 0 ? "keep" : "draft-again";
      if (game === undefined) return [];
      const { outcome } = result(round, game, y);
      return [{ type: "correct-result", round, outcome, reason, repair }];
    }
    case "penalty":
      return [{ type: "impose-penalty", entry: a, round, points: c + 1, reason }];
    case "pin":
      return [{ type: "draft-round", pinned: [[a, b]], reason }];
    case "club":
      return [
        { type: "change-entry", entry: a, details: { club: ["", "Ulm", "Bonn"][c % 3] ?? "" } },
      ];
    case "rules":
      return [{ type: "change-settings", settings: standingRules(a, b, c), reason }];
  }
};

/** Who is kept apart from whom, and who has points more. */
const standingRules = (a: number, b: number, c: number): Partial<Settings> => {
  const range = { firstRound: 1 + (c % 3), lastRound: c % 2 === 0 ? null : 3 + (c % 4) };
  return {
    forbidden: c % 5 === 0 ? [] : [{ ...range, entries: [a, b], reason: "" }],
    keptApart: c % 3 === 0 ? [] : [{ ...range, by: "club" }],
    accelerations: c % 4 === 0 ? [] : [{ ...range, entries: [a, b], points: 1 + (c % 2) }],
  };
};

const result = (
  round: number,
  { seats }: Round["games"][number],
  luck: number,
): Extract<TournamentCommand, { type: "enter-result" }> => {
  const [first, second] = seats;
  const sides = [
    { entry: first, score: 300 + ((luck * 37) % 200) },
    { entry: second, score: 300 + ((luck * 53) % 200) },
  ] as const;
  const outcome =
    luck % 13 === 0
      ? ({ kind: "forfeit", absent: [first] } as const)
      : ({ kind: "played", sides } as const);
  return { type: "enter-result", round, outcome };
};

/** Everybody who has joined has exactly one place in each round. */
const expectOnePlaceEach = ({ state }: Play): void => {
  for (const round of state.rounds) {
    const placed = [
      ...round.games.flatMap(({ seats }) => seats),
      ...round.sitOuts.map(({ entry }) => entry),
      ...round.unpaired,
    ];
    expect(new Set(placed).size).toBe(placed.length);
    expect(new Set(round.games.map(({ board }) => board)).size).toBe(round.games.length);
    if (round.status === "draft") continue;
    const joined = [...state.entries.values()].filter((one) => one.joinedRound <= round.number);
    expect(placed).toEqual(expect.arrayContaining(joined.map(({ id }) => id)));
  }
};

/** What was shown before a correction is what follows from it. */
const expectAsShown = (before: Play, after: Play, command: TournamentCommand): void => {
  if (command.type !== "correct-result") return;
  const impact = impactOfCorrection(before.state, command, { actor: "director" });
  if (!impact.ok) throw new Error(impact.error.code);
  expect(impact.value.before).toEqual(standingsOf(before.state));
  if (command.repair === "keep") expect(impact.value.after).toEqual(standingsOf(after.state));
};

const number = fc.nat(99);
const moves = fc.array(
  fc.record<Move>({ kind: fc.constantFrom(...kinds), a: number, b: number, c: number }),
  { minLength: 40, maxLength: 90 },
);
const everybody = { options: {}, participants: "everybody" } as const;
const stages = fc
  .constantFrom("preliminary-groups", "new-swiss", "round-robin", "fide-dutch")
  .map((system) => [
    { system, rounds: 3, ...everybody },
    { system: "new-swiss", rounds: 1, ...everybody },
    { system: "candidates", rounds: 1, ...everybody },
    { system: "final", rounds: 2, options: {}, participants: { top: 2 } } as const,
  ]);

describe("whatever a director does, and whenever", () => {
  it("everybody has one place a round, corrections do what they showed, the journal verifies", () => {
    fc.assert(
      fc.property(stages, fc.integer({ min: 3, max: 13 }), moves, (chosen, players, given) => {
        let now = competition("scrabble-championship", players, { stages: chosen });
        for (const move of given) {
          for (const command of commandsFor(now, move)) {
            const after = attempt(now, command);
            if ("code" in after) continue;
            expectAsShown(now, after, command);
            now = after;
            expectOnePlaceEach(now);
          }
        }
        expect(verifyJournal(now.events).sound).toBe(true);
        const again = fold(now.events);
        expect(again).toEqual(now.state);
        expect(draftOf(now.state)?.number ?? 0).toBeLessThanOrEqual(now.state.rounds.length);
      }),
      { numRuns: 300 },
    );
  });
});
