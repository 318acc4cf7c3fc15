import { dayText } from "@losfee/core";
import { expect, it } from "vitest";
import {
  mailsTo,
  openPyramid,
  type PyramidWorld,
  postAll,
  pyramidOf,
  say,
} from "./pyramid-world.ts";

/** Lets Carla report a result on 10 July; the letters about it have not left. */
const reported = async (world: PyramidWorld): Promise<ReturnType<PyramidWorld["server"]>> => {
  const { id, clock, server } = world;
  const here = server();
  const pair = { challenger: 4, defender: 3 };
  const director = { actor: "director" };
  for (const [now, command] of [
    [
      "2026-07-02T10:00:00.000Z",
      { type: "challenge", challenger: 4, targets: [{ kind: "player", player: 3 }] },
    ],
    ["2026-07-03T10:00:00.000Z", { type: "accept-challenge", ...pair }],
    [
      "2026-07-10T10:00:00.000Z",
      { type: "report-result", ...pair, outcome: "challenger-wins", by: 4 },
    ],
  ] as const) {
    clock.now = now;
    const done = await here.competitions.run(id, command, director);
    if (!done.ok) throw new Error(done.error.code);
    await here.services.scheduler.catchUp();
  }
  return here;
};

const gameOf = async (here: ReturnType<PyramidWorld["server"]>, id: string) =>
  [...(await pyramidOf(here.competitions, id)).open.values()][0];

it("a mail server that is down for days makes no deadline run", async () => {
  const world = await openPyramid();
  const here = await reported(world);
  for (const now of ["2026-07-14T10:00:00.000Z", "2026-07-20T10:00:00.000Z"]) {
    world.clock.now = now;
    await here.services.scheduler.catchUp();
  }
  expect(await gameOf(here, world.id)).toMatchObject({ status: "provisional", mailedAt: null });

  // The server comes back on the 21st: seven days from then.
  await postAll(here, world.id, "2026-07-21T10:00:00.000Z");
  const { mailedAt } = (await gameOf(here, world.id)) ?? {};
  expect(dayText(Math.floor((mailedAt ?? 0) / 86_400_000))).toBe("2026-07-20");
});

it("a letter sent by hand lets its deadline begin, at the moment the director names", async () => {
  const world = await openPyramid();
  const here = await reported(world);
  const { outbox } = here.services.mail;
  const sentAt = "2026-07-11T09:00:00.000Z";
  world.clock.now = "2026-07-12T10:00:00.000Z";
  const letters = (await outbox.rows(world.id)).filter(({ notice }) =>
    notice.startsWith("provisional:"),
  );
  expect(letters).toHaveLength(2);
  const [one, other] = letters;
  await outbox.markSent(world.id, one?.id ?? "", sentAt);
  await here.services.scheduler.catchUp();
  // One of the two has not left.
  expect((await gameOf(here, world.id))?.mailedAt).toBeNull();
  await outbox.markSent(world.id, other?.id ?? "", sentAt);
  await here.services.scheduler.catchUp();
  expect((await gameOf(here, world.id))?.mailedAt).toBe(Date.parse(sentAt));
  expect(await outbox.markSent(world.id, other?.id ?? "", sentAt)).toBe(false);
});

it("a letter taken back does not count as sent, and can be marked later", async () => {
  const world = await openPyramid();
  const here = await reported(world);
  const { outbox } = here.services.mail;
  for (const { id: letter } of await outbox.rows(world.id)) await outbox.cancel(world.id, letter);
  world.clock.now = "2026-07-20T10:00:00.000Z";
  await here.services.scheduler.catchUp();
  expect((await gameOf(here, world.id))?.mailedAt).toBeNull();
  await postAll(here, world.id, world.clock.now);
  expect((await gameOf(here, world.id))?.mailedAt).toBe(Date.parse(world.clock.now));
});

it("where nobody gets a letter, the page tells, and the deadline runs from then", async () => {
  const world = await openPyramid();
  const { competitions, services } = world.server();
  const settings = await services.mail.settings.of(world.id);
  if (settings === null) throw new Error("no settings");
  await services.mail.settings.save(world.id, { ...settings, sending: "off" });
  const here = await reported(world);
  expect((await gameOf(here, world.id))?.mailedAt).toBe(Date.parse("2026-07-10T10:00:00.000Z"));
  world.clock.now = "2026-07-18T10:00:00.000Z";
  await here.services.scheduler.catchUp();
  expect((await pyramidOf(competitions, world.id)).open.size).toBe(0);
});

it("after 60 days off the director is asked before anything acts", async () => {
  const world = await openPyramid();
  const { id, clock, server } = world;
  const here = server();
  clock.now = "2026-07-02T10:00:00.000Z";
  await say(here, {
    from: "Carla Conti",
    text: "Ich fordere Bernd Meier heraus.",
    at: "2026-07-02T09:00:00.000Z",
  });
  await here.services.scheduler.catchUp();
  clock.now = "2026-08-31T10:00:00.000Z";
  const again = server();
  // So long after, the date itself has to be confirmed first.
  await again.date.confirm(clock.now, "director");
  await again.services.scheduler.catchUp();
  const state = await pyramidOf(again.competitions, id);
  expect(state.absence?.since).toBe(Date.parse("2026-07-02T10:00:00.000Z"));
  expect([...state.open.values()][0]?.status).toBe("pendingAcceptance");
  const decided = await again.competitions.run(
    id,
    { type: "decide-absence", act: [], reason: "we were away" },
    { actor: "director" },
  );
  expect(decided.ok).toBe(true);
  await again.services.scheduler.catchUp();
  expect((await gameOf(again, id))?.status).toBe("pendingAcceptance");
});

it("an unclear mail gets one receipt, at most three a day for a sender", async () => {
  const { id, clock, server } = await openPyramid();
  const here = server();
  clock.now = "2026-07-02T10:00:00.000Z";
  for (let index = 1; index <= 5; index++) {
    await say(here, {
      from: "Carla Conti",
      subject: `Frage ${index}`,
      text: "Ich ziehe mich aus der Pyramide zurück.",
      at: `2026-07-02T09:0${index}:00.000Z`,
    });
  }
  for (let again = 0; again < 2; again++) await here.services.scheduler.catchUp();
  const receipts = (await mailsTo(here, id, "Carla Conti")).filter(({ notice }) =>
    notice.startsWith("receipt:"),
  );
  expect(receipts.map(({ subject }) => subject)).toEqual(
    Array.from({ length: 3 }, () => "[Pyramide] Ihre Mail ist angekommen"),
  );
  expect(receipts[0]?.text).toContain("„Frage 1“");
});
