/** Competitions without a preset, by settings only: tables, then boards; an open with a cut. */
import type { Page } from "@playwright/test";
import { sweep } from "../test/long.ts";
import {
  alive,
  commands,
  draftRound,
  enterResults,
  gamesOf,
  open,
  prepare,
  publishDraft,
  publishRound,
  typeRound,
} from "./director.ts";
import { expect, LONG_RUN, newVisitor, test } from "./losfee.ts";
import { expectSoundPages } from "./sound.ts";
import { nextStage, openGames, pointsOf, sheetsOf, typeStage } from "./tables-director.ts";

/** Twelve at tables of three with a cut, the best six in New Swiss, the best two in a final. */
const TABLES_TO_FINAL = {
  stages: [
    {
      name: "Vorrunde",
      seats: [3],
      system: "tables",
      rounds: 2,
      participants: "everybody",
      options: { tables: "fixed", seating: "lot", seatOrder: "drawn" },
      ranking: ["RP", "GP", "LOT"],
      factors: [],
      cut: { by: "table", places: 1 },
    },
    { system: "new-swiss", rounds: 2, options: {}, participants: { top: 6 } },
    { system: "final", rounds: 2, options: {}, participants: { top: 2 } },
  ],
};

/** Returns the players in the standings, best first. */
const ranked = async (page: Page, id: string): Promise<readonly number[]> => {
  const { rows } = (await (
    await page.request.get(`/api/v1/competitions/${id}/standings`)
  ).json()) as { rows: readonly { readonly entry: number }[] };
  return rows.map(({ entry }) => entry);
};

test(
  "tables of three with a cut, then a New Swiss of the best, then a final, in one competition",
  LONG_RUN,
  async ({ page, browser, losfee }) => {
    test.setTimeout(900_000);
    const id = await prepare(page.request, 12, {
      format: "table-tournament",
      settings: TABLES_TO_FINAL,
    });

    await open(page, `/console/${id}/entries`);
    await page.getByRole("button", { name: "Alle anwesend" }).click();
    await expect(page.getByText("12 von 12 anwesend")).toBeVisible();

    await test.step("the stage at tables is drawn, typed, and shows who goes on", async () => {
      await nextStage(page, id);
      const sheets = await sheetsOf(page.request, id, 1);
      expect(sheets.map(({ players }) => players.length)).toEqual([3, 3, 3, 3]);
      await typeStage(page, id, 1, async () => {
        const results = openGames(await sheetsOf(page.request, id, 1)).map((played) => {
          const { game, table, entries } = played;
          const seats = entries.map((entry) => ({ entry, points: pointsOf(1, game, entry) }));
          const outcome = { kind: "game-points", seats };
          return { type: "enter-result", round: game, board: table, outcome };
        });
        await commands(page.request, id, results);
      });
      const { cutLine } = (await (
        await page.request.get(`/api/v1/competitions/${id}/stages/1/cut-line`)
      ).json()) as { cutLine: { outlooks: readonly { verdict: string }[] } };
      expect(cutLine.outlooks.filter(({ verdict }) => verdict === "in")).toHaveLength(6);
    });

    await test.step("the next key draws the first round for two, of those who go on", async () => {
      await open(page, `/console/${id}`);
      await page.keyboard.press("n");
      await page.waitForURL(/\/rounds\/3$/);
      await alive(page);
      await expect(page.getByRole("button", { name: /^Veröffentlichen/ })).toBeFocused();
      await publishDraft(page, 3);
      expect(await gamesOf(page.request, id, 3)).toHaveLength(3);
      await typeRound(page, id, 3);
    });

    await test.step("a correction at the tables says what it does to the rounds for two", async () => {
      await open(page, `/console/${id}/correct/1/1/1`);
      const fields = page.locator("form input[name^=p]");
      await expect(fields).toHaveCount(3);
      const points = await fields.evaluateAll((inputs) =>
        inputs.map((input) => (input as HTMLInputElement).value),
      );
      for (const [index, value] of points.toReversed().entries())
        await fields.nth(index).fill(value);
      await page.getByRole("button", { name: "Folgen zeigen" }).click();
      await expect(page.getByRole("heading", { name: "Was sich ändert" })).toBeVisible();
    });

    await test.step("Swiss and final are played to the end", async () => {
      for (const round of [4, 5, 6]) {
        // In the sample the rounds between first and last are played by requests.
        if (sweep(round < 6, false)) {
          await publishRound(page.request, id, round);
          await enterResults(page.request, id, round);
          continue;
        }
        await draftRound(page, id, round);
        await expect(page.locator(".game")).toHaveCount(round === 4 ? 3 : 1);
        await publishDraft(page, round);
        await typeRound(page, id, round);
      }
      const order = await ranked(page, id);
      expect(order).toHaveLength(12);
      const finalists = (await gamesOf(page.request, id, 6)).flatMap(({ seats }) => seats);
      expect(order.slice(0, 2).toSorted()).toEqual(finalists.toSorted());
      const inSwiss = (await gamesOf(page.request, id, 3)).flatMap(({ seats }) => seats);
      expect(order.slice(0, 6).toSorted()).toEqual(inSwiss.toSorted());
    });

    await test.step("the console leads from the boards to the tables and back", async () => {
      await open(page, `/console/${id}`);
      const sides = page.getByRole("list", { name: "Was gespielt wird" });
      await expect(sides.getByRole("link", { name: "zu zweit" })).toHaveAttribute("aria-current");
      await sides.getByRole("link", { name: "an Tischen" }).click();
      await alive(page);
      await page.keyboard.press("6");
      await page.waitForURL(/standings\?at=tables/);
      await alive(page);
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Vorrunde");
      await sides.getByRole("link", { name: "zu zweit" }).click();
      await page.waitForURL(/at=boards/);
    });

    await test.step("everybody finds both in the navigation, on a phone, too", async () => {
      const context = await newVisitor(browser);
      const visitor = await context.newPage();
      await visitor.goto(`${losfee.url}/c/${id}/tables/1`);
      const navigation = visitor.getByRole("navigation", { name: "Seiten des Turniers" });
      await navigation.getByRole("link", { name: "zu zweit" }).click();
      await navigation.getByRole("link", { name: "Tabelle", exact: true }).click();
      await expect(visitor.locator("table.standings tbody tr")).toHaveCount(12);
      const heads = [
        "Platz",
        "Veränderung",
        "Name",
        "Runden 1–6",
        "Runde 6",
        "gegen",
        "S–N",
        "Diff.",
        "WZ",
      ];
      await expect(visitor.locator("table.standings thead th")).toHaveText(heads);
      await expectSoundPages(
        visitor,
        [
          "",
          "?at=tables",
          "/tables/1",
          "/cut",
          "/race",
          "/pairings/3",
          "/standings",
          "/standings?at=tables",
        ].map((path) => `${losfee.url}/c/${id}${path}`),
      );
      await context.close();
      const ways = ["", "?at=tables", "/stage", "/rounds/6", "/results/1", "/journal", "/settings"];
      await expectSoundPages(
        page,
        ways.map((path) => `/console/${id}${path}`),
      );
    });

    const lots = await page.request.get(`/api/v1/competitions/${id}/lots`);
    expect(lots.ok()).toBe(true);
  },
);

test(
  "an open of seven rounds with a cut after round 5 goes on with the best eight",
  LONG_RUN,
  async ({ page }) => {
    test.setTimeout(900_000);
    const stages = [
      { system: "fide-dutch", rounds: 5, options: {}, participants: "everybody" },
      { system: "fide-dutch", rounds: 2, options: {}, participants: { top: 8 } },
    ];
    const settings = {
      stages,
      results: "game-points",
      scores: { minimum: 0, maximum: 900, usualMinimum: 0, usualMaximum: 900 },
    };
    const id = await prepare(page.request, 16, { format: "fide-swiss", settings });
    for (let round = 1; round <= 5; round++) {
      await publishRound(page.request, id, round);
      await enterResults(page.request, id, round);
    }
    const before = (await ranked(page, id)).slice(0, 8);
    await draftRound(page, id, 6);
    await expect(page.locator(".game")).toHaveCount(4);
    await publishDraft(page, 6);
    const players = (await gamesOf(page.request, id, 6)).flatMap(({ seats }) => seats);
    expect(players.toSorted()).toEqual(before.toSorted());
    await typeRound(page, id, 6);
    await publishRound(page.request, id, 7);
    await enterResults(page.request, id, 7);
    const order = await ranked(page, id);
    expect(order.slice(0, 8).toSorted()).toEqual(before.toSorted());
    await open(page, `/console/${id}/standings`);
    await expect(page.locator("table.standings tbody tr")).toHaveCount(16);
  },
);
