import { describe, expect, it } from "vitest";
import { type Browser, browserAt, signedInAs } from "./browser.ts";
import { type Member, type RunningProvider, startProvider } from "./provider.ts";
import { type TestSettings, testServer } from "./test-server.ts";

const ORIGIN = "http://localhost:4711";

const ANNA: Member = {
  sub: "anna-1",
  name: "Anna Provider",
  email: "anna@club.example",
  email_verified: true,
};

const setUp = async (
  registration: "open" | "invitation" = "invitation",
  more: TestSettings = {},
) => {
  const provider = await startProvider(ORIGIN);
  const people = { registration, providers: [provider.configuration] };
  const server = await testServer(undefined, { people, ...more });
  return { server, provider, browser: browserAt(server, ORIGIN) };
};

const pathOf = (url: URL): string => url.pathname + url.search;

/** Visits the provider; returns the redirect back. */
const visited = async (
  browser: Browser,
  provider: RunningProvider,
  member = ANNA,
  query = "",
): Promise<string> => {
  const start = await browser.get(`/sign-in/openid/1${query}`, {
    headers: { "sec-fetch-site": "same-origin" },
  });
  expect(start.statusCode).toBe(303);
  return pathOf(await provider.visit(String(start.headers.location), member));
};

/** Creates a person with an account, and the invitation to it. */
const invited = async ({ server }: Pick<Awaited<ReturnType<typeof setUp>>, "server">) => {
  const { person, url } = await server.accounts.signIn.invite(
    { name: "Anna", language: "en" },
    { address: null, baseUrl: ORIGIN },
  );
  return { person, token: new URL(url ?? "").pathname.split("/").at(-1) ?? "" };
};

describe("a provider of OpenID Connect", () => {
  it("is asked with PKCE, a state and a nonce", async () => {
    const { browser } = await setUp();
    const { location } = (await browser.get("/sign-in/openid/1")).headers;
    const asked = Object.fromEntries(new URL(String(location)).searchParams);
    expect(asked).toMatchObject({
      response_type: "code",
      code_challenge_method: "S256",
      redirect_uri: `${ORIGIN}/sign-in/openid/1/back`,
    });
    for (const name of ["state", "nonce", "code_challenge"]) {
      expect(asked[name]).toMatch(/^[\w-]{43}$/);
    }
  });

  it("opens the account of an invitation, and from then on that account", async () => {
    const all = await setUp();
    const { server, provider, browser } = all;
    const { token } = await invited(all);
    await browser.get(await visited(browser, provider, ANNA, `?invitation=${token}`));
    expect(await signedInAs(browser)).toBe("Anna");
    const phone = browserAt(server, ORIGIN);
    await phone.get(await visited(phone, provider));
    expect(await signedInAs(phone)).toBe("Anna");
    // The invitation is used up.
    const other = browserAt(server, ORIGIN);
    const bert = { ...ANNA, sub: "bert-2" };
    const back = await other.get(await visited(other, provider, bert, `?invitation=${token}`));
    expect([back.statusCode, await signedInAs(other)]).toEqual([403, null]);
  });

  it("lets strangers in only where everybody may have an account", async () => {
    const closed = await setUp();
    const refused = await closed.browser.get(await visited(closed.browser, closed.provider));
    expect(refused.statusCode).toBe(403);
    expect(refused.body).toContain("Federation");
    expect(await closed.server.accounts.people.list()).toEqual([]);
    const open = await setUp("open");
    await open.browser.get(await visited(open.browser, open.provider));
    expect(await signedInAs(open.browser)).toBe("Anna Provider");
  });

  it("lets nobody in under a name that no store keeps", async () => {
    const { browser, provider, server } = await setUp("open");
    const odd = { ...ANNA, name: "Anna\0" };
    expect((await browser.get(await visited(browser, provider, odd))).statusCode).toBe(403);
    expect(await server.accounts.people.list()).toEqual([]);
  });

  it("is connected by whoever is signed in, and by an address that both confirmed", async () => {
    const all = await setUp();
    const { server, provider, browser } = all;
    const { person, token } = await invited(all);
    await browser.submit(`/sign-in/link/${token}`, {});
    const connect = async (member: Member) =>
      browser.get(await visited(browser, provider, member, "?connect"));
    expect((await connect(ANNA)).statusCode).toBe(422);
    await server.store.transact(() => server.accounts.people.confirm(person.id, ANNA.email));
    expect((await connect({ ...ANNA, email_verified: false })).statusCode).toBe(422);
    expect((await connect(ANNA)).headers.location).toBe("/account?connected=1");
    const phone = browserAt(server, ORIGIN);
    await phone.get(await visited(phone, provider));
    expect(await signedInAs(phone)).toBe("Anna");
    await browser.submit("/account", { act: "remove-provider", id: "1", sure: "yes" });
    const tablet = browserAt(server, ORIGIN);
    expect((await tablet.get(await visited(tablet, provider))).statusCode).toBe(403);
  });

  it("is connected from our own pages alone", async () => {
    const all = await setUp();
    const { browser } = all;
    const { token } = await invited(all);
    await browser.submit(`/sign-in/link/${token}`, {});
    const ways = [{ "sec-fetch-site": "cross-site" }, { referer: "https://evil.example/" }, {}];
    for (const headers of ways) {
      const answer = await browser.get("/sign-in/openid/1?connect", { headers });
      expect(answer.statusCode).toBe(403);
    }
    const referer = `${ORIGIN}/account`;
    const own = await browser.get("/sign-in/openid/1?connect", { headers: { referer } });
    expect(own.statusCode).toBe(303);
  });

  it("lets nobody in by what comes back twice, with another state, or in another browser", async () => {
    const { server, provider, browser } = await setUp("open");
    const back = await visited(browser, provider);
    const thief = browserAt(server, ORIGIN);
    await thief.get("/sign-in/openid/1");
    expect((await thief.get(back)).statusCode).toBe(403);
    // This uses up the state, too.
    expect((await browser.get(back)).statusCode).toBe(403);
    const again = await visited(browser, provider);
    const mismatched = again.replace(/state=[\w-]+/, `state=${"A".repeat(43)}`);
    expect((await browser.get(mismatched)).statusCode).toBe(403);
    expect((await browser.get(again)).statusCode).toBe(303);
    await browser.submit("/account", { act: "sign-out" });
    expect((await browser.get(again)).statusCode).toBe(403);
    const code = new URL(again, ORIGIN).searchParams.get("code") ?? "";
    const third = await visited(browser, provider);
    const replayed = third.replace(/code=[\w-]+/, `code=${code}`);
    expect((await browser.get(replayed)).statusCode).toBe(403);
    expect(await signedInAs(browser)).toBeNull();
  });

  it("that is down is said in a sentence, and other ways stay", async () => {
    const { provider, browser } = await setUp("open");
    const back = await visited(browser, provider);
    await provider.stop();
    const answer = await browser.get(`${back}&lang=en`);
    expect([answer.statusCode, answer.body]).toEqual([
      503,
      expect.stringContaining("Federation cannot be reached"),
    ]);
    const page = await browser.get("/sign-in");
    expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining("data-passkey")]);
    const fresh = await testServer(undefined, {
      people: { registration: "open", providers: [provider.configuration] },
    });
    expect((await browserAt(fresh, ORIGIN).get("/sign-in/openid/1")).statusCode).toBe(503);
    expect((await browserAt(fresh, ORIGIN).get("/sign-in/openid/2")).statusCode).toBe(404);
  });
});
