import type { Role } from "@losfee/contract";
import { competitionKey } from "@losfee/core";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { openSqliteStore } from "../journal/sqlite-store.ts";
import type { NewEvent } from "../journal/store.ts";
import { StorageError } from "../storage/storage-error.ts";
import { createChangeHub } from "./change-hub.ts";

const published: NewEvent = { type: "round-published", data: { round: 1 } };
const discarded: NewEvent = { type: "draft-discarded", data: { round: 1 } };

const setUp = () => {
  const opened = openSqliteStore(":memory:", { pollEvery: 0 });
  if (!opened.ok) throw new Error(opened.error.code);
  const store = opened.value;
  const hub = createChangeHub(store, 60_000);
  onTestFinished(async () => {
    hub.close();
    await store.close();
  });
  const append = async (...events: readonly NewEvent[]) => {
    const expectedSeq = await store.headSeq(competitionKey("ulm"));
    const recordedAt = "2026-11-21T08:00:00.000Z";
    await store.append({
      journal: competitionKey("ulm"),
      expectedSeq,
      events,
      actor: "director",
      recordedAt,
    });
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { store, hub, append };
};

const listener = (role: Role, keepsUp = true, session: string | null = null) => {
  const texts: string[] = [];
  let ended = false;
  return {
    kind: "tournament" as const,
    role,
    label: "",
    session,
    admitted: async () => true,
    write: (text: string) => texts.push(text) > 0 && keepsUp,
    end: () => {
      ended = true;
    },
    get ids() {
      return [...texts.join("").matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id));
    },
    get text() {
      return texts.join("");
    },
    get ended() {
      return ended;
    },
  };
};

describe("live changes", () => {
  it("tell many spectators over how long to spread their questions, and never who runs the event", async () => {
    const { hub, append } = setUp();
    await append(published);
    const director = listener("director");
    await hub.listen("ulm", null, director);
    const crowd = Array.from({ length: 1000 }, () => listener("public"));
    for (const one of crowd.slice(0, 500)) await hub.listen("ulm", null, one);
    await append(discarded, published);
    await vi.waitFor(() => expect(crowd[499]?.ids).toEqual([3]));
    expect(crowd[0]?.text).not.toContain("event: pace");
    for (const one of crowd.slice(500)) await hub.listen("ulm", null, one);
    await append(published);
    await vi.waitFor(() => expect(crowd[999]?.ids).toEqual([4]));
    expect(crowd[0]?.text).toContain("event: pace\ndata: 2000\n\nid: 4\nevent: change");
    expect(director.text).not.toContain("event: pace");
    expect(director.ids).toEqual([2, 3, 4]);
  });

  it("reach a crowd a hundred at a time, and who has left meanwhile is told nothing", async () => {
    const { hub, append } = setUp();
    await append(published);
    const crowd = Array.from({ length: 150 }, () => listener("public"));
    const leaving = await Promise.all(crowd.map((one) => hub.listen("ulm", null, one)));
    // The last listener is notified after the consequences of the first one's reaction.
    const [first] = crowd;
    if (first === undefined) throw new Error("nobody listens");
    const { write } = first;
    first.write = (text) => {
      setImmediate(() => leaving.at(-1)?.());
      return write(text);
    };
    await append(published);
    await vi.waitFor(() => expect(crowd.at(-2)?.ids).toEqual([2]));
    expect(crowd.at(-1)?.text).toBe("");
  });

  it("say when to come back as the server stops: whoever runs the event first, a crowd bit by bit", async () => {
    const { hub, append } = setUp();
    await append(published);
    const director = listener("director");
    const crowd = Array.from({ length: 1001 }, () => listener("public"));
    for (const one of [...crowd, director]) await hub.listen("ulm", null, one);
    hub.close();
    expect(director.text).toBe("retry: 2000\n\n");
    expect(crowd.at(0)?.text).toBe("retry: 2000\n\n");
    expect(crowd.at(-1)?.text).toBe("retry: 4000\n\n");
    expect([director, ...crowd].every(({ ended }) => ended)).toBe(true);
  });

  it("come as server-sent events with the seq as their id", async () => {
    const { hub, append } = setUp();
    await append(discarded);
    const director = listener("director");
    await hub.listen("ulm", null, director);
    await append(published);
    expect(director.text).toBe(
      'id: 2\nevent: change\ndata: {"seq":2,"type":"round-published","round":1}\n\n',
    );
  });

  it("keep drafts from the public", async () => {
    const { hub, append } = setUp();
    await append(published);
    const [director, visitor] = [listener("director"), listener("public")];
    await hub.listen("ulm", null, director);
    await hub.listen("ulm", null, visitor);
    await append(discarded, published, discarded);
    expect(director.ids).toEqual([2, 3, 4]);
    expect(visitor.ids).toEqual([3]);
  });

  it("resume after the last one a client has seen, without a gap and without doubles", async () => {
    const { hub, append } = setUp();
    await append(published, published, published);
    const first = listener("public");
    await hub.listen("ulm", 1, first);
    await append(published);
    const second = listener("public");
    await hub.listen("ulm", 2, second);
    await append(published);
    expect(first.ids).toEqual([2, 3, 4, 5]);
    expect(second.ids).toEqual([3, 4, 5]);
  });

  it("reach a client that comes while others are being told", async () => {
    const { hub, append } = setUp();
    await append(published);
    const early = listener("public");
    await hub.listen("ulm", 1, early);
    const appending = append(published, published);
    const late = listener("public");
    await Promise.all([hub.listen("ulm", 1, late), appending]);
    await append(published);
    expect(early.ids).toEqual([2, 3, 4]);
    expect(late.ids).toEqual([2, 3, 4]);
  });

  it("never tell a client again what it has seen, however slowly the others are told", async () => {
    const { store, append } = setUp();
    await append(published, published, published);
    const gate = Promise.withResolvers<void>();
    const slow = createChangeHub({
      ...store,
      read: async (journal, range) => {
        await gate.promise;
        return store.read(journal, range);
      },
    });
    onTestFinished(() => slow.close());
    const early = listener("public");
    await slow.listen("ulm", 1, early);
    const late = listener("public");
    const joining = slow.listen("ulm", 3, late);
    await new Promise((resolve) => setImmediate(resolve));
    gate.resolve();
    await joining;
    await append(published);
    await expect.poll(() => late.ids).toEqual([4]);
    await expect.poll(() => early.ids).toEqual([2, 3, 4]);
  });

  it("last while the storage cannot tell whose session is over", async () => {
    const { store, append } = setUp();
    await append(published);
    const hub = createChangeHub(store, 5);
    onTestFinished(() => hub.close());
    let asked = 0;
    const doubtful = {
      ...listener("results", true, "a"),
      admitted: () => {
        asked++;
        return asked < 3
          ? Promise.reject(new StorageError({ code: "unreachable" }))
          : Promise.resolve(false);
      },
    };
    await hub.listen("ulm", null, doubtful);
    await expect.poll(() => asked).toBeGreaterThanOrEqual(3);
    await expect.poll(() => hub.clients).toBe(0);
  });

  it("end for a client that was about to join when the server stopped", async () => {
    const { hub, append } = setUp();
    await append(published);
    const late = listener("public");
    const joining = hub.listen("ulm", null, late);
    hub.close();
    await joining;
    expect(late.ended).toBe(true);
    expect(hub.clients).toBe(0);
  });

  it("leave clients that cannot keep up or have gone", async () => {
    const { hub, append } = setUp();
    await append(published);
    const [slow, gone] = [listener("public", false), listener("public")];
    await hub.listen("ulm", null, slow);
    (await hub.listen("ulm", null, gone))();
    await append(published);
    expect(slow.ended).toBe(true);
    expect(gone.ids).toEqual([]);
    expect(hub.clients).toBe(0);
  });

  it("end with the session they were opened by, and say so; those of others go on", async () => {
    const { hub, append } = setUp();
    await append(published);
    const [anna, bert] = [listener("results", true, "a"), listener("results", true, "b")];
    const visitor = listener("public");
    for (const one of [anna, bert, visitor]) await hub.listen("ulm", null, one);
    hub.endSessions(new Set(["a"]));
    expect(anna).toMatchObject({ ended: true, text: "event: session-ended\ndata: {}\n\n" });
    await append(published);
    expect([anna.ids, bert.ids, visitor.ids]).toEqual([[], [2], [2]]);
    expect(hub.clients).toBe(2);
  });

  it("end when the competition is removed or the server stops", async () => {
    const { store, hub, append } = setUp();
    await append(published);
    const [first, second] = [listener("public"), listener("public")];
    await hub.listen("ulm", null, first);
    await store.remove(competitionKey("ulm"));
    expect(first.ended).toBe(true);
    await append(published);
    await hub.listen("ulm", null, second);
    hub.close();
    expect(second.ended).toBe(true);
    expect(hub.clients).toBe(0);
  });
});
