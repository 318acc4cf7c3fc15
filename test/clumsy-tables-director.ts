/** A director of a tournament at tables who does everything at any moment; see clumsy-director.ts. */
import {
  type ContestAddress,
  type SeatingAct,
  type TableOutcome,
  type TournamentCommand,
  type TournamentState,
  tablesStages,
} from "@losfee/core";
import fc from "fast-check";

/** One act, of which some take several commands. */
export interface TablesMove {
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
  "results",
  "results",
  "results",
  "results",
  "report",
  "confirm",
  "confirm",
  "swap",
  "move",
  "order",
  "redraw",
  "discard",
  "recall",
  "withdraw",
  "reinstate",
  "substitute",
  "add",
  "remove",
  "erase",
  "correct",
  "annul",
  "penalty",
] as const;

const reason = "why not";

/** A director begins with an existing competition. */
type ClumsyCommand = Exclude<
  TournamentCommand,
  { readonly type: "create-competition" | "set-picture" }
>;

/** The commands of one act; any of them may be refused. */
export const tablesCommandsFor = (
  state: TournamentState,
  move: TablesMove,
): readonly ClumsyCommand[] => {
  const { a: x, b: y, c } = move;
  const ids = [...state.entries.keys()];
  const [a, b] = [ids[x % ids.length] ?? 0, ids[y % ids.length] ?? 0];
  const stages = tablesStages(state);
  const found = stages.at(c % 4 === 0 ? 0 : -1);
  const [stage, games] = [found?.stage ?? 1, found?.games ?? []];
  const game = (y % Math.max(1, games.length)) + 1;
  const { round = game, tables = [] } = games[game - 1] ?? {};
  const board = (x % Math.max(1, tables.length)) + 1;
  const address: ContestAddress = { round, board };
  const seats = tables[board - 1]?.seats ?? [];
  const outcome = pointsOf(
    seats,
    seats.map((entry) => (entry * c) % 3),
  );
  const adjust = (act: SeatingAct): readonly ClumsyCommand[] => [
    { type: "adjust-seating", stage, act, reason },
  ];
  const everyGame = c % 2 === 0 ? null : game;
  switch (move.kind) {
    case "draft":
      return [{ type: "draft-round" }];
    case "publish":
      return [{ type: "publish-round", round }];
    case "results":
      return games.flatMap((one) =>
        one.tables.map((each): ClumsyCommand => {
          const points = each.seats.map((entry) =>
            (entry + x) % 17 === 0 ? null : (entry * y + one.game * c) % 5,
          );
          const at = { round: one.round, board: each.board };
          return { type: "enter-result", ...at, outcome: pointsOf(each.seats, points) };
        }),
      );
    case "report":
      return [{ type: "report-result", ...address, outcome }];
    case "confirm":
      return games.flatMap((one) =>
        one.tables.map((each): ClumsyCommand => {
          const at = { round: one.round, board: each.board };
          return { type: "confirm-results", results: [at] };
        }),
      );
    case "swap":
      return adjust({ kind: "swap", players: [a, b], game: everyGame });
    case "move":
      return adjust({ kind: "move", entry: a, board, game: everyGame });
    case "order":
      return adjust({ kind: "order", game, board, seats: seats.toReversed() });
    case "redraw":
      return [{ type: "redraw-stage", stage, ...(c % 2 === 0 ? { fromGame: game } : {}), reason }];
    case "discard":
      return [{ type: "discard-draft", round }];
    case "recall":
      return [{ type: "recall-round", round, reason }];
    case "withdraw":
      return [{ type: "withdraw-entry", entry: a, reason }];
    case "reinstate":
      return [{ type: "reinstate-entry", entry: a }];
    case "substitute":
      return [{ type: "substitute-player", stage, out: a, in: b, takesOver: c % 2 === 0, reason }];
    case "add":
      return [{ type: "add-entries", entries: [{ name: `Late ${state.seq}` }] }];
    case "remove":
      return [{ type: "remove-entry", entry: a }];
    case "erase":
      return [{ type: "erase-result", ...address }];
    case "correct": {
      const repair = c % 2 === 0 ? "keep" : "draft-again";
      return [{ type: "correct-result", ...address, outcome, reason, repair }];
    }
    case "annul":
      return [{ type: "annul-game", ...address, reason }];
    case "penalty":
      return [
        { type: "impose-penalty", entry: a, round, of: "rank-points", points: c / 2 + 0.5, reason },
      ];
  }
};

const pointsOf = (seats: readonly number[], points: readonly (number | null)[]): TableOutcome => ({
  kind: "game-points",
  seats: seats.map((entry, index) => ({ entry, points: points[index] ?? null })),
});

const number = fc.nat(99);

/** Any acts, `minLength` to `maxLength` of them. */
export const tablesMovesOf = (minLength: number, maxLength: number): fc.Arbitrary<TablesMove[]> =>
  fc.array(
    fc.record<TablesMove>({ kind: fc.constantFrom(...kinds), a: number, b: number, c: number }),
    { minLength, maxLength },
  );
