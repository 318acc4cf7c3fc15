import { describe, expect, it } from "vitest";
import { begunCompetition, testServer, visitor } from "./test-server.ts";

describe("an address that cannot be read", () => {
  it.each([
    "/api/v1/competitions/%ff",
    `/api/v1/competitions/${"a".repeat(400)}`,
    "/c/%E0%A4%A",
    `/c/${"a".repeat(400)}`,
  ])("%s is not found, in the visitor's language", async (path) => {
    const server = await testServer();
    const somebody = await visitor(server);
    const german = await somebody.send("GET", path, { headers: { "accept-language": "de" } });
    expect(german.status).toBe(404);
    expect(german.headers["content-type"]).toMatch(/^application\/problem\+json/);
    expect(german.body).toMatchObject({ code: "not-found", title: "Nicht gefunden" });
    const english = await somebody.send("GET", path, { headers: { "accept-language": "en" } });
    expect(english.body).toMatchObject({ title: "Not found" });
    expect(english.headers["x-content-type-options"]).toBe("nosniff");
  });

  it("is a page for people who follow a link", async () => {
    const server = await testServer();
    const headers = { accept: "text/html" };
    const somebody = await visitor(server);
    const answer = await somebody.send("GET", "/c/%E0%A4%A", { headers });
    expect(answer.headers["content-type"]).toMatch(/^text\/html/);
    expect(answer.headers["content-security-policy"]).toContain("default-src 'self'");
    expect(answer.text).toContain("<h1>");
  });
});

describe("an address with a slash behind it", () => {
  it("leads to the page without it, at any depth, with its question", async () => {
    const server = await testServer(undefined, { publicUrl: "https://club.example/turniere" });
    const id = await begunCompetition(await visitor(server, "director"));
    const stranger = await visitor(server);
    for (const path of [`/c/${id}`, `/c/${id}/standings`, `/c/${id}/pairings/1`, "/sign-in"]) {
      for (const [slashes, question] of [
        ["/", ""],
        ["//", "?lang=fr"],
      ]) {
        const answer = await stranger.send("GET", `${path}${slashes}${question}`);
        expect(answer.status).toBe(308);
        expect(answer.headers["location"]).toBe(`/turniere${path}${question}`);
      }
    }
  });

  it("leads to no other site, and changes nothing that is sent", async () => {
    const stranger = await visitor(await testServer());
    for (const path of ["//other.example/", "/\\other.example/", "//", "///other.example//"]) {
      const answer = await stranger.send("GET", path);
      expect(answer.headers["location"] ?? "/").toMatch(/^\/(?![/\\])/);
    }
    expect((await stranger.send("POST", "/api/v1/competitions/x/commands/")).status).toBe(404);
  });
});
