/** Ways into roles in a browser, and what their holders see: invitations, festivals, the door. */
import { describe, expect, it } from "vitest";
import { founded, given, house, signedIn } from "./rights-world.ts";
import { give, type TestServer, testServer, type Visitor, visitor } from "./test-server.ts";

const html = { accept: "text/html" };
const form = { ...html, "content-type": "application/x-www-form-urlencoded" };

/** Returns the path of an invitation to a role. */
const invitation = async (
  { organisations: { grants } }: TestServer,
  organisation: string,
  role: "director" | "viewer" = "director",
): Promise<string> => {
  const target = { level: "organisation", id: organisation } as const;
  const made = await grants.invite({ role, target, expiresAt: null }, "director");
  if (!made.ok) throw new Error(made.error.code);
  return `/invitation/${made.value.token}`;
};

const post = (who: Visitor, path: string, fields: Readonly<Record<string, string>> = {}) =>
  who.send("POST", path, { headers: form, payload: new URLSearchParams(fields).toString() });

describe("an invitation in a browser", () => {
  it("makes an account with the role for somebody new, once, and keeps what was typed", async () => {
    const server = await testServer();
    const organisation = await founded(server, "Ulm");
    const path = await invitation(server, organisation);
    const somebody = await visitor(server);
    const page = await somebody.send("GET", `${path}?lang=en`, { headers: html });
    expect(page.text).toContain("Ulm");
    const nameless = await post(somebody, path, { name: "  " });
    expect([nameless.status, await server.people.isAnybody()]).toEqual([422, false]);
    const joined = await post(somebody, path, { name: "Anna Müller" });
    expect([joined.status, joined.headers.location]).toEqual([303, "/account?joined=1"]);
    expect(String(joined.headers["set-cookie"])).toContain("losfee_session=");
    const [person] = await server.people.list();
    expect(person?.name).toBe("Anna Müller");
    expect(await server.organisations.rights.targetsOf(person?.id ?? "")).toEqual([
      { role: "director", level: "organisation", id: organisation },
    ]);
    expect(await post(somebody, path, { name: "Ben" })).toMatchObject({ status: 403 });
    expect(await server.people.list()).toHaveLength(1);
  });

  it("leads back to itself after signing in, and then to what it is for", async () => {
    const server = await testServer();
    const organisation = await founded(server, "Ulm");
    const path = await invitation(server, organisation);
    const left = await (await visitor(server)).send("GET", `${path}/sign-in`);
    expect([left.status, left.headers.location]).toEqual([303, "/sign-in"]);
    const kept = /losfee_invitation=([^;]+)/.exec(String(left.headers["set-cookie"]))?.[1] ?? "";
    expect(kept).not.toBe("");
    const anna = await signedIn(server, "Anna");
    const cookies = { ...anna.cookies, losfee_invitation: kept };
    const back = await anna.send("GET", "/sign-in/done", { cookies });
    expect([back.status, back.headers.location]).toEqual([303, path]);
    // Only once: a person who signs in later gets to their own account.
    expect(String(back.headers["set-cookie"])).toMatch(/losfee_invitation=;/);
    const accepted = await post(anna, path);
    expect(accepted.headers.location).toBe(`/organisations/${organisation}`);
    const later = await anna.send("GET", "/sign-in/done");
    expect(later.headers.location).toBe("/account");
  });

  it("signs nobody out who runs the place", async () => {
    const server = await testServer();
    const path = await invitation(server, await founded(server, "Ulm"));
    const director = await visitor(server, "director");
    const refused = await post(director, path, { name: "Anna" });
    expect(refused.status).toBe(403);
    expect((await director.send("GET", "/api/v1/backup")).status).toBe(200);
  });
});

describe("an organisation", () => {
  it("is taken away by its owners when nothing is in it any more, and its roles with it", async () => {
    const server = await testServer();
    const director = await visitor(server, "director");
    const ulm = await house(server, director, "Ulm");
    const [owner, dirk] = [await signedIn(server, "Olga"), await signedIn(server, "Dirk")];
    const target = { level: "organisation", id: ulm.organisation } as const;
    await given(server, owner.person, "owner", target);
    await given(server, dirk.person, "director", target);
    const path = `/api/v1/organisations/${ulm.organisation}`;
    expect((await dirk.send("DELETE", path)).status).toBe(403);
    expect(await owner.send("DELETE", path)).toMatchObject({
      ...{ status: 422, body: { code: "organisation-not-empty" } },
    });
    await director.send("DELETE", `/api/v1/competitions/${ulm.competition}`);
    expect((await owner.send("DELETE", path)).status).toBe(422);
    expect((await owner.send("DELETE", `/api/v1/festivals/${ulm.festival}`)).status).toBe(204);
    expect((await owner.send("DELETE", path)).status).toBe(204);
    expect(await server.organisations.rights.targetsOf(owner.person)).toEqual([]);
    expect((await director.send("DELETE", path)).status).toBe(404);
  });
});

describe("the list of festivals", () => {
  it("has for everybody those in which they have a role, with the role, and all for the place", async () => {
    const server = await testServer();
    const director = await visitor(server, "director");
    const [ulm, bonn] = [
      await house(server, director, "Ulm"),
      await house(server, director, "Bonn"),
    ];
    const till = await signedIn(server, "Till");
    await given(server, till.person, "treasurer", { level: "festival", id: ulm.festival });
    const olga = await signedIn(server, "Olga");
    await given(server, olga.person, "owner", { level: "organisation", id: bonn.organisation });
    const seenBy = async (who: Visitor) => {
      const { festivals } = (await who.send("GET", "/api/v1/festivals")).body as {
        readonly festivals: readonly { id: string; organiser: string; roles: string[] }[];
      };
      return festivals
        .map(({ id, organiser, roles }) => [id, organiser, roles.includes("person"), roles[0]])
        .toSorted();
    };
    expect(await seenBy(till)).toMatchObject([[ulm.festival, "Ulm", true, "treasurer"]]);
    expect(await seenBy(olga)).toMatchObject([[bonn.festival, "Bonn", true, "owner"]]);
    expect(await seenBy(await signedIn(server, "Nora"))).toEqual([]);
    expect((await seenBy(director)).map(([id]) => id).toSorted()).toEqual(
      [ulm.festival, bonn.festival].toSorted(),
    );
    expect((await (await visitor(server)).send("GET", "/api/v1/festivals")).status).toBe(401);
  });
});

describe("the list at the door", () => {
  it("shows births to whoever takes fees, buttons to whoever checks in, and neither to onlookers", async () => {
    const server = await testServer();
    const director = await visitor(server, "director");
    const { competition } = await house(server, director, "Ulm");
    const details = { birth: "1987-06-05" };
    await give(director, competition, { type: "change-entry", entry: 2, details });
    const pageOf = async (role: "treasurer" | "check-in" | "viewer") => {
      const somebody = await signedIn(server, role);
      await given(server, somebody.person, role, { level: "competition", id: competition });
      const page = await somebody.send("GET", `/console/${competition}/attendance?lang=en`, {
        headers: { accept: "application/json" },
      });
      const { model } = page.body as {
        readonly model: {
          readonly checksIn: boolean;
          readonly seesEntries: boolean;
          readonly rows: readonly { readonly id: number; readonly birth: string }[];
        };
      };
      const { checksIn, seesEntries, rows } = model;
      expect([page.status, rows.length]).toEqual([200, 8]);
      const answer = await give(somebody, competition, CHECK_IN);
      const others = await give(somebody, competition, { type: "draft-round" });
      expect(others.status).toBe(403);
      const told = { status: answer.status };
      return { checksIn, seesEntries, isTold: page.text.includes("1987-06-05"), ...told };
    };
    expect(await pageOf("treasurer")).toEqual({
      ...{ checksIn: false, seesEntries: true, isTold: true, status: 403 },
    });
    expect(await pageOf("viewer")).toEqual({
      ...{ checksIn: false, seesEntries: false, isTold: false, status: 403 },
    });
    expect(await pageOf("check-in")).toEqual({
      ...{ checksIn: true, seesEntries: false, isTold: false, status: 200 },
    });
    const nora = await signedIn(server, "Nora");
    const refused = await nora.send("GET", `/console/${competition}/attendance`);
    expect(refused.status).toBe(403);
  });
});

const CHECK_IN = { type: "check-in", entries: [2], present: true } as const;
