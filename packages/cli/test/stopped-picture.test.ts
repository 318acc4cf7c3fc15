import { createRequire } from "node:module";
import { describe, expect, test } from "vitest";
import { built, servedFolder } from "./served.ts";

const folder = servedFolder();

/** A picture that takes seconds to unpack on any machine, in a few kilobytes. */
const largePicture = async (): Promise<Buffer> => {
  const { default: sharp } = await import(
    createRequire(new URL("../../server/package.json", import.meta.url)).resolve("sharp")
  );
  const create = { width: 6000, height: 3900, channels: 3, background: "#c81e1e" } as const;
  return sharp({ create }).avif({ effort: 0 }).toBuffer();
};

describe.skipIf(!built)("a server with pictures in work", () => {
  test("ends by SIGTERM at once: they are given up, and their senders are told", async () => {
    const { first, child, ended } = await folder.serve("--port", "0", "--json");
    const { url, directorUrl } = JSON.parse(first) as Record<"url" | "directorUrl", string>;
    const entered = await fetch(`${url}${new URL(directorUrl).pathname}`, { redirect: "manual" });
    const cookie = entered.headers.get("set-cookie")?.split(";")[0] ?? "";
    const made = await fetch(`${url}/api/v1/competitions`, {
      method: "POST",
      headers: { cookie, "content-type": "application/json" },
      body: JSON.stringify({ name: "Ulm", format: "scrabble-swiss" }),
    });
    const { id } = (await made.json()) as { readonly id: string };
    const picture = new Uint8Array(await largePicture());
    const upload = async () => {
      const answer = await fetch(`${url}/api/v1/competitions/${id}/pictures/poster?alt=x`, {
        method: "PUT",
        headers: { cookie, "content-type": "application/octet-stream" },
        body: picture,
      });
      return { status: answer.status, body: await answer.json() };
    };
    // One is made and two wait; a refused fourth proves that the others have arrived.
    const uploads = [upload(), upload(), upload(), upload()];
    const busy = { status: 503, body: expect.objectContaining({ code: "pictures-busy" }) };
    expect(await Promise.race(uploads)).toEqual(busy);
    child.kill("SIGTERM");
    const given = await Promise.all(uploads);
    // At least those that waited; the one in work may have been done just then.
    expect(given.filter(({ status }) => status === 503).length).toBeGreaterThanOrEqual(3);
    expect(await ended).toBe(0);
  });
});
