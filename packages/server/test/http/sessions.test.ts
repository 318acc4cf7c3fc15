import type { ListedSession } from "@losfee/contract/api";
import { describe, expect, it } from "vitest";
import { SESSION_DAYS } from "../../src/access/sessions.ts";
import { connect, listen } from "./live-client.ts";
import {
  begunCompetition,
  fileOf,
  give,
  onDatabase,
  resultAt,
  stateOf,
  type TestServer,
  testServer,
  unwrap,
  type Visitor,
  visitor,
} from "./test-server.ts";

const SESSIONS = "/api/v1/sessions";
const DAY = 86_400_000;

const cookieIn = (headers: Readonly<Record<string, unknown>>): string =>
  String(headers["set-cookie"] ?? "");

const sessionsOf = async (director: Visitor): Promise<readonly ListedSession[]> =>
  unwrap(await director.api("GET /sessions")).sessions;

const isAnnas = ({ who }: ListedSession): boolean => who.role === "results" && who.label === "Anna";

const setUp = async () => {
  const clock = { now: new Date("2026-11-21T08:00:00.000Z") };
  const server = await testServer(undefined, { now: () => clock.now });
  const director = await visitor(server, "director");
  const id = await begunCompetition(director);
  return { server, director, id, clock };
};

/** Follows a stream over a real connection. */
const follow = async (port: number, id: string, who: Visitor) => {
  const token = who.cookies["losfee_session"];
  const headers: Record<string, string> = token ? { cookie: `losfee_session=${token}` } : {};
  return connect(port, `/api/v1/competitions/${id}/stream`, headers);
};

const ENDED = "event: session-ended\ndata: {}\n\n";

describe("sessions", () => {
  it.skipIf(onDatabase)(
    "are renewed while they are used, and their cookies with them",
    async () => {
      const { server, director, clock } = await setUp();
      expect(cookieIn((await director.send("GET", "/api/v1/formats")).headers)).toBe("");
      for (let week = 1; week <= 6; week++) {
        clock.now = new Date(clock.now.getTime() + 7 * DAY);
        const answer = await director.send("GET", SESSIONS);
        expect(answer.status).toBe(200);
        expect(cookieIn(answer.headers)).toMatch(
          new RegExp(`^losfee_session=[\\w-]{43}; Max-Age=${SESSION_DAYS * 86_400}; .*HttpOnly`),
        );
        // Requests do not wait for the renewal; another write is on the disk after it.
        await fileOf(server).commit(() => undefined);
      }
      // The next request of the same minute neither writes nor sends it again.
      expect(cookieIn((await director.send("GET", SESSIONS)).headers)).toBe("");
      clock.now = new Date(clock.now.getTime() + SESSION_DAYS * DAY);
      expect(await director.send("GET", SESSIONS)).toMatchObject({
        status: 401,
        body: { code: "session-ended" },
      });
    },
  );

  it("send no cookie with what proxies keep for everybody, nor one that logging out takes", async () => {
    const { director, clock } = await setUp();
    clock.now = new Date(clock.now.getTime() + DAY);
    const gone = await director.send("POST", "/api/v1/session/logout");
    expect(cookieIn(gone.headers)).toMatch(/^losfee_session=; Max-Age=0/);
  });

  it("are listed for the director: who, by which link, on what, since when; which is the own", async () => {
    const { server, director, id } = await setUp();
    const link = await server.access.createLink(id, "Anna");
    const path = `/enter/${link.ok ? link.value.token : ""}`;
    const browser =
      "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Mobile Safari/537.36";
    await (await visitor(server)).send("GET", path, { headers: { "user-agent": browser } });
    const listed = (await director.send("GET", SESSIONS)).body;
    expect(listed).toEqual({
      sessions: expect.arrayContaining([
        {
          id: expect.any(String),
          who: { role: "results", competition: id, label: "Anna" },
          link: "link",
          browser: "Chrome",
          system: "Android",
          createdAt: "2026-11-21T08:00:00.000Z",
          lastUsedAt: "2026-11-21T08:00:00.000Z",
          expiresAt: "2026-12-05T08:00:00.000Z",
          current: false,
        },
        expect.objectContaining({ who: { role: "director" }, link: "server", current: true }),
      ]),
    });
    expect(JSON.stringify(listed)).not.toContain(director.cookies["losfee_session"]);
  });

  it("end one by one; whoever had it is told how to get in again", async () => {
    const { server, director, id } = await setUp();
    const anna = await visitor(server, "results", id, "Anna");
    const [of] = (await sessionsOf(director)).filter(isAnnas);
    const path = `${SESSIONS}/${of?.id}`;
    expect((await director.send("DELETE", path)).status).toBe(204);
    expect(await director.send("DELETE", path)).toMatchObject({
      status: 404,
      body: { code: "unknown-session" },
    });
    const headers = { accept: "text/html", "accept-language": "de" };
    const page = await anna.send("GET", `/console/${id}/results`, { headers });
    expect(page.status).toBe(401);
    expect(page.text).toContain("Ihre Sitzung ist zu Ende");
    expect(page.text).toContain("losfee link");
    const english = await anna.send("GET", `/console/${id}/results`, {
      headers: { ...headers, "accept-language": "en" },
    });
    expect(english.text).toContain("Your session has ended");
    // Clients without a session get another refusal, and public pages stay public.
    expect(await (await visitor(server)).send("GET", SESSIONS)).toMatchObject({
      status: 401,
      body: { code: "not-signed-in" },
    });
    expect((await anna.send("GET", `/c/${id}`, { headers })).status).toBe(200);
  });

  it("end all but the own at once, with directors' links that nobody used", async () => {
    const { server, director, id } = await setUp();
    const guests = [
      await visitor(server, "director"),
      await visitor(server, "results", id, "Anna"),
      await visitor(server, "results", id, "Bert"),
    ];
    const unused = (await server.access.newDirectorLink()).token;
    expect(await director.send("DELETE", SESSIONS)).toMatchObject({
      status: 200,
      body: { ended: 3 },
    });
    expect(await sessionsOf(director)).toMatchObject([{ current: true }]);
    for (const guest of guests) expect((await guest.send("GET", SESSIONS)).status).toBe(401);
    const stranger = await visitor(server);
    expect((await stranger.send("GET", `/enter/${unused}`)).status).toBe(403);
  });

  it("are not ended by pages of other sites", async () => {
    const { director } = await setUp();
    const [own] = await sessionsOf(director);
    for (const path of [SESSIONS, `${SESSIONS}/${own?.id}`]) {
      const headers = { host: "hall:4711", origin: "http://evil.example" };
      expect((await director.send("DELETE", path, { headers })).status).toBe(403);
    }
    expect((await sessionsOf(director)).length).toBe(1);
  });

  it("end the own: then the cookie goes, too", async () => {
    const { director } = await setUp();
    const [own] = await sessionsOf(director);
    const gone = await director.send("DELETE", `${SESSIONS}/${own?.id}`);
    expect([gone.status, cookieIn(gone.headers)]).toEqual([
      204,
      expect.stringMatching(/^losfee_session=; Max-Age=0/),
    ]);
    expect((await director.send("GET", SESSIONS)).status).toBe(401);
  });
});

describe("the live stream of a session", () => {
  const following = async () => {
    const { server, director, id, clock } = await setUp();
    const port = await listen(server);
    const anna = await visitor(server, "results", id, "Anna");
    const bert = await visitor(server, "results", id, "Bert");
    const streams = {
      anna: await follow(port, id, anna),
      bert: await follow(port, id, bert),
      public: await follow(port, id, await visitor(server)),
    };
    return { server, director, id, clock, port, anna, streams };
  };

  /** Anna's stream reports its end; the others go on. */
  const onlyAnnasEnded = async (
    { server, director, id, streams }: Awaited<ReturnType<typeof following>>,
    act: () => Promise<unknown>,
  ): Promise<void> => {
    const over = streams.anna.ended();
    await act();
    await over;
    expect(streams.anna.text).toContain(ENDED);
    await give(director, id, resultAt(await stateOf(server, id), 1));
    expect(await streams.bert.changes(1)).toEqual([5]);
    expect(await streams.public.changes(1)).toEqual([5]);
    expect(streams.anna.text).not.toContain("event: change");
  };

  const linkOf = async (server: TestServer, id: string, label: string): Promise<string> =>
    (await server.access.links(id)).find((link) => link.label === label)?.id ?? "";

  it("ends at once when its link is revoked", async () => {
    const all = await following();
    const { director, id, server } = all;
    const path = `/api/v1/competitions/${id}/links/${await linkOf(server, id, "Anna")}`;
    await onlyAnnasEnded(all, () => director.send("DELETE", path));
  });

  it("ends at once when the session is ended", async () => {
    const all = await following();
    const [of] = (await sessionsOf(all.director)).filter(isAnnas);
    await onlyAnnasEnded(all, () => all.director.send("DELETE", `${SESSIONS}/${of?.id}`));
  });

  it("ends at once when somebody logs out", async () => {
    const all = await following();
    await onlyAnnasEnded(all, () => all.anna.send("POST", "/api/v1/session/logout"));
  });

  it("says that the session is over to whoever comes back too late, and tells what is public", async () => {
    const { server, director, id, port, anna } = await following();
    await server.access.revokeLink(id, await linkOf(server, id, "Anna"));
    const back = await follow(port, id, anna);
    await give(director, id, resultAt(await stateOf(server, id), 1));
    expect(await back.changes(1)).toEqual([5]);
    expect(back.text.indexOf(ENDED)).toBeGreaterThan(-1);
  });
});
