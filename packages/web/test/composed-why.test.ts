import { describeDerivation, describeLead, LANGUAGES, type Language } from "@losfee/contract";
import {
  displayName,
  type PairedStage,
  pairedRounds,
  publishedRounds,
  type SeatedStage,
  standingDerivations,
  standingLead,
} from "@losfee/core";
import { describe, expect, it } from "vitest";
import { rankingAfter } from "../src/kinds/tournament/parts/ranking.ts";
import { pages } from "../src/registry/registry.ts";
import { htmlOf, textOf } from "./html.ts";
import {
  annas,
  competitionOf,
  enterResults,
  type Played,
  play,
  playTo,
  publishNext,
  requestOf,
} from "./play.ts";
import { openStage, playGames } from "./tables-play.ts";
import { SMALL_CHAMPIONSHIP } from "./worlds.ts";

const stageOf = (
  system: string,
  rounds: number,
  participants: PairedStage["participants"] = "everybody",
): PairedStage => ({ system, rounds, options: {}, participants });

/** The winners of the tables advance. */
const TABLES: SeatedStage = {
  name: "",
  participants: "everybody",
  seats: [3, 4],
  system: "tables",
  rounds: 2,
  options: { tables: "fixed", seating: "lot", seatOrder: "drawn" },
  ranking: ["RP", "WIN", "LOT"],
  factors: [],
  cut: { by: "table", places: 1 },
};

const championship = playTo(competitionOf(annas(9), { stages: SMALL_CHAMPIONSHIP }), 9);

const openWithCut = playTo(
  competitionOf(annas(9), {
    format: "fide-swiss",
    stages: [stageOf("fide-dutch", 2), stageOf("fide-dutch", 2, { top: 4 })],
  }),
  4,
);

const twoCuts = playTo(
  competitionOf(annas(12), {
    format: "scrabble-swiss",
    stages: [
      stageOf("new-swiss", 2),
      stageOf("new-swiss", 1, { top: 6 }),
      stageOf("final", 3, { top: 2 }),
    ],
  }),
  6,
);

const tablesThenBoards = ((): Played => {
  const stages = [TABLES, stageOf("new-swiss", 2, { top: 6 })];
  const seated = playGames(openStage(competitionOf(annas(12), { stages })));
  return enterResults(publishNext(enterResults(publishNext(seated))));
})();

/** The same, but everyone advances, with two late entries. All games end level. */
const lateAfterTables = ((): Played => {
  const tables: SeatedStage = { ...TABLES, cut: { by: "overall" } };
  const stages = [tables, stageOf("new-swiss", 1)];
  const seated = playGames(openStage(competitionOf(annas(12), { stages })));
  const late = [{ name: "Late 13" }, { name: "Late 14" }];
  const round = publishNext(play(seated, [{ type: "add-entries", entries: late }]));
  return play(
    round,
    pairedRounds(round.state).flatMap(({ number, games }) =>
      games.map(({ seats: [one, other] }) => {
        const sides = [
          { entry: one, score: 400 },
          { entry: other, score: 400 },
        ] as const;
        return { type: "enter-result", round: number, outcome: { kind: "played", sides } } as const;
      }),
    ),
  );
})();

/** Returns each entry's lead over the next, from the top, with the sentence. */
const leadsOf = ({ state }: Played, language: Language) => {
  const ranking = rankingAfter(state, publishedRounds(state), language);
  return ranking.rows.slice(1).map(({ entry }, above) => {
    const { lead, why } = ranking.compare(entry, ranking.rows[above]?.entry ?? entry);
    return { ahead: lead?.ahead, first: ranking.rows[above]?.entry, by: lead?.decidedBy, why };
  });
};

/** Returns the first sentence about a pair separated by a criterion. */
const sentenceBy = (world: Played, code: string, language: Language = "de"): string =>
  leadsOf(world, language).find(({ by }) => by === code)?.why ?? "";

describe("“Why?” in the overall standings of events with several stages", () => {
  it("says that the final was won", () => {
    expect(sentenceBy(championship, "FINAL")).toContain("denn das Finale ist gewonnen");
  });

  it("says who reached the final stage, and nothing of points below the cut", () => {
    expect(sentenceBy(openWithCut, "STAGE")).toMatch(
      /^(Anna \d) steht vor (Anna \d): \1 hat die Endrunde erreicht, \2 nicht\.$/,
    );
    expect(sentenceBy(openWithCut, "STAGE", "en")).toMatch(
      /^(Anna \d) is ahead of (Anna \d): \1 reached the final stage, \2 did not\.$/,
    );
  });

  it("says how many cuts each of the two survived", () => {
    const sentences = leadsOf(twoCuts, "de").filter(({ by }) => by === "CUTS");
    expect(sentences.map(({ why }) => why.replaceAll(/Anna \d+/g, "X"))).toEqual([
      "X steht vor X: X hat 2 Schnitte überstanden, X einen.",
      "X steht vor X: X hat einen Schnitt überstanden, X keinen.",
    ]);
  });

  it("says the rank at the tables of those who got no further", () => {
    expect(sentenceBy(tablesThenBoards, "TABLES")).toMatch(
      /; den Ausschlag gibt der Rang an den Tischen: \d+ gegen \d+\.$/,
    );
  });

  it.each([
    [
      "de",
      "Anna 12 steht vor Late 13: Late 13 war an den Tischen nicht dabei. Gleich sind",
      "war an den Tischen nicht dabei: nach allen anderen",
    ],
    [
      "en",
      "Anna 12 is ahead of Late 13: Late 13 did not play at the tables. Level on",
      "did not play at the tables: after everyone else",
    ],
  ] as const)("says who came after the tables, where that decides: %s", (language, why, source) => {
    const { state } = lateAfterTables;
    const round = publishedRounds(state);
    const lead = standingLead(state, 12, 13, round);
    const name = (entry: number): string => displayName(state, entry);
    expect(describeLead(lead, [12, 13], language, name)).toContain(why);
    const previous = standingDerivations(state, 13, round).find(({ code }) => code === "PREV");
    expect(previous && describeDerivation(previous, language)).toContain(source);
  });

  it.each(
    Object.entries({ championship, openWithCut, twoCuts, tablesThenBoards, lateAfterTables }),
  )("puts ahead who stands ahead, in words without codes: %s", (_name, world) => {
    for (const language of LANGUAGES) {
      for (const { ahead, first, why } of leadsOf(world, language)) {
        expect(ahead).toBe(first);
        expect(why).not.toMatch(/\b[A-Z]{2,}\b/);
        // An equal distance in the competition is not worth a mention.
        expect(why).not.toMatch(/Gleich sind[^.]*(Endrunde|Schnitte|Finale)/);
      }
    }
  });

  it("is the same on the page that compares two", () => {
    const compare = pages.find(({ path }) => path.endsWith("/compare/:a/:b"));
    if (compare === undefined) throw new Error("no page compares two");
    const ranking = rankingAfter(openWithCut.state, publishedRounds(openWithCut.state), "de");
    const cut = leadsOf(openWithCut, "de").findIndex(({ by }) => by === "STAGE");
    const [a, b] = [ranking.rows[cut]?.entry, ranking.rows[cut + 1]?.entry];
    const params = { competition: "dm-2026", a: String(a), b: String(b) };
    const html = htmlOf(compare, requestOf(openWithCut, { language: "de", params }));
    expect(textOf(html ?? "")).toContain("hat die Endrunde erreicht");
  });
});
