import { describe, expect, it } from "vitest";
import { begunCompetition, testServer, unwrap, visitor } from "./test-server.ts";

const ancestorsOf = (headers: Record<string, unknown>): string =>
  /frame-ancestors ([^;]*)/.exec(String(headers["content-security-policy"]))?.[1] ?? "";

const begun = async () => {
  const server = await testServer();
  const director = await visitor(server, "director");
  const id = await begunCompetition(director, 4);
  const allow = (sites: readonly string[]) =>
    director.api("PUT /competitions/:id/embeds", { params: { id }, body: { sites: [...sites] } });
  return { server, director, id, allow };
};

describe("a page in another website", () => {
  it("is refused to all of them unless the director lists them", async () => {
    const { server, id, allow } = await begun();
    const anybody = await visitor(server);
    const look = () => anybody.send("GET", `/c/${id}/standings?embed`);
    const closed = await look();
    expect(ancestorsOf(closed.headers)).toBe("'none'");
    expect(closed.headers["x-frame-options"]).toBe("DENY");
    unwrap(
      await allow(["https://club.example/page?x=1", "*.League.example", "http://localhost:8080"]),
    );
    const open = await look();
    expect(ancestorsOf(open.headers)).toBe(
      "https://club.example https://*.league.example http://localhost:8080",
    );
    expect(open.headers["x-frame-options"]).toBeUndefined();
    expect(open.text).toContain("layout-embed");
    unwrap(await allow([]));
    expect(ancestorsOf((await look()).headers)).toBe("'none'");
  });

  it("is a public page that is made for it, and never the console or a page of one's own", async () => {
    const { director, id, allow } = await begun();
    unwrap(await allow(["https://club.example"]));
    for (const path of [
      `/c/${id}/standings`,
      `/c/${id}?embed-me`,
      `/c/${id}/lots?embed`,
      `/c/${id}/screen?embed`,
      `/console/${id}?embed`,
      `/console/${id}/event?embed`,
      "/console?embed",
      `/api/v1/competitions/${id}?embed`,
    ]) {
      const { headers } = await director.send("GET", path);
      expect([path, ancestorsOf(headers), headers["x-frame-options"]]).toEqual([
        path,
        "'self'",
        "SAMEORIGIN",
      ]);
    }
    for (const path of ["standings", "pairings", "leaders?top=3"]) {
      const address = `/c/${id}/${path}${path.includes("?") ? "&" : "?"}embed=1`;
      const { headers, status, text } = await director.send("GET", address);
      expect([path, status, ancestorsOf(headers)]).toEqual([path, 200, "https://club.example"]);
      // The same as for the public, even with the director's cookie.
      expect(text).not.toContain("/console/");
      expect(text).toContain('target="_blank"');
    }
  });

  it("is not opened by what is no website: everything that is wrong is named at once", async () => {
    const { allow, director, id } = await begun();
    const answer = await allow([
      "https://club.example",
      "https://*",
      "*",
      "javascript:alert(1)",
      "https://a.example; script-src *",
      "https://anna:pw@club.example",
      "https://*.example",
    ]);
    expect(answer.ok).toBe(false);
    if (answer.ok) return;
    expect(answer.problem).toMatchObject({
      status: 422,
      code: "embed-sites-malformed",
      sites: [
        "https://*",
        "*",
        "javascript:alert(1)",
        "https://a.example; script-src *",
        "https://anna:pw@club.example",
        "https://*.example",
      ],
    });
    const { sites } = unwrap(
      await director.api("GET /competitions/:id/embeds", { params: { id } }),
    );
    expect(sites).toEqual([]);
  });
});
