import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { commandsFor, movesOf } from "../../../test/clumsy-director.ts";
import { tablesCommandsFor, tablesMovesOf } from "../../../test/clumsy-tables-director.ts";
import { sweep } from "../../../test/long.ts";
import {
  fold,
  impactOfCorrection,
  impactOnTables,
  isPaired,
  type Stage,
  stageOf,
  standingsOf,
  type TournamentCommand,
  type TournamentState,
  tablesFinalPlaces,
  tablesStages,
  tablesStandings,
  verifyJournal,
} from "../src/index.ts";
import { composed, pairedStage, top } from "./composed-play.ts";
import { attempt, type Play } from "./play.ts";
import { seatedStage } from "./tables-stages.ts";

/** Stages at boards and at tables in every order, with cuts overall, by table and by standings. */
const compositions: readonly (readonly Stage[])[] = [
  [
    seatedStage({ seats: [3, 4], rounds: 2, cut: { by: "table", places: 1 } }),
    pairedStage("new-swiss", 2, top(6)),
    pairedStage("final", 2, top(2)),
  ],
  [
    seatedStage({ seats: [3, 4], rounds: 2, cut: { by: "table", places: 2 } }),
    pairedStage("fide-dutch", 2),
    seatedStage({ seats: [3, 4, 2], rounds: 1, participants: top(4) }),
  ],
  [
    pairedStage("new-swiss", 2),
    seatedStage({ seats: [4, 3], rounds: 2, participants: top(8), options: { tables: "new" } }),
    pairedStage("round-robin", 3, top(4)),
  ],
  [
    seatedStage({ seats: [4, 3], rounds: 2, options: { tables: "new" } }),
    pairedStage("new-swiss", 2),
    seatedStage({ seats: [3, 4], rounds: 2 }),
    pairedStage("new-swiss", 1),
  ],
];

/** All who have joined have one place in a round of games for two; none sits at two tables. */
const expectOnePlaceEach = ({ state }: Play): void => {
  for (const round of state.rounds) {
    const placed = [
      ...round.games.flatMap(({ seats }) => seats),
      ...round.unplayed.map(({ entry }) => entry),
      ...round.unpaired,
    ];
    expect(new Set(placed).size).toBe(placed.length);
    expect(new Set(round.games.map(({ board }) => board)).size).toBe(round.games.length);
    if (round.status === "draft" || !isPaired(round)) continue;
    const joined = [...state.entries.values()].filter((one) => one.joinedRound <= round.number);
    expect(placed).toEqual(expect.arrayContaining(joined.map(({ id }) => id)));
  }
};

/** Rounds are numbered consecutively, those of one stage are adjacent, and drafts come last. */
const expectInOrder = ({ state }: Play): void => {
  expect(state.rounds.map(({ number }) => number)).toEqual(state.rounds.map((_, at) => at + 1));
  const stages = state.rounds.map(({ stage }) => stage);
  expect(stages).toEqual(stages.toSorted((a, b) => a - b));
  const drafts = state.rounds.findIndex(({ status }) => status === "draft");
  if (drafts === -1) return;
  expect(new Set(state.rounds.slice(drafts).map(({ stage }) => stage)).size).toBe(1);
  expect(state.rounds.slice(drafts).every(({ status }) => status === "draft")).toBe(true);
};

/** No entry is lost: each is in the standings once, and each member of a stage in its standings. */
const expectAllRanked = ({ state }: Play): void => {
  const sorted = (ids: Iterable<number>): readonly number[] => [...ids].toSorted((a, b) => a - b);
  expect(sorted(standingsOf(state).map(({ entry }) => entry))).toEqual(
    sorted(state.entries.keys()),
  );
  for (const { stage, members } of tablesStages(state)) {
    const ranked = tablesStandings(state, stage).map(({ entry }) => entry);
    expect(sorted(ranked)).toEqual(sorted(members.map(({ entry }) => entry)));
  }
  const places = tablesFinalPlaces(state).map(({ entry }) => entry);
  expect(new Set(places).size).toBe(places.length);
};

/** Players of the current stage rank above the others, if it is not for all. */
const expectPlayersAhead = ({ state }: Play): void => {
  const round = state.rounds.findLast(({ status }) => status === "published");
  if (round === undefined) return;
  const isForAll =
    isPaired(round) && round.unplayed.every(({ reason }) => reason !== "not-in-stage");
  if (isForAll) return;
  const members = isPaired(round)
    ? [
        ...round.games.flatMap(({ seats }) => seats),
        ...round.unplayed.filter((one) => one.reason !== "not-in-stage").map(({ entry }) => entry),
      ]
    : (stageOf(state, round)?.members ?? []).map(({ entry }) => entry);
  const ranked = standingsOf(state).filter((row) => row.annulled !== true);
  const ahead = ranked.map(({ entry }) => members.includes(entry));
  expect(ahead).toEqual(ahead.toSorted((a, b) => Number(b) - Number(a)));
};

/** The preview of a correction matches its consequences. */
const expectAsShown = (before: Play, after: Play, command: TournamentCommand): void => {
  if (command.type !== "correct-result" && command.type !== "annul-game") return;
  const round = before.state.rounds[command.round - 1];
  if (round === undefined) return;
  if (!isPaired(round)) {
    const impact = impactOnTables(before.state, command);
    if (!impact.ok) throw new Error(impact.error.code);
    expect(impact.value.after).toEqual(tablesStandings(after.state, round.stage + 1));
  }
  if (command.type !== "correct-result") return;
  const impact = impactOfCorrection(before.state, command);
  if (!impact.ok) throw new Error(impact.error.code);
  expect(impact.value.before).toEqual(standingsOf(before.state));
  if (command.repair === "keep") expect(impact.value.after).toEqual(standingsOf(after.state));
};

/** Carries out a command, with a reason if it breaks absolute rules. */
const allTheSame = (now: Play, command: TournamentCommand): Play | null => {
  const answer = attempt(now, command);
  if (!("code" in answer)) return answer;
  if (answer.code !== "rules-broken") return null;
  const despite = { breaches: answer.breaches, reason: "all the same" };
  const again = attempt(now, { ...command, despite } as TournamentCommand);
  return "code" in again ? null : again;
};

/** A director's next commands, depending on the current state. */
type Step = (state: TournamentState) => readonly TournamentCommand[];

const atBoards = movesOf(1, 1).map((moves): readonly Step[] =>
  moves.map((move) => (state) => commandsFor(state, move)),
);

const atTables = tablesMovesOf(1, 1).map((moves): readonly Step[] =>
  moves.map((move) => (state) => tablesCommandsFor(state, move)),
);

/** Steps that advance a competition: draft, publication, all results; or the first of these. */
const onwards = fc.tuple(fc.nat(99), fc.integer({ min: 1, max: 5 })).map(([luck, length]) => {
  const by = { a: luck, b: luck + 1, c: 1 };
  const steps: readonly Step[] = [
    () => [{ type: "draft-round" }],
    (state) => [{ type: "publish-round", round: state.rounds.length }],
    (state) => commandsFor(state, { kind: "results", ...by }),
    (state) => tablesCommandsFor(state, { kind: "results", ...by }),
    (state) => tablesCommandsFor(state, { kind: "confirm", ...by }),
  ];
  return steps.slice(0, length);
});

const turns = fc.array(
  fc.oneof(
    { weight: 2, arbitrary: onwards },
    { weight: 3, arbitrary: atBoards },
    { weight: 3, arbitrary: atTables },
  ),
  { minLength: 40, maxLength: 80 },
);

describe("whatever a director of a composed competition does, and whenever", {
  timeout: 120_000,
}, () => {
  it("everybody sits once, nobody is lost, corrections do what they showed, the journal verifies", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...compositions),
        fc.integer({ min: 6, max: 13 }),
        turns,
        (stages, players, given) => {
          let now = composed(players, stages);
          for (const step of given.flat()) {
            for (const command of step(now.state)) {
              const after = allTheSame(now, command);
              if (after === null) continue;
              expectAsShown(now, after, command);
              now = after;
              expect(now.decided).toEqual(now.state);
              expectOnePlaceEach(now);
            }
            expectInOrder(now);
            expectAllRanked(now);
            expectPlayersAhead(now);
          }
          expect(verifyJournal(now.events).sound).toBe(true);
          expect(fold(now.events)).toEqual(now.state);
        },
      ),
      { numRuns: sweep(8, 24) },
    );
  });
});
