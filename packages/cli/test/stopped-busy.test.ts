import { createRequire } from "node:module";
import { connect, type Socket } from "node:net";
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

/** A competition on the server that said this at its start, and its director. */
const competitionOn = async (said: string) => {
  const { url, directorUrl } = JSON.parse(said) as Record<"url" | "directorUrl", string>;
  const entered = await fetch(`${url}${new URL(directorUrl).pathname}`, { redirect: "manual" });
  const cookie = entered.headers.get("set-cookie")?.split(";")[0] ?? "";
  const made = await fetch(`${url}/api/v1/competitions`, {
    method: "POST",
    headers: { cookie, "content-type": "application/json" },
    body: JSON.stringify({ name: "Ulm", format: "scrabble-swiss" }),
  });
  const { id } = (await made.json()) as { readonly id: string };
  return { url, cookie, id };
};

/** A request of which no more than this is ever sent; resolves when `until` is in the answer, if any. */
const begun = async (url: string, lines: readonly string[], until: string | null) => {
  const { hostname, port } = new URL(url);
  const socket: Socket = connect(Number(port), hostname);
  socket.on("error", () => undefined);
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  socket.write(`${lines.join("\r\n")}\r\n`);
  let answer = "";
  await new Promise<void>((resolve) => {
    socket.on("data", (part) => {
      answer += String(part);
      if (until !== null && answer.includes(until)) resolve();
    });
    if (until === null) resolve();
  });
  return { closed };
};

describe.skipIf(!built)("a server that strangers keep busy", () => {
  test("ends by SIGTERM all the same: uploads half sent, streams open, questions half asked, pages being read", async () => {
    const { first, child, ended } = await folder.serve("--port", "0", "--json");
    const { url, cookie, id } = await competitionOn(first);
    const host = `host: ${new URL(url).host}`;
    const connections = [
      await begun(url, [`GET /api/v1/competitions/${id}/stream HTTP/1.1`, host, ""], "200 OK"),
      await begun(url, ["GET / HTTP/1.1", host, ""], "HTTP/1.1 200"),
      await begun(url, ["GET / HTTP/1.1", host], null),
      await begun(
        url,
        [
          ...[`PUT /api/v1/competitions/${id}/pictures/logo HTTP/1.1`, host],
          ...[
            `cookie: ${cookie}`,
            "content-type: application/octet-stream",
            "content-length: 5000000",
            "",
            "half",
          ],
        ],
        null,
      ),
      await begun(
        url,
        [
          ...["POST /api/v1/import HTTP/1.1", host, "transfer-encoding: chunked"],
          ...[`cookie: ${cookie}`, "content-type: application/json", "", "5", '{"a":'],
        ],
        null,
      ),
    ];
    const pages = Array.from({ length: 20 }, () =>
      fetch(`${url}/c/${id}`).then(
        (answer) => answer.text(),
        () => "",
      ),
    );
    child.kill("SIGTERM");
    expect(await ended).toBe(0);
    await Promise.all([...connections.map(({ closed }) => closed), ...pages]);
  });
});

describe.skipIf(!built)("a server with pictures in work", () => {
  test("ends by SIGTERM at once: they are given up, and their senders are told", async () => {
    const { first, child, ended } = await folder.serve("--port", "0", "--json");
    const { url, cookie, id } = await competitionOn(first);
    const picture = new Uint8Array(await largePicture());
    const upload = async () => {
      const answer = await fetch(`${url}/api/v1/competitions/${id}/pictures/poster?alt=x`, {
        method: "PUT",
        headers: { cookie, "content-type": "application/octet-stream" },
        body: picture,
      });
      return { status: answer.status, body: await answer.json() };
    };
    // One is made and two wait; the fourth is refused, so then the others have come in.
    const uploads = [upload(), upload(), upload(), upload()];
    const busy = { status: 503, body: expect.objectContaining({ code: "pictures-busy" }) };
    expect(await Promise.race(uploads)).toEqual(busy);
    child.kill("SIGTERM");
    const given = await Promise.all(uploads);
    // Those that waited, at least; the one in work may have been done just then.
    expect(given.filter(({ status }) => status === 503).length).toBeGreaterThanOrEqual(3);
    expect(await ended).toBe(0);
  });
});
