/** Explanations of places on the pages of a competition at tables. */
import {
  cutLine,
  type SeatedStage,
  type Settings,
  tablesFinalPlaces,
  tablesStandings,
} from "@losfee/core";
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
import { tablesWorlds } from "./tables-worlds.ts";

const documentOf = (
  world: TablesPlayed,
  id: string,
  { entry = "1", ...query }: Readonly<Record<string, string>> = {},
): string => {
  const page = pages.find((one) => one.id === id);
  if (page === undefined) throw new Error(`no page ${id}`);
  const params = { competition: world.state.competition, entry };
  const html = htmlOf(page, tablesRequest(world, { params, query }));
  if (html === null) throw new Error(`${id} is not found`);
  return html;
};

const textOn = (...given: Parameters<typeof documentOf>): string => textOf(documentOf(...given));

const countIn = (text: string, part: string): number => text.split(part).length - 1;

/** One round for all at tables of three. */
const STAGE: SeatedStage = {
  name: "",
  participants: "everybody",
  seats: [3],
  system: "tables",
  rounds: 1,
  options: { tables: "fixed", seating: "lot", seatOrder: "drawn" },
  ranking: ["RP", "WIN", "LOT"],
  factors: [],
  cut: { by: "overall" },
};

/** Nine at three tables, three advance; `points` by seat, the same at every table. */
const cutAfter = (points: readonly number[], first: Partial<SeatedStage>): TablesPlayed => {
  const stages: Settings["stages"] = [
    { ...STAGE, ...first },
    { ...STAGE, participants: { top: 3 }, options: { ...STAGE.options, seating: "rank" as const } },
  ];
  const opened = openStage(tablesOf("table-tournament", 9, { stages }));
  const [round] = opened.state.rounds;
  return playTables(
    opened,
    ...(round?.games ?? []).map(
      ({ board, seats }) =>
        ({
          type: "enter-result",
          round: 1,
          board,
          outcome: {
            kind: "game-points",
            seats: seats.map((entry, seat) => ({ entry, points: points[seat] ?? 0 })),
          },
        }) as const,
    ),
  );
};

describe("where a lot decides who goes on", () => {
  const world = cutAfter([5, 5, 5], { ranking: ["RP", "LOT"], cut: { by: "overall" } });

  it.each(["standings", "cut", "tables"])("%s says so of all who are level", (id) => {
    const text = textOn(world, id);
    expect([countIn(text, "weiter durch Los"), countIn(text, "raus durch Los")]).toEqual(
      // The standings show it in a column, and below the name on phones.
      id === "standings" ? [6, 12] : [3, 6],
    );
  });

  it("everybody's own page says so", () => {
    for (const { entry, verdict } of cutLine(world.state, 1)?.outlooks ?? []) {
      expect(textOn(world, "player", { entry: String(entry) })).toContain(
        verdict === "in" ? "Ist durch das Los weiter." : "Ist durch das Los nicht weiter.",
      );
    }
  });

  it("nobody says so whom the games decide about", () => {
    const decided = cutAfter([9, 5, 1], { ranking: ["RP", "LOT"], cut: { by: "overall" } });
    for (const id of ["standings", "cut", "tables"]) {
      expect(textOn(decided, id)).not.toContain("durch Los");
    }
  });
});

describe("why somebody stands below the next", () => {
  it("is the first criterion in which these two differ, with both values", () => {
    const world = cutAfter([9, 5, 1], { ranking: ["RP", "LOT"], cut: { by: "overall" } });
    const text = textOn(world, "standings");
    expect(text).toContain("Rangpunkte: 1½ gegen 3");
    expect(text).toContain("Rangpunkte: 0 gegen 1½");
    expect(text).toContain("Los: ");
  });

  it("is the stage reached, where the one above got further", () => {
    const text = textOn(tablesWorlds["that is closed"] ?? never(), "standings");
    expect(text).toContain("nicht erreicht: Finale");
  });
});

describe("why the winner has won", () => {
  it("is told with the criterion that parts them from the next, on the front page and in the standings", () => {
    const world = tablesWorlds["that is closed"] ?? never();
    const [first, next] = tablesFinalPlaces(world.state);
    const rows = tablesStandings(world.state, first?.stage ?? 0);
    const name = (entry = 0) => world.state.entries.get(entry)?.name;
    const sentence = `${name(first?.entry)} steht vor ${name(next?.entry)}; den Ausschlag gibt: `;
    expect(rows.find(({ entry }) => entry === next?.entry)?.decidedBy).toBeTruthy();
    for (const id of ["overview", "standings"]) expect(textOn(world, id)).toContain(sentence);
    expect(textOn(tablesWorlds["in the second stage"] ?? never(), "overview")).not.toContain(
      "den Ausschlag gibt",
    );
  });
});

describe("a substitution", () => {
  const begun = playGames(openStage(tablesOf("king-lui", 10)), 1);
  const [out = 0, ...others] = begun.state.rounds[0]?.games[0]?.seats ?? [];
  const withdrawn = playTables(begun, { type: "withdraw-entry", entry: out, reason: "krank" });
  const added = playTables(withdrawn, { type: "add-entries", entries: [{ name: "Neu, Nora" }] });
  const nora = [...added.state.entries.values()].at(-1)?.id ?? 0;
  const world = playTables(added, {
    type: "substitute-player",
    stage: 1,
    out,
    in: nora,
    takesOver: true,
    reason: "Zahnweh",
  });
  const left = world.state.entries.get(out)?.name ?? "";

  it.each(["standings", "tables", "cut", "table-slips"])(
    "%s says who plays for whom, without the reason",
    (id) => {
      const page = pages.find((one) => one.id === id);
      expect(page, id).toBeDefined();
      const text = textOn(world, id);
      expect(text).toContain(`ab Spiel 2 für ${left}; die Spiele davor zählen mit`);
      expect(text).not.toContain("Zahnweh");
    },
  );

  it("both players' pages say it", () => {
    const of = (entry: number) => textOn(world, "player", { entry: String(entry) });
    expect(of(nora)).toContain(`ab Spiel 2 für ${left}`);
    expect(of(out)).toContain("ab Spiel 2 ersetzt durch Neu, Nora");
    for (const other of others) expect(of(other)).not.toContain("ersetzt durch");
  });
});

const never = (): never => {
  throw new Error("no such world");
};
