/** The public pages in the hall: without login, live, without scripts, on a projector. */
import { command, enterResults, inRoundOne, prepare, publishRound } from "./director.ts";
import { expect, LONG_RUN, test } from "./losfee.ts";
import { expectSoundPages } from "./sound.ts";

const visitor = { storageState: { cookies: [], origins: [] } };

test("pages follow what happens, and what was opened stays open", async ({
  request,
  browser,
  losfee,
}) => {
  const id = await prepare(request, 9);
  const context = await browser.newContext(visitor);
  const page = await context.newPage();
  await page.goto(`${losfee.url}/c/${id}/pairings`);
  await expect(page.getByText("Noch ist keine Runde veröffentlicht")).toBeVisible();

  await command(request, id, { type: "draft-round" });
  // Events after the draft are visible, and still nothing of the draft.
  await command(request, id, { type: "rename-competition", name: "Andere Probe" });
  await expect(page).toHaveTitle(/Andere Probe/);
  await expect(page.getByText("Noch ist keine Runde veröffentlicht")).toBeVisible();

  await command(request, id, { type: "publish-round", round: 1 });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Paarungen Runde 1");
  await expect(page.getByText("0 von 4 Ergebnissen", { exact: true })).toBeVisible();

  await page.getByLabel("Warum diese Paarung an Brett 2?").click();
  await expect(page.locator("#why-2 .reasons")).toBeVisible();
  await enterResults(request, id, 1, 1);
  await expect(page.getByText("1 von 4 Ergebnissen", { exact: true })).toBeVisible();
  await expect(page.locator("#board-1 .result")).toHaveText(/^\d+–\d+$/);
  await expect(page.locator("#why-2 .reasons")).toBeVisible();
  await context.close();
});

test("pages need no scripts", async ({ request, browser, losfee }) => {
  const id = await inRoundOne(request, 8);
  await enterResults(request, id, 1);
  const context = await browser.newContext({ ...visitor, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${losfee.url}/c/${id}`);
  await page.getByRole("link", { name: /nach Namen/ }).click();
  await expect(page.locator(".by-name li")).toHaveCount(8);
  await page.getByRole("link", { name: "Tabelle", exact: true }).click();
  await expect(page.locator("table.standings tbody tr")).toHaveCount(8);
  await page.getByRole("link", { name: "Zwei vergleichen" }).click();
  await page.locator("select[name=b]").selectOption({ index: 4 });
  await page.getByRole("button", { name: "Vergleichen" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Warum steht .+ vor .+\?$/);
  await page.getByRole("link", { name: "English" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Why is .+ ahead of .+\?$/);
  // The choice holds for the pages that follow.
  await page.getByRole("link", { name: "Crosstable" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Crosstable");
  await context.close();
});

test("the projector shows everybody, a screenful at a time, and never scrolls", async ({
  request,
  browser,
  losfee,
}) => {
  const players = 61;
  const id = await prepare(request, players);
  await publishRound(request, id, 1);
  await enterResults(request, id, 1, 3);
  const context = await browser.newContext(visitor);
  const page = await context.newPage();
  await page.goto(`${losfee.url}/c/${id}/screen?seconds=120&show=pairings,standings`);
  const counter = page.locator(".screen-page");
  await expect(counter).toHaveText(/^1 \/ \d+$/);
  const pages = Number((await counter.innerText()).split("/")[1]);
  const seen = { "deck-pairings": new Set<string>(), "deck-standings": new Set<string>() };
  for (let screenful = 1; screenful <= pages; screenful++) {
    await expect(counter).toHaveText(`${screenful} / ${pages}`);
    for (const { deck, rows, cut } of await page.evaluate(visibleRows)) {
      expect(cut).toEqual([]);
      for (const row of rows) seen[deck as keyof typeof seen].add(row);
    }
    expect(
      await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight),
    ).toBeLessThanOrEqual(0);
    await page.keyboard.press("ArrowRight");
  }
  expect(seen["deck-pairings"].size).toBe(Math.ceil(players / 2));
  expect(seen["deck-standings"].size).toBe(players);

  await page.keyboard.press(" ");
  await expect(page.getByText("angehalten")).toBeVisible();
  await context.close();
});

/** Returns the rows inside the screen, and those of them that are cut off. Runs in the browser. */
const visibleRows = () => {
  const rows = document.querySelector(".deck.current .deck-rows");
  const frame = rows?.parentElement?.getBoundingClientRect();
  if (!rows || !frame) return [];
  const boxes = [...rows.querySelectorAll(":scope > :not(.deck-group)")].map((row) => ({
    text: row.textContent ?? "",
    box: row.getBoundingClientRect(),
  }));
  const visible = boxes.filter(({ box }) => box.right > frame.left && box.left < frame.right);
  return [
    {
      deck: rows.classList.item(1) ?? "",
      rows: visible.map(({ text }) => text),
      cut: visible
        .filter(
          ({ box }) =>
            box.bottom > frame.bottom + 1 ||
            box.right > frame.right + 1 ||
            box.left < frame.left - 1,
        )
        .map(({ text }) => text),
    },
  ];
};

test("pages are accessible and fit the screen", async ({ request, browser, losfee }) => {
  const id = await inRoundOne(request, 9);
  await enterResults(request, id, 1);
  await publishRound(request, id, 2);
  await enterResults(request, id, 2, 2);
  const context = await browser.newContext(visitor);
  const paths = [
    "",
    "/pairings",
    "/pairings?by=name",
    "/standings",
    "/players/3?open=1",
    "/compare/1/2",
    "/compare",
    "/race",
    "/race?who=1,2,3",
    "/crosstable",
    "/lots",
    "/leaders",
    "/why/2",
    "/why/2?a=1&b=2",
    "/what-if",
    "/what-if?r2b1s1=400&r2b1s2=x",
    "/me",
    "/screen?show=results,clock",
  ];
  await expectSoundPages(await context.newPage(), [
    `${losfee.url}/`,
    { path: `${losfee.url}/c/nowhere`, status: 404 },
    { path: `${losfee.url}/c/${id}/pairings/99`, status: 404 },
    ...paths.map((path) => `${losfee.url}/c/${id}${path}`),
  ]);
  await context.close();
});

test(
  "pages of a King Lui are accessible and fit the screen",
  LONG_RUN,
  async ({ page, browser, losfee }) => {
    const sample = await page.request.post("/api/v1/samples/king-lui");
    const { id } = (await sample.json()) as { id: string };
    const context = await browser.newContext(visitor);
    const paths = ["", "/tables", "/cut", "/standings", "/race", "/players/3", "/what-if", "/lots"];
    await expectSoundPages(
      await context.newPage(),
      [...paths, "/me", "/screen"].map((path) => `${losfee.url}/c/${id}${path}`),
    );
    await context.close();
    await expectSoundPages(
      page,
      ["/screens", "/event", "/results", "/standings"].map((path) => `/console/${id}${path}`),
    );
  },
);
