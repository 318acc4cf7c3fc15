import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { begunCompetition, give, testServer, unwrap, visitor } from "./test-server.ts";

const metaOf = (html: string): ReadonlyMap<string, string> =>
  new Map(
    [...html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)].map(
      ([, name = "", content = ""]) => [name, content.replaceAll("&amp;", "&")],
    ),
  );

describe("a link to a public page", () => {
  it("is shown with its title and a picture under an absolute address", async () => {
    const server = await testServer();
    const director = await visitor(server, "director");
    const id = await begunCompetition(director, 8);
    const anybody = await visitor(server);
    const { text } = await anybody.send("GET", `/c/${id}/pairings/1?lang=en`);
    const meta = metaOf(text);
    expect(meta.get("og:title")).toBe("Pairings round 1 · Ulm");
    expect(meta.get("twitter:card")).toBe("summary_large_image");
    const address = new URL(meta.get("og:image") ?? "");
    expect(address.origin).toBe("http://192.168.0.7:4711");
    const picture = await server.app.inject(`${address.pathname}${address.search}`);
    expect(picture.headers["content-type"]).toBe("image/png");
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({
      format: "png",
      width: 1200,
      height: 630,
    });
    const etag = String(picture.headers["etag"]);
    const again = await anybody.send("GET", `${address.pathname}${address.search}`, {
      headers: { "if-none-match": etag },
    });
    expect(again.status).toBe(304);
  });

  it("has none where a page is for few, or does not exist", async () => {
    const server = await testServer();
    const director = await visitor(server, "director");
    const id = await begunCompetition(director, 4);
    const console_ = await director.send("GET", `/console/${id}?preview=1`);
    expect(console_.headers["content-type"]).toContain("text/html");
    expect(metaOf(console_.text).get("og:image")).toBeUndefined();
    expect((await director.send("GET", `/c/${id}/pairings/9?preview=1`)).status).toBe(404);
    expect((await director.send("GET", "/c/nowhere?preview=1")).status).toBe(404);
  });

  it("is drawn for competitions of every kind, before anything is known of them", async () => {
    const server = await testServer();
    const director = await visitor(server, "director");
    for (const format of ["scrabble-swiss", "king-lui", "pyramid"]) {
      const body = { name: "Ö & <b> 中文", format };
      const { id } = unwrap(await director.api("POST /competitions", { body }));
      const { status, headers } = await director.send("GET", `/c/${id}?preview=1`);
      expect([format, status, headers["content-type"]]).toEqual([format, 200, "image/png"]);
      await give(director, id, { type: "close-competition" });
    }
  });
});
