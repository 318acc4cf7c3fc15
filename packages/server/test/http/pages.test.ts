import { pages } from "@losfee/web";
import { describe, expect, it, vi } from "vitest";
import { begunCompetition, testServer, visitor } from "./test-server.ts";

const html = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

const setUp = async () => {
  const server = await testServer();
  const director = await visitor(server, "director");
  const id = await begunCompetition(director);
  return { server, director, id, stranger: await visitor(server) };
};

describe("pages", () => {
  it("are answered as HTML to browsers and as JSON to their scripts", async () => {
    const { stranger, id } = await setUp();
    const page = await stranger.send("GET", `/c/${id}/standings`, { headers: html });
    expect(page.status).toBe(200);
    expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(page.text).toMatch(/^<!doctype html><html lang="de" /);
    expect(page.text).toContain("P1");
    const json = await stranger.send("GET", `/c/${id}/standings`, {
      headers: { accept: "application/json" },
    });
    expect(json.body).toMatchObject({ seq: 4, model: expect.anything() });
  });

  it("that everybody sees hold neither the seed nor a draft", async () => {
    const { director, server, stranger, id } = await setUp();
    const seed = (await server.competitions.state(id))?.seed ?? "";
    await director.send("POST", `/api/v1/competitions/${id}/commands`, {
      payload: { command: { type: "recall-round", round: 1, reason: "x" } },
    });
    for (const { path, access } of pages) {
      if (access !== "public") continue;
      const url = path.replace(":competition", id).replace(/\/:\w+\??/g, "/1");
      for (const accept of ["text/html", "application/json"]) {
        const answer = await stranger.send("GET", url, { headers: { accept } });
        expect([url, answer.status < 500, answer.text.includes(seed)]).toEqual([url, true, false]);
      }
    }
  });

  it("come in the visitor's language, which can be chosen and is remembered", async () => {
    const { stranger, id } = await setUp();
    const languageOf = async (url: string, headers: Record<string, string>) => {
      const answer = await stranger.send("GET", url, { headers: { ...html, ...headers } });
      return [/<html lang="(\w+)"/.exec(answer.text)?.[1], answer.headers["set-cookie"]];
    };
    expect(await languageOf(`/c/${id}`, {})).toEqual(["de", undefined]);
    expect(await languageOf(`/c/${id}`, { "accept-language": "en-GB,de;q=0.5" })).toEqual([
      "en",
      undefined,
    ]);
    const [language, cookie] = await languageOf(`/c/${id}?lang=en`, {});
    expect([language, String(cookie)]).toEqual(["en", expect.stringMatching(/^lang=en;/)]);
    expect(await languageOf(`/c/${id}`, { cookie: "lang=en" })).toEqual(["en", undefined]);
  });

  it("run and load nothing that is not ours, and need no https", async () => {
    const { stranger, id } = await setUp();
    const { headers, text } = await stranger.send("GET", `/c/${id}`, { headers: html });
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toMatch(/unsafe|upgrade-insecure-requests/);
    expect(headers["strict-transport-security"]).toBeUndefined();
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(text).not.toMatch(/<script(?![^>]*(src=|type="application\/json"))/);
    expect(text).not.toMatch(/ style="| on\w+="/);
  });

  it("bring their address as a picture, for those who see it on a wall", async () => {
    const { stranger, id } = await setUp();
    const code = await stranger.send("GET", `/c/${id}/address.svg`);
    expect(code.status).toBe(200);
    expect(code.headers["content-type"]).toBe("image/svg+xml");
    expect(code.text).toMatch(/^<svg /);
    expect((await stranger.send("GET", "/c/nowhere/address.svg")).status).toBe(404);
  });

  it("that are not there, or not for you, say so as pages", async () => {
    const { server, stranger, id } = await setUp();
    const missing = await stranger.send("GET", "/c/nowhere", { headers: html });
    expect(missing.status).toBe(404);
    expect(missing.headers["content-type"]).toContain("text/html");
    expect(missing.text).toContain("<h1>Nicht gefunden</h1>");
    const closed = await stranger.send("GET", `/console/${id}`, {
      headers: { ...html, "accept-language": "en" },
    });
    expect(closed.status).toBe(401);
    expect(closed.text).toMatch(/<html lang="en" [\s\S]*the link that Losfee prints/);
    const helper = await visitor(server, "results", id);
    const forbidden = await helper.send("GET", `/console/${id}/settings`, { headers: html });
    expect(forbidden.status).toBe(403);
    const wild = await stranger.send("GET", "/<script>alert(1)</script>", { headers: html });
    expect(wild.status).toBe(404);
    expect(wild.text).not.toContain("<script>");
  });
});

describe("a page", () => {
  it("loads its own competition once and no other, unless it lists them", async () => {
    const { server, director, id } = await setUp();
    const loads = vi.spyOn(server.competitions, "runningState");
    const states = vi.spyOn(server.competitions, "state");
    const lists = vi.spyOn(server.competitions, "list");
    for (const path of [`/c/${id}/standings`, `/console/${id}`, `/console/${id}/journal`]) {
      await director.send("GET", path);
    }
    expect(loads.mock.calls).toEqual([[id], [id], [id]]);
    expect(states).not.toHaveBeenCalled();
    expect(lists).not.toHaveBeenCalled();
    await director.send("GET", "/console");
    expect(lists).toHaveBeenCalledOnce();
  });
});
