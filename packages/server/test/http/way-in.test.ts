/** The start page, creating by forms without scripts, and the sample that plays by itself. */
import { LANGUAGES } from "@losfee/contract";
import { describe, expect, it } from "vitest";
import { livingSampleId } from "../../src/samples/living.ts";
import { testServer, visitor } from "./test-server.ts";

const HTML = { accept: "text/html" };

const form = (fields: Readonly<Record<string, string>>) => ({
  headers: { ...HTML, "content-type": "application/x-www-form-urlencoded" },
  payload: new URLSearchParams(fields).toString(),
});

describe("a new competition by a form", () => {
  it("is created from three answers, and leads into its console", async () => {
    const server = await testServer();
    const director = await visitor(server, "director");
    const answers = { name: "Donnerstag", start: "2026-11-26", size: "16", rounds: "", zone: "" };
    const created = await director.send("POST", "/console/new/fide-swiss", form(answers));
    expect(created.status).toBe(303);
    const path = String(created.headers["location"]);
    expect(path).toMatch(/^\/console\/donnerstag-/);
    const { body } = await director.send("GET", path.replace("/console", "/api/v1/competitions"));
    expect(body).toMatchObject({
      settings: { stages: [{ system: "fide-dutch", rounds: 5 }] },
      details: { start: "2026-11-26", end: "2026-11-26", timeControl: "900+10" },
    });
  });

  it("that is refused shows the answers again, with the reason", async () => {
    const server = await testServer();
    const director = await visitor(server, "director");
    const refused = await director.send(
      ...(["POST", "/console/new/fide-swiss"] as const),
      form({ name: " ", size: "45" }),
    );
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('role="alert"');
    expect(refused.text).toMatch(/name="size" value="45"|value="45"[^>]*name="size"/);
  });

  it("is for those who may create one", async () => {
    const server = await testServer();
    const anybody = await visitor(server);
    const sent = await anybody.send("POST", "/console/new/fide-swiss", form({ name: "x" }));
    expect(sent.status).toBe(401);
    expect((await anybody.send("POST", "/console/samples/chess-open")).status).toBe(401);
  });

  it("can be a sample, which asks nothing", async () => {
    const server = await testServer();
    const director = await visitor(server, "director");
    const sample = await director.send("POST", "/console/samples/scheveningen", form({}));
    expect([sample.status, String(sample.headers["location"])]).toEqual([
      303,
      expect.stringMatching(/^\/console\/beispiel-/),
    ]);
  });
});

describe("the sample that plays by itself", () => {
  it("is on the start page of a fresh server and has public pages in every language", async () => {
    const server = await testServer();
    const anybody = await visitor(server);
    for (const language of LANGUAGES) {
      const id = livingSampleId(language);
      const { text } = await anybody.send("GET", `/?lang=${language}`, { headers: HTML });
      expect(text).toContain(`/c/${id}`);
      const page = await anybody.send("GET", `/c/${id}/standings`, { headers: HTML });
      expect([page.status, page.text.includes("data-unfinished")]).toEqual([200, true]);
    }
    expect((await anybody.send("GET", "/api/v1/competitions")).body).toMatchObject({
      competitions: [],
    });
  });

  it("has a result more some seconds later, and takes no commands", async () => {
    let seconds = 0;
    const server = await testServer(undefined, {
      now: () => new Date(Date.UTC(2026, 10, 22, 9) + 1000 * seconds),
    });
    const seqs: number[] = [];
    for (const at of [0, 7, 14]) {
      seconds = at;
      seqs.push((await server.competitions.state("sample-de"))?.seq ?? 0);
    }
    expect(seqs.toSorted((a, b) => a - b)).toEqual(seqs);
    expect(new Set(seqs).size).toBe(3);
    const director = await visitor(server, "director");
    const command = { command: { type: "draft-round" } };
    const sent = await director.send("POST", "/api/v1/competitions/sample-de/commands", {
      payload: command,
    });
    expect(sent.status).toBe(404);
  });
});

describe("the button of the start page", () => {
  it("lets a browser of the same computer in, where the server says that it is a person's own", async () => {
    const server = await testServer(undefined, { isDesk: true });
    const browser = await visitor(server);
    const { text } = await browser.send("GET", "/", {
      headers: { ...HTML, host: "localhost:4711" },
    });
    expect(text).toContain('action="/desk"');
    const sent = await browser.send("POST", "/desk", {
      headers: { ...HTML, host: "localhost:4711", origin: "http://localhost:4711" },
    });
    expect(sent.headers["location"]).toBe("/console/new");
    expect(sent.headers["set-cookie"]).toMatch(/losfee_session=/);
  });

  it("is not there for anybody else: other names, forwarded requests, other sites", async () => {
    const server = await testServer(undefined, { isDesk: true });
    const browser = await visitor(server);
    const strangers = [
      { host: "losfee.example" },
      { host: "localhost:4711", "x-forwarded-for": "203.0.113.9" },
      { host: "localhost:4711", via: "1.1 proxy" },
      { host: "localhost:4711", origin: "https://evil.example" },
    ];
    for (const headers of strangers) {
      const { status } = await browser.send("POST", "/desk", { headers: { ...HTML, ...headers } });
      expect([headers, status === 303]).toEqual([headers, false]);
    }
  });

  it("is not there on a server", async () => {
    const server = await testServer();
    const browser = await visitor(server);
    const host = { host: "localhost:4711" };
    expect((await browser.send("POST", "/desk", { headers: { ...HTML, ...host } })).status).toBe(
      404,
    );
    const { text } = await browser.send("GET", "/", { headers: { ...HTML, ...host } });
    expect(text).not.toContain("/desk");
  });
});
