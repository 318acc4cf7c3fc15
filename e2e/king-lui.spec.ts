/**
 * A whole King Lui of 31 typed in the browser: four stages, a table that reports from its own link, a
 * withdrawal, a correction after the next stage began. The same through the API ends alike.
 */
import { competitionKey, decideCompetition, kingLuiSettings } from "@losfee/core";
import { makeCompetitionFile } from "@losfee/files";
import type { APIRequestContext, Browser, Page } from "@playwright/test";
import { storedEvents } from "../packages/files/test/stored.ts";
import { sweep } from "../test/long.ts";
import { command, commands, entryList, open, pasteEntries, publishRound } from "./director.ts";
import { expect, LONG_RUN, newVisitor, test } from "./losfee.ts";
import {
  modelOf,
  nextStage,
  openGames,
  type Played,
  pointsOf,
  type Sheet,
  sheetsOf,
  typeStage,
} from "./tables-director.ts";

/** The same lots for both, and in every run. */
const SEED = "10f7".repeat(16);

const PLAYERS = 31;

/** True if every stage is typed. The third has nothing that the second has not. */
const isWhole = sweep(false, true);

/** A competition without entries, with the seed: imported as a file, the way to choose that. */
const begin = async (request: APIRequestContext, name: string): Promise<string> => {
  const now = "2026-11-21T10:00:00.000Z";
  const creation = { type: "create-competition", name, format: "king-lui", seed: SEED } as const;
  const context = { competition: "probe", actor: "director", now };
  const decision = decideCompetition(null, creation, context);
  if (!decision.ok) throw new Error(decision.error.code);
  const { events } = decision.value;
  const imported = await request.post("/api/v1/competitions/import", {
    headers: { "content-type": "application/json" },
    data: Buffer.from(makeCompetitionFile(competitionKey("probe"), storedEvents(events))),
  });
  expect(imported.ok(), await imported.text()).toBe(true);
  return ((await imported.json()) as { id: string }).id;
};

const outcomeOf = (stage: number, { game, entries }: Played, swapped = false) => ({
  kind: "game-points",
  seats: entries.map((entry, index) => {
    const from = swapped ? (entries[entries.length - 1 - index] ?? entry) : entry;
    return { entry, points: pointsOf(stage, game, from) };
  }),
});

/** The first round of a stage, as the competition counts them. */
const firstRoundOf = (stage: number): number =>
  kingLuiSettings.stages.slice(0, stage - 1).reduce((next, { rounds }) => next + rounds, 1);

/** Returns a sheet's game in the form of the rules. */
const addressOf = (stage: number, { game, table }: Pick<Played, "game" | "table">) => ({
  round: firstRoundOf(stage) + game - 1,
  board: table,
});

const enterStage = async (request: APIRequestContext, id: string, stage: number): Promise<void> => {
  const results = openGames(await sheetsOf(request, id, stage)).map((played) => {
    const outcome = outcomeOf(stage, played);
    return { type: "enter-result", ...addressOf(stage, played), outcome };
  });
  await commands(request, id, results);
};

/** The address of a table's link, as the director makes and prints it. */
const tableLink = async (page: Page, id: string, table: number): Promise<string> => {
  await open(page, `/console/${id}/links`);
  await page.getByRole("button", { name: "Links für 10 Tische anlegen" }).click();
  const card = page.locator(".link-card", { hasText: new RegExp(`^Tisch ${table}`) });
  return (await card.locator("code.long").textContent()) ?? "";
};

/** A table reports its first game from its own phone. */
const reportFromTable = async (
  browser: Browser,
  address: string,
  stage: number,
  played: Played,
): Promise<void> => {
  const context = await newVisitor(browser);
  const phone = await context.newPage();
  await phone.goto(address);
  await phone.waitForURL(/\/table$/);
  await expect(phone.locator("body[data-alive]")).toBeAttached();
  const game = phone.getByRole("region", { name: `Spiel ${played.game}` });
  const fields = game.getByRole("textbox");
  await expect(fields).toHaveCount(played.entries.length);
  // By seat there, by line on the sheet: matched by name.
  for (const { entry, name } of await namesOf(phone, played)) {
    await game.getByLabel(`${name}: Spielpunkte`).fill(String(pointsOf(stage, played.game, entry)));
  }
  await game.getByRole("button", { name: "Ergebnis melden" }).click();
  await expect(game.getByText("Gemeldet, noch nicht bestätigt.")).toBeVisible();
  await context.close();
};

const namesOf = async (page: Page, { table, entries }: Played): Promise<Sheet["players"]> => {
  const model = await modelOf<{ sheets: readonly Sheet[] }>(page.request, page.url());
  const players = model.sheets.find((sheet) => sheet.table === table)?.players ?? [];
  return players.filter(({ entry }) => entries.includes(entry));
};

const withdraw = async (page: Page, id: string, name: string): Promise<void> => {
  await open(page, `/console/${id}/entries`);
  await expect(page.locator("#who")).toBeFocused();
  await page.keyboard.type(name);
  await expect(page.locator(".entry-table tbody tr")).toHaveCount(1);
  await page.keyboard.press("Alt+w");
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page.locator("[name=reason]")).toBeFocused();
  await page.keyboard.type("krank");
  await page.keyboard.press("Enter");
  await expect(page.getByText("ausgeschieden: krank")).toBeVisible();
};

/** Corrects a game whose next stage is played already: the impact is shown first. */
const correct = async (page: Page, id: string, stage: number, played: Played): Promise<void> => {
  const { game, table } = played;
  await open(page, `/console/${id}/correct/${stage}/${game}/${table}`);
  for (const { entry, points } of outcomeOf(stage, played, true).seats) {
    await page.locator(`[name=p${entry}]`).fill(String(points));
  }
  await page.getByRole("button", { name: "Folgen zeigen" }).click();
  await page.waitForURL(/\?p/);
  await expect(page.getByRole("heading", { name: "Was sich ändert" })).toBeVisible();
  await expect(page.locator("body[data-alive]")).toBeAttached();
  await page.locator("[name=reason]").fill("Zettel vertauscht");
  await page.keyboard.press("Enter");
  await page.waitForURL(new RegExp(`/results/${stage}`));
};

/** Returns the public final table, line by line. */
const finalTable = async (request: APIRequestContext, id: string): Promise<readonly string[]> => {
  interface Line {
    readonly rank: number;
    readonly name: string;
    readonly reached: string;
    readonly values: readonly string[];
  }
  const path = `/c/${id}/standings?stage=all`;
  const { lines } = await modelOf<{ lines: readonly Line[] }>(request, path);
  return lines.map(({ rank, name, reached, values }) =>
    [rank, name, reached, ...values].join(" | "),
  );
};

const find = (sheets: readonly Sheet[], table: number, game: number): Played => {
  const found = openGames(
    sheets.map((sheet) => ({
      ...sheet,
      games: sheet.games.map((one) => ({ ...one, status: "open" })),
    })),
  ).find((one) => one.table === table && one.game === game);
  if (found === undefined) throw new Error(`no game ${game} at table ${table}`);
  return found;
};

test(
  "a King Lui of 31 typed in the browser ends like the same through the API",
  LONG_RUN,
  async ({ page, browser }) => {
    // Over a thousand keys: enough time even for a slow, busy machine.
    test.setTimeout(900_000);
    const { request } = page;
    const typed = await begin(request, "King Lui getippt");
    await open(page, `/console/${typed}/entries`);
    await pasteEntries(page, entryList(PLAYERS));
    await page.getByRole("button", { name: "Alle anwesend" }).click();
    await expect(page.getByText("31 von 31 anwesend")).toBeVisible();

    await nextStage(page, typed);
    const first = await sheetsOf(request, typed, 1);
    expect(first.map(({ players }) => players.length)).toEqual([3, 3, 3, 3, 3, 3, 3, 3, 3, 4]);
    await reportFromTable(browser, await tableLink(page, typed, 2), 1, find(first, 2, 1));
    await open(page, `/console/${typed}/results`);
    await expect(page.getByText("1 Ergebnis gemeldet.")).toBeVisible();
    await page.keyboard.press("Alt+c");
    await expect(page.getByText("1 Ergebnis gemeldet.")).toBeHidden();
    // The second stage, with an absent player, covers all typing of the first and third.
    if (isWhole) await typeStage(page, typed, 1);
    else await enterStage(request, typed, 1);

    await nextStage(page, typed);
    const second = await sheetsOf(request, typed, 2);
    const gone = second[2]?.players[0];
    if (gone === undefined) throw new Error("stage 2 has no third table");
    await withdraw(page, typed, gone.name);
    await typeStage(page, typed, 2, () => enterStage(request, typed, 2));
    await correct(page, typed, 1, find(first, 1, 1));
    if (isWhole) {
      await nextStage(page, typed);
      await typeStage(page, typed, 3);
    } else {
      await publishRound(request, typed, firstRoundOf(3));
      await enterStage(request, typed, 3);
    }
    await nextStage(page, typed);
    await typeStage(page, typed, 4, () => enterStage(request, typed, 4));
    await open(page, `/console/${typed}`);
    await page.keyboard.press("n");
    const question = page.getByRole("dialog", { name: "Turnier abschließen?" });
    await question.getByRole("button", { name: "Abschließen" }).press("Enter");
    await expect(page.getByRole("link", { name: /Endstand ansehen/ })).toBeVisible();

    const called = await begin(request, "King Lui gerufen");
    const entries = entryList(PLAYERS)
      .split("\n")
      .slice(1)
      .map((row) => row.split(";"))
      .map(([name = "", rating, club = ""]) => ({ name, rating: Number(rating), club }));
    await command(request, called, { type: "add-entries", entries });
    for (const stage of [1, 2, 3, 4]) {
      await publishRound(request, called, firstRoundOf(stage));
      if (stage === 2) {
        await command(request, called, {
          type: "withdraw-entry",
          entry: gone.entry,
          reason: "krank",
        });
      }
      await enterStage(request, called, stage);
      if (stage !== 2) continue;
      const outcome = outcomeOf(1, find(first, 1, 1), true);
      const address = addressOf(1, { game: 1, table: 1 });
      const reason = "Zettel vertauscht";
      const change = { type: "correct-result", ...address, outcome, reason, repair: "keep" };
      await command(request, called, change);
    }
    await command(request, called, { type: "close-competition" });

    const table = await finalTable(request, typed);
    expect(table).toHaveLength(PLAYERS);
    expect(table.slice(0, 3).every((line) => line.includes("| Finale |"))).toBe(true);
    expect(await finalTable(request, called)).toEqual(table);
    await page.goto(`/c/${typed}/lots`);
    await expect(page.getByText("sind nachgerechnet und stimmen.")).toBeVisible();
  },
);
