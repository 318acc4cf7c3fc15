import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { commandsFor, movesOf } from "../../../test/clumsy-director.ts";
import { sweep } from "../../../test/long.ts";
import {
  draftOf,
  fold,
  impactOfCorrection,
  type Refusal,
  standingsOf,
  type TournamentCommand,
  verifyJournal,
} from "../src/index.ts";
import { attempt, competition, type Play } from "./play.ts";

/** All who have joined have exactly one place in each round. */
const expectOnePlaceEach = ({ state }: Play): void => {
  for (const round of state.rounds) {
    const placed = [
      ...round.games.flatMap(({ seats }) => seats),
      ...round.unplayed.map(({ entry }) => entry),
      ...round.unpaired,
    ];
    expect(new Set(placed).size).toBe(placed.length);
    expect(new Set(round.games.map(({ board }) => board)).size).toBe(round.games.length);
    if (round.status === "draft") continue;
    const joined = [...state.entries.values()].filter((one) => one.joinedRound <= round.number);
    expect(placed).toEqual(expect.arrayContaining(joined.map(({ id }) => id)));
  }
};

/** Carries out a command, with a reason if it breaks absolute rules. */
const allTheSame = (now: Play, command: TournamentCommand): Play | Refusal => {
  const answer = attempt(now, command);
  if (!("code" in answer) || answer.code !== "rules-broken") return answer;
  const despite = { breaches: answer.breaches, reason: "all the same" };
  return attempt(now, { ...command, despite } as TournamentCommand);
};

/** The preview of a correction matches its consequences. */
const expectAsShown = (before: Play, after: Play, command: TournamentCommand): void => {
  if (command.type !== "correct-result") return;
  const impact = impactOfCorrection(before.state, command);
  if (!impact.ok) throw new Error(impact.error.code);
  expect(impact.value.before).toEqual(standingsOf(before.state));
  if (command.repair === "keep") expect(impact.value.after).toEqual(standingsOf(after.state));
};

const moves = movesOf(40, 90);
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
          for (const command of commandsFor(now.state, move)) {
            const after = allTheSame(now, command);
            if ("code" in after) continue;
            expectAsShown(now, after, command);
            now = after;
            expect(now.decided).toEqual(now.state);
            expectOnePlaceEach(now);
          }
        }
        expect(verifyJournal(now.events).sound).toBe(true);
        const again = fold(now.events);
        expect(again).toEqual(now.state);
        expect(draftOf(now.state)?.number ?? 0).toBeLessThanOrEqual(now.state.rounds.length);
      }),
      { numRuns: sweep(80, 300) },
    );
  });
});
