import { describe, expect, it } from "vitest";
import { testServer, visitor } from "./test-server.ts";

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
