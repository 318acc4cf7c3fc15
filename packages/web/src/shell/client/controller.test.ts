import { afterEach, describe, expect, it, vi } from "vitest";
import type { PageFrame } from "../page.ts";
import { controllerFor } from "./controller.ts";

const page: PageFrame = {
  language: "en",
  viewer: { role: "director", label: "" },
  url: "/console/x",
  baseUrl: "",
  timeZone: "UTC",
  dateDoubt: null,
  competition: {
    kind: "tournament",
    sides: null,
    navigation: [],
    id: "x",
    name: "X",
    seq: 1,
    broken: null,
    rehearsal: null,
    terms: null,
    event: "",
    formOfAddress: "formal",
    hue: 255,
    band: null,
  },
};

/** The page as fetched after the next event. */
const after = {
  seq: 2,
  model: "after",
  page: { ...page, competition: page.competition && { ...page.competition, seq: 2, name: "Y" } },
};

const answer = (body: object): Response => new Response(JSON.stringify(body));

describe("a console page", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("sends what is asked for twice once, as long as the answer is not there", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const posts: string[] = [];
    vi.stubGlobal("location", { href: "/console/x" });
    vi.stubGlobal("document", { documentElement: { dataset: {} } });
    vi.stubGlobal("fetch", (_path: string, { method, body }: { method: string; body: string }) => {
      if (method !== "POST") return Promise.resolve(answer(after));
      posts.push(body);
      return promise.then(() => answer({ seq: 2, events: [], warnings: [] }));
    });
    const { send, model } = controllerFor("before", page);
    const command = { type: "publish-round", round: 1 } as const;
    const [one, two] = [send(command, { done: null }), send({ ...command }, { done: null })];
    resolve();
    expect(await one).toBe(await two);
    expect(posts).toHaveLength(1);
    expect(model.value).toBe("after");
    await send(command, { done: null });
    expect(posts).toHaveLength(2);
  });

  it("shows what stands around its model as it is then, too", async () => {
    vi.stubGlobal("location", { href: "/console/x" });
    vi.stubGlobal("document", { documentElement: { dataset: {} } });
    vi.stubGlobal("fetch", () => Promise.resolve(answer(after)));
    const controller = controllerFor("before", page);
    expect(await controller.refresh()).toBe(true);
    expect(controller.page.value.competition).toMatchObject({ seq: 2, name: "Y" });
  });

  it("shows no change while a command is under way, so that its dialog closes first", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    vi.stubGlobal("location", { href: "/console/x" });
    vi.stubGlobal("document", { documentElement: { dataset: {} } });
    vi.stubGlobal("fetch", (_path: string, { method }: { method: string }) =>
      method === "POST"
        ? promise.then(() => answer({ seq: 2, events: [], warnings: [] }))
        : Promise.resolve(answer(after)),
    );
    const { send, refresh, model } = controllerFor("before", page);
    const sent = send({ type: "publish-round", round: 1 }, { done: null });
    const seenAtRefresh = refresh().then(() => model.value);
    await new Promise((done) => setTimeout(done, 0));
    expect(model.value).toBe("before");
    resolve();
    await sent;
    expect(await seenAtRefresh).toBe("after");
  });

  const WARNINGS = [
    { code: "event-rule-broken", message: "One club meets." },
    { code: "not-checked-in", message: "Said on the page." },
  ];

  it("says what is done, and forgets what was refused once something is carried out", async () => {
    const refusal = { status: 409, code: "no-pairing", detail: "Not without a repeat." };
    const posts = [
      new Response(JSON.stringify(refusal), { status: 409 }),
      answer({ seq: 2, events: [], warnings: WARNINGS }),
    ];
    vi.stubGlobal("location", { href: "/console/x" });
    vi.stubGlobal("document", { documentElement: { dataset: {} } });
    vi.stubGlobal("fetch", (_path: string, { method }: { method: string }) =>
      Promise.resolve(method === "POST" ? posts.shift() : answer(after)),
    );
    const { send, say, notices } = controllerFor("before", page);
    say("problem", "The file cannot be read.");
    const said = (): readonly string[] => notices.value.map(({ text }) => text);
    await send({ type: "draft-round" }, { done: "Drawn." });
    expect(said()).toEqual(["The file cannot be read.", "Not without a repeat."]);
    const options = { done: "Drawn.", shows: ["not-checked-in"] };
    await send({ type: "draft-round", basedOn: 1 }, options);
    expect(said()).toEqual(["The file cannot be read.", "One club meets.", "Drawn."]);
  });

  it("says so where there is no connection, in the language of the page", async () => {
    vi.stubGlobal("document", { documentElement: { dataset: { language: "en" } } });
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("failed")));
    const { send, notices } = controllerFor("before", page);
    const answer = await send({ type: "publish-round", round: 1 }, { silent: true, done: null });
    expect(answer).toMatchObject({ ok: false, problem: { code: "offline" } });
    expect(!answer.ok && answer.problem.detail).toMatch(/^No connection to the server/);
    expect(notices.value).toEqual([]);
  });
});
