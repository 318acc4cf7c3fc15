import { expect, it } from "vitest";
import { mailsTo, openPyramid, pyramidOf, type Said, say } from "./pyramid-world.ts";

const pair = { challenger: 4, defender: 3 } as const;

/** Carla challenges Bernd, who has to answer by the end of 16 July; then a mail arrives. */
const challenged = async (mail: Pick<Said, "from" | "text" | "at">) => {
  const world = await openPyramid();
  const here = world.server();
  const { competitions, services } = here;
  world.clock.now = "2026-07-02T10:00:00.000Z";
  const targets = [{ kind: "player", player: 3 }] as const;
  const challenge = { type: "challenge", challenger: 4, targets } as const;
  const done = await competitions.run(world.id, challenge, { actor: "director" });
  if (!done.ok) throw new Error(done.error.code);
  await services.scheduler.catchUp();
  // Longer silence would be an absence of the server.
  world.clock.now = new Date(Date.parse(mail.at) - 3_600_000).toISOString();
  await services.scheduler.catchUp();
  world.clock.now = mail.at;
  await say(here, mail);
  await services.scheduler.catchUp();
  const [row] = await services.mail.inbox.rows(world.id);
  if (row === undefined) throw new Error("no mail");
  expect(row.status).toBe("open");
  world.clock.now = "2026-07-18T10:00:00.000Z";
  await services.scheduler.catchUp();
  const status = async () => {
    const { open, archive } = await pyramidOf(competitions, world.id);
    return open.size > 0 ? [...open.values()].map((game) => game.status) : archive.length;
  };
  return { ...here, world, row, status };
};

const UNCLEAR = "Puh, da muss ich erst meine Frau fragen, aber Lust hätte ich.";

it("a deadline waits while a mail of the player who must act waits for the director", async () => {
  const { competitions, services, world, row, status, ...here } = await challenged({
    from: "Bernd Meier",
    text: UNCLEAR,
    at: "2026-07-15T10:00:00.000Z",
  });
  expect(await status()).toEqual(["pendingAcceptance"]);
  // Nor does another player's act let it act.
  const listed = { type: "request-waiting-list", player: 2, evenWithoutEffect: true } as const;
  expect((await competitions.run(world.id, listed, { actor: "director" })).ok).toBe(true);
  expect(await status()).toEqual(["pendingAcceptance"]);
  const letters = await mailsTo({ services, ...here }, world.id, "Bernd Meier");
  expect(letters.filter(({ subject }) => subject.includes("Kampflos"))).toEqual([]);
  // Dealt with, and no acceptance: the deadline acts as of its end.
  await services.mail.inbox.settle(row.id, "done");
  services.scheduler.mailSettled(world.id);
  await services.scheduler.catchUp();
  expect(await status()).toBe(1);
  const { events } = (await competitions.run(world.id, { type: "pass-time" }, { actor: "x" })).ok
    ? { events: await competitions.eventsOf(await pyramidOf(competitions, world.id)) }
    : { events: [] };
  const passed = events.filter(({ type }) => type === "deadline-passed");
  expect(passed).toMatchObject([{ effectiveAt: "2026-07-16T21:59:59.999Z" }]);
});

it("what the director accepts of such a mail counts without overturning anything", async () => {
  const { services, world, row, competitions } = await challenged({
    from: "Bernd Meier",
    text: "Einverstanden.",
    at: "2026-07-15T10:00:00.000Z",
  });
  const state = await pyramidOf(competitions, world.id);
  const [proposal] = (await services.mailProcessor.read(state, row)).proposals;
  expect(proposal?.command.type).toBe("accept-challenge");
  const done =
    proposal && (await services.mailProcessor.accept(row, proposal, { actor: "director" }));
  expect(done?.ok).toBe(true);
  const { open } = await pyramidOf(competitions, world.id);
  expect([...open.values()]).toMatchObject([{ ...pair, status: "running" }]);
});

it.each([
  ["of the other player", { from: "Carla Conti", at: "2026-07-15T10:00:00.000Z" }],
  ["that came after the deadline", { from: "Bernd Meier", at: "2026-07-16T22:30:00.000Z" }],
] as const)("a mail %s holds up no deadline", async (_, mail) => {
  const { status } = await challenged({ text: UNCLEAR, ...mail });
  expect(await status()).toBe(1);
});
