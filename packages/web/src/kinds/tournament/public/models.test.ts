import { standingsOf } from "@losfee/core";
import { describe, expect, it } from "vitest";
import {
  annas,
  competitionOf,
  enterResults,
  play,
  playTo,
  publishNext,
  requestOf,
} from "../../../../test/play.ts";
import { SMALL_CHAMPIONSHIP, worlds } from "../../../../test/worlds.ts";
import type { PageRequest } from "../../../shell/page-request.ts";
import { buildCrosstable } from "../parts/crosstable.ts";
import { buildScoreCards } from "../print/cards/page.ts";
import { buildSlips } from "../print/slips/page.ts";
import { buildCompare, buildCompareChoice } from "./compare/page.ts";
import { buildLots } from "./lots/page.ts";
import { buildOverview } from "./overview/page.ts";
import { buildPairings } from "./pairings/page.ts";
import { playerAtBoards } from "./player/page.ts";
import { buildScreen } from "./screen/page.ts";
import { roundStandings } from "./standings/page.ts";

const nine = playTo(competitionOf(annas(9), { stages: SMALL_CHAMPIONSHIP }), 5);

const request = (world: keyof typeof worlds, changes: Partial<PageRequest> = {}): PageRequest => {
  const played = worlds[world];
  if (played === undefined) throw new Error(`no world ${world}`);
  return requestOf(played, changes);
};

describe("the standings", () => {
  it("list everybody once, best first, with the game of the round", () => {
    const model = roundStandings(requestOf(nine));
    expect(model?.lines.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(new Set(model?.lines.map(({ entry }) => entry)).size).toBe(9);
    expect(model?.lines.every(({ last }) => last?.round === 5)).toBe(true);
    expect(model?.lines.filter(({ last }) => last?.kind === "unplayed")).toHaveLength(1);
  });

  it("can be seen after any published round, and after no other", () => {
    const after = (round: string) => roundStandings(requestOf(nine, { query: { round } }))?.round;
    expect(after("2")).toBe(2);
    for (const round of ["0", "6", "-1", "1.5", "x", "02x"]) expect(after(round)).toBeUndefined();
  });

  it("are the seeding before the first round", () => {
    const model = roundStandings(request("before the first round"));
    expect(model?.round).toBe(0);
    expect(model?.lines.map(({ entry }) => entry)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it("have a column for each criterion that tells something about the play", () => {
    const codes = (played: typeof nine) =>
      roundStandings(requestOf(played))?.columns.map(({ code }) => code);
    expect(codes(nine)).toEqual(["WINS", "SPR", "RTG"]);
    const final = worlds["after the final"];
    if (final !== undefined) expect(codes(final)).toEqual(["WINS", "SPR", "RTG"]);
    const model = roundStandings(request("ranked as in chess, with rounds not played"));
    expect(model?.columns.map(({ place, code }) => [place, code])).toEqual([
      [1, "PTS"],
      [2, "DE"],
      [3, "BH/C1"],
      [4, "SB"],
      [5, "KS"],
      [6, "TPR"],
      [7, "OMW"],
      [8, "DE"],
    ]);
    expect(model?.lines.every(({ values }) => values.length === 8)).toBe(true);
  });

  it("show halves as halves, wins with losses, and what is not defined as a dash", () => {
    const [first] = roundStandings(requestOf(nine))?.lines ?? [];
    expect(first?.values[0]).toMatch(/^\d½?–\d½?$/);
    expect(first?.values[1]).toMatch(/^[+−±]\d+$/);
    const unrated = play(competitionOf([]), [
      { type: "add-entries", entries: [{ name: "Ohne" }, { name: "Auch ohne" }] },
      { type: "change-settings", settings: { ranking: ["TPR", "RTG"] }, reason: "x" },
    ]);
    expect(roundStandings(requestOf(unrated))?.lines[0]?.values).toEqual(["–", "–"]);
  });

  it("count the results that are still missing", () => {
    expect(roundStandings(request("in the middle of a round"))?.missing).toBe(2);
  });
});

describe("the pairings", () => {
  it("have everybody in one game or as a bye", () => {
    const model = buildPairings(requestOf(nine));
    const there = [
      ...(model?.games.flatMap(({ seats }) => seats) ?? []),
      ...(model?.unplayed.map(({ entry }) => entry) ?? []),
    ];
    expect([...there].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(model?.games.map(({ board }) => board)).toEqual([1, 2, 3, 4]);
  });

  it("give a reason for each pair and for the bye", () => {
    const model = buildPairings(requestOf(nine));
    expect(model?.games.every(({ notes }) => notes.length > 0)).toBe(true);
    expect(model?.unplayed.every(({ notes }) => notes.length > 0)).toBe(true);
  });

  it("do not list those whom the final does not concern", () => {
    const model = buildPairings(request("after the final"));
    expect(model?.games).toHaveLength(1);
    expect(model?.unplayed).toEqual([]);
  });
});

describe("a player's page", () => {
  it("adds the games up to what the standings say", () => {
    for (const { rank, entry, points, wins, losses, spread } of standingsOf(nine.state)) {
      const player = playerAtBoards(requestOf(nine, { params: { entry: `${entry}` } }));
      expect(player?.rank).toBe(rank);
      expect(player?.rounds.at(-1)?.tally).toEqual({ points, wins, losses, spread });
    }
  });

  it("derives wins and spread from terms that add up to them", () => {
    const player = playerAtBoards(requestOf(nine, { params: { entry: "3" } }));
    const numberIn = (text: string): number =>
      Number(
        text
          .replace("−", "-")
          .replace("±", "")
          .replace(/(\d*)½/, "$1.5"),
      );
    for (const code of ["WINS", "SPR"]) {
      const working = player?.why.workings.find((one) => one.code === code);
      const sum = working?.terms.reduce((total, { amount }) => total + numberIn(amount), 0);
      expect(sum).toBe(numberIn(working?.value ?? ""));
    }
  });

  it("shows what was cut, what counts differently, and dummies, with the article", () => {
    const world = "ranked as in chess, with rounds not played";
    const player = playerAtBoards(request(world, { params: { entry: "1" }, query: { open: "3" } }));
    expect(player?.why.open).toBe(3);
    const buchholz = player?.why.workings[2];
    expect(buchholz?.label).toBe("Buchholz (ohne den niedrigsten Wert)");
    expect(buchholz?.terms.filter(({ counts }) => !counts)).toHaveLength(1);
    expect(buchholz?.terms.map(({ note }) => note).join(" ")).toMatch(/fiktiver Gegner.*16\.4/);
    const opponents = [3, 4, 5, 6, 7, 8, 9].map((entry) =>
      playerAtBoards(request(world, { params: { entry: `${entry}` } })),
    );
    const notes = opponents.flatMap((one) => one?.why.workings[2]?.terms.map(({ note }) => note));
    expect(notes.join(" ")).toMatch(/16\.3/);
  });

  it("opens no working that there is not", () => {
    for (const open of ["0", "5", "1.5", "x", ""]) {
      expect(
        playerAtBoards(requestOf(nine, { params: { entry: "1" }, query: { open } }))?.why.open,
      ).toBe(null);
    }
  });

  it("says what separates the player from both neighbours", () => {
    const [first, second, third] = roundStandings(requestOf(nine))?.lines ?? [];
    const player = playerAtBoards(requestOf(nine, { params: { entry: `${second?.entry}` } }));
    expect(player?.why.above?.lead?.ahead).toBe(first?.entry);
    expect(player?.why.below?.lead?.behind).toBe(third?.entry);
  });

  it("shows a penalty in its round", () => {
    const punished = play(nine, [
      { type: "impose-penalty", entry: 2, round: 3, points: 30, reason: "Handy" },
    ]);
    const before = playerAtBoards(requestOf(nine, { params: { entry: "2" } }));
    const after = playerAtBoards(requestOf(punished, { params: { entry: "2" } }));
    expect(after?.rounds.map(({ penalty }) => penalty)).toEqual([0, 0, 30, 0, 0]);
    expect(after?.tally.spread).toBe((before?.tally.spread ?? 0) - 30);
  });

  it("does not exist for a number that nobody has", () => {
    for (const entry of ["0", "10", "1.5", "x", ""]) {
      expect(playerAtBoards(requestOf(nine, { params: { entry } }))).toBeNull();
    }
  });
});

describe("the comparison of two players", () => {
  it("names the one ahead first, whoever was asked about first", () => {
    const [first, second] = roundStandings(requestOf(nine))?.lines.map(({ entry }) => entry) ?? [];
    for (const [a, b] of [
      [first, second],
      [second, first],
    ]) {
      const model = buildCompare(requestOf(nine, { params: { a: `${a}`, b: `${b}` } }));
      expect(model?.comparison?.entries.map(({ entry }) => entry)).toEqual([first, second]);
      expect(model?.comparison?.lead?.ahead).toBe(first);
    }
  });

  it("marks what differs and says which of it makes the difference", () => {
    const world = requestOf(
      play(nine, [{ type: "change-settings", settings: { ranking: ["BH", "SPR"] }, reason: "x" }]),
    );
    const order = roundStandings(world)?.lines.map(({ entry }) => entry) ?? [];
    let marked = 0;
    for (const [index, b] of order.entries()) {
      const a = order[index - 1];
      if (a === undefined) continue;
      const { comparison } = buildCompare({ ...world, params: { a: `${a}`, b: `${b}` } }) ?? {};
      if (comparison?.lead?.decidedBy !== "BH" || comparison.differences.length === 0) continue;
      marked++;
      const numberIn = (text: string): number =>
        Number(text.replace("−", "-").replace(/(\d*)½/, "$1.5"));
      const values = comparison.entries.map(({ workings }) => numberIn(workings[0]?.value ?? ""));
      const sum = comparison.differences.reduce((all, one) => all + numberIn(one.difference), 0);
      expect(sum).toBe((values[0] ?? 0) - (values[1] ?? 0));
      const sides = comparison.entries.flatMap(({ workings }) => workings[0]?.terms ?? []);
      expect(sides.some(({ opponent }) => !comparison.differing.includes(opponent))).toBe(true);
    }
    expect(marked).toBeGreaterThan(0);
  });

  it("asks who is to be compared, in the order of the standings", () => {
    const order = roundStandings(requestOf(nine))?.lines.map(({ entry }) => entry);
    const choose = (query: Record<string, string>) =>
      buildCompareChoice(requestOf(nine, { query }));
    expect(choose({})?.choices.map(({ entry }) => entry)).toEqual(order);
    expect(choose({})?.comparison).toBeNull();
    expect(choose({ a: "1", b: "1" })?.comparison).toBeNull();
    expect(choose({ a: "1", b: "x" })?.chosen).toEqual([1, null]);
    expect(choose({ a: "2", b: "5", round: "2" })?.comparison?.entries).toHaveLength(2);
  });

  it("needs two different players", () => {
    expect(buildCompare(requestOf(nine, { params: { a: "1", b: "1" } }))).toBeNull();
    expect(buildCompare(requestOf(nine, { params: { a: "1", b: "77" } }))).toBeNull();
  });
});

describe("the cross-table", () => {
  it("shows each game from both sides", () => {
    const model = buildCrosstable(requestOf(nine));
    if (model?.layout !== "scores") throw new Error("not of scores");
    const byRank = new Map(model.lines.map((line) => [line.rank, line]));
    for (const line of model.lines) {
      for (const [index, cell] of line.cells.entries()) {
        if (cell?.opponent === null || cell?.opponent === undefined) continue;
        const other = byRank.get(cell.opponent)?.cells[index];
        expect(other?.opponent).toBe(line.rank);
        expect(other?.spread).toBe(-cell.spread);
      }
    }
  });
});

describe("the lots", () => {
  it("show nothing but that draws were made while the competition is open", () => {
    const model = buildLots(requestOf(nine));
    expect(model?.seeds.map(({ seed }) => seed)).toEqual([null]);
    expect(model?.draws.length).toBeGreaterThan(0);
    expect(model?.draws.every(({ checked }) => checked === null)).toBe(true);
  });

  it("show seed and orders of the closed competition, all of them right", () => {
    const model = buildLots(request("closed"));
    expect(model?.seeds).toMatchObject([
      { seed: expect.stringMatching(/^[0-9a-f]{64}$/), matches: true },
    ]);
    expect(model?.draws.every(({ checked }) => checked?.matches === true)).toBe(true);
  });

  it("find a draw that was tampered with", () => {
    const { state } = request("closed");
    const [first, ...others] = state?.rounds ?? [];
    if (state === null || first === undefined) throw new Error("nothing played");
    const draws = first.draws.map((draw) => ({ ...draw, order: [...draw.order].reverse() }));
    const forged = { ...state, rounds: [{ ...first, draws }, ...others] };
    const model = buildLots({ ...request("closed"), state: forged });
    const wrong = model?.draws.filter(({ checked }) => checked?.matches === false) ?? [];
    expect(wrong.length).toBeGreaterThan(0);
    expect(wrong.every(({ round }) => round === 1)).toBe(true);
  });
});

describe("standings that live", () => {
  const model = roundStandings(requestOf(nine));

  it("tell by how many ranks somebody moved since the round before", () => {
    const before = standingsOf(nine.state, 4);
    for (const { entry, rank } of model?.lines ?? []) {
      expect(model?.movements[entry]).toBe(
        (before.find((row) => row.entry === entry)?.rank ?? 0) - rank,
      );
    }
    const first = roundStandings(requestOf(nine, { query: { round: "1" } }));
    expect(first?.movements).toEqual({});
  });

  it("tell how each round went, as the wins do", () => {
    for (const { form, values } of model?.lines ?? []) {
      expect(form).toHaveLength(5);
      const [wins, losses] = (values[0] ?? "").split("–");
      expect(form.filter((mark) => mark === "win")).toHaveLength(Math.floor(halves(wins)));
      expect(form.filter((mark) => mark === "loss")).toHaveLength(Math.floor(halves(losses)));
    }
  });

  it("mark what came in during the last ten minutes, and nothing else", () => {
    const fresh = (now: string) =>
      roundStandings(request("in the middle of a round", { now }))?.lines.filter(
        (line) => line.fresh,
      ).length;
    const last = worlds["in the middle of a round"]?.events.at(-1)?.recordedAt ?? "";
    expect(fresh(last)).toBe(4);
    expect(fresh(new Date(Date.parse(last) + 11 * 60_000).toISOString())).toBe(0);
  });

  it("say where the cut is, until it is made", () => {
    expect(model?.cut).toEqual({ places: 2, stage: "Finale" });
    expect(roundStandings(request("after the final"))?.cut).toBeNull();
  });

  it("find people by name and by club, each with the rank among all", () => {
    const who = (text: string) =>
      roundStandings(requestOf(nine, { query: { who: text } }))?.lines.map(({ name }) => name);
    expect(who("anna 7")).toEqual(["Anna 7"]);
    expect(who("nobody")).toEqual([]);
    expect(who(" ")).toHaveLength(9);
  });
});

/** `13½` as a number. */
const halves = (text: string | undefined): number =>
  Number.parseInt(text ?? "", 10) + (text?.includes("½") ? 0.5 : 0);

describe("the overview", () => {
  it("knows which stage is being played", () => {
    const states = (world: string) =>
      buildOverview(request(world))?.stages.map(({ state }) => state);
    expect(states("before the first round")).toEqual(["ahead", "ahead", "ahead", "ahead"]);
    expect(states("in the middle of a round")).toEqual(["done", "now", "ahead", "ahead"]);
    expect(states("closed")).toEqual(["done", "done", "done", "done"]);
  });

  it("lists the field until the first round, then the leaders", () => {
    expect(buildOverview(request("before the first round"))?.field).toHaveLength(8);
    expect(buildOverview(request("in the middle of a round"))?.field).toEqual([]);
    expect(buildOverview(request("in the middle of a round"))?.play?.leaders).toHaveLength(6);
  });

  it("shows what came in last, the newest first, and what is missing", () => {
    const play = buildOverview(request("in the middle of a round"))?.play;
    expect(play?.latest.map(({ board }) => board)).toHaveLength(2);
    expect(play?.strip.filter((mark) => mark === "missing")).toHaveLength(play?.missing ?? 0);
    expect(play?.strip).toHaveLength(play?.games ?? 0);
    for (const { seats } of play?.latest ?? []) {
      expect(seats.filter(({ hasWon }) => hasWon).length).toBeLessThanOrEqual(1);
    }
  });

  it("has the champion once it is closed, with the rank after each round", () => {
    expect(buildOverview(request("in the middle of a round"))?.champion).toBeNull();
    const model = buildOverview(request("closed"));
    const rounds = worlds["closed"]?.state.rounds.length ?? 0;
    expect(model?.champion?.entry).toBe(model?.play?.leaders[0]?.entry);
    expect(model?.champion?.ranks).toHaveLength(rounds);
    expect(model?.champion?.ranks.at(-1)).toBe(1);
  });

  it("remembers the highest game and the closest win", () => {
    const records = buildOverview(request("closed"))?.records;
    const games = (worlds["closed"]?.state.rounds ?? []).flatMap(({ games: all }) =>
      all.flatMap(({ result }) =>
        result?.status === "confirmed" && result.outcome.kind === "played"
          ? [result.outcome.scores]
          : [],
      ),
    );
    expect(records?.highest?.score).toBe(String(Math.max(...games.flat())));
    const [won, lost] = (records?.closest?.score ?? "").split("–").map(Number);
    const leads = games.map(([a, b]) => Math.abs(a - b)).filter((lead) => lead > 0);
    expect((won ?? 0) - (lost ?? 0)).toBe(Math.min(...leads));
  });
});

describe("the projector", () => {
  it("shows standings after the last complete round until the first result is in", () => {
    const waiting = publishNext(nine);
    expect(buildScreen(requestOf(waiting))?.standings).toMatchObject({ round: 5 });
    const begun = buildScreen(requestOf(enterResults(waiting, 1)));
    expect(begun?.standings).toMatchObject({ round: 6 });
    expect(buildScreen(request("without any result"))?.standings).toBeNull();
  });

  it("turns at the speed asked for, within reason", () => {
    const seconds = (text: string) =>
      buildScreen(requestOf(nine, { query: { seconds: text } }))?.choice.seconds;
    expect(["20", "0", "9999", "fast"].map(seconds)).toEqual([20, 3, 120, 12]);
  });
});

describe("sheets of paper", () => {
  it("have a slip for each game of a published round", () => {
    const slips = (round: string) => buildSlips(requestOf(nine, { params: { round } }));
    expect(slips("5")?.slips.map(({ board }) => board)).toEqual([1, 2, 3, 4]);
    expect(slips("6")).toBeNull();
  });

  it("have a card for everybody who plays, with a line for each round that everybody plays", () => {
    const model = buildScoreCards(requestOf(nine));
    expect(model?.cards).toHaveLength(9);
    expect(model?.cards[0]?.lines.filter(({ round }) => round !== null)).toHaveLength(5);
    const withdrawn = play(nine, [{ type: "withdraw-entry", entry: 2, reason: "krank" }]);
    expect(buildScoreCards(requestOf(withdrawn))?.cards).toHaveLength(8);
  });

  it("have the final: on every card until it is published, then on those of the finalists", () => {
    const numbersOn = (world: typeof nine) =>
      buildScoreCards(requestOf(world))?.cards.map(({ lines }) => lines.at(-1)?.number);
    expect(numbersOn(nine)).toEqual(Array(9).fill(9));
    const finalists = numbersOn(playTo(competitionOf(annas(9), { stages: SMALL_CHAMPIONSHIP }), 8));
    expect(finalists?.filter((last) => last === 9)).toHaveLength(2);
    expect(finalists?.filter((last) => last === 7)).toHaveLength(7);
  });

  it("can be had empty, or for one player", () => {
    const model = buildScoreCards(requestOf(nine, { query: { empty: "1", entry: "4" } }));
    expect(model?.cards.map(({ entry }) => entry)).toEqual([4]);
    expect(model?.cards[0]?.lines.every(({ round }) => round === null)).toBe(true);
  });
});

describe("the rating on a player's page", () => {
  const ratingOf = (rating: number, format: string) => {
    const entries = [{ name: "Anna", rating }, { name: "Ben" }, { name: "Cem" }];
    const world = play(competitionOf([], { format }), [{ type: "add-entries", entries }]);
    return playerAtBoards(requestOf(world, { params: { competition: "x", entry: "1" } }))?.rating;
  };

  it("is told wherever there is one; that there is none only where ratings are told", () => {
    expect(ratingOf(1512, "scrabble-swiss")).toBe(1512);
    expect(ratingOf(0, "scrabble-swiss")).toBe(null);
    expect(ratingOf(1512, "fide-swiss")).toBe(1512);
    expect(ratingOf(0, "fide-swiss")).toBe(0);
  });
});
