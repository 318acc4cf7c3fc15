/**
 * Acts that pages offer for a state are not refused in it, whatever happened before: refusals and
 * offers use the same checks.
 */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { commandsFor, movesOf } from "../../../test/clumsy-director.ts";
import { tablesCommandsFor, tablesMovesOf } from "../../../test/clumsy-tables-director.ts";
import { sweep } from "../../../test/long.ts";
import {
  type BoardRound,
  type DraftAct,
  decide,
  type EntryAct,
  type EntryId,
  entryActs,
  isPaired,
  pausableRounds,
  publishedRounds,
  type RoundAct,
  replaceable,
  roundActs,
  type StageAct,
  stageActs,
  substitutesFor,
  type TablesStage,
  type TournamentCommand,
  type TournamentState,
  tablesStages,
} from "../src/index.ts";
import { attempt, competition, type Play } from "./play.ts";
import { tablesCompetition } from "./tables-play.ts";

const reason = "a reason";

/** True if a command is carried out, with a reason for the rules that it breaks. */
const isAccepted = (state: TournamentState, command: TournamentCommand): boolean => {
  const context = { competition: "test", actor: "director", now: "2026-11-21T10:00:00.000Z" };
  const decision = decide(state, command, context);
  return decision.ok || decision.error.code === "rules-broken";
};

const pairsOf = <Item>(items: readonly Item[]): readonly (readonly [Item, Item])[] =>
  items.flatMap((one, index) => items.slice(index + 1).map((other) => [one, other] as const));

/** Every act that a director can enter for an offer: one of them at least has to be accepted. */
const ofEntry = (state: TournamentState, act: EntryAct, entry: EntryId): TournamentCommand[] => {
  const known = state.entries.get(entry);
  const [round = publishedRounds(state) + 1] = known ? pausableRounds(state, known) : [];
  const commands = {
    change: { type: "change-entry", entry, details: { name: known?.name ?? "" } },
    withdraw: { type: "withdraw-entry", entry, reason },
    reinstate: { type: "reinstate-entry", entry },
    pause: { type: "pause-entry", entry, rounds: [round] },
    remove: { type: "remove-entry", entry },
  } as const;
  return [commands[act]];
};

const ENTRY_ACTS = ["change", "withdraw", "reinstate", "pause", "remove"] as const;

const DRAFT_ACTS = [
  "swap",
  "pair",
  "break",
  "exchange-starts",
  "exchange-boards",
  "bye",
  "pair-rest",
] as const;

const ofDraft = (round: BoardRound, kind: DraftAct["kind"]): readonly DraftAct[] => {
  const boards = Array.from(
    { length: round.games.length + round.unpaired.length },
    (_, index) => index + 1,
  );
  const byes = round.unplayed.filter((one) => one.reason === "bye").map(({ entry }) => entry);
  const players = [...round.games.flatMap(({ seats }) => seats), ...round.unpaired, ...byes];
  switch (kind) {
    case "swap":
    case "pair":
      return pairsOf(players).map((two) => ({ kind, players: two }));
    case "break":
    case "exchange-starts":
      return boards.map((board) => ({ kind, board }));
    case "exchange-boards":
      return pairsOf(boards).flatMap(([one, other]) => [
        { kind, boards: [one, other] },
        { kind, boards: [other, one] },
      ]);
    case "bye":
      return players.map((entry) => ({ kind, entry }));
    case "pair-rest":
      return [{ kind }];
  }
};

const ofRound = (round: BoardRound, act: RoundAct): readonly TournamentCommand[] => {
  const { number } = round;
  if (act === "recall") return [{ type: "recall-round", round: number, reason }];
  if (act === "discard") return [{ type: "discard-draft", round: number }];
  return ofDraft(round, act).map((one) => ({
    ...{ type: "adjust-draft", round: number, reason },
    act: one,
  }));
};

const STAGE_ACTS = ["swap", "move", "order", "redraw", "discard", "substitute", "recall"] as const;

const ofStage = (
  state: TournamentState,
  { stage, games }: TablesStage,
  act: StageAct,
): readonly TournamentCommand[] => {
  const round = games[0]?.round ?? 0;
  const entries = [...state.entries.keys()];
  const numbers = [null, ...games.map(({ game }) => game)];
  const tables = games.flatMap(({ game, tables }) => tables.map((one) => ({ game, ...one })));
  const adjust = { type: "adjust-seating", stage, reason } as const;
  switch (act) {
    case "swap":
      return pairsOf(entries).flatMap((players) =>
        numbers.map((game) => ({ ...adjust, act: { kind: act, players, game } })),
      );
    case "move":
      return entries.flatMap((entry) =>
        tables.flatMap(({ board }) =>
          numbers.map((game) => ({ ...adjust, act: { kind: act, entry, board, game } })),
        ),
      );
    case "order":
      return tables.map(({ game, board, seats }) => ({
        ...adjust,
        act: { kind: act, game, board, seats },
      }));
    case "redraw":
      return [{ type: "redraw-stage", stage, reason }];
    case "discard":
      return [{ type: "discard-draft", round }];
    case "recall":
      return [{ type: "recall-round", round, reason }];
    case "substitute":
      return entries.flatMap((out) =>
        entries.map((successor) => ({
          ...{ type: "substitute-player", stage, out, reason, takesOver: false },
          in: successor,
        })),
      );
  }
};

/** Acts that may be accepted although they are not offered: they change nothing, or another does. */
const IDLE: readonly string[] = ["swap", "pair", "pause", "substitute"];

const expectOffered = <Act extends string>(
  state: TournamentState,
  offered: readonly Act[],
  all: readonly Act[],
  commandsOf: (act: Act) => readonly TournamentCommand[],
): void => {
  for (const act of all) {
    const isPossible = commandsOf(act).some((command) => isAccepted(state, command));
    if (offered.includes(act)) expect(isPossible, `${act} is offered`).toBe(true);
    else if (!IDLE.includes(act)) expect(isPossible, `${act} is not offered`).toBe(false);
  }
};

const expectEntryActs = (state: TournamentState): void => {
  for (const entry of state.entries.values()) {
    expectOffered(state, entryActs(state, entry), ENTRY_ACTS, (act) =>
      ofEntry(state, act, entry.id),
    );
  }
};

describe("no act that would be refused is offered", { timeout: 120_000 }, () => {
  const everybody = { options: {}, participants: "everybody" } as const;
  const stages = [
    { system: "new-swiss", rounds: 2, ...everybody },
    { system: "final", rounds: 2, options: {}, participants: { top: 2 } },
  ] as const;

  it("on entries and rounds, after any events", () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 7 }), movesOf(8, 20), (players, given) => {
        let now: Play = competition("scrabble-championship", players, { stages });
        for (const move of given) {
          for (const command of commandsFor(now.state, move)) {
            const after = attempt(now, command);
            if (!("code" in after)) now = after;
          }
          expectEntryActs(now.state);
          const last = now.state.rounds.at(-1);
          if (last === undefined || !isPaired(last)) continue;
          const acts = ["discard", "recall", ...DRAFT_ACTS] as const;
          expectOffered(now.state, roundActs(now.state, last), acts, (act) => ofRound(last, act));
        }
      }),
      { numRuns: sweep(12, 200) },
    );
  });

  it("on entries and stages at tables, after any events", () => {
    fc.assert(
      fc.property(fc.integer({ min: 6, max: 9 }), tablesMovesOf(6, 16), (players, given) => {
        let now: Play = tablesCompetition("king-lui", players);
        for (const move of given) {
          for (const command of tablesCommandsFor(now.state, move)) {
            const after = attempt(now, command);
            if (!("code" in after)) now = after;
          }
          const { state } = now;
          expectEntryActs(state);
          const stage = tablesStages(state).at(-1);
          if (stage === undefined) continue;
          const acts = STAGE_ACTS.filter((act) => act !== "redraw");
          expectOffered(state, stageActs(state, stage), acts, (act) => ofStage(state, stage, act));
          for (const out of replaceable(stage)) {
            for (const successor of substitutesFor(state, stage)) {
              if (!stageActs(state, stage).includes("substitute")) continue;
              const substitute = { type: "substitute-player", stage: stage.stage, out } as const;
              const command = { ...substitute, in: successor, takesOver: false, reason };
              expect(isAccepted(state, command)).toBe(true);
            }
          }
        }
      }),
      { numRuns: sweep(4, 60) },
    );
  });
});
