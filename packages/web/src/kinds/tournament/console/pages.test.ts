import { pairedRound } from "@losfee/core";
import { describe, expect, it } from "vitest";
import { htmlOf } from "../../../../test/html.ts";
import {
  annas,
  competitionOf,
  enterResults,
  type Played,
  play,
  playTo,
  publishNext,
  requestOf,
} from "../../../../test/play.ts";
import { teamEvent } from "../../../../test/teams.ts";
import { pages } from "../../../registry/registry.ts";
import { roundToEnter } from "./line/model.ts";
import { explainRound } from "./rounds/explained-round.ts";

const swiss = { format: "scrabble-swiss" };
const field = competitionOf(annas(13), swiss);
const published = publishNext(field);
const stages: Readonly<Record<string, Played>> = {
  "before the first entry": competitionOf([], swiss),
  "with entries": field,
  "with a draft": play(field, [{ type: "draft-round" }]),
  "with a published round": published,
  "in the middle of a round": enterResults(published, 2),
  "with penalty, pause and withdrawal": play(enterResults(published), [
    { type: "impose-penalty", entry: 1, round: 1, points: 30, reason: "Telefon" },
    { type: "pause-entry", entry: 2, rounds: [3] },
    { type: "withdraw-entry", entry: 3, reason: "krank" },
  ]),
  closed: play(playTo(field, 7), [{ type: "close-competition" }]),
};
const consolePages = pages.filter(({ folder, access }) =>
  folder.startsWith("home/") ? access !== "public" : folder.startsWith("kinds/tournament/console/"),
);

describe.each(Object.entries(stages))("the console %s", (_stage, played) => {
  for (const page of consolePages) {
    it.each(["de", "en"] as const)(`shows ${page.path} (%s)`, (language) => {
      for (const round of ["next", "1"]) {
        const request = requestOf(played, {
          language,
          viewer: { role: "director", label: "director" },
          params: { competition: "dm-2026", round, board: "1" },
          query: { why: "1", seq: "3" },
        });
        const model = page.build(request);
        if (model === null) continue;
        // The browser gets the model as JSON, which must not lose anything.
        expect(JSON.parse(JSON.stringify(model))).toEqual(model);
        const html = htmlOf(page, request, "/console/dm-2026") ?? "";
        const text = html.replace(/<script.*?<\/script>/gs, "").replace(/<[^>]*>/g, " ");
        expect(text).not.toMatch(/undefined|\[object|NaN/);
        expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
      }
    });
  }
});

describe("the seed of an open competition", () => {
  it("is in no page of the console: whoever sees it knows all lots to come", () => {
    const seed = published.state.seed;
    for (const page of consolePages) {
      const request = requestOf(published, {
        params: { competition: "dm-2026", round: "1", board: "1" },
        query: { seq: "1" },
      });
      expect(JSON.stringify(page.build(request))).not.toContain(seed);
    }
  });
});

const shownOn = (folder: string, played: Played): string => {
  const page = consolePages.find((one) => one.folder === `kinds/tournament/console/${folder}`);
  if (page === undefined) throw new Error(`no page ${folder}`);
  const viewer = { role: "director", label: "director" } as const;
  const html = htmlOf(
    page,
    requestOf(played, { viewer, params: { competition: "dm-2026", round: "1" } }),
  );
  return (html ?? "").replace(/<script.*?<\/script>/gs, "").replace(/<[^>]*>/g, " ");
};

describe("preliminary groups", () => {
  const groups = publishNext(competitionOf(annas(13), { format: "scrabble-championship" }));

  it.each(["day", "entries", "rounds", "results", "check", "standings"])(
    "stand on %s",
    (folder) => {
      for (const group of ["Gruppe 1", "Gruppe 2", "Gruppe 3"]) {
        expect(shownOn(folder, groups)).toContain(group);
      }
      expect(shownOn(folder, published)).not.toContain("Gruppe");
    },
  );
});

describe("colours that the director exchanged", () => {
  const drafted = play(competitionOf(annas(6), { format: "fide-swiss" }), [
    { type: "draft-round" },
  ]);
  const exchanged = play(drafted, [
    {
      ...{ type: "adjust-draft", round: 1, reason: "agreed" },
      act: { kind: "exchange-starts", board: 1 },
    } as const,
  ]);

  it("are told as they will be played, beside what the rules wanted", () => {
    const told = ({ state }: Played): readonly string[] => {
      const round = pairedRound(state, 1);
      if (round === undefined) throw new Error("no round 1");
      const { games } = explainRound(state, round, { language: "de" });
      return games.flatMap(({ why, start }) => [...why, start]);
    };
    const overruled = told(exchanged).filter((text) => text.startsWith("Nach den Regeln hätte"));
    expect(overruled).toEqual([expect.stringContaining("Die Farben wurden getauscht.")]);
    expect(told(exchanged)).toContain("Von der Turnierleitung festgelegt.");
    expect(told(drafted).join(" ")).not.toMatch(/Nach den Regeln hätte|Turnierleitung/);
  });
});

describe("who is missing before the first round", () => {
  const all = [...field.state.entries.keys()];
  const present = play(field, [{ type: "check-in", entries: all.slice(2), present: true }]);
  const names = all.slice(0, 2).map((entry) => field.state.entries.get(entry)?.name ?? "?");

  it.each(["day", "entries"])("is named and counted on %s", (folder) => {
    expect(shownOn(folder, present)).toContain("Es fehlen noch 2");
    for (const name of names) expect(shownOn(folder, present)).toContain(name);
  });

  it("is not asked about where nobody is checked in, nor once a round is published", () => {
    expect(shownOn("day", field)).not.toContain("Es fehlen noch");
    for (const folder of ["day", "entries"]) {
      expect(shownOn(folder, publishNext(present))).not.toContain("Es fehlen noch");
    }
  });
});

describe("a match that was postponed", () => {
  const begun = play(teamEvent("league", 4, 8), [
    {
      type: "change-event-details",
      details: { schedule: ["2026-10-04", "2026-11-08", "2026-12-06"] },
    },
    { type: "line-up-by-list", round: 1 },
  ]);
  const [teams, others] = (pairedRound(begun.state, 1)?.games ?? []).map(({ seats }) => seats);
  if (teams === undefined || others === undefined) throw new Error("no two matches");
  const boards = Array.from(
    { length: 8 },
    () => ({ outcome: { kind: "played", scores: [1, 0] } }) as const,
  );
  const inRound2 = publishNext(
    play(begun, [
      { type: "move-match", round: 1, teams, at: "2026-12-20", reason: "hall" },
      { type: "enter-result", round: 1, outcome: { kind: "match", teams: others, boards } },
    ]),
  );

  it("is named on the day, but what is missing is of the round that is played", () => {
    const day = shownOn("day", inRound2);
    expect(day).toContain("2 Ergebnisse fehlen");
    expect(day).toContain("Runde 1: 1 Kampf ist noch offen.");
  });

  it("is not what the page of results begins with", () => {
    const request = requestOf(inRound2, { viewer: { role: "director", label: "director" } });
    expect(roundToEnter(request)?.number).toBe(2);
    const all = pairedRound(inRound2.state, 2)?.games ?? [];
    const done = play(inRound2, [
      { type: "line-up-by-list", round: 2 },
      ...all.map(
        ({ seats }) =>
          ({
            type: "enter-result",
            round: 2,
            outcome: { kind: "match", teams: seats, boards },
          }) as const,
      ),
    ]);
    expect(roundToEnter(requestOf(done))?.number).toBe(1);
  });
});
