import { XMLParser, XMLValidator } from "fast-xml-parser";
import { describe, expect, it } from "vitest";
import {
  begunCompetition,
  give,
  resultAt,
  stateOf,
  testServer,
  unwrap,
  visitor,
} from "./test-server.ts";

interface AtomEntry {
  readonly id: string;
  readonly title: string;
  readonly published: string;
  readonly updated: string;
  readonly content: { readonly "#text": string };
  readonly link: { readonly href: string };
}

interface Atom {
  readonly feed: {
    readonly id: string;
    readonly title: string;
    readonly updated: string;
    readonly entry?: readonly AtomEntry[];
    readonly link: readonly { readonly rel: string; readonly href: string }[];
  };
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "",
  parseTagValue: false,
  isArray: (name) => name === "entry",
});

const begun = async (players = 4) => {
  const server = await testServer(undefined, { now: () => new Date("2026-07-01T20:30:00Z") });
  const director = await visitor(server, "director");
  const id = await begunCompetition(director, players);
  const public_ = await visitor(server);
  const atom = async (lang = "de"): Promise<Atom["feed"]> => {
    const { text } = await public_.send("GET", `/c/${id}/feed.atom?lang=${lang}`);
    expect(XMLValidator.validate(text)).toBe(true);
    return (parser.parse(text) as Atom).feed;
  };
  const enter = async (board: number) =>
    give(director, id, resultAt(await stateOf(server, id), board));
  return { server, director, id, public_, atom, enter };
};

const idsOf = ({ entry = [] }: Atom["feed"]) => entry.map(({ id }) => id.split(":").at(-1));

describe("the feed of a competition", () => {
  it("tells of pairings, results and complete rounds, each under a name that stays", async () => {
    const { id, atom, enter, director } = await begun();
    expect(idsOf(await atom())).toEqual(["pairings-1"]);
    await enter(1);
    const half = await atom();
    expect(idsOf(half)).toEqual(["results-1", "pairings-1"]);
    await enter(2);
    const complete = await atom();
    expect(idsOf(complete)).toEqual(["standings-1", "results-1", "pairings-1"]);
    expect(complete.entry?.[1]?.id).toBe(half.entry?.[0]?.id);
    expect(complete.entry?.[1]?.id).toBe(`urn:losfee:${id}:results-1`);
    await give(director, id, { type: "close-competition" });
    expect(idsOf(await atom())[0]).toBe("final");
  });

  it("forgets what was taken back", async () => {
    const { id, atom, enter, director, server } = await begun();
    await enter(1);
    await enter(2);
    const state = await stateOf(server, id);
    await give(director, id, { type: "erase-result", round: 1, board: 2 });
    expect(idsOf(await atom())).toEqual(["results-1", "pairings-1"]);
    await give(director, id, { type: "erase-result", round: 1, board: 1 });
    await give(director, id, { type: "recall-round", round: 1, reason: "wrong list" });
    expect(idsOf(await atom())).toEqual([]);
    expect(state.rounds).toHaveLength(1);
  });

  it("tells of announcements, in their latest words and as long as they stand", async () => {
    const { atom, director, id } = await begun();
    const posted = await give(director, id, {
      type: "post-announcement",
      text: "Lunch at 1",
    } as never);
    expect(posted.status).toBe(200);
    const announcement = (posted.body as { seq: number }).seq;
    expect((await atom()).entry?.[0]?.content["#text"]).toBe("Lunch at 1");
    const edit = { type: "edit-announcement", announcement, text: "Lunch at 2" } as never;
    expect((await give(director, id, edit)).status).toBe(200);
    expect((await atom()).entry?.[0]).toMatchObject({
      id: `urn:losfee:${id}:announcement-${announcement}`,
      content: { "#text": "Lunch at 2" },
    });
    await give(director, id, { type: "withdraw-announcement", announcement } as never);
    expect(idsOf(await atom())).toEqual(["pairings-1"]);
  });

  it("is Atom and JSON Feed with the same entries, in German and English", async () => {
    const { id, atom, public_, enter } = await begun();
    await enter(1);
    const [german, english] = [await atom("de"), await atom("en")];
    expect(german.entry?.map(({ title }) => title)).toEqual([
      "Ergebnisse: Runde 1",
      "Paarungen der Runde 1",
    ]);
    expect(english.entry?.map(({ title }) => title)).toEqual([
      "Results: Round 1",
      "Pairings of round 1",
    ]);
    expect(english.entry?.map((entry) => entry.id)).toEqual(german.entry?.map((entry) => entry.id));
    const { body, headers } = await public_.send("GET", `/c/${id}/feed.json?lang=en`);
    expect(headers["content-type"]).toContain("application/feed+json");
    expect(body).toMatchObject({
      version: "https://jsonfeed.org/version/1.1",
      language: "en",
      items: english.entry?.map((entry) => ({ id: entry.id, title: entry.title })),
    });
  });

  it("has absolute addresses, and times by the clocks of the competition", async () => {
    const { id, atom, director } = await begun();
    await give(director, id, {
      type: "change-event-details",
      details: { timeZone: "America/St_Johns" },
    } as never);
    const feed = await atom();
    expect(feed.entry?.[0]?.updated).toBe("2026-07-01T18:00:00-02:30");
    for (const { href } of [...feed.link, ...(feed.entry ?? []).map(({ link }) => link)]) {
      expect(href).toMatch(/^http:\/\/192\.168\.0\.7:4711\/c\//);
    }
    expect(feed.entry?.[0]?.link.href).toContain(`/c/${id}/pairings/1`);
  });

  it("is sent again only when it changed", async () => {
    const { id, public_, enter } = await begun();
    const first = await public_.send("GET", `/c/${id}/feed.atom`);
    const etag = String(first.headers["etag"]);
    const ask = () =>
      public_.send("GET", `/c/${id}/feed.atom`, {
        headers: { "if-none-match": `"other", ${etag}` },
      });
    const second = await ask();
    expect([second.status, second.text]).toEqual([304, ""]);
    expect(second.headers["etag"]).toBe(etag);
    await enter(1);
    expect((await ask()).status).toBe(200);
  });

  it("escapes whatever names hold, and what XML has no place for", async () => {
    const server = await testServer();
    const director = await visitor(server, "director");
    const body = { name: "A & B <b>\u0007", format: "scrabble-swiss" };
    const { id } = unwrap(await director.api("POST /competitions", { body }));
    await give(director, id, {
      type: "add-entries",
      entries: [{ name: "<script>alert(1)</script>" }, { name: "Tom & Jerry ]]>" }],
    } as never);
    await give(director, id, { type: "draft-round" });
    await give(director, id, { type: "publish-round", round: 1 });
    const { text } = await director.send("GET", `/c/${id}/feed.atom`);
    expect(XMLValidator.validate(text)).toBe(true);
    const { feed } = parser.parse(text) as Atom;
    expect(feed.title).toContain("A & B <b>");
    expect(feed.entry?.[0]?.content["#text"]).toContain("&lt;script&gt;");
  });

  it("says of a pyramid what everybody may read of", async () => {
    const server = await testServer(undefined, { now: () => new Date("2026-07-01T20:30:00Z") });
    const director = await visitor(server, "director");
    const body = { name: "Pyramide", format: "pyramid" };
    const { id } = unwrap(await director.api("POST /competitions", { body }));
    const entries = ["Ada", "Bea", "Cem"].map((name) => ({
      name,
      club: "",
      rating: 0,
      addresses: [],
    }));
    const added = await give(director, id, { type: "add-entries", entries } as never);
    expect(added.status).toBe(200);
    const { body: feed } = await director.send("GET", `/c/${id}/feed.json?lang=en`);
    const { items } = feed as { items: readonly { title: string }[] };
    expect(items.length).toBeGreaterThan(0);
    expect(items.map(({ title }) => title).join()).toContain("Ada");
  });

  it("is not there for a competition that is not", async () => {
    const { public_, director, id, atom } = await begun();
    await atom();
    expect((await public_.send("GET", "/c/nowhere/feed.atom")).status).toBe(404);
    await director.send("DELETE", `/api/v1/competitions/${id}`);
    expect((await public_.send("GET", `/c/${id}/feed.json`)).status).toBe(404);
  });
});
