/** A director's actions with keys at tables; see `director.ts` for the common ones. */
import type { APIRequestContext, Page } from "@playwright/test";
import { sweep } from "../test/long.ts";
import { open } from "./director.ts";
import { expect } from "./losfee.ts";

export interface Sheet {
  readonly table: number;
  readonly players: readonly { readonly entry: number; readonly name: string }[];
  readonly games: readonly {
    readonly game: number;
    readonly status: string;
    readonly cells: readonly { readonly entry: number }[];
  }[];
}

/** A game of a sheet with who plays it, in the order of the sheet's lines. */
export interface Played {
  readonly table: number;
  readonly game: number;
  readonly entries: readonly number[];
}

/** Returns the model of a page. */
export const modelOf = async <Model>(request: APIRequestContext, path: string): Promise<Model> => {
  const answer = await request.get(path, { headers: { accept: "application/json" } });
  return ((await answer.json()) as { model: Model }).model;
};

/** Returns the console's sheets of a stage: public ones also compute who goes on, slowly. */
export const sheetsOf = async (
  request: APIRequestContext,
  id: string,
  stage: number,
): Promise<readonly Sheet[]> =>
  (await modelOf<{ sheets: readonly Sheet[] }>(request, `/console/${id}/results/${stage}`)).sheets;

/** Games without a result, in the order in which they are typed. */
export const openGames = (sheets: readonly Sheet[]): readonly Played[] =>
  sheets
    .flatMap(({ table, players, games }) =>
      games
        .filter(({ status }) => status === "open")
        .map(({ game, cells }) => ({
          table,
          game,
          entries: players
            .map(({ entry }) => entry)
            .filter((entry) => cells.some((cell) => cell.entry === entry)),
        })),
    )
    .toSorted((a, b) => a.game - b.game || a.table - b.table);

/** Points that depend on stage, game and player alone; some are shared. */
export const pointsOf = (stage: number, game: number, entry: number): number =>
  100 + ((entry * 37 + game * 53 + stage * 71) % 29) * 5;

/** Draws the next stage and publishes it, by two keys. */
export const nextStage = async (page: Page, id: string): Promise<void> => {
  await open(page, `/console/${id}`);
  await page.keyboard.press("n");
  await page.waitForURL(/\/stage$/);
  await expect(page.getByRole("button", { name: "Veröffentlichen" })).toBeFocused();
  await page.keyboard.press("p");
  await expect(page.locator(".page-head .tag:not(.warn)")).toBeVisible();
};

/** Games of a stage typed in the sample; the others are sent as requests. */
const TYPED = 3;

/**
 * Types the results that are open into the sheets of a stage, and enters what is left by `enterRest`:
 * nothing in the long run.
 */
export const typeStage = async (
  page: Page,
  id: string,
  stage: number,
  enterRest?: () => Promise<void>,
): Promise<void> => {
  const all = openGames(await sheetsOf(page.request, id, stage));
  await open(page, `/console/${id}/results/${stage}`);
  const games = enterRest && sweep(true, false) ? all.slice(0, TYPED) : all;
  const [first] = games;
  await expect(
    page.locator(`#cell-${first?.game}-${first?.table}-${first?.entries[0]}`),
  ).toBeFocused();
  for (const { game, entries } of games) {
    for (const entry of entries) {
      await page.keyboard.type(String(pointsOf(stage, game, entry)));
      await page.keyboard.press("Enter");
    }
  }
  if (games.length < all.length) {
    // The typed results have to arrive before the remaining ones are read.
    await expect
      .poll(async () => openGames(await sheetsOf(page.request, id, stage)).length)
      .toBe(all.length - games.length);
    await enterRest?.();
  }
  await expect(page.locator(".tally")).toHaveText("vollständig");
};
