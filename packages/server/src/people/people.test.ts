import { describe, expect, it, onTestFinished } from "vitest";
import { createAccess } from "../access/access.ts";
import { viewerOf } from "../access/session.ts";
import { openSqliteStore } from "../journal/sqlite-store.ts";
import { createPeople, personName } from "./people.ts";

const setUp = () => {
  const opened = openSqliteStore(":memory:", { pollEvery: 0 });
  if (!opened.ok) throw new Error(opened.error.code);
  const store = opened.value;
  onTestFinished(() => store.close());
  const access = createAccess(store);
  return { store, access, people: createPeople(store, access, () => new Date().toISOString()) };
};

describe("people with an account", () => {
  it("sign in, and have no role in a competition without more", async () => {
    const { store, access, people } = setUp();
    const anna = await store.transact(() => people.create({ name: "Anna", language: "de" }));
    const entrance = await access.signIn(function* () {
      const found = yield* people.find(anna.id);
      return found && { origin: "invitation", person: found.id, name: found.name };
    });
    const session = await access.sessionOf(entrance?.token ?? "");
    expect(session).toEqual({ role: "person", person: anna.id, name: "Anna" });
    expect(viewerOf(session, "ulm")).toEqual({
      role: "person",
      label: `person:${anna.id}`,
    });
    expect(await access.sessionsOf(anna.id)).toMatchObject([{ origin: "invitation", session }]);
    expect(await access.sessions()).toHaveLength(1);
  });

  it("have an address that nobody else has", async () => {
    const { store, people } = setUp();
    const [anna, bert] = await store.transact(function* () {
      const both = [
        yield* people.create({ name: "Anna", language: "de" }),
        yield* people.create({ name: "Bert", language: "en" }),
      ] as const;
      expect(yield* people.confirm(both[0].id, "a@club.example")).toBe(true);
      expect(yield* people.confirm(both[0].id, "a@club.example")).toBe(true);
      expect(yield* people.confirm(both[1].id, "a@club.example")).toBe(false);
      return both;
    });
    expect(await people.list()).toEqual([
      { ...anna, addresses: ["a@club.example"] },
      { ...bert, addresses: [] },
    ]);
    expect(await people.change(bert.id, { name: "Berta", language: "fr" })).toBe(true);
    expect(await people.of(bert.id)).toMatchObject({ name: "Berta", language: "fr" });
  });

  it("go with all that is kept of them; their sessions end, and whoever listens is told", async () => {
    const { store, access, people } = setUp();
    const told: string[] = [];
    access.onEnded((ids) => told.push(...ids));
    const anna = await store.transact(function* () {
      const person = yield* people.create({ name: "Anna Unverwechselbar", language: "de" });
      yield* people.confirm(person.id, "unverwechselbar@club.example");
      return person;
    });
    const entrance = await access.signIn(function* () {
      const found = yield* people.byAddress("unverwechselbar@club.example");
      return found && { origin: "mail", person: found.id, name: found.name };
    });
    const [session] = await access.sessionsOf(anna.id);
    expect(await people.erase(anna.id)).toBe(true);
    expect(await people.erase(anna.id)).toBe(false);
    expect(told).toEqual([session?.id]);
    expect(await access.sessionOf(entrance?.token ?? "")).toBeNull();
    expect(await people.list()).toEqual([]);
  });

  it("have a name in one line", () => {
    expect(personName(" Anna\n\u200bB. ")).toEqual({ ok: true, value: "Anna B." });
    expect(personName(" \t")).toMatchObject({ error: { code: "person-name-missing" } });
    expect(personName("x".repeat(101))).toMatchObject({ error: { allowed: 100 } });
  });
});
