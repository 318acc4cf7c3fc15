import { itemsOf } from "@losfee/core";
import { describe, expect, it } from "vitest";
import { mailsTo, openPyramid, postAll, pyramidOf, say, seating } from "./pyramid-world.ts";

describe("the mail of a pyramid", () => {
  it("leads from the challenge to the final result", async () => {
    const { id, clock, server } = await openPyramid();
    const here = server();
    const { competitions, services } = here;
    const catchUp = () => services.scheduler.catchUp();
    await catchUp();
    expect(seating(await pyramidOf(competitions, id))).toEqual([
      "Pia Pharao",
      "Anna Müller",
      "Bernd Meier",
      "Carla Conti",
    ]);

    clock.now = "2026-07-02T10:00:00.000Z";
    const challenge = { from: "Carla Conti", at: "2026-07-02T09:00:00.000Z" } as const;
    await say(here, { ...challenge, text: "Ich fordere Bernd Meier heraus. 1. e4" });
    await catchUp();
    const [open] = (await pyramidOf(competitions, id)).open.values();
    expect(open).toMatchObject({ challenger: 4, defender: 3, status: "pendingAcceptance" });
    expect(new Date(open?.at ?? 0).toISOString()).toBe(challenge.at);
    const told = (await mailsTo(here, id, "Bernd Meier")).at(-1);
    expect(told).toMatchObject({
      status: "waiting",
      subject: "[Pyramide] Sie sind am Zug: Carla Conti fordert Sie heraus",
    });
    expect(told?.text).toContain("Guten Tag Bernd Meier,");
    expect(told?.text).toContain("16. Juli 2026");

    clock.now = "2026-07-04T10:00:00.000Z";
    await say(here, {
      from: "Bernd Meier",
      at: "2026-07-04T09:30:00.000Z",
      text: "Ich nehme an. 1. e4 e5",
    });
    await catchUp();
    expect([...(await pyramidOf(competitions, id)).open.values()][0]?.status).toBe("running");

    clock.now = "2026-09-04T10:00:00.000Z";
    await say(here, {
      from: "Bernd Meier",
      at: "2026-09-04T09:00:00.000Z",
      text: "Ich habe verloren.",
    });
    await catchUp();
    expect(seating(await pyramidOf(competitions, id)).slice(2)).toEqual([
      "Carla Conti",
      "Bernd Meier",
    ]);
    expect((await mailsTo(here, id, "Carla Conti")).at(-1)?.subject).toContain(
      "Vorläufiges Ergebnis",
    );

    await postAll(here, id, clock.now);
    clock.now = "2026-09-13T10:00:00.000Z";
    await catchUp();
    const settled = await pyramidOf(competitions, id);
    expect(settled.open.size).toBe(0);
    expect([...itemsOf(settled.archive)].at(-1)).toMatchObject({
      status: "final",
      outcome: "challenger-wins",
    });
    expect((await mailsTo(here, id, "Carla Conti")).at(-1)?.subject).toContain("Endgültig");
  });

  it("does nothing by itself where its domain's signature is broken", async () => {
    const { id, clock, server } = await openPyramid();
    const here = server();
    clock.now = "2026-07-02T10:00:00.000Z";
    await say(here, {
      from: "Carla Conti",
      at: "2026-07-02T09:00:00.000Z",
      text: "Ich fordere Bernd Meier heraus.",
      forged: true,
    });
    await here.services.scheduler.catchUp();
    const state = await pyramidOf(here.competitions, id);
    expect(state.open.size).toBe(0);
    const [row, ...others] = await here.services.mail.inbox.rows(id, "open");
    expect(others).toEqual([]);
    expect(row?.authenticity.result).toBe("failed");
    if (row === undefined) return;
    // The director reads it, and may still carry it out.
    const [proposal] = (await here.services.mailProcessor.read(state, row)).proposals;
    expect(proposal?.command).toMatchObject({ type: "challenge", challenger: 4 });
    if (proposal === undefined) return;
    expect(
      (await here.services.mailProcessor.accept(row, proposal, { actor: "director" })).ok,
    ).toBe(true);
    expect((await pyramidOf(here.competitions, id)).open.size).toBe(1);
    expect(await here.services.mail.inbox.rows(id, "open")).toEqual([]);
  });

  it("never lets a player retire without somebody looking at it", async () => {
    const { id, clock, server } = await openPyramid();
    const here = server();
    clock.now = "2026-07-02T10:00:00.000Z";
    await say(here, {
      from: "Pia Pharao",
      at: "2026-07-02T09:00:00.000Z",
      text: "Ich ziehe mich aus der Pyramide zurück.",
    });
    await here.services.scheduler.catchUp();
    const state = await pyramidOf(here.competitions, id);
    expect(seating(state)[0]).toBe("Pia Pharao");
    const [row] = await here.services.mail.inbox.rows(id, "open");
    if (row === undefined) throw new Error("not in the inbox");
    expect((await here.services.mailProcessor.read(state, row)).proposals).toMatchObject([
      { command: { type: "retire", player: 1 }, certain: false },
    ]);
  });

  it("refuses for whoever surely wrote it, and asks the director about everybody else", async () => {
    for (const forged of [false, true]) {
      const { id, clock, server } = await openPyramid();
      const here = server();
      clock.now = "2026-07-02T10:00:00.000Z";
      const challenge = { from: "Carla Conti", at: "2026-07-02T09:00:00.000Z" } as const;
      await say(here, { ...challenge, text: "Ich fordere Bernd Meier heraus. 1. e4" });
      await here.services.scheduler.catchUp();
      clock.now = "2026-07-03T10:00:00.000Z";
      const refusal = { from: "Bernd Meier", at: "2026-07-03T09:00:00.000Z", forged } as const;
      await say(here, { ...refusal, text: "Ich lehne die Herausforderung ab." });
      await here.services.scheduler.catchUp();
      const state = await pyramidOf(here.competitions, id);
      const open = await here.services.mail.inbox.rows(id, "open");
      expect([state.open.size, open.length]).toEqual(forged ? [1, 1] : [0, 0]);
      const [row] = open;
      if (row === undefined) continue;
      expect((await here.services.mailProcessor.read(state, row)).proposals).toMatchObject([
        { command: { type: "refuse-challenge", challenger: 4, defender: 3 }, certain: false },
      ]);
    }
  });

  it("does what is certain, and leaves the director what it did not understand", async () => {
    const { id, clock, server } = await openPyramid();
    const here = server();
    clock.now = "2026-07-02T10:00:00.000Z";
    await say(here, {
      from: "Carla Conti",
      at: "2026-07-02T09:00:00.000Z",
      text: "Ich fordere Bernd Meier heraus. 1. e4\nWie viel Bedenkzeit haben wir?",
    });
    await say(here, {
      from: "Anna Müller",
      at: "2026-07-02T09:30:00.000Z",
      text: "Ich trete aus der Pyramide aus.\nWas wird aus meinem Platz?",
    });
    await here.services.scheduler.catchUp();
    const state = await pyramidOf(here.competitions, id);
    expect([...state.open.values()]).toMatchObject([{ challenger: 4, defender: 3 }]);
    const [asking, row] = await here.services.mail.inbox.rows(id, "open");
    if (asking === undefined || row === undefined) throw new Error("not in the inbox");
    expect(await here.services.mailProcessor.read(state, asking)).toMatchObject({
      proposals: [],
      rest: ["Wie viel Bedenkzeit haben wir?"],
      people: [3],
    });
    const [retirement] = (await here.services.mailProcessor.read(state, row)).proposals;
    if (retirement === undefined) throw new Error("not proposed");
    expect(
      (await here.services.mailProcessor.accept(row, retirement, { actor: "director" })).ok,
    ).toBe(true);
    // What was not understood still waits.
    expect(await here.services.mail.inbox.rows(id, "open")).toHaveLength(2);
  });

  it("tells who asks for what is not possible", async () => {
    const { id, clock, server } = await openPyramid();
    const here = server();
    clock.now = "2026-07-02T10:00:00.000Z";
    await say(here, {
      from: "Anna Müller",
      at: "2026-07-02T09:00:00.000Z",
      text: "Ich fordere Bernd Meier heraus.",
    });
    await here.services.scheduler.catchUp();
    const answer = (await mailsTo(here, id, "Anna Müller")).at(-1);
    expect(answer?.subject).toBe("[Pyramide] Forderung nicht möglich: Bernd Meier");
    const [kept] = (await pyramidOf(here.competitions, id)).open.values();
    expect(kept).toMatchObject({ status: "rejected", rejection: { code: "not-above" } });
  });

  it("is written once, whichever server writes it and however often", async () => {
    const { id, clock, server } = await openPyramid();
    const [one, other] = [server(), server()];
    clock.now = "2026-07-02T10:00:00.000Z";
    await say(one, {
      from: "Carla Conti",
      at: "2026-07-02T09:00:00.000Z",
      text: "Ich fordere Bernd Meier heraus.",
    });
    await Promise.all([one.services.scheduler.catchUp(), other.services.scheduler.catchUp()]);
    await Promise.all([one.services.scheduler.catchUp(), server().services.scheduler.catchUp()]);
    expect((await pyramidOf(other.competitions, id)).open.size).toBe(1);
    const subjects = (await mailsTo(one, id, "Bernd Meier")).map(({ subject }) => subject);
    expect(subjects).toEqual(["[Pyramide] Carla Conti fordert Sie heraus"]);
  });
});

describe("time in a pyramid", () => {
  it("catches up in order with what ended while no server ran (scenario 35)", async () => {
    const { id, clock, server } = await openPyramid();
    const before = server();
    clock.now = "2026-07-02T10:00:00.000Z";
    for (const [from, text, at] of [
      ["Carla Conti", "Ich fordere Bernd Meier heraus.", "2026-07-02T09:00:00.000Z"],
      ["Anna Müller", "Ich fordere Pia Pharao heraus.", "2026-07-02T09:30:00.000Z"],
    ] as const) {
      await say(before, { from, text, at });
    }
    await before.services.scheduler.catchUp();
    clock.now = "2026-07-13T10:00:00.000Z";
    await before.services.scheduler.catchUp();
    clock.now = "2026-07-20T10:00:00.000Z";
    const [one, other] = [server(), server()];
    await Promise.all([one.services.scheduler.catchUp(), other.services.scheduler.catchUp()]);
    const deadlines = (await one.competitions.events(id)).filter(
      ({ type }) => type === "deadline-passed",
    );
    // Two servers, and each deadline once, dated with its end in Berlin.
    expect(deadlines.map(({ effectiveAt }) => effectiveAt)).toEqual([
      "2026-07-16T21:59:59.999Z",
      "2026-07-16T21:59:59.999Z",
    ]);
    expect(seating(await pyramidOf(one.competitions, id))).toEqual([
      "Anna Müller",
      "Pia Pharao",
      "Carla Conti",
      "Bernd Meier",
    ]);
    expect((await mailsTo(one, id, "Bernd Meier")).at(-1)?.subject).toContain("Kampflos");
  });
});
