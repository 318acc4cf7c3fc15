import { fixturesOf } from "@losfee/core";
import { describe, expect, it } from "vitest";
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
import { SMALL_CHAMPIONSHIP } from "../../../../test/worlds.ts";
import type { PlaceId } from "../../../shell/layout/places.ts";
import type { PageRequest } from "../../../shell/page-request.ts";
import { tournamentBand } from "./band.ts";

const entered = competitionOf(annas(12), { stages: SMALL_CHAMPIONSHIP });
const afterFour = playTo(entered, 4);
const inFive = enterResults(publishNext(afterFour), 1);
const over = play(playTo(entered, 9), [{ type: "close-competition" }]);

const bandOf = (world: Played, place?: PlaceId, changes: Partial<PageRequest> = {}) => {
  const band = tournamentBand(requestOf(world, changes), place);
  if (band === null) throw new Error("no band");
  return band;
};

const roundsOf = (world: Played, place?: PlaceId, changes: Partial<PageRequest> = {}) =>
  bandOf(world, place, changes).phases.flatMap(({ rounds }) => rounds);

describe("the state line", () => {
  it("says what is now, how far it is, and what is next", () => {
    expect(bandOf(entered).state).toEqual({
      now: null,
      progress: "Noch nicht begonnen",
      next: "12 Personen gemeldet",
    });
    expect(bandOf(inFive).state).toEqual({
      now: "Runde 5 läuft",
      progress: "1 von 6 Ergebnissen",
      next: null,
    });
    expect(bandOf(afterFour).state).toEqual({
      now: null,
      progress: "Runde 4: alle Ergebnisse liegen vor",
      next: "als Nächstes Runde 5",
    });
    expect(bandOf(over).state).toMatchObject({ now: null, progress: "Beendet" });
  });

  it("says that a round runs only once more of it is played than a match in advance", () => {
    const begun = teamEvent("league", 4, 10);
    const schedule = ["2026-10-04", "2026-11-01", "2026-12-06"];
    const dated = play(begun, [{ type: "change-event-details", details: { schedule } }]);
    const [match] = fixturesOf(dated.state)[1]?.matches ?? [];
    const teams = match?.seats ?? [0, 0];
    const ahead = play(dated, [
      {
        ...{ type: "move-match", round: 2, teams },
        ...{ at: "2026-10-03", venue: "", reason: "hall" },
      },
      { type: "publish-ahead", round: 2 },
    ]);
    expect(bandOf(ahead).state.now).toBe("Runde 1 läuft");
  });

  it("tells nothing of a draft", () => {
    const drafted = play(afterFour, [{ type: "draft-round" }]);
    expect(bandOf(drafted)).toEqual(bandOf(afterFour));
  });
});

describe("the band of rounds", () => {
  it("has every round of every phase, counted through", () => {
    const { phases } = bandOf(inFive);
    expect(phases.map(({ rounds }) => rounds.length)).toEqual([3, 3, 1, 2]);
    expect(phases.map(({ isCurrent }) => isCurrent)).toEqual([false, true, false, false]);
    expect(roundsOf(inFive).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it("marks what is played now; a complete round is not", () => {
    const states = (world: Played) => roundsOf(world).map(({ state }) => state[0]);
    expect(states(inFive).join("")).toBe("ppppnaaaa");
    expect(states(afterFour).join("")).toBe("ppppaaaaa");
    expect(states(over).join("")).toBe("ppppppppp");
  });

  it("leads to the rounds that are published, on the page's own side", () => {
    const hrefs = (place?: PlaceId, changes?: Partial<PageRequest>) =>
      roundsOf(inFive, place, changes)
        .slice(3, 6)
        .map(({ href }) => href);
    expect(hrefs()).toEqual(["/c/dm-2026/pairings/4", "/c/dm-2026/pairings/5", null]);
    expect(hrefs("standings")).toEqual([
      "/c/dm-2026/standings?round=4",
      "/c/dm-2026/standings?round=5",
      null,
    ]);
    expect(hrefs("pairings", { query: { by: "name" } })[0]).toBe("/c/dm-2026/pairings/4?by=name");
  });

  it("knows which round the page shows: the one that is asked for, else the last", () => {
    const shown = (place: PlaceId | undefined, changes: Partial<PageRequest> = {}) =>
      roundsOf(inFive, place, changes)
        .filter(({ isShown }) => isShown)
        .map(({ number }) => number);
    expect(shown("pairings")).toEqual([5]);
    expect(shown("pairings", { params: { round: "2" } })).toEqual([2]);
    expect(shown("standings", { query: { round: "3" } })).toEqual([3]);
    expect(shown(undefined)).toEqual([]);
  });
});
