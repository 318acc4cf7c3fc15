import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createConsents } from "../../src/people/consents.ts";
import { temporaryFolder } from "../journal/temporary-folder.ts";
import { emptyDatabase } from "../postgres/postgres-server.ts";
import { connect, listen } from "./live-client.ts";
import { given, signedIn } from "./rights-world.ts";
import { give, testServer, unwrap, type Visitor, visitor } from "./test-server.ts";

/** Sets up an event on 27 December 2026 with two minors, an adult, and one of unknown age. */
const world = async (path?: string) => {
  const server = await testServer(path);
  const director = await visitor(server, "director");
  const details = { start: "2026-12-27" };
  const body = { name: "Ulm", format: "fide-swiss", details };
  const { id } = unwrap(await director.api("POST /competitions", { body }));
  const entries = [
    { name: "Meier, Anna", birth: "2008-12-28" },
    { name: "Zorn, Bo", birth: "2012" },
    { name: "Öztürk, Cem", birth: "2008-12-27" },
    { name: "Dvořák, Dana" },
  ];
  expect((await give(director, id, { type: "add-entries", entries })).status).toBe(200);
  const helper = async (role: "check-in" | "treasurer" | "viewer") => {
    const somebody = await signedIn(server, `H ${role}`);
    await given(server, somebody.person, role, { level: "competition", id });
    return somebody;
  };
  return { server, director, id, helper };
};

const seen = (who: Visitor, id: string) =>
  who.api("GET /competitions/:id/consents", { params: { id } });

const noted = (who: Visitor, id: string, entry: number, isGiven: boolean | null) =>
  who.api("PUT /competitions/:id/consents/:entry", {
    params: { id, entry },
    body: { given: isGiven },
  });

describe("the consent of parents", () => {
  it.each([
    ["a file", async () => join(temporaryFolder(), "journal.db")],
    ["a PostgreSQL database", emptyDatabase],
  ])("is asked for where the director says so, of minors alone: in %s", async (_what, at) => {
    const { director, id, helper } = await world(await at());
    expect(unwrap(await seen(director, id))).toEqual({ wanted: false, minors: [] });
    const wanted = await director.api("PUT /competitions/:id/consents", {
      params: { id },
      body: { wanted: true },
    });
    expect(unwrap(wanted).minors.map(({ entry, consent }) => [entry, consent])).toEqual([
      [1, null],
      [2, null],
    ]);
    const door = await helper("check-in");
    unwrap(await noted(door, id, 1, true));
    unwrap(await noted(await helper("treasurer"), id, 2, false));
    const { minors } = unwrap(await seen(director, id));
    expect(minors).toMatchObject([
      { name: "Meier, Anna", consent: { given: true, notedBy: "H check-in" } },
      { name: "Zorn, Bo", consent: { given: false, notedBy: "H treasurer" } },
    ]);
    expect(unwrap(await noted(door, id, 2, null)).minors[1]?.consent).toBeNull();
  });

  it("is nothing for others, and says nothing in public", async () => {
    const { server, director, id, helper } = await world();
    await director.api("PUT /competitions/:id/consents", {
      params: { id },
      body: { wanted: true },
    });
    unwrap(await noted(director, id, 1, true));
    for (const other of [await visitor(server), await helper("viewer")]) {
      expect((await seen(other, id)).ok).toBe(false);
      expect((await noted(other, id, 1, true)).ok).toBe(false);
    }
    const door = await helper("check-in");
    const want = { params: { id }, body: { wanted: false } };
    expect((await door.api("PUT /competitions/:id/consents", want)).ok).toBe(false);
    expect(await server.competitions.exportFile(id)).not.toContain("onsent");
  });

  it("goes with the person who is erased", async () => {
    const { server, director, id } = await world();
    await director.api("PUT /competitions/:id/consents", {
      params: { id },
      body: { wanted: true },
    });
    unwrap(await noted(director, id, 1, true));
    expect((await give(director, id, { type: "erase-person", entry: 1 })).status).toBe(200);
    const kept = await createConsents(server.store, () => "").of(id);
    expect([...kept.keys()]).toEqual([]);
  });

  it("is told at once to those with a task who look at it, and to nobody else", async () => {
    const { server, director, id, helper } = await world();
    const door = await helper("check-in");
    const port = await listen(server);
    const path = `/api/v1/competitions/${id}/stream`;
    const cookie = `losfee_session=${door.cookies["losfee_session"]}`;
    const [task, everybody] = [await connect(port, path, { cookie }), await connect(port, path)];
    unwrap(await noted(director, id, 1, true));
    const rename = { type: "rename-competition", name: "Ulm Open" } as const;
    expect((await give(director, id, rename)).status).toBe(200);
    await Promise.all([task.changes(1), everybody.changes(1)]);
    expect(task.text).toContain("event: aside\n");
    expect(everybody.text).not.toContain("aside");
  });

  it("of somebody who does not take part is refused", async () => {
    const { director, id } = await world();
    expect(await noted(director, id, 99, true)).toMatchObject({
      problem: { code: "unknown-entry" },
    });
  });
});
