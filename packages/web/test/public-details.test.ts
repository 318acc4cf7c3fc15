import { LANGUAGES, type Language } from "@losfee/contract";
import { pairedRound } from "@losfee/core";
import { describe, expect, it, test } from "vitest";
import { buildRound } from "../src/kinds/tournament/console/rounds/page.ts";
import { pages } from "../src/registry/registry.ts";
import type { Page } from "../src/shell/page-definition.ts";
import type { FullRequest } from "../src/shell/page-request.ts";
import { htmlOf, textOf } from "./html.ts";
import { annas, competitionOf, type Played, play, playTo, publishNext, requestOf } from "./play.ts";

const pageOf = (id: string): Page => {
  const found = pages.find((page) => page.id === id);
  if (found === undefined) throw new Error(id);
  return found;
};

const html = (
  world: Played,
  id: string,
  more: {
    query?: Record<string, string>;
    entry?: string;
    round?: string;
    baseUrl?: string;
    language?: Language;
    viewer?: FullRequest["viewer"];
  } = {},
): string => {
  const { query = {}, entry = "1", round, ...rest } = more;
  const params = { competition: "dm-2026", entry, ...(round === undefined ? {} : { round }) };
  return htmlOf(pageOf(id), requestOf(world, { params, query, ...rest })) ?? "";
};

describe("an empty column", () => {
  const heading = />Verein</;

  it("of clubs is not shown when nobody has one", () => {
    expect(html(playTo(competitionOf(annas(8)), 1), "standings")).not.toMatch(heading);
  });

  it("is shown as soon as somebody has one", () => {
    const players = [{ name: "Ulla", club: "Ulm" }, "Theo", "Petra", "Ben"];
    expect(html(playTo(competitionOf(players), 1), "standings")).toMatch(heading);
  });
});

describe("where no other device could follow the address", () => {
  const world = publishNext(competitionOf(annas(8)));

  it.each(["wall-places", "screen"])(
    "the page %s has no QR code, and no word of the server",
    (id) => {
      for (const language of ["de", "en"] as const) {
        const here = html(world, id, { baseUrl: "http://localhost:8080", language });
        expect(here).not.toContain("address.svg");
        expect(textOf(here)).not.toContain("--network");
        const network = html(world, id, { baseUrl: "http://192.168.1.5:8080", language });
        expect(network).toContain("address.svg");
        expect(textOf(network)).not.toContain("--network");
      }
    },
  );
});

test("directors are told why prints and projectors have no QR code, where these are set up", () => {
  const world = publishNext(competitionOf(annas(8)));
  const viewer = { role: "director", label: "director" } as const;
  for (const id of ["console-screens", "console-sharing"]) {
    const here = html(world, id, { baseUrl: "http://localhost:8080", viewer });
    expect(textOf(here), id).toContain("--network");
    const network = html(world, id, { baseUrl: "http://192.168.1.5:8080", viewer });
    expect(textOf(network), id).not.toContain("--network");
  }
});

describe("preliminary groups", () => {
  const world = publishNext(competitionOf(annas(9)));

  it.each(["pairings", "screen"])("are headings on the page %s, the bye among its group", (id) => {
    const text = textOf(html(world, id));
    const at = (part: string): number => text.indexOf(part);
    expect(at("Gruppe 1")).toBeGreaterThan(-1);
    expect(at("Gruppe 2")).toBeGreaterThan(at("Gruppe 1"));
    expect(text).not.toContain("Gruppe 3");
    expect(at("Freilos")).toBeGreaterThan(at("Gruppe 1"));
    expect(at("Freilos")).toBeLessThan(at("Gruppe 2"));
    expect(textOf(html(world, id, { language: "en" }))).toContain("Group 1");
  });

  it("stand beside the board in the list by name", () => {
    const text = textOf(html(world, "pairings", { query: { by: "name" } }));
    expect(text.match(/Gruppe [12]/g)).toHaveLength(9);
  });

  it("stand on every slip", () => {
    const { games = [] } = pairedRound(world.state, 1) ?? {};
    const slips = textOf(html(world, "slips", { round: "1" }));
    expect(slips.match(/Runde 1 von \d+ · Gruppe [12]/g)).toHaveLength(games.length);
  });

  it("are headings of the director's draft, the games of a group together", () => {
    const drafted = play(competitionOf(annas(9)), [{ type: "draft-round" }]);
    const { games = [], byes = [] } =
      buildRound(
        requestOf(drafted, {
          params: { competition: "dm-2026", round: "1" },
          viewer: { role: "director", label: "director" },
        }),
      )?.explained ?? {};
    const headings = games.map(({ group }) => group);
    expect([...new Set(headings)]).toEqual(["Gruppe 1", "Gruppe 2"]);
    expect(headings).toEqual(headings.toSorted());
    expect(byes.map(({ group }) => group)).toEqual(["Gruppe 1"]);
  });

  it("are none once New Swiss pairs", () => {
    expect(textOf(html(publishNext(playTo(world, 3)), "pairings"))).not.toContain("Gruppe 1");
  });
});

describe("a bye", () => {
  const scrabble = publishNext(competitionOf(annas(9), { format: "scrabble-swiss" }));
  const chess = publishNext(competitionOf(annas(9), { format: "fide-swiss" }));
  const table = publishNext(competitionOf(annas(9), { format: "fide-round-robin" }));
  const byeOf = ({ state }: Played): string => {
    const [round] = state.rounds;
    const bye = round?.unplayed.find(({ reason }) => reason === "bye");
    return String(bye?.entry);
  };
  const views = [
    ["pairings", {}],
    ["pairings", { query: { by: "name" } }],
    ["screen", {}],
    ["standings", {}],
    ["player", {}],
    ["cards", {}],
  ] as const;

  it.each(views)("is read on the page %s %j, in every language", (id, more) => {
    for (const world of [scrabble, chess]) {
      const entry = byeOf(world);
      for (const language of LANGUAGES) {
        const words = { de: /Freilos/, en: /\b[Bb]ye\b/, fr: /[Ee]xempt/ }[language];
        expect(textOf(html(world, id, { ...more, entry, language }))).toMatch(words);
      }
    }
  });

  it("tells what it is worth where the rules give something", () => {
    expect(textOf(html(scrabble, "player", { entry: byeOf(scrabble) }))).toContain(
      "Runde 1: Freilos (+50)",
    );
    expect(textOf(html(chess, "player", { entry: byeOf(chess) }))).toContain(
      "Runde 1: Freilos (1 Punkt)",
    );
    expect(textOf(html(chess, "standings", { language: "en" }))).toContain("bye (1 point)");
  });

  it("tells nothing of a worth where it gives nothing, and has neither board nor dash", () => {
    const entry = byeOf(table);
    expect(textOf(html(table, "standings"))).not.toMatch(/Freilos \(/);
    for (const id of ["pairings", "screen"]) {
      const row = html(table, id, { entry })
        .split(/<(?:tr|li)\b/)
        .find((part) => part.includes("Freilos"));
      expect(textOf(`<i${row}`)).not.toMatch(/[–−]|\b0\b|±/);
    }
  });
});
