import { expect, it } from "vitest";
import { competition, play } from "../../../test/play.ts";
import { isPaired } from "../round.ts";

it("initial-colour-explanation: names who is not counted for the colours after a bye", () => {
  const stages = competition("fide-swiss", 0).state.settings.stages.map((stage) => ({
    ...stage,
    options: { initialColour: "white" },
  }));
  const event = competition("fide-swiss", 9, { stages: stages as never });
  const drafted = play(event, [
    { type: "pause-entry", entry: 2, rounds: [1] },
    { type: "draft-round" },
  ]);
  const round = drafted.state.rounds[0];
  if (round === undefined || !isPaired(round)) throw new Error("no round");
  expect(round.games.map(({ seats }) => seats)).toEqual([
    [1, 6],
    [7, 3],
    [4, 8],
    [9, 5],
  ]);
  expect(round.notes).toContainEqual({
    code: "dutch-initial-colour",
    colour: "white",
    by: "director",
    uncounted: [2],
  });
  const all = play(event, [{ type: "draft-round" }]).state.rounds[0];
  expect(all?.notes.find(({ code }) => code === "dutch-initial-colour")).not.toHaveProperty(
    "uncounted",
  );
});
