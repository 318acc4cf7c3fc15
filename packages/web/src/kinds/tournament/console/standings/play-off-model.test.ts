import { describe, expect, it } from "vitest";
import {
  annas,
  competitionOf,
  type Played,
  play,
  playTo,
  requestOf,
} from "../../../../../test/play.ts";
import { buildConsoleStandings } from "./page.ts";

const playOffOf = (played: Played) =>
  buildConsoleStandings(
    requestOf(played, {
      viewer: { role: "director", label: "director" },
      params: { competition: "dm-2026" },
    }),
  )?.playOff;

describe("a play-off in the console", () => {
  const level = playTo(competitionOf(annas(8), { format: "fide-swiss", ranking: ["PTS"] }), 2);

  it("is offered to those who share the first rank that is shared", () => {
    const found = playOffOf(level);
    expect(found?.games).toBeNull();
    expect(found?.tied.length).toBeGreaterThan(1);
    expect(found?.chainWithIt).toBe("PTS, PO");
  });

  it("shows who won, and the standings follow once the ranking has it", () => {
    const [first, second] = playOffOf(level)?.tied ?? [];
    const order = [second?.id ?? 0, first?.id ?? 0];
    const entered = play(level, [
      { type: "enter-play-off", games: "blitz", order, reason: "Gleichstand" },
    ]);
    expect(playOffOf(entered)).toMatchObject({
      games: "blitz",
      order: [{ id: second?.id }, { id: first?.id }],
    });
    const counted = play(entered, [
      { type: "change-settings", settings: { ranking: ["PTS", "PO"] }, reason: "Stichkampf" },
    ]);
    expect(playOffOf(counted)?.chainWithIt).toBeNull();
    const lines = buildConsoleStandings(requestOf(counted))?.lines ?? [];
    const rank = (entry: number | undefined) => lines.find((line) => line.entry === entry)?.rank;
    expect(rank(second?.id)).toBeLessThan(rank(first?.id) ?? 0);
  });

  it("is gone once it is taken back", () => {
    const order = [2, 1];
    const taken = play(level, [
      { type: "enter-play-off", games: "rapid", order, reason: "Gleichstand" },
      { type: "enter-play-off", games: "rapid", order: [], reason: "Versehen" },
    ]);
    expect(playOffOf(taken)).toMatchObject({ games: null, order: [] });
  });

  it("goes before criteria that end every tie", () => {
    const lots = competitionOf(annas(8), { format: "fide-swiss", ranking: ["PTS", "BH", "LOT"] });
    expect(playOffOf(lots)?.chainWithIt).toBe("PTS, BH, PO, LOT");
  });
});
