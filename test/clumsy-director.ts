/**
 * A director of a tournament in rounds who does everything at any moment. Numbers choose acts; the
 * state makes them meaningful.
 */
import {
  type DraftAct,
  type EnteredOutcome,
  type Round,
  resultKindOf,
  type Settings,
  type TournamentCommand,
  type TournamentState,
} from "@losfee/core";
import fc from "fast-check";

/** One act, of which some take several commands. */
export interface Move {
  readonly kind: (typeof kinds)[number];
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

/** Commands that advance a competition come more often than the rest. */
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
  "report",
  "confirm",
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

/** A director begins with an existing competition. */
type ClumsyCommand = Exclude<
  TournamentCommand,
  { readonly type: "create-competition" | "set-picture" }
>;

/** The commands of one act; any of them may be refused. */
export const commandsFor = (
  state: TournamentState,
  { kind, a: x, b: y, c }: Move,
): readonly ClumsyCommand[] => {
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
        resultOf(state, last, each, x + index),
      );
    case "report": {
      if (game === undefined) return [];
      const { outcome } = resultOf(state, round, game, y);
      return [{ type: "report-result", round, outcome }];
    }
    case "confirm":
      return (state.rounds[round - 1]?.games ?? []).map(({ board }) => ({
        type: "confirm-results",
        results: [{ round, board }],
      }));
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
    case "pause": {
      const rounds = [last + (c % 2)];
      return [
        { type: "pause-entry", entry: a, rounds, ...(c % 3 === 0 ? { halfPoints: rounds } : {}) },
      ];
    }
    case "add":
      return [{ type: "add-entries", entries: [{ name: `Late ${state.seq}`, rating: 1500 + c }] }];
    case "remove":
      return [{ type: "remove-entry", entry: a }];
    case "erase":
      return [{ type: "erase-result", round, board: (x % 4) + 1 }];
    case "correct": {
      const repair = c % 2 === 0 ? "keep" : "draft-again";
      if (game === undefined) return [];
      const { outcome } = resultOf(state, round, game, y);
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

/** Returns rules with forbidden pairs and added points. */
const standingRules = (a: number, b: number, c: number): Partial<Settings> => {
  const range = { firstRound: 1 + (c % 3), lastRound: c % 2 === 0 ? null : 3 + (c % 4) };
  return {
    forbidden: c % 5 === 0 ? [] : [{ ...range, entries: [a, b], reason: "" }],
    keptApart: c % 3 === 0 ? [] : [{ ...range, by: "club" }],
    accelerations: c % 4 === 0 ? [] : [{ ...range, entries: [a, b], points: 1 + (c % 2) }],
  };
};

const resultOf = (
  state: TournamentState,
  round: number,
  { seats }: Round["games"][number],
  luck: number,
): Extract<ClumsyCommand, { type: "enter-result" }> => {
  const [first, second] = seats;
  const played = (one: number, other: number): EnteredOutcome => ({
    kind: "played",
    sides: [
      { entry: first, score: one },
      { entry: second, score: other },
    ],
  });
  const isDecided = resultKindOf(state.settings) === "win-draw-loss";
  const [one, other] = isDecided
    ? (DECIDED[luck % DECIDED.length] ?? [1, 0])
    : [300 + ((luck * 37) % 200), 300 + ((luck * 53) % 200)];
  const absent = ABSENT[luck % 13]?.map((seat) => (seat === 0 ? first : second));
  const outcome: EnteredOutcome =
    absent === undefined ? played(one, other) : { kind: "forfeit", absent };
  return { type: "enter-result", round, outcome };
};

/** Every ending of a played game of chess. */
const DECIDED = [
  [1, 0],
  [0.5, 0.5],
  [0, 1],
  [0.5, 0.5],
  [1, 0],
  [0.5, 0],
  [0, 0],
] as const;

/** Absences, by a number of thirteen: one side, the other, both; mostly none. */
const ABSENT: Readonly<Record<number, readonly (0 | 1)[]>> = { 0: [0], 5: [1], 9: [0, 1] };

const number = fc.nat(99);

/** Any acts, `minLength` to `maxLength` of them. */
export const movesOf = (minLength: number, maxLength: number): fc.Arbitrary<Move[]> =>
  fc.array(fc.record<Move>({ kind: fc.constantFrom(...kinds), a: number, b: number, c: number }), {
    minLength,
    maxLength,
  });
