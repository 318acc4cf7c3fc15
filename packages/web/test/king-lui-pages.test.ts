import type { Viewer } from "@losfee/contract";
import { describe, expect, it } from "vitest";
import { pages } from "../src/registry/registry.ts";
import { htmlOf, textOf } from "./html.ts";
import {
  openStage,
  playGames,
  playTables,
  type TablesPlayed,
  tablesOf,
  tablesRequest,
} from "./tables-play.ts";

const director: Viewer = { role: "director", label: "director" };

/** Returns the German text of a competition's page. */
const said = (world: TablesPlayed, path: string, query: Record<string, string> = {}): string => {
  const definition = pages.find(
    (one) => one.path === path && (one.kind === "tables" || one.alsoFor?.includes("tables")),
  );
  if (definition === undefined) throw new Error(`no page ${path}`);
  const html = htmlOf(
    definition,
    tablesRequest(world, { params: { competition: "kl-2026" }, query, viewer: director }),
  );
  if (html === null) throw new Error(`${path} is not found`);
  return textOf(html);
};

const preliminary = openStage(tablesOf("king-lui", 31));
const played = playGames(preliminary);
const second = openStage(played);

describe("the pages of a King Lui", () => {
  it.each(["/c/:competition/standings", "/console/:competition/standings"])(
    "%s says what the headings of its columns stand for, and of no others",
    (path) => {
      const text = said(played, path, { stage: "1" });
      expect(text).toContain("RP: Rangpunkte · SP: Spielpunkte · S: Siege · N: Niederlagen");
      expect(text).not.toContain("Los: Los");
    },
  );

  it("the final table needs no legend: its headings are whole words", () => {
    expect(said(played, "/c/:competition/standings", { stage: "all" })).not.toContain("RP:");
  });

  it("the cut says what RP is, and of a line only where one is drawn", () => {
    const text = said(preliminary, "/c/:competition/cut");
    expect(text).toContain("RP: Rangpunkte bisher");
    expect(text).toContain("Die Linie trennt");
    const few = said(openStage(tablesOf("king-lui", 12)), "/c/:competition/cut");
    expect(few.includes("Die Linie trennt")).toBe(few.includes("Darunter verläuft die Linie"));
  });

  it("the lots of the tables say who leads, who goes on, who sits where next, and what the marks mean", () => {
    const path = "/c/:competition/tables/:stage?";
    const before = said(second, path);
    expect(before).toContain("Sitz im nächsten Spiel, die 1 beginnt");
    expect(before).not.toContain("führt am Tisch");
    const after = said(playGames(second), path);
    expect(after).toContain("führt am Tisch");
    expect(after.split(" weiter").length - 1).toBe(9 + 1);
    expect(after).not.toContain("Sitz im nächsten Spiel");
  });

  it("the projector says what the one value is that it has room for beside the cut", () => {
    const text = said(played, "/c/:competition/screen");
    expect(text).toContain("Rangpunkte");
    expect(text).not.toContain("Spielpunkte");
  });

  it("the projector goes on to tables by name, not to boards", () => {
    const text = said(played, "/c/:competition/screen");
    expect(text).toContain("Als Nächstes: Tische nach Namen");
    expect(text).not.toContain("Bretter");
  });

  it("once it is closed, the leaders, the day and the projector say which stage a value is of", () => {
    const drawn = [2, 3, 4].reduce((world) => playGames(openStage(world)), played);
    const closed = playTables(drawn, { type: "close-competition" });
    for (const path of ["/c/:competition", "/console/:competition", "/c/:competition/screen"]) {
      expect(said(closed, path)).toContain("Drittelfinale");
      expect(said(closed, path)).toMatch(/\d½?( RP)?( ·)? ?Finale/);
    }
    expect(said(closed, "/c/:competition")).toContain("4 Stufen, 83 Spiele");
  });

  it("score sheets have for each player the seat in each game, total, rank points and signature", () => {
    const text = said(preliminary, "/console/:competition/print/sheets/:stage?").replaceAll(
      "\u00ad",
      "",
    );
    const first = text.slice(text.indexOf("Tisch 1"), text.indexOf("Tisch 5"));
    for (const heading of ["Name", "Spiel 1", "Spiel 3", "Summe", "Rangpunkte", "Unterschrift"]) {
      expect(first).toContain(heading);
    }
    for (const seat of [1, 2, 3]) expect(first.split(`Sitz ${seat}`)).toHaveLength(1 + 3);
    expect(first).not.toContain("Platz");
    expect(text).toContain("Sitz 4");
  });

  it("the journal calls stages by name, and says of no round what is a stage", () => {
    const page = said(second, "/console/:competition/journal");
    const text = page.slice(page.indexOf("Nr. Was"));
    expect(text).toContain("2. Runde ausgelost: 27 Personen an 9 Tischen");
    expect(text).toContain("2. Runde veröffentlicht");
    expect(text).toContain("Vorrunde, Spiel 3, Tisch 1:");
    expect(text).not.toMatch(/Stufe \d|Runde \d/);
  });
});
