import { describe, expect, it } from "vitest";
import { authenticator } from "./authenticator.ts";
import { type Browser, browserAt, signedInAs } from "./browser.ts";
import { type TestSettings, testServer } from "./test-server.ts";

const ORIGIN = "https://club.example";
const MINUTE = 60_000;

const setUp = async (settings: TestSettings = {}) => {
  const clock = { now: new Date("2026-11-21T08:00:00.000Z") };
  const server = await testServer(undefined, {
    publicUrl: `${ORIGIN}/losfee`,
    now: () => clock.now,
    ...settings,
  });
  const { person, url } = await server.accounts.signIn.invite(
    { name: "Anna", language: "en" },
    { address: null, baseUrl: ORIGIN },
  );
  const browser = browserAt(server, ORIGIN);
  await browser.submit(new URL(url ?? "").pathname, {});
  return { server, clock, person, browser };
};

type Asked = Parameters<ReturnType<typeof authenticator>["get"]>[0];

const askFor = async (browser: Browser, what: "sign-in/passkey" | "account/passkeys") =>
  (await browser.ask("POST", `/${what}/challenge`)).json<Asked>();

/** Adds a new security key to the account of the browser. */
const added = async (browser: Browser, name: string) => {
  const key = authenticator();
  const credential = key.create(await askFor(browser, "account/passkeys"), ORIGIN);
  const answer = await browser.ask("POST", "/account/passkeys", { name, credential });
  expect(answer.statusCode).toBe(201);
  return { key, id: answer.json<{ readonly id: string }>().id };
};

const signIn = (browser: Browser, credential: object) =>
  browser.ask("POST", "/sign-in/passkey", { credential });

const REFUSED = { code: "passkey-refused", status: 403 };

describe("a passkey", () => {
  it("signs in whoever has it, by itself; below a proxy's path, too", async () => {
    const { server, browser } = await setUp();
    const { key } = await added(browser, "Phone");
    const other = browserAt(server, ORIGIN);
    const asked = await askFor(other, "sign-in/passkey");
    expect(asked).toMatchObject({ rpId: "club.example", userVerification: "required" });
    expect(asked).not.toHaveProperty("allowCredentials.0");
    const answer = await signIn(other, key.get(asked, ORIGIN));
    expect(answer.json()).toMatchObject({ name: "Anna" });
    expect(await signedInAs(other)).toBe("Anna");
  });

  it("answers a question once", async () => {
    const { server, browser } = await setUp();
    const { key } = await added(browser, "Phone");
    const other = browserAt(server, ORIGIN);
    const asked = await askFor(other, "sign-in/passkey");
    await signIn(other, key.get(asked, ORIGIN));
    expect((await signIn(browserAt(server, ORIGIN), key.get(asked, ORIGIN))).json()).toMatchObject(
      REFUSED,
    );
    // Nor one for a request with another purpose, or without a request.
    const wrong = await askFor(browser, "account/passkeys");
    for (const challenge of [wrong.challenge, "AAAA"]) {
      const forged = key.get({ challenge, rpId: "club.example" }, ORIGIN);
      expect((await signIn(browserAt(server, ORIGIN), forged)).json()).toMatchObject(REFUSED);
    }
  });

  it("answers in time", async () => {
    const { server, browser, clock } = await setUp();
    const { key } = await added(browser, "Phone");
    const asked = await askFor(browser, "sign-in/passkey");
    clock.now = new Date(clock.now.getTime() + 10 * MINUTE);
    const other = browserAt(server, ORIGIN);
    expect((await signIn(other, key.get(asked, ORIGIN))).json()).toMatchObject(REFUSED);
  });

  it("of another origin, another server or another key lets nobody in", async () => {
    const { server, browser } = await setUp();
    const { key } = await added(browser, "Phone");
    const other = browserAt(server, ORIGIN);
    const asked = async () => askFor(other, "sign-in/passkey");
    const tries = [
      key.get(await asked(), "https://club.example.evil.example"),
      key.get(await asked(), "http://club.example"),
      key.get({ ...(await asked()), rpId: "evil.example" }, ORIGIN),
      authenticator().get(await asked(), ORIGIN),
      { ...key.get(await asked(), ORIGIN), ...{ id: "x", rawId: "x" } },
    ];
    const answers: string[] = [];
    for (const credential of tries) answers.push((await signIn(other, credential)).body);
    // The answers do not reveal which key is known.
    expect(new Set(answers).size).toBe(1);
    expect(JSON.parse(answers[0] ?? "")).toMatchObject(REFUSED);
    expect(await signedInAs(other)).toBeNull();
  });

  it("that counts backwards was copied, and lets nobody in", async () => {
    const { server, browser } = await setUp();
    const { key } = await added(browser, "Phone");
    const other = browserAt(server, ORIGIN);
    await signIn(other, key.get(await askFor(other, "sign-in/passkey"), ORIGIN, 7));
    const copy = browserAt(server, ORIGIN);
    for (const counter of [7, 3]) {
      const answer = await signIn(
        copy,
        key.get(await askFor(copy, "sign-in/passkey"), ORIGIN, counter),
      );
      expect(answer.json()).toMatchObject(REFUSED);
    }
  });

  it("is one of several; a lost one is taken out from another device", async () => {
    const { server, browser, person } = await setUp();
    const [phone, stick] = [await added(browser, "Phone"), await added(browser, "Stick")];
    const laptop = browserAt(server, ORIGIN);
    await signIn(laptop, stick.key.get(await askFor(laptop, "sign-in/passkey"), ORIGIN));
    await laptop.submit("/account", { act: "rename-passkey", id: stick.id, name: "Blue stick" });
    await laptop.submit("/account", { act: "remove-passkey", id: phone.id });
    const left = await server.accounts.passkeys.of(person.id);
    expect(left.map(({ name }) => name)).toEqual(["Blue stick"]);
    const thief = browserAt(server, ORIGIN);
    const lost = phone.key.get(await askFor(thief, "sign-in/passkey"), ORIGIN);
    expect((await signIn(thief, lost)).json()).toMatchObject(REFUSED);
    // The last one stays until the removal is confirmed.
    const answer = await laptop.submit("/account", { act: "remove-passkey", id: stick.id });
    expect(answer.headers.location).toMatch(/\/account\?last=passkey&id=/);
    expect(await server.accounts.passkeys.of(person.id)).toHaveLength(1);
  });

  it("is made for the one account that asked for it, and known once", async () => {
    const { server, browser } = await setUp();
    const asked = await askFor(browser, "account/passkeys");
    const bert = await server.accounts.signIn.invite(
      { name: "Bert", language: "en" },
      { address: null, baseUrl: ORIGIN },
    );
    const other = browserAt(server, ORIGIN);
    await other.submit(new URL(bert.url ?? "").pathname, {});
    const key = authenticator();
    const credential = key.create(asked, ORIGIN);
    const add = (who: Browser) => who.ask("POST", "/account/passkeys", { name: "Key", credential });
    expect((await add(other)).json()).toMatchObject(REFUSED);
    const again = key.create(await askFor(browser, "account/passkeys"), ORIGIN);
    const first = await browser.ask("POST", "/account/passkeys", {
      name: "Key",
      credential: again,
    });
    expect(first.statusCode).toBe(201);
    const stolen = key.create(await askFor(other, "account/passkeys"), ORIGIN);
    expect(
      (await other.ask("POST", "/account/passkeys", { name: "Key", credential: stolen })).json(),
    ).toMatchObject(REFUSED);
    expect(
      (await browserAt(server, ORIGIN).ask("POST", "/account/passkeys/challenge")).json(),
    ).toMatchObject({ code: "not-signed-in" });
  });
});

describe("where there are no passkeys", () => {
  it("the page says why: over plain http in a hall, and at a number", async () => {
    const server = await testServer();
    for (const [origin, reason] of [
      ["http://losfee.hall", "encrypted connection (https)"],
      ["http://192.168.0.7:4711", "instead of a number"],
      ["http://[::1]:4711", "instead of a number"],
    ] as const) {
      const browser = browserAt(server, origin);
      expect((await browser.get("/sign-in?lang=en")).body).toContain(reason);
      expect((await browser.ask("POST", "/sign-in/passkey/challenge")).json()).toMatchObject({
        code: "passkeys-not-here",
        status: 409,
      });
    }
    const browser = browserAt(server, "http://localhost:4711");
    expect((await browser.get("/sign-in?lang=en")).body).toContain('data-passkey="sign-in"');
    expect(await askFor(browser, "sign-in/passkey")).toMatchObject({ rpId: "localhost" });
  });
});
