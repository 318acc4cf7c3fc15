import { decide, type TournamentCommand, type TournamentState } from "@losfee/core";
import { expect, test } from "vitest";
import { trfOfCompetition } from "../../src/index.ts";

const given = (
  state: TournamentState | null,
  ...commands: readonly TournamentCommand[]
): TournamentState => {
  let now = state;
  for (const command of commands) {
    const recording = { competition: "test", actor: "director", now: "2026-05-01T08:00:00.000Z" };
    const decision = decide(now, command, recording);
    if (!decision.ok) throw new Error(JSON.stringify(decision.error));
    now = decision.value.state;
  }
  if (now === null) throw new Error("nothing was done");
  return now;
};

const entries = Array.from({ length: 8 }, (_, at) => ({ name: `P${at}`, rating: 2000 - at }));

const roundOf = (round: number): readonly TournamentCommand[] => [
  { type: "draft-round" },
  { type: "publish-round", round },
];

test("acceleration that is switched on after round 1 is not claimed from round 1", () => {
  const create = { type: "create-competition", name: "T", format: "fide-swiss" } as const;
  const seed = "0".repeat(64);
  const begun = given(
    null,
    { ...create, settings: { fideMode: "off" }, seed },
    { type: "add-entries", entries },
  );
  const stages = begun.settings.stages.flatMap((stage) =>
    stage.seats === undefined
      ? [{ ...stage, options: { ...stage.options, acceleration: "baku" } }]
      : [],
  );
  const accelerate = { type: "change-settings", settings: { stages }, reason: "late" } as const;
  const early = trfOfCompetition(given(begun, accelerate, ...roundOf(1)));
  expect(early.accelerations[0]?.firstRound).toBe(1);
  expect(early.header.typeCode).toMatch(/_BAKU$/);
  const late = trfOfCompetition(given(begun, ...roundOf(1), accelerate));
  expect(late.accelerations.map(({ firstRound }) => firstRound)).not.toContain(1);
  expect(late.header.typeCode).not.toMatch(/_BAKU$/);
});
