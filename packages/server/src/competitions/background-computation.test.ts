import {
  cutLine,
  decide,
  isOfKind,
  raceOf,
  type TournamentCommand,
  type TournamentState,
} from "@losfee/core";
import { describe, expect, it } from "vitest";
import {
  createBackgroundComputation,
  createCutLines,
  createRaces,
} from "./background-computation.ts";

/** The first stage of a King Lui is published: every result is still possible. */
const begun = ((): TournamentState => {
  const commands: readonly TournamentCommand[] = [
    { type: "create-competition", name: "King Lui", format: "king-lui", seed: "5eed".repeat(16) },
    {
      type: "add-entries",
      entries: Array.from({ length: 31 }, (_, index) => ({ name: `P${index + 1}` })),
    },
    { type: "draft-round" },
    { type: "publish-round", round: 1 },
  ];
  let state: TournamentState | null = null;
  for (const command of commands) {
    const decision = decide(state, command, { competition: "kl", actor: "", now: "2026-11-21" });
    if (!decision.ok) throw new Error(decision.error.code);
    if (!isOfKind("tournament", decision.value.state)) throw new Error("not a tournament");
    state = decision.value.state;
  }
  if (state === null) throw new Error("no commands");
  return state;
})();

const copyOf = (state: TournamentState, later = 0): TournamentState => ({
  ...state,
  settings: { ...state.settings },
  seq: state.seq + later,
});

describe("cut lines beside everything else", () => {
  it("let others have their turn, and come to the same", async () => {
    const state = copyOf(begun);
    let turns = 0;
    let isOver = false;
    const others = (async () => {
      while (!isOver) {
        turns++;
        await new Promise((resolve) => setImmediate(resolve));
      }
    })();
    expect(await createCutLines().compute(state)).toBe(true);
    isOver = true;
    await others;
    expect(turns).toBeGreaterThan(1);
    expect(cutLine(state, 1)).toEqual(cutLine(copyOf(begun), 1));
  });

  it("are not waited for longer than wanted, and go on all the same", async () => {
    const state = copyOf(begun);
    const lines = createCutLines();
    expect(await lines.compute(state, 0)).toBe(false);
    expect(await lines.compute(state)).toBe(true);
    expect(await lines.compute(state, 60_000)).toBe(true);
  });

  it("hold nobody up who comes when they have taken too long already", async () => {
    let isDone = false;
    const timeout = 300;
    const lines = createBackgroundComputation(() => ({
      next: () => ({ done: isDone, value: undefined }),
    }));
    expect(await lines.compute(begun, timeout)).toBe(false);
    const since = performance.now();
    expect(await lines.compute(begun, timeout)).toBe(false);
    expect(performance.now() - since).toBeLessThan(timeout);
    isDone = true;
    expect(await lines.compute(begun)).toBe(true);
    expect(await lines.compute(begun, timeout)).toBe(true);
  });

  it("are given up when something happens, unless somebody waits", async () => {
    const [before, after] = [copyOf(begun), copyOf(begun, 1)];
    const lines = createCutLines();
    const early = lines.compute(before, 60_000);
    const late = lines.compute(after);
    expect(await early).toBe(false);
    expect(await late).toBe(true);
    expect(await lines.compute(before)).toBe(true);
  });

  it("stand beside races, which are reckoned alike", async () => {
    const state = copyOf(begun);
    expect(await createRaces().compute(state)).toBe(true);
    expect(raceOf(state)).toEqual(raceOf(copyOf(begun)));
  });

  it("are none before the first stage, and at once", async () => {
    const { seatings: _, ...rest } = begun;
    expect(await createCutLines().compute({ ...rest, seatings: new Map(), rounds: [] }, 0)).toBe(
      true,
    );
  });
});
