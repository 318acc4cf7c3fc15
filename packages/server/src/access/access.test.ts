import { competitionKey } from "@losfee/core";
import { describe, expect, it, onTestFinished } from "vitest";
import { openSqliteStore } from "../journal/sqlite-store.ts";
import { StorageError } from "../storage/storage-error.ts";
import { type Access, createAccess } from "./access.ts";
import { viewerOf } from "./session.ts";
import { RENEWAL_MINUTES, SESSION_DAYS } from "./sessions.ts";

const setUp = async () => {
  const opened = openSqliteStore(":memory:", { pollEvery: 0 });
  if (!opened.ok) throw new Error(opened.error.code);
  const store = opened.value;
  onTestFinished(() => store.close());
  for (const competition of ["ulm", "bonn"]) {
    await store.append({
      journal: competitionKey(competition),
      expectedSeq: 0,
      events: [{ type: "x", data: {} }],
      actor: "director",
      recordedAt: "2026-11-21T08:00:00.000Z",
    });
  }
  const clock = { now: new Date("2026-11-21T08:00:00.000Z") };
  return { store, clock, access: createAccess(store, () => clock.now) };
};

const entered = async (access: Access, token: string) => {
  const entrance = await access.enter(token);
  if (entrance === null) throw new Error("not let in");
  return entrance;
};

const DAY = 86_400_000;

const linked = async (access: Access, competition: string, label: string) => {
  const link = await access.createLink(competition, label);
  if (!link.ok) throw new Error(link.error.code);
  return link.value;
};

describe("the director's link", () => {
  it("opens one session and is void afterwards", async () => {
    const { access } = await setUp();
    const token = access.newDirectorToken();
    const entrance = await entered(access, token);
    expect(entrance.session).toEqual({ role: "director" });
    expect(await access.sessionOf(entrance.token)).toEqual({ role: "director" });
    expect(await access.enter(token)).toBeNull();
  });

  it("is void once a new one is printed; sessions go on", async () => {
    const { access } = await setUp();
    const first = access.newDirectorToken();
    const { token } = await entered(access, first);
    const second = access.newDirectorToken();
    const third = access.newDirectorToken();
    expect(await access.enter(second)).toBeNull();
    expect((await entered(access, third)).session).toEqual({ role: "director" });
    expect(await access.sessionOf(token)).toEqual({ role: "director" });
  });

  it("survives as a session, not as a link, when the server starts again", async () => {
    const { store, access } = await setUp();
    const { token } = await entered(access, access.newDirectorToken());
    const unused = access.newDirectorToken();
    const restarted = createAccess(store, () => new Date("2026-11-21T09:00:00.000Z"));
    expect(await restarted.enter(unused)).toBeNull();
    expect(await restarted.sessionOf(token)).toEqual({ role: "director" });
  });
});

describe("a director's link made on the machine", () => {
  it("opens one session, in any server on the file, also in one started later", async () => {
    const { store, access, clock } = await setUp();
    const { token, expiresAt } = await access.newDirectorLink();
    expect(expiresAt).toBe("2026-11-22T08:00:00.000Z");
    const later = createAccess(store, () => clock.now);
    later.newDirectorToken();
    expect((await entered(later, token)).session).toEqual({ role: "director" });
    for (const server of [access, later]) expect(await server.enter(token)).toBeNull();
  });

  it("is one of several that wait, each for a day", async () => {
    const { access, clock } = await setUp();
    const [first, second] = [await access.newDirectorLink(), await access.newDirectorLink()];
    expect(await access.enter(first.token)).not.toBeNull();
    clock.now = new Date(second.expiresAt);
    expect(await access.enter(second.token)).toBeNull();
  });

  it("lets only one of many in who open it at once", async () => {
    const { access } = await setUp();
    const { token } = await access.newDirectorLink();
    const shown = access.newDirectorToken();
    for (const link of [token, shown]) {
      const entrances = await Promise.all(Array.from({ length: 20 }, () => access.enter(link)));
      expect(entrances.filter((entrance) => entrance !== null)).toHaveLength(1);
    }
  });

  it("leaves no token in the file", async () => {
    const { store, access } = await setUp();
    const { token } = await access.newDirectorLink();
    const rows = store.database.prepare("SELECT * FROM access_director_links").all();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe("links for helpers", () => {
  it("can be used again and again until they are revoked, which ends their sessions", async () => {
    const { access } = await setUp();
    const link = await linked(access, "ulm", " Anna\tB. ");
    const [phone, laptop] = [await entered(access, link.token), await entered(access, link.token)];
    const session = { role: "results", competition: "ulm", label: "Anna B." };
    expect(await access.sessionOf(phone.token)).toEqual(session);
    expect(await access.sessionOf(laptop.token)).toEqual(session);
    expect(await access.revokeLink("bonn", link.id)).toBe(false);
    expect(await access.revokeLink("ulm", link.id)).toBe(true);
    expect(await access.sessionOf(phone.token)).toBeNull();
    expect(await access.enter(link.token)).toBeNull();
    expect(await access.links("ulm")).toEqual([]);
  });

  it("are listed for the director without what makes them work", async () => {
    const { access } = await setUp();
    const { token, ...link } = await linked(access, "ulm", "Anna");
    expect(await access.links("ulm")).toEqual([link]);
    expect(await access.links("bonn")).toEqual([]);
    expect(JSON.stringify(await access.links("ulm"))).not.toContain(token);
  });

  it("need a label that tells people apart", async () => {
    const { access } = await setUp();
    await linked(access, "ulm", "Anna");
    expect(await access.createLink("ulm", "  ")).toMatchObject({
      error: { code: "link-label-missing" },
    });
    expect(await access.createLink("ulm", "Anna")).toMatchObject({
      error: { code: "link-label-taken" },
    });
    expect(await access.createLink("ulm", "x".repeat(61))).toMatchObject({
      error: { code: "link-label-too-long", allowed: 60 },
    });
    expect(await access.createLink("nowhere", "Anna")).toMatchObject({
      error: { code: "no-competition" },
    });
    expect((await access.createLink("bonn", "Anna")).ok).toBe(true);
  });

  it("go with their competition", async () => {
    const { store, access } = await setUp();
    const { token } = await entered(access, (await linked(access, "ulm", "Anna")).token);
    await store.remove(competitionKey("ulm"));
    expect(await access.links("ulm")).toEqual([]);
    expect(await access.sessionOf(token)).toBeNull();
  });

  it("make somebody a helper of their competition and of no other", () => {
    const session = { role: "results", competition: "ulm", label: "Anna" } as const;
    expect(viewerOf(session, "ulm")).toEqual({ role: "results", label: "results:Anna" });
    expect(viewerOf(session, "bonn")).toEqual({ role: "public", label: "" });
    expect(viewerOf(session, null)).toEqual({ role: "public", label: "" });
    expect(viewerOf({ role: "director" }, "bonn").role).toBe("place-owner");
    expect(viewerOf(null, "ulm").role).toBe("public");
  });
});

describe("links for tables and players", () => {
  const scope = { kind: "table", stage: 1, table: 3 } as const;

  it("say which, to the director and to whoever uses them", async () => {
    const { access } = await setUp();
    const link = await access.createLink("ulm", "Tisch 3", { role: "table", scope });
    if (!link.ok) throw new Error(link.error.code);
    expect(await access.links("ulm")).toMatchObject([{ label: "Tisch 3", role: "table", scope }]);
    const { token } = await entered(access, link.value.token);
    const session = await access.sessionOf(token);
    expect(session).toEqual({ role: "table", competition: "ulm", label: "Tisch 3", scope });
    expect(viewerOf(session, "ulm")).toEqual({ role: "table", label: "table:Tisch 3", scope });
    expect(viewerOf(session, "bonn")).toEqual({ role: "public", label: "" });
  });
});

describe("sessions", () => {
  it("end when somebody logs out, and by themselves", async () => {
    const { access, clock } = await setUp();
    const first = await entered(access, access.newDirectorToken());
    const second = await entered(access, access.newDirectorToken());
    await access.endSession(first.token);
    expect(await access.sessionOf(first.token)).toBeNull();
    expect(await access.sessionOf(second.token)).not.toBeNull();
    clock.now = new Date(clock.now.getTime() + SESSION_DAYS * DAY);
    expect(await access.sessionOf(second.token)).toBeNull();
  });

  it("last as long as they are used, and two weeks more", async () => {
    const { store, access, clock } = await setUp();
    const { token } = await entered(access, access.newDirectorToken());
    for (let week = 1; week <= 8; week++) {
      clock.now = new Date(clock.now.getTime() + 7 * DAY);
      expect(await access.use(token)).toMatchObject({
        session: { role: "director" },
        renewed: true,
      });
      await store.commit(() => undefined);
    }
    // A restarted server honours what the file knows.
    const restarted = createAccess(store, () => clock.now);
    clock.now = new Date(clock.now.getTime() + SESSION_DAYS * DAY - 1);
    expect(await restarted.sessionOf(token)).not.toBeNull();
    clock.now = new Date(clock.now.getTime() + 1);
    expect(await restarted.use(token)).toBeNull();
  });

  it("go on once a clock that was ahead by mistake is set right", async () => {
    const { access, clock } = await setUp();
    const { token } = await entered(access, access.newDirectorToken());
    const right = clock.now;
    clock.now = new Date(right.getTime() + 30 * DAY);
    expect(await access.use(token)).toBeNull();
    await entered(access, access.newDirectorToken());
    clock.now = right;
    expect(await access.use(token)).toMatchObject({ session: { role: "director" } });
  });

  it("are written anew every ten minutes, not with each use; the list knows better", async () => {
    const { store, access, clock } = await setUp();
    const { token } = await entered(access, access.newDirectorToken());
    const written = () =>
      Number(store.database.prepare("SELECT total_changes() AS n").get()?.["n"] ?? 0);
    const before = written();
    let renewals = 0;
    const minutes = 3 * RENEWAL_MINUTES;
    for (let second = 1; second <= minutes * 60; second++) {
      clock.now = new Date(clock.now.getTime() + 1000);
      if ((await access.use(token))?.renewed === true) renewals++;
      if (second % 30 === 0) await store.commit(() => undefined);
    }
    expect(renewals).toBe(3);
    expect(written() - before).toBe(3);
    clock.now = new Date(clock.now.getTime() + 1000);
    await access.use(token);
    expect(await access.sessions()).toMatchObject([{ lastUsedAt: clock.now.toISOString() }]);
  });

  it("last although the file cannot be written when they are to be renewed", async () => {
    const { store, clock } = await setUp();
    let full = false;
    const access = createAccess(
      {
        ...store,
        transact: (work) =>
          full ? Promise.reject(new StorageError({ code: "disk-full" })) : store.transact(work),
      },
      () => clock.now,
    );
    const { token } = await entered(access, access.newDirectorToken());
    clock.now = new Date(clock.now.getTime() + DAY);
    full = true;
    expect(await access.use(token)).not.toBeNull();
    // Not every use tries the disk.
    expect(await access.use(token)).toMatchObject({ renewed: false });
    await new Promise((resolve) => setImmediate(resolve));
    full = false;
    clock.now = new Date(clock.now.getTime() + 2 * 60_000);
    expect(await access.use(token)).toMatchObject({ renewed: true });
  });

  it("are listed with who, by which link, on what, since when and until when", async () => {
    const { access, clock } = await setUp();
    await access.enter(access.newDirectorToken(), {
      device: { browser: "Firefox", system: "Linux" },
    });
    clock.now = new Date("2026-11-21T09:00:00.000Z");
    await access.enter((await access.newDirectorLink()).token);
    clock.now = new Date("2026-11-21T10:00:00.000Z");
    const { token } = await entered(access, (await linked(access, "ulm", "Anna")).token);
    clock.now = new Date("2026-11-21T11:00:00.000Z");
    await access.use(token);
    const listed = await access.sessions();
    expect(listed).toMatchObject([
      {
        session: { role: "results", competition: "ulm", label: "Anna" },
        origin: "link",
        device: { browser: null, system: null },
        createdAt: "2026-11-21T10:00:00.000Z",
        lastUsedAt: "2026-11-21T11:00:00.000Z",
        expiresAt: "2026-12-05T11:00:00.000Z",
      },
      { session: { role: "director" }, origin: "command" },
      {
        session: { role: "director" },
        origin: "server",
        device: { browser: "Firefox", system: "Linux" },
      },
    ]);
    expect(new Set(listed.map(({ id }) => id)).size).toBe(3);
    expect(JSON.stringify(listed)).not.toContain(token);
  });

  it("end one by one or all but one's own, and whoever listens is told", async () => {
    const { access } = await setUp();
    const told: string[][] = [];
    access.onEnded((ids) => told.push([...ids].toSorted()));
    const own = await entered(access, access.newDirectorToken());
    const link = await linked(access, "ulm", "Anna");
    const others = await Promise.all([1, 2, 3].map(() => entered(access, link.token)));
    const idOf = async (token: string) => (await access.use(token))?.id ?? "";
    const [first = "", ...rest] = await Promise.all(others.map(({ token }) => idOf(token)));
    expect(await access.endSessionById(first)).toBe(true);
    expect(await access.endSessionById(first)).toBe(false);
    expect(await access.endSessionById("nobody")).toBe(false);
    const unused = [access.newDirectorToken(), (await access.newDirectorLink()).token];
    expect(await access.endOtherSessions(await idOf(own.token))).toBe(2);
    expect(told).toEqual([[first], rest.toSorted()]);
    expect(await access.sessions()).toMatchObject([{ session: { role: "director" } }]);
    for (const token of unused) expect(await access.enter(token)).toBeNull();
    // The link still holds: it is revoked in its own competition.
    const again = await entered(access, link.token);
    await access.revokeLink("ulm", link.id);
    expect(await access.use(again.token)).toBeNull();
    expect(told).toHaveLength(3);
  });

  it("are one for a browser: a link opened again opens no second one", async () => {
    const { access } = await setUp();
    const device = { browser: "Chrome", system: "Android" };
    const [three, four] = [await linked(access, "ulm", "3"), await linked(access, "ulm", "4")];
    const first = await access.enter(three.token, { device });
    if (first === null) throw new Error("not let in");
    const again = await access.enter(three.token, { device, cookie: first.token });
    expect(again?.token).toBe(first.token);
    const moved = await access.enter(four.token, { device, cookie: first.token });
    expect(await access.sessions()).toMatchObject([{ session: { label: "4" } }]);
    expect(await access.sessionOf(first.token)).toBeNull();
    const director = await access.enter(access.newDirectorToken(), {
      device,
      cookie: moved?.token ?? "",
    });
    const cookie = director?.token ?? "";
    // A director who tries a helper's link stays a director.
    expect(await access.enter(three.token, { device, cookie })).toEqual({
      token: cookie,
      session: { role: "results", competition: "ulm", label: "3" },
    });
    expect(await access.sessions()).toMatchObject([{ session: { role: "director" } }]);
  });

  it("are not found by tokens that were never given", async () => {
    const { access } = await setUp();
    expect(await access.sessionOf("")).toBeNull();
    expect(await access.sessionOf("director")).toBeNull();
    expect(await access.enter("")).toBeNull();
  });

  it("leave no token in the file", async () => {
    const { store, access } = await setUp();
    const link = await linked(access, "ulm", "Anna");
    const { token } = await entered(access, link.token);
    const rows = ["access_links", "access_sessions"].flatMap((table) =>
      store.database.prepare(`SELECT * FROM ${table}`).all(),
    );
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(rows)).not.toContain(link.token);
  });
});
