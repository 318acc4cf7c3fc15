import { describe, expect, it } from "vitest";
import { createLetterDispatcher } from "../../src/mail/outgoing/dispatcher.ts";
import { mailsTo, openPyramid, pyramidOf, say } from "./pyramid-world.ts";

const director = { actor: "director" } as const;

/** Sets up Carla's challenge to Bernd, who has until 16 July to answer. */
const challenged = async () => {
  const world = await openPyramid();
  const { id, clock, server } = world;
  const here = server();
  clock.now = "2026-07-02T10:00:00.000Z";
  clock.uptime = 0;
  await say(here, {
    from: "Carla Conti",
    at: "2026-07-02T09:00:00.000Z",
    text: "Ich fordere Bernd Meier heraus. 1. e4",
  });
  await here.services.scheduler.catchUp();
  const status = async (): Promise<string> =>
    [...(await pyramidOf(here.competitions, id)).open.values()].map((it) => it.status).join();
  return { ...world, here, status };
};

describe("while the date is in doubt", () => {
  it("no deadline passes, no mail is worked on or written; all of it follows once it is confirmed", async () => {
    const { id, clock, here, status } = await challenged();
    expect(await status()).toBe("pendingAcceptance");
    const before = (await mailsTo(here, id, "Bernd Meier")).length;
    const { seq } = await pyramidOf(here.competitions, id);

    // A user sets the date a month ahead; an hour has passed.
    clock.now = "2026-08-02T11:00:00.000Z";
    clock.uptime = 3_600_000;
    await say(here, {
      from: "Bernd Meier",
      at: "2026-07-02T10:30:00.000Z",
      text: "Ich nehme an. 1. e4 e5",
    });
    await here.services.scheduler.catchUp();
    expect((await pyramidOf(here.competitions, id)).seq).toBe(seq);
    expect(await here.services.mail.inbox.pending()).toHaveLength(1);
    expect(await mailsTo(here, id, "Bernd Meier")).toHaveLength(before);
    for (const command of [
      { type: "pass-time" },
      { type: "rename-competition", name: "Neu" },
    ] as const) {
      expect(await here.competitions.run(id, command, director)).toEqual({
        ok: false,
        error: {
          code: "date-in-doubt",
          reason: "jump",
          heartbeatAt: "2026-07-02T10:00:00.000Z",
          now: "2026-08-02T11:00:00.000Z",
        },
      });
    }

    expect((await here.date.confirm("2026-08-02T11:00:00.000Z", "director")).ok).toBe(true);
    await here.services.scheduler.catchUp();
    expect(await here.services.mail.inbox.pending()).toHaveLength(0);
    // The mail came in time: it counts as of its arrival.
    expect(await status()).toBe("running");
  });

  it("deadlines wait for the director when a date long after is confirmed", async () => {
    const { id, clock, here, status } = await challenged();
    clock.now = "2026-08-02T11:00:00.000Z";
    await here.services.scheduler.catchUp();
    expect(await status()).toBe("pendingAcceptance");
    await here.date.confirm(clock.now, "director");
    await here.services.scheduler.catchUp();
    // After a month nothing acts before the director has reviewed what would happen.
    const { absence } = await pyramidOf(here.competitions, id);
    expect(absence?.since).toBe(Date.parse("2026-07-02T10:00:00.000Z"));
    expect(await status()).toBe("pendingAcceptance");
  });

  it("deadlines act at once when a date that was in doubt for days is confirmed", async () => {
    const { clock, here, status } = await challenged();
    clock.uptime = 0;
    for (const now of ["2026-07-10T11:00:00.000Z", "2026-07-18T11:00:00.000Z"]) {
      clock.now = now;
      await here.date.confirm(clock.now, "director");
      await here.services.scheduler.catchUp();
    }
    expect(await status()).not.toBe("pendingAcceptance");
  });

  it("nothing is sent", async () => {
    const { id, clock, here } = await challenged();
    const sent: string[] = [];
    const send = async (): Promise<number> => {
      // There is no mail server: the test does the dispatcher's work.
      const { outbox, settings } = here.services.mail;
      const dispatcher = createLetterDispatcher({
        outbox,
        settings,
        transport: {
          send: (mail) => {
            sent.push(mail.to.address);
            return Promise.resolve({ kind: "sent" });
          },
        },
        from: "server@club.example",
        perMinute: 100,
        wasSent: () => Promise.resolve(null),
        now: () => clock.now,
        clock: here.date,
        onError: (error) => {
          throw error;
        },
      });
      return (await dispatcher.dispatch()).sent;
    };
    expect((await mailsTo(here, id, "Bernd Meier")).length).toBeGreaterThan(0);
    clock.now = "2026-07-10T10:00:00.000Z";
    expect([await send(), sent]).toEqual([0, []]);
    await here.date.confirm(clock.now, "director");
    expect(await send()).toBe(sent.length);
    expect(sent).toContain("bernd@example.org");
  });

  it("a week off is caught up with (scenario 35), as is a weekend's sleep", async () => {
    const { id, clock, here, server } = await challenged();
    clock.now = "2026-07-05T10:00:00.000Z";
    clock.uptime = 3 * 86_400_000;
    await here.services.scheduler.catchUp();
    expect(await here.date.isTrusted()).toBe(true);
    await here.date.stop();
    // The machine was off: its uptime begins anew.
    clock.now = "2026-07-18T10:00:00.000Z";
    clock.uptime = 0;
    const again = server();
    await again.services.scheduler.catchUp();
    expect(await again.date.isTrusted()).toBe(true);
    expect((await pyramidOf(again.competitions, id)).open.size).toBe(0);
  });
});
