import { describe, expect, it } from "vitest";
import {
  annas,
  competitionOf,
  play,
  playTo,
  publishNext,
  requestOf,
} from "../../../../../test/play.ts";
import { buildJournal } from "./page.ts";

const played = play(playTo(competitionOf(annas(6), { format: "scrabble-swiss" }), 2), [
  { type: "withdraw-entry", entry: 6, reason: "Zug verpasst" },
]);
const journal = (query: Record<string, string> = {}, language: "de" | "en" = "de") =>
  buildJournal(requestOf(played, { query, language }));

describe("the journal", () => {
  it("reads every event out in plain language, latest first", () => {
    for (const language of ["de", "en"] as const) {
      const model = journal({}, language);
      expect(model?.lines).toHaveLength(played.events.length);
      expect(model?.lines[0]?.text).toContain("Zug verpasst");
      for (const { text } of model?.lines ?? []) expect(text).not.toMatch(/undefined|\[object|NaN/);
    }
  });

  it("is found by name, round, reason or who did it", () => {
    expect(journal({ q: "zug verpasst" })?.lines).toHaveLength(1);
    expect(journal({ q: "Runde 2" })?.lines.length).toBeGreaterThan(3);
    expect(journal({ q: "gibt es nicht" })?.lines).toEqual([]);
  });

  it("tells what happened since a number, in the order it happened", () => {
    const since = journal({ after: String(played.events.length - 2) });
    expect(since?.lines.map(({ seq }) => seq)).toEqual([
      played.events.length - 1,
      played.events.length,
    ]);
  });

  it("shows how things stood after any event", () => {
    const then = publishNext(competitionOf(annas(6), { format: "scrabble-swiss" }));
    const snapshot = journal({ seq: String(then.state.seq) })?.snapshot;
    expect(snapshot).toMatchObject({ entries: 6, rounds: 1, last: { round: 1, missing: 3 } });
    expect(snapshot).toHaveProperty("standings.length", 6);
  });

  it("names the settings that were changed", () => {
    const changed = play(played, [
      { type: "change-settings", settings: { forfeitSpread: 100 }, reason: "Beschluss" },
    ]);
    const [line] = buildJournal(requestOf(changed))?.lines ?? [];
    expect(line?.text).toMatch(/Beschluss.*kampflos/);
  });
});
