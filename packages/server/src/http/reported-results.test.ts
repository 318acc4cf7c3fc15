import { expect, it } from "vitest";
import { samplePeople } from "../samples/people.ts";
import { type Rehearsal, rehearse } from "../samples/rehearsal.ts";
import { roundResourceOf } from "./resources.ts";

/** Board 1 of round 1 has reported its result, not yet confirmed. */
const reported = (settings: { reported?: "when-confirmed" }): Rehearsal => {
  const rehearsal = rehearse(
    "test",
    { type: "create-competition", name: "Test", format: "scrabble-swiss", seed: "5eed".repeat(16) },
    "2026-11-21T10:00:00.000Z",
  );
  rehearsal.give({ type: "add-entries", entries: samplePeople(4) });
  rehearsal.give({ type: "change-settings", settings, reason: "" });
  rehearsal.beginRound();
  const [first = 0, second = 0] = rehearsal.state.rounds[0]?.games[0]?.seats ?? [];
  const sides = [
    { entry: first, score: 420 },
    { entry: second, score: 380 },
  ] as const;
  rehearsal.giveAs(`player:${first}`, {
    type: "report-result",
    round: 1,
    outcome: { kind: "played", sides },
  });
  return rehearsal;
};

const seenBy = ({ state }: Rehearsal, role: "public" | "director") => {
  const [round] = state.rounds;
  return round === undefined ? undefined : roundResourceOf(state, round, role).games[0]?.result;
};

it("the API tells the public of a reported result that counts, by its status, and of no other", () => {
  const waiting = reported({ reported: "when-confirmed" });
  expect(seenBy(reported({}), "public")).toMatchObject({ status: "reported" });
  expect(seenBy(waiting, "public")).toBe(null);
  expect(seenBy(waiting, "director")).toMatchObject({ status: "reported" });
});
