import type { CommandInput } from "@losfee/core";
import { expect, it } from "vitest";
import { openPyramid, postAll, pyramidOf, say } from "./pyramid-world.ts";

const pair = { challenger: 4, defender: 3 } as const;

/** Sets up a pyramid after Carla's challenge to Bernd and `steps`, all letters sent. */
const after = async (
  steps: readonly (readonly [now: string, command: CommandInput<"ladder"> | null])[],
) => {
  const world = await openPyramid();
  const here = world.server();
  const challenge = {
    type: "challenge",
    challenger: 4,
    targets: [{ kind: "player", player: 3 }],
  } as const;
  for (const [now, command] of [["2026-07-02T10:00:00.000Z", challenge] as const, ...steps]) {
    world.clock.now = now;
    if (command !== null) {
      const done = await here.competitions.run(world.id, command, { actor: "director" });
      if (!done.ok) throw new Error(done.error.code);
    }
    await here.services.scheduler.catchUp();
    await postAll(here, world.id, now);
  }
  /** Returns the wishes of a mail that arrived earlier and becomes known now. */
  const read = async (text: string, at: string) => {
    await say(here, { from: "Bernd Meier", text, at });
    await here.services.scheduler.catchUp();
    const rows = await here.services.mail.inbox.rows(world.id);
    const row = rows.find(({ message }) => message.text.replaceAll("\r\n", "\n").includes(text));
    const state = await pyramidOf(here.competitions, world.id);
    if (row === undefined) throw new Error("no mail");
    return { row, ...(await here.services.mailProcessor.read(state, row)), here, world };
  };
  return { read };
};

it("an acceptance that arrived in time is proposed, though the deadline has acted meanwhile", async () => {
  const { read } = await after([
    ["2026-07-10T10:00:00.000Z", null],
    ["2026-07-20T10:00:00.000Z", null],
  ]);
  const found = await read("Ich nehme an. 1. e4 e5", "2026-07-10T10:00:00.000Z");
  expect(found.row.status).toBe("open");
  expect(found.proposals).toMatchObject([
    { command: { type: "accept-challenge", ...pair, withMove: true }, certain: false },
  ]);
  const [proposal] = found.proposals;
  const { services, competitions } = found.here;
  const overturn = { pin: true, reason: "in time" };
  const done =
    proposal &&
    (await services.mailProcessor.accept(found.row, proposal, { actor: "director" }, overturn));
  expect(done?.ok).toBe(true);
  const open = [...(await pyramidOf(competitions, found.world.id)).open.values()];
  expect(open).toMatchObject([{ status: "running", ...pair }]);
});

it("an objection that arrived in time is proposed, though the result has become final meanwhile", async () => {
  const result = { ...pair, type: "report-result", outcome: "challenger-wins", by: 4 } as const;
  const { read } = await after([
    ["2026-07-03T10:00:00.000Z", { type: "accept-challenge", ...pair }],
    ["2026-07-10T10:00:00.000Z", result],
    ["2026-07-19T10:00:00.000Z", null],
  ]);
  const found = await read("Ich erhebe Einspruch.", "2026-07-12T10:00:00.000Z");
  expect(found.proposals).toMatchObject([{ command: { type: "object", ...pair, by: 3 } }]);
  expect(found.row.status).toBe("open");
});

it("an acceptance that was carried out is not shown as something not understood", async () => {
  const { read } = await after([["2026-07-02T12:00:00.000Z", null]]);
  const text = "Das Wetter ist scheußlich.\n\nKlar, gerne! Ich nehme an. 1. e4 c5";
  const found = await read(text, "2026-07-02T11:00:00.000Z");
  const state = await pyramidOf(found.here.competitions, found.world.id);
  expect([...state.open.values()]).toMatchObject([{ status: "running", ...pair }]);
  expect(found.row.status).toBe("open");
  expect(found.rest).toEqual(["Das Wetter ist scheußlich."]);
});

it("an acceptance that arrived too late asks for nothing that could be done", async () => {
  const { read } = await after([["2026-07-20T10:00:00.000Z", null]]);
  const found = await read("Ich nehme an. 1. e4 e5", "2026-07-19T10:00:00.000Z");
  expect(found.proposals).toEqual([]);
});
