import { describe, expect, it, vi } from "vitest";
import { LIMITS } from "../../src/http/limits.ts";
import type { PassingLetter } from "../../src/mail/outgoing/passing-letters.ts";
import { query } from "../../src/storage/query.ts";
import { type Browser, browserAt, signedInAs } from "./browser.ts";
import { begunCompetition, type TestSettings, testServer, visitor } from "./test-server.ts";

const selectLinks = query((db) => db.selectFrom("sign_in_links").selectAll());

const ANNA = "anna@club.example";
/** Public URL of the server. */
const HOME = "http://losfee.example";
const MINUTE = 60_000;

const setUp = async (settings: TestSettings = {}) => {
  const letters: PassingLetter[] = [];
  const clock = { now: new Date("2026-11-21T08:00:00.000Z") };
  const now = () => clock.now;
  const server = await testServer(undefined, { letters, now, publicUrl: HOME, ...settings });
  const { people } = server.accounts;
  const anna = await server.store.transact(function* () {
    const person = yield* people.create({ name: "Anna", language: "de" });
    yield* people.confirm(person.id, ANNA);
    return person;
  });
  return { server, letters, clock, anna, browser: browserAt(server) };
};

const askFor = async (browser: Browser, address: string): Promise<void> => {
  const answer = await browser.submit("/sign-in", { address });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, "/sign-in?asked=1"]);
};

/** Requests a link; returns the path in the letter, which is written after the response. */
const asked = async (
  browser: Browser,
  letters: readonly PassingLetter[],
  address = ANNA,
): Promise<string> => {
  const before = letters.length;
  await askFor(browser, address);
  await vi.waitFor(() => expect(letters.length).toBeGreaterThan(before), 30_000);
  return pathIn(letters.at(-1));
};

const pathIn = (letter: PassingLetter | undefined): string =>
  /https?:\/\/[^/]+(\/sign-in\/link\/[\w-]{43})\n/.exec(letter?.text ?? "")?.[1] ?? "no link";

describe("a link by mail", () => {
  it("signs in once, by its button; looking at it changes nothing", async () => {
    const { browser, letters } = await setUp();
    const path = await asked(browser, letters, " Anna@Club.example ");
    expect(letters).toMatchObject([{ to: ANNA }]);
    expect(letters[0]?.text).toContain("Guten Tag Anna");
    for (let look = 0; look < 2; look++) {
      const page = await browser.get(path);
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain("Anna");
      expect(page.headers["cache-control"]).toBe("no-store");
    }
    expect(await signedInAs(browser)).toBeNull();
    const entered = await browser.submit(path, {});
    expect([entered.statusCode, entered.headers.location]).toEqual([303, "/account"]);
    expect(await signedInAs(browser)).toBe("Anna");
    expect((await browser.submit(path, {})).body).toContain("gilt nicht (mehr)");
  });

  it("of all who follow it at once lets one in", async () => {
    const { server, browser, letters } = await setUp();
    const path = await asked(browser, letters);
    const others = Array.from({ length: 8 }, () => browserAt(server));
    const answers = await Promise.all(others.map((one) => one.submit(path, { elsewhere: "yes" })));
    expect(answers.filter(({ headers }) => headers.location === "/account")).toHaveLength(1);
  });

  it("works for a quarter of an hour", async () => {
    const { browser, letters, clock } = await setUp();
    const path = await asked(browser, letters);
    clock.now = new Date(clock.now.getTime() + 15 * MINUTE - 1);
    expect((await browser.get(path)).body).toContain("Anna");
    clock.now = new Date(clock.now.getTime() + 1);
    expect((await browser.get(path)).body).not.toContain("Anna");
    expect((await browser.submit(path, {})).statusCode).toBe(403);
    expect(await signedInAs(browser)).toBeNull();
  });

  it("asks in another browser whether it is one's own", async () => {
    const { server, browser, letters } = await setUp();
    const path = await asked(browser, letters);
    const phone = browserAt(server);
    expect((await phone.get(path)).body).toContain('name="elsewhere"');
    expect((await browser.get(path)).body).not.toContain('name="elsewhere"');
    expect((await phone.submit(path, {})).headers.location).toBe(path);
    expect(await signedInAs(phone)).toBeNull();
    await phone.submit(path, { elsewhere: "yes" });
    expect(await signedInAs(phone)).toBe("Anna");
  });

  it("is not kept in the file, nor is what the browser keeps", async () => {
    const { server, browser, letters } = await setUp();
    const path = await asked(browser, letters);
    const rows = await server.store.all(selectLinks());
    expect(rows).toHaveLength(1);
    for (const secret of [path.split("/").at(-1), browser.cookies["losfee_asking"]]) {
      expect(secret).toMatch(/^[\w-]{43}$/);
      expect(JSON.stringify(rows)).not.toContain(secret);
    }
  });
});

describe("where a mailed link leads", () => {
  const lies = {
    host: "evil.example",
    "x-forwarded-host": "evil.example",
    "x-forwarded-proto": "https",
    forwarded: "host=evil.example;proto=https",
  };

  it("no request says: it is the address that the owner gave", async () => {
    const { server, browser, letters } = await setUp({ trustedProxies: ["127.0.0.1"] });
    const form = { "content-type": "application/x-www-form-urlencoded" };
    for (const [path, headers, payload] of [
      ["/sign-in", form, `address=${encodeURIComponent(ANNA)}`],
      ["/api/v1/sign-in/mail", { "content-type": "application/json" }, { address: ANNA }],
    ] as const) {
      const { statusCode } = await server.app.inject({
        ...{ method: "POST", url: path, payload },
        headers: { ...headers, ...lies },
      });
      expect(statusCode).toBeLessThan(400);
    }
    await vi.waitFor(() => expect(letters).toHaveLength(2), 30_000);
    const director = await visitor(server, "director");
    const body = { name: "Bert", language: "en", address: "bert@club.example" } as const;
    await director.send("POST", "/api/v1/people", { payload: body, headers: lies });
    const own = await asked(browser, letters);
    await browser.submit(own, {});
    const { app } = server;
    await app.inject({
      ...{ method: "POST", url: "/account", cookies: browser.cookies },
      headers: { ...form, ...lies },
      payload: "act=add-address&address=anna%40work.example",
    });
    expect(letters).toHaveLength(5);
    for (const { text } of letters) {
      expect(text).toContain(`${HOME}/sign-in/link/`);
      expect(text).not.toContain("evil");
    }
  });

  it("nobody knows where none was given: then none is sent, and the pages say so", async () => {
    const { server, browser, letters } = await setUp({ publicUrl: null });
    expect((await browser.get("/sign-in")).body).not.toContain('type="email"');
    await browser.submit("/sign-in", { address: ANNA });
    await server.accounts.signIn.ask({ address: ANNA, browser: "b", language: "de" });
    expect(letters).toEqual([]);
    const director = await visitor(server, "director");
    const body = { name: "Bert", language: "en", address: "bert@club.example" } as const;
    expect(await director.api("POST /people", { body })).toMatchObject({
      problem: { code: "invitation-mail-off", detail: expect.stringContaining("--url") },
    });
  });
});

describe("nobody learns who has an account", () => {
  it("known, unknown and full mailboxes are answered alike, before anything is looked up", async () => {
    const { server, letters } = await setUp();
    const answers: string[] = [];
    for (const address of [ANNA, "nobody@club.example"]) {
      for (let time = 1; time <= LIMITS.signInMails + 2; time++) {
        const form = await browserAt(server).submit("/sign-in", { address });
        const api = await browserAt(server).ask("POST", "/sign-in/mail", { address });
        answers.push(
          ...[form, api].map(({ statusCode, body, headers }) => {
            const { date: _, "set-cookie": cookie, ...rest } = headers;
            const shape = String(cookie).replace(/=[\w-]{43};/, "=…;");
            return JSON.stringify([statusCode, body, rest, shape]);
          }),
        );
      }
    }
    await vi.waitFor(() => expect(letters).toHaveLength(LIMITS.signInMails), 30_000);
    expect(new Set(answers).size).toBe(2);
    expect(letters).toHaveLength(LIMITS.signInMails);
    expect(letters.every(({ to }) => to === ANNA)).toBe(true);
  });

  it("the same is looked up and written after the answer, and of an unknown one nothing stays", async () => {
    const { server, letters } = await setUp();
    const { signIn } = server.accounts;
    const done: string[] = [];
    for (const act of ["look", "transact"] as const) {
      const real = server.store[act].bind(server.store);
      vi.spyOn(server.store, act).mockImplementation((work) => {
        done.push(act);
        return real(work);
      });
    }
    const work: (readonly string[])[] = [];
    for (const address of [ANNA, "nobody@club.example"]) {
      await signIn.ask({ address, browser: "b", language: "de" });
      work.push(done.splice(0));
    }
    expect(work[0]).toEqual(["look", "transact"]);
    expect(work[1]).toEqual(work[0]);
    expect(letters.map(({ to }) => to)).toEqual([ANNA]);
    expect(await server.store.all(selectLinks())).toMatchObject([{ address: ANNA }]);
  });

  it("what is no address is said at the field, with what was typed", async () => {
    const { browser } = await setUp();
    const answer = await browser.submit("/sign-in", { address: 'anna@"<club' });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain('value="anna@&quot;&lt;club"');
    expect(answer.body).toContain('aria-invalid="true"');
  });

  it("too many tries of one caller end for a while, and nothing else does", async () => {
    const limits = { ...LIMITS, signIns: 3 };
    const { server, browser } = await setUp({ limits });
    const id = await begunCompetition(await visitor(server, "director"));
    for (let time = 0; time < 3; time++) await askFor(browser, `nobody${time}@club.example`);
    for (const address of [ANNA, "nobody@club.example"]) {
      const answer = await browser.submit("/sign-in", { address });
      expect(answer.statusCode).toBe(429);
      expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    }
    expect((await browser.get(`/c/${id}`)).statusCode).toBe(200);
    const link = await server.access.createLink(id, "Helper");
    if (!link.ok) throw new Error(link.error.code);
    expect((await browser.get(`/enter/${link.value.token}`)).statusCode).toBe(303);
  });
});

describe("accounts", () => {
  it("come to unknown addresses only where everybody may have one, with a name", async () => {
    const closed = await setUp();
    await closed.server.accounts.signIn.ask({
      ...{ address: "bert@club.example", browser: "b", language: "de" },
    });
    expect(closed.letters).toEqual([]);
    const { browser, letters } = await setUp({ people: { registration: "open", providers: [] } });
    const path = await asked(browser, letters, "bert@club.example");
    const unnamed = await browser.submit(path, { name: " " });
    expect([unnamed.statusCode, unnamed.body]).toEqual([
      422,
      expect.stringContaining('aria-invalid="true"'),
    ]);
    await browser.submit(path, { name: "Bert" });
    expect(await signedInAs(browser)).toBe("Bert");
    await browser.submit("/account", { act: "sign-out" });
    expect(await signedInAs(browser)).toBeNull();
    const again = await asked(browser, letters, "bert@club.example");
    await browser.submit(again, {});
    expect(await signedInAs(browser)).toBe("Bert");
  });

  it("come by an invitation that is handed over where no mail leaves the server", async () => {
    const server = await testServer();
    const director = await visitor(server, "director");
    const body = { name: "Bert", language: "en" } as const;
    expect(
      await director.api("POST /people", { body: { ...body, address: "bert@club.example" } }),
    ).toMatchObject({ problem: { code: "invitation-mail-off" } });
    const made = await director.api("POST /people", { body });
    if (!made.ok) throw new Error(made.problem.code);
    const { pathname } = new URL(made.value.url ?? "");
    const browser = browserAt(server);
    expect((await browser.get("/sign-in")).body).not.toContain('type="email"');
    expect((await browser.get(pathname)).body).toContain("Bert");
    await browser.submit(pathname, {});
    expect(await signedInAs(browser)).toBe("Bert");
    expect((await browser.submit(pathname, {})).statusCode).toBe(403);
  });

  it("are got into again by a new invitation, which replaces the one before", async () => {
    const { server, anna } = await setUp();
    const director = await visitor(server, "director");
    const invite = async () => {
      const made = await director.api("POST /people/:person/invitation", {
        params: { person: anna.id },
      });
      if (!made.ok) throw new Error(made.problem.code);
      return new URL(made.value.url ?? "").pathname;
    };
    const [first, second] = [await invite(), await invite()];
    const browser = browserAt(server);
    expect((await browser.submit(first, {})).statusCode).toBe(403);
    await browser.submit(second, {});
    expect(await signedInAs(browser)).toBe("Anna");
  });

  it("by a mailed invitation have its address", async () => {
    const { server, letters } = await setUp();
    const director = await visitor(server, "director");
    const body = { name: "Chloé", language: "fr", address: "Chloe@Club.example" } as const;
    expect(await director.api("POST /people", { body })).toMatchObject({ value: { url: null } });
    const browser = browserAt(server);
    await browser.submit(pathIn(letters[0]), {});
    expect(await signedInAs(browser)).toBe("Chloé");
    expect((await server.accounts.people.list()).map(({ addresses }) => addresses)).toEqual([
      [ANNA],
      ["chloe@club.example"],
    ]);
  });
});

const signedIn = async () => {
  const all = await setUp();
  await all.browser.submit(await asked(all.browser, all.letters), {});
  return all;
};

describe("one's own account", () => {
  it("is nobody else's: without a session there is nothing of it", async () => {
    const { server } = await signedIn();
    const stranger = browserAt(server);
    expect((await stranger.get("/account")).body).not.toContain("Anna");
    expect((await stranger.submit("/account", { act: "save", name: "x" })).statusCode).toBe(401);
    expect((await stranger.ask("GET", "/account")).statusCode).toBe(401);
  });

  it("has another address once its owner confirms it in a browser that is signed in", async () => {
    const { server, browser, letters, anna } = await signedIn();
    const address = "anna@work.example";
    expect((await browser.submit("/account", { act: "add-address", address })).statusCode).toBe(
      303,
    );
    const path = pathIn(letters.at(-1));
    expect(letters.at(-1)).toMatchObject({ to: address });
    const stranger = browserAt(server);
    expect((await stranger.submit(path, { elsewhere: "yes" })).statusCode).toBe(403);
    expect((await browser.submit(path, {})).headers.location).toBe("/account?confirmed=1");
    expect((await server.accounts.people.of(anna.id))?.addresses).toEqual([ANNA, address]);
    await browser.submit("/account", { act: "remove-address", id: ANNA });
    expect((await server.accounts.people.of(anna.id))?.addresses).toEqual([address]);
  });

  it("keeps its last way in until its owner says that it is to go all the same", async () => {
    const { server, browser, anna } = await signedIn();
    const remove = { act: "remove-address", id: ANNA };
    const answer = await browser.submit("/account", remove);
    const question = String(answer.headers.location);
    expect(question).toBe(`/account?last=address&id=${encodeURIComponent(ANNA)}`);
    expect((await browser.get(question)).body).toContain("Der letzte Weg hinein");
    expect((await server.accounts.people.of(anna.id))?.addresses).toEqual([ANNA]);
    await browser.submit("/account", { ...remove, sure: "yes" });
    expect((await server.accounts.people.of(anna.id))?.addresses).toEqual([]);
  });

  it("is called as its owner says, and speaks that language", async () => {
    const { browser } = await signedIn();
    const tooLong = "x".repeat(101);
    const refused = await browser.submit("/account", { act: "save", name: tooLong });
    expect([refused.statusCode, refused.body]).toEqual([422, expect.stringContaining(tooLong)]);
    await browser.submit("/account", { act: "save", name: "Anna B.", language: "fr" });
    expect(await signedInAs(browser)).toBe("Anna B.");
    expect((await browser.get("/account")).body).toContain('lang="fr"');
  });

  it("lists its sessions; each ends alone or with all others, and those who listen are told", async () => {
    const { server, browser, letters, anna } = await signedIn();
    const told: string[] = [];
    server.access.onEnded((ids) => told.push(...ids));
    const others = [browserAt(server), browserAt(server), browserAt(server)];
    for (const other of others) await other.submit(await asked(other, letters), {});
    const sessions = await server.access.sessionsOf(anna.id);
    expect(sessions).toHaveLength(4);
    const own = (await server.access.use(browser.cookies["losfee_session"] ?? ""))?.id;
    await visitor(server, "director");
    const [first] = sessions.filter(({ id }) => id !== own);
    await browser.submit("/account", { act: "end-session", id: first?.id ?? "" });
    expect(told).toEqual([first?.id]);
    await browser.submit("/account", { act: "end-others" });
    expect(told).toHaveLength(3);
    expect(await signedInAs(browser)).toBe("Anna");
    for (const other of others) expect(await signedInAs(other)).toBeNull();
    // No user ends another's session.
    const all = await server.access.sessions();
    const directors = all.find(({ session }) => session.role === "director");
    await browser.submit("/account", { act: "end-session", id: directors?.id ?? "" });
    expect(await server.access.sessions()).toHaveLength(2);
  });
});
