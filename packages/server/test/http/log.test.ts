/** The log of a played event contains no personal data and no secrets. */
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { startServer } from "../../src/serve.ts";
import { bundlesIn } from "../bundles.ts";
import { temporaryFolder } from "../journal/temporary-folder.ts";
import { startSmtpSink } from "../mail/smtp-sink.ts";
import { playChampionship } from "./played-championship.ts";

/** Public URL of the server: only used in letters, as no test resolves it. */
const HOME = "http://losfee.example";

const setUp = async () => {
  const lines: string[] = [];
  const folder = temporaryFolder();
  const sink = await startSmtpSink({
    onRcptTo: ({ address }, _session, done) => done(new Error(`no ${address} here`)),
  });
  const started = await startServer({
    storageAddress: join(folder, "journal.losfee"),
    bundleFolder: bundlesIn(join(folder, "bundle")),
    port: 0,
    // Threads have a log of their own.
    readers: 0,
    logLevel: "trace",
    logTo: { write: (line) => lines.push(line) },
    privateWebhooks: true,
    publicUrl: HOME,
    mail: {
      smtp: sink.account,
      imap: null,
      from: "pyramid@club.example",
      perMinute: 6000,
      trustedHosts: [],
    },
  });
  if (!started.ok) throw new Error(started.error.code);
  const server = started.value;
  onTestFinished(server.close);
  return { server, lines };
};

const cookieOf = (answer: Response): string =>
  answer.headers.get("set-cookie")?.match(/losfee_session=[^;]*/)?.[0] ?? "";

/** No server listens there. */
const HOOK = "http://127.0.0.1:1/hook/kX3v9Qm2Lr8Tz1Wb6Yc4Nd7P";

it("names no player, no address, no link and no key, whatever goes wrong meanwhile", async () => {
  const { server, lines } = await setUp();
  const entered = await fetch(server.directorUrl.replace(HOME, server.url), { redirect: "manual" });
  const director = cookieOf(entered);
  const send = async (
    cookie: string,
    method: string,
    path: string,
    body?: unknown,
    type = "application/json",
  ) => {
    const answer = await fetch(server.url + path, {
      method,
      redirect: "manual",
      headers: { cookie, ...(body === undefined ? {} : { "content-type": type }) },
      ...(body === undefined
        ? {}
        : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    const isJson = answer.headers.get("content-type")?.includes("json");
    return { status: answer.status, body: isJson ? JSON.parse(text) : text };
  };
  const asDirector = (method: string, path: string, body?: unknown) =>
    send(director, method, path, body);
  const { id } = await playChampionship(asDirector, 48);
  const api = `/api/v1/competitions/${id}`;

  const link = await asDirector("POST", `${api}/links`, {
    role: "player",
    label: "Anna Sander",
    scope: { kind: "player", entry: 1 },
  });
  expect(link.status).toBe(201);
  const anna = cookieOf(
    await fetch(link.body.url.replace(/^https?:\/\/[^/]+/, server.url), { redirect: "manual" }),
  );
  expect(anna).not.toBe("");
  const address = "anna@sander.example";
  const form = new URLSearchParams({ act: "add", channel: "mail", address }).toString();
  const added = await send(
    anna,
    "POST",
    `/c/${id}/me/messages`,
    form,
    "application/x-www-form-urlencoded",
  );
  expect(added.status).toBe(303);
  expect(
    (await asDirector("POST", `${api}/webhooks`, { url: HOOK, topics: ["announcements"] })).status,
  ).toBeLessThan(500);
  await asDirector("POST", `${api}/announcements`, { text: "Anna Sander has won" });

  const broken = '{"command": {"type": "add-entries", "entries": [{"name": "Anna Sander';
  expect((await asDirector("POST", `${api}/commands`, broken)).status).toBe(400);
  for (const path of [
    "/players/Anna%20Sander",
    "/enter/kX3v9Qm2Lr8Tz1Wb6Yc4Nd7P",
    `${api}/standings?name=Anna%20Sander`,
    "/%ff/Anna",
  ]) {
    await send(anna, "GET", path);
  }
  await server.close();

  const log = lines.join("");
  expect(log).toContain('"route":"/api/v1/competitions/:id/commands"');
  expect(log).toContain('"msg":"request"');
  const keys = [server.directorUrl, link.body.url].map((url) => url.split("/").at(-1));
  const secrets = [director, anna].map((cookie) => cookie.split("=")[1]);
  for (const personal of [
    ...["Player ", "Anna", "Sander", "sander", "pyramid@", "/hook/", "kX3v9Qm2"],
    ...keys,
    ...secrets,
  ]) {
    expect(personal).toBeTruthy();
    expect(log.includes(String(personal)), `the log tells ${personal}`).toBe(false);
  }
});
