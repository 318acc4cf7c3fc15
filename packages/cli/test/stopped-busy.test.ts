import { createRequire } from "node:module";
import { connect, type Socket } from "node:net";
import { describe, expect, test } from "vitest";
import { temporaryFolder } from "./losfee.ts";
import { built, launcher, servedFolder } from "./served.ts";
import { silentImap, silentReceiver, silentSmtp } from "./stopped-busy/silent-services.ts";
import { stallingDatabase } from "./stopped-busy/stalling-database.ts";

const folder = servedFolder();

/** Service managers kill soon after, in milliseconds. */
const BOUND = 10_000;

/** Ends a server as a service manager does; expects it to end in order, within the bound. */
const expectToEnd = async ({ child, ended }: Awaited<ReturnType<typeof folder.serve>>) => {
  const begun = performance.now();
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
  expect(performance.now() - begun).toBeLessThan(BOUND);
};

/** A picture that takes seconds to unpack on any machine, in a few kilobytes. */
const largePicture = async (): Promise<Buffer> => {
  const { default: sharp } = await import(
    createRequire(new URL("../../server/package.json", import.meta.url)).resolve("sharp")
  );
  const create = { width: 6000, height: 3900, channels: 3, background: "#c81e1e" } as const;
  return sharp({ create }).avif({ effort: 0 }).toBuffer();
};

/** A competition on the server that said this at its start, and its director. */
const competitionOn = async (said: string, format = "scrabble-swiss") => {
  const { url, directorUrl } = JSON.parse(said) as Record<"url" | "directorUrl", string>;
  const entered = await fetch(`${url}${new URL(directorUrl).pathname}`, { redirect: "manual" });
  const cookie = entered.headers.get("set-cookie")?.split(";")[0] ?? "";
  const made = await fetch(`${url}/api/v1/competitions`, {
    method: "POST",
    headers: { cookie, "content-type": "application/json" },
    body: JSON.stringify({ name: "Ulm", format }),
  });
  const { id } = (await made.json()) as { readonly id: string };
  return { url, cookie, id };
};

/** A request of which no more than this is ever sent; resolves when `until` is in the answer, if any. */
const begun = async (
  url: string,
  lines: readonly string[],
  until: string | null,
  { readsOn = true } = {},
) => {
  const { hostname, port } = new URL(url);
  const socket: Socket = connect(Number(port), hostname);
  socket.on("error", () => undefined);
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  socket.write(`${lines.join("\r\n")}\r\n`);
  let answer = "";
  await new Promise<void>((resolve) => {
    socket.on("data", (part) => {
      answer += String(part);
      if (until === null || !answer.includes(until)) return;
      if (!readsOn) socket.pause();
      resolve();
    });
    if (until === null) resolve();
  });
  return { closed };
};

describe.skipIf(!built)("a server that strangers keep busy", () => {
  test("ends by SIGTERM all the same: uploads half sent, streams open, questions half asked, pages being read", async () => {
    const server = await folder.serve("--port", "0", "--json");
    const { url, cookie, id } = await competitionOn(server.first);
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
    await expectToEnd(server);
    await Promise.all([...connections.map(({ closed }) => closed), ...pages]);
  });
});

describe.skipIf(!built)("a server with pictures in work", () => {
  test("ends by SIGTERM at once: they are given up, and their senders are told", async () => {
    const server = await folder.serve("--port", "0", "--json");
    const { url, cookie, id } = await competitionOn(server.first);
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
    const end = expectToEnd(server);
    const given = await Promise.all(uploads);
    // Those that waited, at least; the one in work may have been done just then.
    expect(given.filter(({ status }) => status === 503).length).toBeGreaterThanOrEqual(3);
    await end;
  });
});

/** Others whom a server waits for. */
const OTHERS = ["mail server", "mailbox", "receiver of webhooks", "reader"] as const;
type Other = (typeof OTHERS)[number];

/** Starts a server with a Pyramid, and lets these fall silent in the middle of its work for them. */
const waitingFor = async (others: readonly Other[]) => {
  const smtp = await silentSmtp();
  const imap = await silentImap();
  const receiver = await silentReceiver();
  const server = await folder.start(
    process.execPath,
    [launcher, "serve", "--port", "0", "--json", "--private-webhooks"],
    {
      cwd: temporaryFolder().path,
      environment: {
        LOSFEE_MAIL_FROM: "pyramid@club.example",
        ...(others.includes("mail server")
          ? { LOSFEE_SMTP_URL: `smtp://127.0.0.1:${smtp.port}` }
          : {}),
        ...(others.includes("mailbox") ? { LOSFEE_IMAP_URL: `imap://127.0.0.1:${imap.port}` } : {}),
      },
    },
  );
  const { url, cookie, id } = await competitionOn(server.first, "pyramid");
  const api = `${url}/api/v1`;
  const ask = async (method: string, address: string, body?: object) => {
    const answer = await fetch(address, {
      method,
      headers: { cookie, ...(body === undefined ? {} : { "content-type": "application/json" }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${address}: ${answer.status} ${text}`);
    return text === "" ? {} : JSON.parse(text);
  };
  const own = `${api}/competitions/${id}`;
  const give = (command: object) => ask("POST", `${own}/commands`, { command });
  const entries = ["Pia Pharao", "Anna Müller", "Bernd Meier", "Carla Conti"].map((name, at) => ({
    name,
    addresses: [`p${at + 1}@private.example`],
  }));
  await give({ type: "add-entries", entries });
  await ask("PUT", `${own}/mail`, {
    ...{ address: null, senderName: "Pyramid", since: "2026-01-01T00:00:00.000Z" },
    ...{ sending: "on", receiving: true },
  });
  const begin: Readonly<Record<Other, () => Promise<unknown>>> = {
    async "mail server"() {
      const targets = [{ kind: "player", player: 3 }];
      await give({ type: "challenge", challenger: 4, targets });
      await smtp.silent;
    },
    mailbox: () => imap.silent,
    async "receiver of webhooks"() {
      const address = `http://127.0.0.1:${receiver.port}/`;
      const hook = await ask("POST", `${own}/webhooks`, { url: address, topics: ["results"] });
      await ask("POST", `${own}/webhooks/${hook.id}/test`);
      await receiver.silent;
    },
    reader() {
      const request = [`GET /api/v1/competitions/${id}/export HTTP/1.1`, "host: x"];
      const many = Array.from({ length: 200 }, () => [...request, `cookie: ${cookie}`, ""]);
      return begun(url, many.flat(), "200 OK", { readsOn: false });
    },
  };
  for (const other of others) await begin[other]();
  return server;
};

describe.skipIf(!built)("a server that waits for others, who fall silent", () => {
  // At one server with all of them their waits must not add up.
  const cases: readonly (readonly [readonly Other[]])[] = [
    [OTHERS],
    ...OTHERS.map((other) => [[other]] as const),
  ];
  test.each(cases)("ends by SIGTERM in time beside its %s", async (others) =>
    expectToEnd(await waitingFor(others)),
  );

  test("is ended in time where it cannot end in order: its database takes every question and answers none", async () => {
    const database = await stallingDatabase();
    const server = await folder.serve("--port", "0", "--json", "--database", database.address);
    const { url, cookie, id } = await competitionOn(server.first);
    database.stall();
    const command = fetch(`${url}/api/v1/competitions/${id}/commands`, {
      method: "POST",
      headers: { cookie, "content-type": "application/json" },
      body: JSON.stringify({ command: { type: "rename-competition", name: "Neu-Ulm" } }),
    }).catch(() => null);
    await database.asked;
    const begun = performance.now();
    server.child.kill("SIGTERM");
    await server.ended;
    expect(performance.now() - begun).toBeLessThan(BOUND);
    expect(server.errors()).toContain("could not stop in time");
    await command;
  });
});
