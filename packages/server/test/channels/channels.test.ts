import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import {
  begunCompetition,
  fileOf,
  give,
  resultAt,
  stateOf,
  type TestServer,
  testServer,
  type Visitor,
  visitor,
} from "../http/test-server.ts";
import { temporaryFolder } from "../journal/temporary-folder.ts";
import { type Reply, receiver } from "../webhooks/receiver.ts";
import { isVouchedFor, pushBrowser } from "./browser.ts";

const EVERYTHING = ["pairings", "results", "disputes", "requests", "announcements", "final"];

const world = async (path?: string) => {
  let ahead = 0;
  const now = (): Date => new Date(Date.now() + ahead);
  const server = await testServer(path, {
    now,
    uptime: () => now().getTime(),
    allowsPrivate: true,
  });
  const director = await visitor(server, "director");
  const later = (milliseconds: number): void => {
    ahead += milliseconds;
  };
  return { server, director, later };
};

/** Submits the form of the page. */
const choose = (
  who: Visitor,
  id: string,
  fields: Readonly<Record<string, string>>,
  topics: readonly string[] = EVERYTHING,
) =>
  who.send("POST", `/c/${id}/me/messages`, {
    headers: { accept: "text/html", "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams({
      ...fields,
      ...Object.fromEntries(topics.map((topic) => [`topic-${topic}`, "on"])),
    }).toString(),
  });

const playerOf = (server: TestServer, id: string, entry: number, label = `P${entry}`) =>
  visitor(server, "player", id, label, { kind: "player", entry });

/** Adds a player's phone that gets messages from a push service on this machine. */
const phoneOf = async (
  server: TestServer,
  id: string,
  entry: number,
  reply?: (number: number) => Reply,
  topics = EVERYTHING,
) => {
  const [player, browser] = [await playerOf(server, id, entry), pushBrowser()];
  const service = await receiver(reply);
  const channel = { act: "add", channel: "push", address: service.url, ...browser.keys };
  const answer = await choose(player, id, channel, topics);
  expect([answer.status, answer.headers.location]).toEqual([303, `/c/${id}/me/messages`]);
  const messages = () =>
    service.received.map(
      ({ bytes }) =>
        JSON.parse(browser.read(bytes)) as {
          type: string;
          data: { title: string; text: string; url: string; about: string };
        },
    );
  return { player, service, browser, messages };
};

const seatsOf = async (server: TestServer, id: string): Promise<readonly [number, number]> => {
  const [one = 0, other = 0] = (await stateOf(server, id)).rounds.at(-1)?.games[0]?.seats ?? [];
  return [one, other];
};

const count = (server: TestServer, table: string): unknown =>
  fileOf(server).database.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.["n"];

const isDelivered = (server: TestServer) => (): boolean =>
  fileOf(server)
    .database.prepare("SELECT status FROM outbox WHERE kind = 'message'")
    .all()
    .every(({ status }) => status === "sent");

/** As long as a point of P-256, but on no curve. */
const NO_POINT = Buffer.alloc(65, 4).toString("base64url");

describe("a push message", () => {
  it("comes encrypted for the browser alone, signed with the server's key, and says where one sits", async () => {
    const { server, director } = await world();
    const id = await begunCompetition(director, 4);
    const [one] = await seatsOf(server, id);
    const { service, messages } = await phoneOf(server, id, one);
    server.webhooks.start();
    await give(director, id, resultAt(await stateOf(server, id), 1));
    await service.arrived(1);
    await give(director, id, resultAt(await stateOf(server, id), 2));
    await give(director, id, { type: "draft-round" });
    await give(director, id, { type: "publish-round", round: 2 });
    await service.arrived(2);
    const [, pairing] = messages();
    expect(pairing).toMatchObject({ type: "personal.message", data: { about: "pairings" } });
    expect(pairing?.data.title).toMatch(/^Runde 2: Brett [12], (Sie beginnen|P\d beginnt)$/);
    expect(pairing?.data.text).toMatch(/^gegen P\d$/);
    expect(pairing?.data.url).toBe(`http://192.168.0.7:4711/c/${id}/me`);
    const [request] = service.received;
    const { public: key } = await server.webhooks.serverKeys();
    expect(isVouchedFor(request?.headers.authorization, key, new URL(service.url).origin)).toBe(
      true,
    );
    expect(request?.headers).toMatchObject({ "content-encoding": "aes128gcm", urgency: "high" });
    expect(Number(request?.headers["ttl"])).toBeGreaterThan(0);
    expect(request?.bytes.includes("Brett")).toBe(false);
  });

  it("tells who asked for a pause of the answer, with the reason of a no, and nobody else", async () => {
    const { server, director } = await world();
    const id = await begunCompetition(director, 4);
    const asking = await phoneOf(server, id, 3);
    const other = await phoneOf(server, id, 4);
    server.webhooks.start();
    const ask = (...rounds: readonly number[]) =>
      give(asking.player, id, {
        type: "request-absence",
        entry: 3,
        wish: { kind: "pause", rounds },
      });
    await ask(2);
    await give(director, id, { type: "decline-request", entry: 3, reason: "zu wenige Bretter" });
    await asking.service.arrived(1);
    await ask(3);
    await give(director, id, { type: "grant-request", entry: 3 });
    await asking.service.arrived(2);
    expect(asking.messages().map(({ data }) => [data.about, data.title, data.text])).toEqual([
      ["requests", "Pause in Runde 2: abgelehnt", "zu wenige Bretter"],
      ["requests", "Pause in Runde 3: bewilligt", ""],
    ]);
    expect(other.messages()).toEqual([]);
  });

  it("tells the other player of a report, both of a dispute but nobody of what they did themselves", async () => {
    const { server, director } = await world();
    const id = await begunCompetition(director, 2);
    const [one, other] = await seatsOf(server, id);
    const first = await phoneOf(server, id, one);
    const second = await phoneOf(server, id, other);
    server.webhooks.start();
    const report = (scores: readonly [number, number]) => ({
      ...resultAt({ rounds: [round] } as never, 1, scores),
      type: "report-result",
      board: 1,
    });
    const round = (await stateOf(server, id)).rounds[0];
    await give(first.player, id, report([400, 350]));
    await second.service.arrived(1);
    expect(second.messages()[0]?.data.title).toBe("Runde 1, Brett 1: Ergebnis gemeldet");
    expect(second.messages()[0]?.data.text).toContain("400–350");
    await give(second.player, id, report([400, 351]));
    await first.service.arrived(1);
    expect(first.messages()[0]?.data).toMatchObject({ about: "disputes" });
    await give(director, id, report([400, 350]));
    await give(director, id, { ...resultAt(await stateOf(server, id), 1), type: "enter-result" });
    await first.service.arrived(2);
    await second.service.arrived(2);
    expect(first.messages()[1]?.data.title).toBe("Runde 1, Brett 1: Ergebnis eingetragen");
  });

  it("tells of announcements and of the final place, and only what was chosen", async () => {
    const { server, director } = await world();
    const id = await begunCompetition(director, 2);
    const phone = await phoneOf(server, id, 1);
    const quiet = await phoneOf(server, id, 2, undefined, ["final"]);
    server.webhooks.start();
    await give(director, id, { type: "post-announcement", text: "Mittag um eins" } as never);
    await phone.service.arrived(1);
    expect(phone.messages()[0]?.data).toMatchObject({ text: "Mittag um eins" });
    await give(director, id, resultAt(await stateOf(server, id), 1));
    await give(director, id, { type: "close-competition" });
    await phone.service.arrived(3);
    await quiet.service.arrived(1);
    expect(quiet.messages().map(({ data }) => data.about)).toEqual(["final"]);
    expect(quiet.messages()[0]?.data.text).toMatch(/^Sie sind auf Platz [12] von 2\.$/);
  });

  it("goes to a device once for each event, also after a crash between queueing and sending", async () => {
    const path = join(temporaryFolder(), "journal.sqlite");
    const first = await world(path);
    const id = await begunCompetition(first.director, 4);
    const [one] = await seatsOf(first.server, id);
    const phone = await phoneOf(first.server, id, one, (number) => (number === 1 ? 503 : 201));
    first.server.webhooks.start();
    await give(first.director, id, resultAt(await stateOf(first.server, id), 1));
    await phone.service.arrived(1);
    await first.server.webhooks.stop();
    // No server runs that could send the message.
    await give(first.director, id, resultAt(await stateOf(first.server, id), 2));
    await give(first.director, id, { type: "draft-round" });
    await give(first.director, id, { type: "publish-round", round: 2 });
    const second = await world(path);
    const third = await world(path);
    for (const { server, later } of [second, third]) {
      later(3_600_000);
      server.webhooks.start();
    }
    await phone.service.arrived(3);
    await vi.waitUntil(isDelivered(second.server));
    expect(
      phone
        .messages()
        .map(({ data }) => data.about)
        .toSorted(),
    ).toEqual(["pairings", "results", "results"]);
    expect(count(second.server, "outbox")).toBe(2);
    // The server's keys for browsers are the same after a restart.
    expect((await second.server.webhooks.serverKeys()).public).toBe(
      (await first.server.webhooks.serverKeys()).public,
    );
  });

  it.each([404, 410])("is sent no more to a browser that has left (%i)", async (status) => {
    const { server, director } = await world();
    const id = await begunCompetition(director, 2);
    const phone = await phoneOf(server, id, 1, () => status);
    server.webhooks.start();
    await give(director, id, resultAt(await stateOf(server, id), 1));
    await phone.service.arrived(1);
    await vi.waitUntil(async () => (await server.channels.channels.of(id)).length === 0);
    expect(count(server, "outbox")).toBe(0);
  });

  it("ends with the link, with the session, with “forget me”, and with the person", async () => {
    const { server, director } = await world();
    const id = await begunCompetition(director, 8);
    const phones = await Promise.all([1, 2, 3, 4].map((entry) => phoneOf(server, id, entry)));
    const entries = async () =>
      (await server.channels.channels.of(id)).map(({ entry }) => entry).toSorted();
    expect(await entries()).toEqual([1, 2, 3, 4]);
    const link = (await server.access.links(id)).find(({ label }) => label === "P1")?.id ?? "";
    await director.send("DELETE", `/api/v1/competitions/${id}/links/${link}`);
    expect(await entries()).toEqual([2, 3, 4]);
    await phones[1]?.player.send("POST", `/c/${id}/me`, {
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "act=forget",
    });
    await vi.waitUntil(async () => (await entries()).length === 2);
    const sessions = await server.access.sessions();
    const session = sessions.find(
      (one) => one.session.role === "player" && one.session.label === "P3",
    );
    await server.access.endSessionById(session?.id ?? "");
    await vi.waitUntil(async () => (await entries()).length === 1);
    await give(director, id, { type: "erase-person", entry: 4 } as never);
    expect(await entries()).toEqual([]);
    expect(count(server, "outbox")).toBe(0);
  });

  it("stays out of exports, the director's list of webhooks and everybody else's answers", async () => {
    const { server, director } = await world();
    const id = await begunCompetition(director, 4);
    const { service, browser, player } = await phoneOf(server, id, 1);
    const other = await playerOf(server, id, 2);
    const answers = await Promise.all([
      director.send("GET", `/api/v1/competitions/${id}/export`),
      director.send("GET", `/api/v1/competitions/${id}/webhooks`),
      other.send("GET", `/c/${id}/me/messages`, { headers: { accept: "text/html" } }),
      (await visitor(server)).send("GET", `/c/${id}/players/1`, {
        headers: { accept: "text/html" },
      }),
    ]);
    for (const { status, text } of answers) {
      expect(status).toBe(200);
      expect(text).not.toContain(service.url);
      expect(text).not.toContain(browser.keys.auth);
    }
    const own = await player.send("GET", `/c/${id}/me/messages`, {
      headers: { accept: "text/html" },
    });
    expect(own.text).toContain("Keine Nachrichten mehr hierher");
    const stranger = await (await visitor(server)).send("GET", `/c/${id}/me/messages`);
    expect(stranger.status).toBe(401);
  });

  it("takes nothing as a browser's keys that is none, and no address in this network", async () => {
    const server = await testServer();
    const id = await begunCompetition(await visitor(server, "director"), 2);
    const player = await playerOf(server, id, 1);
    const { keys } = pushBrowser();
    const push = { act: "add", channel: "push", address: "https://push.example/a", ...keys };
    for (const wrong of [
      { auth: "" },
      { p256dh: "AAAA" },
      { p256dh: NO_POINT },
      { auth: "!" },
      { channel: "mail" },
    ]) {
      expect((await choose(player, id, { ...push, ...wrong })).status).toBe(400);
    }
    expect((await choose(player, id, { ...push, address: "https://10.0.0.1/" })).status).toBe(422);
    expect((await choose(player, id, push)).status).toBe(303);
  });
});

describe("a way by which messages come", () => {
  it("is changed and ended by its owner alone, without a script", async () => {
    const { server, director } = await world();
    const id = await begunCompetition(director, 4);
    const program = await receiver();
    const player = await playerOf(server, id, 1);
    const webhook = { act: "add", channel: "webhook", address: program.url };
    expect((await choose(player, id, webhook)).status).toBe(303);
    const [channel] = await server.channels.channels.of(id);
    const named = { "channel-id": channel?.id ?? "" };
    const other = await playerOf(server, id, 2);
    await choose(other, id, { act: "choose", ...named }, []);
    await choose(other, id, { act: "remove", ...named });
    expect((await server.channels.channels.of(id))[0]?.topics).toEqual(EVERYTHING);
    await choose(player, id, { act: "choose", ...named }, ["final"]);
    expect((await server.channels.channels.of(id))[0]?.topics).toEqual(["final"]);
    await choose(player, id, { act: "remove", ...named });
    expect(await server.channels.channels.of(id)).toEqual([]);
  });

  it("is asked for again where its address is refused: typed as it was, with the reason at its field", async () => {
    const server = await testServer();
    const id = await begunCompetition(await visitor(server, "director"), 2);
    const player = await playerOf(server, id, 1);
    const address = "http://10.0.0.1/losfee";
    const webhook = { act: "add", channel: "webhook", address };
    const { status, text, headers } = await choose(player, id, webhook, ["final"]);
    expect([status, headers["cache-control"]]).toEqual([422, "no-store"]);
    const field = /<input [^>]*id="webhook-address"[^>]*>/.exec(text)?.[0] ?? "";
    expect(field).toContain(`value="${address}"`);
    expect(field).toContain('aria-invalid="true"');
    expect(field).toContain('aria-describedby="webhook-address-problem"');
    expect(text).toMatch(/id="webhook-address-problem"><p [^>]*role="alert">[^<]*10\.0\.0\.1/);
    const [form = ""] = text.match(/<form(?:(?!<\/form>).)*webhook-address.*?<\/form>/s) ?? [];
    expect(form.match(/name="topic-\w+"[^>]* checked/g)?.length).toBe(1);
    expect(await server.channels.channels.of(id)).toEqual([]);
  });

  it("tells a program the same, signed with the key that the page shows", async () => {
    const { server, director } = await world();
    const id = await begunCompetition(director, 2);
    const program = await receiver();
    const player = await playerOf(server, id, 1);
    await choose(player, id, { act: "add", channel: "webhook", address: program.url });
    server.webhooks.start();
    await give(director, id, resultAt(await stateOf(server, id), 1));
    await program.arrived(1);
    const page = await player.send("GET", `/c/${id}/me/messages`, {
      headers: { accept: "text/html" },
    });
    expect(page.text).toContain(program.url);
    expect(page.text).toMatch(/whsec_[\w+/]{43}=/);
    expect(JSON.parse(program.received[0]?.body ?? "")).toMatchObject({
      type: "personal.message",
      data: { about: "results", competition: { id } },
    });
  });

  it("tells players of a Pyramid what has a deadline, each of them once", async () => {
    const { server, director } = await world();
    const { status, body } = await director.send("POST", "/api/v1/competitions", {
      payload: { name: "Pyramide", format: "pyramid" },
    });
    expect(status).toBe(201);
    const { id } = body as { id: string };
    const names = ["Ada", "Ben", "Cem"];
    const entries = names.map((name) => ({ name, rating: 1500 }));
    expect((await give(director, id, { type: "add-entries", entries } as never)).status).toBe(200);
    const phone = await phoneOf(server, id, 1, undefined, ["deadlines"]);
    server.webhooks.start();
    const challenger = await playerOf(server, id, 2);
    const target = { kind: "player", player: 1 };
    const challenge = { type: "challenge", challenger: 2, targets: [target] };
    expect((await give(challenger, id, challenge as never)).status).toBe(200);
    await phone.service.arrived(1);
    expect(phone.messages()[0]?.data).toMatchObject({ about: "deadlines" });
    expect(phone.messages()[0]?.data.title).toContain("Ben");
  });
});
