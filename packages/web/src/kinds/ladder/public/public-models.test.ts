import type { RecordedLadderEvent } from "@losfee/core";
import { describe, expect, it } from "vitest";
import { htmlOf } from "../../../../test/html.ts";
import {
  ladderPlayed as played,
  ladderRequest as requestOf,
} from "../../../../test/ladder-play.ts";
import { pages } from "../../../registry/registry.ts";

const pagesIn = (folder: string) => pages.filter((page) => page.folder.startsWith(folder));
const ladderPublicPages = pagesIn("kinds/ladder/public/");
const ladderConsolePages = pagesIn("kinds/ladder/console/");

describe("the pages of a pyramid", () => {
  for (const page of ladderPublicPages) {
    it(`tell nobody's address, holidays or seed to the public: ${page.id}`, () => {
      for (const language of ["de", "en"] as const) {
        const request = requestOf(language);
        const model = page.build(request);
        expect(model).not.toBeNull();
        const html = htmlOf(page, request, "/c/probe");
        for (const text of [JSON.stringify(model), html]) {
          expect(text).not.toContain("secret.example");
          expect(text).not.toContain(played.state.seed);
          expect(text).not.toContain("20.03.2026");
          expect(text).not.toContain("20 Mar 2026");
        }
      }
    });
  }

  for (const page of ladderConsolePages) {
    it(`are shown to the director in both languages: ${page.id}`, () => {
      for (const language of ["de", "en"] as const) {
        const request = requestOf(language);
        const html = htmlOf(page, request, "/console/probe");
        expect(html).toContain(`<html lang="${language}" `);
        expect(html).not.toContain("undefined");
      }
    });
  }

  it("show the moves of a game that is final, and its seats exchanged", () => {
    const replay = ladderPublicPages.find(({ id }) => id === "ladder-replay");
    const model = replay?.build(requestOf("en"));
    expect(model).toMatchObject({ positions: { length: 5 }, game: { status: "final" } });
    const overview = ladderPublicPages.find(({ id }) => id === "ladder-overview");
    expect(JSON.stringify(overview?.build(requestOf("en")))).toContain(
      '"label":"2.1","level":2,"index":1,"player":{"entry":4,"name":"Dora"}',
    );
  });
});

describe("the pyramid from a chosen seat", () => {
  const overview = ladderPublicPages.find(({ id }) => id === "ladder-overview");
  const shown = (seat: string): string => {
    if (overview === undefined) throw new Error("no overview");
    return htmlOf(overview, { ...requestOf("en"), query: { seat } }, "/c/probe") ?? "";
  };

  it("says which levels may be challenged, and of each seat there whether it can be", () => {
    const html = shown("2.1");
    expect(html).toContain("Dora may challenge level 1");
    const band = html.slice(html.indexOf("pyramid-level band"), html.indexOf("small-pyramid"));
    expect(band.split("option-mark")).toHaveLength(1 + 1);
    expect(band).toContain("lot selected upright chosen");
  });

  it("has no band at the top, and says so", () => {
    const html = shown("1.1");
    expect(html).toContain("is at the top and challenges nobody");
    expect(html).not.toContain("pyramid-level band");
  });

  it("is that of the reader's own seat where there is no such seat", () => {
    for (const seat of ["99.1", "x", "", "2.1.1"]) {
      expect(shown(seat)).toContain("lot mine upright chosen");
      expect(shown(seat)).not.toContain("lot selected");
    }
  });
});

it("a day that no calendar has, in an old journal, is shown as it was written", () => {
  const data = { player: 3, from: "2026-02-31", to: "soon" };
  const event = { ...played.events[3], type: "holiday-announced", data } as RecordedLadderEvent;
  const events = [...played.events, event];
  for (const language of ["de", "en"] as const) {
    const journal = ladderConsolePages.find(({ path }) => path.endsWith("/journal"));
    const model = JSON.stringify(journal?.build({ ...requestOf(language), events }));
    expect(model).toContain("2026-02-31");
  }
});
