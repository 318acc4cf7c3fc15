import { describe, expect, it } from "vitest";
import type { EntryId } from "../src/base/entry-id.ts";
import type { Scorecard } from "../src/base/scorecard.ts";
import { defaultOptions } from "../src/pairing/options.ts";
import { pairingSystems } from "../src/pairing/registry.ts";
import type { PairingSystem, RoundInput, RoundPairing } from "../src/pairing/system.ts";
import { newcomers, nextRound, simulate } from "./simulated-tournament.ts";

/** Systems that pair any number of players, round after round. */
const systems = (
  [
    "new-swiss",
    "king-of-the-hill",
    "factor",
    "keizer",
    "mcmahon",
    "round-robin",
    "fide-dutch",
  ] as const
).map((id) => pairingSystems[id] as unknown as PairingSystem);

const pairedBy = (system: PairingSystem, input: RoundInput): RoundPairing | null => {
  const answer = system.pair(input, defaultOptions(system.options));
  return answer.ok ? answer.value : null;
};

const everybody = ({ games, byes }: RoundPairing): readonly EntryId[] =>
  [...games.flatMap(({ players }) => players), ...byes.map(({ entry }) => entry)].sort(
    (a, b) => a - b,
  );

const byesOf = ({ lines }: Scorecard): number =>
  lines.filter((line) => line?.kind === "unplayed" && line.reason === "bye").length;

const FIELDS = [
  [2, 1],
  [3, 3],
  [5, 4],
  [8, 5],
  [13, 6],
  [24, 6],
] as const;

describe.each(systems.map((system) => [system.id, system] as const))("%s", (_, system) => {
  const played = FIELDS.flatMap(([players, rounds]) =>
    simulate(system, players, rounds, players).rounds.flatMap(({ input, answer }) =>
      answer.ok ? [{ input, pairing: answer.value }] : [],
    ),
  );

  it("pairs everybody present once, or gives one bye", () => {
    expect(played.length).toBeGreaterThan(12);
    for (const { input, pairing } of played) {
      expect(everybody(pairing)).toEqual([...input.available].sort((a, b) => a - b));
      expect(pairing.byes).toHaveLength(input.available.length % 2);
    }
  });

  it("gives no second bye before all have had one", () => {
    for (const { input, pairing } of played) {
      const fewest = Math.min(...input.cards.map(byesOf));
      for (const { entry } of pairing.byes) {
        const card = input.cards.find((each) => each.entry === entry);
        expect(card && byesOf(card)).toBe(fewest);
      }
    }
  });

  it("gives the same answer again, in whatever order the players are present", () => {
    for (const { input, pairing } of played) {
      expect(pairedBy(system, input)).toEqual(pairing);
      const mixed = { ...input, available: [...input.available].reverse() };
      expect(pairedBy(system, mixed)).toEqual(pairing);
    }
  });

  it("explains each pair and each bye", () => {
    for (const { pairing } of played) {
      for (const { notes } of [...pairing.games, ...pairing.byes]) {
        expect(notes.length).toBeGreaterThan(0);
      }
    }
  });

  it("breaks none of its own absolute rules", () => {
    for (const { input, pairing } of played) {
      const games = pairing.games.map((game) => ({
        ...game,
        startAssigned: pairing.startsAssigned,
      }));
      const round = { games, byes: pairing.byes };
      expect(system.breaches(input, defaultOptions(system.options), round)).toEqual([]);
    }
  });

  it("refuses a field of one", () => {
    expect(pairedBy(system, nextRound(newcomers(1), 3))).toBeNull();
  });
});
