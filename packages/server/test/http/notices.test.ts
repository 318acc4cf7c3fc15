import { describe, expect, it } from "vitest";
import { founded, given, type House, house, signedIn } from "./rights-world.ts";
import { type TestServer, testServer, unwrap, type Visitor, visitor } from "./test-server.ts";

const IMPRINT = "Chess Club Ulm\n\n- Ada Berg\n- <b>Ulm</b>";

const world = async () => {
  const server = await testServer();
  const place = await visitor(server, "director");
  const federation = await founded(server, "Federation", "federation");
  const ulm = await house(server, place, "Ulm", federation);
  const nobody = await visitor(server);
  return { server, place, federation, ulm, nobody };
};

const owner = async (server: TestServer, organisation: string) => {
  const somebody = await signedIn(server, "Olga");
  await given(server, somebody.person, "owner", { level: "organisation", id: organisation });
  return somebody;
};

/** Returns the links in the foot of a page. */
const feet = async (who: Visitor, path: string): Promise<readonly string[]> => {
  const { text } = await who.send("GET", path, { headers: { accept: "text/html" } });
  const [foot = ""] = /<footer class="(?:legal|embed)-footer.*?<\/footer>/s.exec(text) ?? [];
  return [...foot.matchAll(/href="([^"]+)"/g)].map(([, href = ""]) => href);
};

const setFor = (who: Visitor, organisation: string, notice: "imprint" | "privacy", text: string) =>
  who.api("PUT /organisations/:organisation/notices/:notice", {
    params: { organisation, notice },
    body: { text },
  });

const publicPages = ({ competition, festival }: House): readonly string[] => [
  `/c/${competition}`,
  `/c/${competition}/standings`,
  `/f/${festival}`,
];

describe("imprint and privacy notice", () => {
  it("stand at the foot of every public page of what an organisation holds, as soon as they are set", async () => {
    const { server, ulm, nobody } = await world();
    const olga = await owner(server, ulm.organisation);
    // Twice: the second time from the cache.
    for (const path of [...publicPages(ulm), ...publicPages(ulm)]) {
      expect(await feet(nobody, path)).toEqual([]);
    }
    unwrap(await setFor(olga, ulm.organisation, "imprint", IMPRINT));
    unwrap(await setFor(olga, ulm.organisation, "privacy", "https://ulm.example/privacy"));
    const links = [`/o/${ulm.organisation}/imprint`, "https://ulm.example/privacy"];
    for (const path of publicPages(ulm)) expect(await feet(nobody, path)).toEqual(links);
    unwrap(await setFor(olga, ulm.organisation, "privacy", "Nothing is kept."));
    for (const path of publicPages(ulm)) {
      expect(await feet(nobody, path)).toContain(`/o/${ulm.organisation}/privacy`);
    }
    expect(await feet(nobody, "/")).toEqual([]);
    expect(await feet(nobody, "/sign-in")).toEqual([]);
  });

  it("stand under what other websites show, and neither on screens nor on paper", async () => {
    const { server, place, ulm, nobody } = await world();
    const olga = await owner(server, ulm.organisation);
    const embed = `/c/${ulm.competition}/standings?embed`;
    const all = `/c/${ulm.competition}/standings`;
    expect(await feet(nobody, embed)).toEqual([all]);
    unwrap(await setFor(olga, ulm.organisation, "imprint", IMPRINT));
    unwrap(await setFor(olga, ulm.organisation, "privacy", "https://ulm.example/privacy"));
    const links = [`/o/${ulm.organisation}/imprint`, "https://ulm.example/privacy"];
    expect(await feet(nobody, embed)).toEqual([all, ...links]);
    for (const path of [
      `/c/${ulm.competition}/screen`,
      `/console/${ulm.competition}/print/cards`,
    ]) {
      const { status } = await place.send("GET", path, { headers: { accept: "text/html" } });
      expect([path, status, await feet(place, path)]).toEqual([path, 200, []]);
    }
  });

  it("are pages that say what was typed, and run none of its HTML", async () => {
    const { server, ulm, nobody } = await world();
    const olga = await owner(server, ulm.organisation);
    const path = `/o/${ulm.organisation}/imprint`;
    expect((await nobody.send("GET", path)).status).toBe(404);
    unwrap(await setFor(olga, ulm.organisation, "imprint", IMPRINT));
    const { text } = await nobody.send("GET", path, { headers: { accept: "text/html" } });
    expect(text).toContain("<li>Ada Berg</li>");
    expect(text).not.toContain("<b>Ulm</b>");
    expect((await nobody.send("GET", "/o/nowhere/imprint")).status).toBe(404);
  });

  it("are those of the organisation above, or of the server, where there is no own one", async () => {
    const { server, place, federation, ulm, nobody } = await world();
    const [, page = ""] = publicPages(ulm);
    unwrap(
      await place.api("PUT /notices/:notice", {
        params: { notice: "imprint" },
        body: { text: "Server" },
      }),
    );
    expect(await feet(nobody, page)).toEqual(["/imprint"]);
    expect(await feet(nobody, "/sign-in")).toEqual(["/imprint"]);
    unwrap(await setFor(place, federation, "imprint", "Federation"));
    expect(await feet(nobody, page)).toEqual([`/o/${federation}/imprint`]);
    expect(await feet(nobody, "/")).toEqual(["/imprint"]);
    const olga = await owner(server, ulm.organisation);
    const params = { organisation: ulm.organisation };
    const inherited = unwrap(
      await olga.api("GET /organisations/:organisation/notices", { params }),
    );
    expect(inherited.imprint).toEqual({
      own: null,
      held: { text: "Federation", organisation: federation },
    });
    expect(inherited.privacy).toEqual({ own: null, held: null });
    const { text } = await nobody.send("GET", `/o/${ulm.organisation}/imprint`);
    expect(text).toContain("Federation");
    // After removal the inherited notice applies; and nothing stays when an organisation goes.
    unwrap(await setFor(olga, ulm.organisation, "imprint", "Ulm"));
    unwrap(await setFor(olga, ulm.organisation, "imprint", "  "));
    expect(await feet(nobody, page)).toEqual([`/o/${federation}/imprint`]);
  });

  it("lead on from where people are about to say something of themselves", async () => {
    const { place, nobody } = await world();
    const params = { notice: "privacy" } as const;
    unwrap(await place.api("PUT /notices/:notice", { params, body: { text: "Kept for a year." } }));
    const { text } = await nobody.send("GET", "/sign-in", { headers: { accept: "text/html" } });
    expect([...text.matchAll(/href="\/privacy"/g)]).toHaveLength(2);
  });

  it("are neither too long nor an address that anybody on the way may change", async () => {
    const { place, ulm } = await world();
    const codes = async (text: string) => {
      const answer = await setFor(place, ulm.organisation, "privacy", text);
      return answer.ok ? "taken" : answer.problem.code;
    };
    expect(await codes("x".repeat(20_000))).toBe("taken");
    expect(await codes("x".repeat(20_001))).toBe("notice-too-long");
    for (const address of ["http://ulm.example", "javascript://ulm.example", "https://"]) {
      expect(await codes(address)).toBe("notice-not-https");
    }
    expect(await codes("See http://ulm.example")).toBe("taken");
  });

  it("are set by owners alone, and every change stands in the log", async () => {
    const { server, ulm } = await world();
    const dora = await signedIn(server, "Dora");
    const target = { level: "organisation", id: ulm.organisation } as const;
    await given(server, dora.person, "director", target);
    expect((await setFor(dora, ulm.organisation, "imprint", "D")).ok).toBe(false);
    const olga = await owner(server, ulm.organisation);
    unwrap(await setFor(olga, ulm.organisation, "imprint", "O"));
    const log = await server.organisations.organisations.log(ulm.organisation);
    expect(log.at(-1)).toMatchObject({
      actor: `person:${olga.person}`,
      entry: { act: "notice-set", notice: "imprint" },
    });
  });
});
