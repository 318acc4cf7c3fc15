import { commandSchemasOf } from "@losfee/contract/api";
import { expect, it } from "vitest";
import { play } from "../../../../../test/play.ts";
import { firstSeats, lineUp, matchResult, teamEvent } from "../../../../../test/teams.ts";
import { openForfeits } from "./open-forfeits.ts";

it("boards that a line-up costs stand beside the result, with what the match would be without them", () => {
  const begun = teamEvent("team-swiss", 4, 6);
  const [home, away] = firstSeats(begun);
  const lined = play(begun, [
    lineUp(begun, home, [1, 3, 2, 4], "mixed up"),
    lineUp(begun, away, [1, 2, 3, 4]),
  ]);
  expect(openForfeits(lined.state, "en")).toEqual([]);
  const drawn = play(lined, [matchResult(begun, "====")]);
  const [open] = openForfeits(drawn.state, "en");
  expect(open).toMatchObject({
    names: `T${home} – T${away}`,
    teams: [{ entry: home, loses: expect.stringMatching(/ loses boards 3 and 4:$/) }],
    now: "2–2",
    lostCounts: { text: "1–3", correction: null, command: { round: 1 } },
  });
  if (open?.lostCounts == null) throw new Error("the boards are known");
  // A dialog asks for the reason and sends it, so the API must accept it.
  const sent = { ...open.lostCounts.command, reason: "board order" };
  expect(commandSchemasOf("tournament").commands.safeParse(sent).error?.issues).toBeUndefined();
  const applied = play(drawn, [sent]);
  expect(openForfeits(applied.state, "en")).toEqual([]);
});

it("boards are counted as lost with a reason only, which the journal keeps", () => {
  const begun = teamEvent("team-swiss", 4, 6);
  const [home, away] = firstSeats(begun);
  const drawn = play(begun, [
    lineUp(begun, home, [1, 3, 2, 4], "mixed up"),
    lineUp(begun, away, [1, 2, 3, 4]),
    matchResult(begun, "===="),
  ]);
  const { lostCounts = null } = openForfeits(drawn.state, "en")[0] ?? {};
  if (lostCounts === null) throw new Error("the boards are known");
  expect(() => play(drawn, [{ ...lostCounts.command, reason: " " }])).toThrow(/reason-missing/);
});
