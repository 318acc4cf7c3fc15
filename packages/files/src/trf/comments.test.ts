import {
  type CautionCode,
  decide,
  type TournamentCommand,
  type TournamentState,
} from "@losfee/core";
import { describe, expect, it } from "vitest";
import { competitionOfTrf, makeTrf, parseTrf, recordsOfCompetition } from "./index.ts";

const SEED = "5eed".repeat(16);

const play = (
  before: TournamentState | null,
  ...commands: readonly TournamentCommand[]
): TournamentState => {
  let state = before;
  for (const command of commands) {
    const context = { competition: "test", actor: "director", now: "2026-11-21T10:00:00.000Z" };
    const decision = decide(state, command, { ...context, acknowledged: "all" });
    if (!decision.ok) throw new Error(JSON.stringify(decision.error));
    state = decision.value.state;
  }
  if (state === null) throw new Error("no commands");
  return state;
};

const begun = (settings: object = {}): TournamentState =>
  play(
    null,
    { type: "create-competition", name: "Open", format: "fide-swiss", settings, seed: SEED },
    {
      type: "add-entries",
      entries: Array.from({ length: 10 }, (_, at) => ({ name: `P${at}`, rating: 2000 - 10 * at })),
    },
  );

/** Pairs a round; every first player wins. */
const nextRound = (
  before: TournamentState,
  pinned?: readonly [number, number],
): TournamentState => {
  const round = before.rounds.length + 1;
  const by = pinned === undefined ? {} : { pinned: [pinned], reason: "given" };
  const paired = play(before, { type: "draft-round", ...by }, { type: "publish-round", round });
  return (paired.rounds.at(-1)?.games ?? []).reduce((state, { seats: [a = 0, b = 0] }) => {
    const sides = [
      { entry: a, score: 1 },
      { entry: b, score: 0 },
    ] as const;
    return play(state, { type: "enter-result", round, outcome: { kind: "played", sides } });
  }, paired);
};

const textOf = (state: TournamentState): string => {
  const made = makeTrf(recordsOfCompetition(state).records);
  if (!made.ok) throw new Error("no file");
  return new TextDecoder().decode(made.value.bytes);
};

const comments = (state: TournamentState): readonly string[] =>
  textOf(state)
    .split(/\r?\n/)
    .filter((line) => line.startsWith("###"));

const imported = (text: string) => {
  const file = parseTrf(new TextEncoder().encode(text));
  if (!file.ok) throw new Error("not readable");
  const made = competitionOfTrf(file.value, { seed: SEED, at: "2026-11-21T10:00:00.000Z" });
  if (!made.ok) throw new Error(made.error.code);
  return made.value;
};

describe("comments in the report", () => {
  it("Q44: say in which round FIDE mode was left", () => {
    const left = play(nextRound(begun()), { type: "leave-fide-mode", reason: "club rules" });
    expect(comments(left)).toEqual(["### FIDE Mode @ Round 1: FIDE mode was left"]);
    expect(comments(begun())).toEqual([]);
  });

  it("Q59: say how the number of rounds changed", () => {
    const state = nextRound(begun());
    const stages = state.settings.stages.map((stage) => ({ ...stage, rounds: 5 }));
    const settings = { stages } as Partial<TournamentState["settings"]>;
    const changed = play(state, { type: "change-settings", settings, reason: "hall" });
    expect(comments(changed)).toEqual([
      "### Configuration @ Round 1: number of rounds changed from 7 to 5",
    ]);
  });

  it("Q202: give the tie-breaks before the change", () => {
    const changed = play(nextRound(begun()), {
      type: "change-settings",
      settings: { ranking: ["PTS", "SB"] },
      reason: "agreed",
    });
    expect(comments(changed)).toEqual([
      "### Configuration @ Round 1: ranking was PTS,DE,BH/C1,BH,SB; is PTS,SB",
    ]);
  });

  it("Q191: name the corrected round", () => {
    const state = nextRound(nextRound(begun()));
    const [a = 0, b = 0] = state.rounds[0]?.games[0]?.seats ?? [];
    const sides = [
      { entry: a, score: 0 },
      { entry: b, score: 1 },
    ] as const;
    const outcome = { kind: "played", sides } as const;
    const corrected = play(state, {
      ...{ type: "correct-result", round: 1, outcome, reason: "misread", repair: "keep" },
    });
    expect(comments(corrected)[0]).toBe("### Correction @ Round 2: result of round 1 corrected");
  });
});

describe("an imported event", () => {
  it("Q56: is in FIDE mode, unless its file says that it left it, or FIDE does not allow it", () => {
    const state = nextRound(begun());
    expect(imported(textOf(state)).state.settings.fideMode).toBe("on");
    const left = play(state, { type: "leave-fide-mode", reason: "club rules" });
    const again = imported(textOf(left));
    expect(again.state.settings.fideMode).toBe("left");
    expect(again.notes.map(({ code }) => code)).toContain("trf-import-fide-mode-left");
    const generous = begun({ fideMode: "off", points: { win: 1, draw: 0.75, loss: 0 } });
    expect(imported(textOf(nextRound(generous))).state.settings.fideMode).toBe("left");
  });

  it("Q54: is checked round by round: what the engine pairs differently is told", () => {
    const right = imported(textOf(nextRound(nextRound(begun()))));
    expect(right.notes.map(({ code }) => code)).not.toContain("trf-import-rounds-differ");
    expect(right.state.acknowledged).toEqual([]);
    const byHand = nextRound(nextRound(begun(), [1, 2]));
    const { notes } = imported(textOf(byHand));
    expect(notes.find(({ code }) => code === "trf-import-rounds-differ")).toEqual({
      code: "trf-import-rounds-differ",
      rounds: [1],
    });
  });

  it("Q55: has a comment for each such round", () => {
    const { state } = imported(textOf(nextRound(begun(), [1, 2])));
    const codes: readonly CautionCode[] = state.acknowledged.map(({ caution }) => caution.code);
    expect(codes).toEqual(["pairing-differs"]);
    expect(comments(state)).toEqual([
      "### Import @ Round 1: pairings of round 1 differ from those of the pairing engine",
    ]);
  });
});
