/** A pyramid in the browser: the director's side, two players' own pages, an objection decided. */
import type { Browser, Page } from "@playwright/test";
import { alive, command, open } from "./director.ts";
import { expect, type Losfee, test } from "./losfee.ts";
import { expectSoundPages } from "./sound.ts";

const PLAYERS = [
  "Ada Berg; ada@example.org; 1900",
  "Ben Cron; ben@example.org",
  "Cem Dal",
  "Dora Ey",
];

test("two players exchange seats, one objects, the director decides, they exchange back", async ({
  page,
  browser,
  losfee,
}) => {
  const id = await test.step("create a pyramid and add players", () => begin(page));
  const [ben, dora] = [
    await ownPage(page, browser, losfee, id, "Ben Cron"),
    await ownPage(page, browser, losfee, id, "Dora Ey"),
  ];

  await test.step("Dora challenges Ben, and only may challenge who is entitled", async () => {
    const options = dora.getByRole("region", { name: "Wen kann ich fordern?" });
    await expect(options.getByRole("button", { name: /^Fordern/ })).toHaveCount(2);
    await options.getByRole("button", { name: "Fordern Ben Cron" }).click();
    await dora.getByRole("dialog").getByRole("button", { name: "Fordern" }).click();
    await expect(dora.getByRole("dialog")).toHaveCount(0);
    await expect(options.getByRole("button", { name: /^Fordern/ })).toHaveCount(0);
  });

  await test.step("Ben sees the deadline first, and accepts", async () => {
    const deadlines = ben.getByRole("region", { name: "Meine Fristen" });
    await expect(deadlines).toContainText("Annehmen mit dem ersten Antwortzug");
    await expect(deadlines).toContainText("Sie sind dran");
    await ben.getByRole("button", { name: /^Annehmen/ }).click();
    await expect(ben.getByRole("button", { name: "Ergebnis melden" })).toBeVisible();
  });

  await test.step("Dora reports a win: they exchange at once", async () => {
    await dora.getByRole("button", { name: "Ergebnis melden" }).click();
    await dora.getByRole("radio", { name: /1 – 0/ }).check();
    await dora.getByRole("dialog").getByRole("button", { name: "Ergebnis melden" }).click();
    await expect(dora.locator(".page-head")).toContainText("Platz 2.1");
    await expect(ben.locator(".page-head")).toContainText("Platz 3.1");
  });

  await test.step("Ben objects", async () => {
    await ben.getByRole("button", { name: "Einspruch erheben" }).click();
    await ben.getByRole("dialog").getByRole("button", { name: "Einspruch erheben" }).click();
    await expect(ben.getByRole("region", { name: "Meine Partien" })).toContainText("Einspruch");
  });

  await test.step("the director decides by one key: a draw, both are back", async () => {
    await open(page, `/console/${id}`);
    const questions = page.getByRole("region", { name: "Zu entscheiden" });
    await expect(questions).toContainText("Dora Ey hat 1 – 0 gemeldet");
    await page.keyboard.press("r");
    await page.getByLabel(/^Grund/).fill("Die Partie endete remis");
    await page.keyboard.press("Enter");
    await expect(questions).toContainText("Nichts zu entscheiden");
    await expect(dora.locator(".page-head")).toContainText("Platz 3.1");
    await expect(ben.locator(".page-head")).toContainText("Platz 2.1");
  });

  await test.step("everybody sees it, nobody an address", async () => {
    await page.goto(`/c/${id}/seats/2/1`);
    await expect(page.getByRole("row")).toHaveCount(2);
    await page.goto(`/c/${id}`);
    await expect(page.locator(".seat").nth(1)).toContainText("Ben Cron");
    expect(await page.content()).not.toContain("example.org");
  });
  await Promise.all([ben.context().close(), dora.context().close()]);
});

test("a late mail shows what it overturns before it is recorded", async ({ page }) => {
  const id = await begin(page);
  // A whole second in which nothing happened, between the players and the challenge.
  const earlier = Math.ceil(Date.now() / 1000) * 1000;
  await expect.poll(() => Date.now() > earlier + 1000).toBe(true);
  await command(page.request, id, {
    type: "challenge",
    challenger: 4,
    targets: [{ kind: "player", player: 2 }],
  });
  await open(page, `/console/${id}/late`);
  await page.getByRole("combobox", { name: /^Von/ }).fill("Dora");
  await page.getByRole("combobox", { name: /^Gegen/ }).fill("Cem");
  await page.getByLabel(/^Angekommen/).fill(localTime(earlier));
  await page.getByRole("button", { name: "Eintragen" }).click();
  await expect(page.getByText("Das stößt um:")).toBeVisible();
  await expect(page.getByText("Dora Ey – Ben Cron: wartet auf Annahme → aufgehoben")).toBeVisible();
  await page.getByRole("checkbox", { name: /Inzwischen/ }).uncheck();
  await page.getByLabel(/^Grund/).fill("Lag im Spamordner");
  await page.getByRole("button", { name: "Umstoßen" }).click();
  await expect(page.locator(".console-notice.done")).toContainText("Eingetragen");
  await page.goto(`/c/${id}/games`);
  await expect(page.locator("main")).toContainText("Cem Dal");
  await expect(page.locator("main")).not.toContainText("Ben Cron");
});

test("the director says how mail is used, and finds it so again", async ({ page }) => {
  const { id } = await sampleGame(page);
  await open(page, `/console/${id}/settings`);
  await page.getByRole("combobox", { name: "Nachrichten", exact: true }).selectOption("drafts");
  await page.getByRole("button", { name: "Post speichern" }).click();
  await expect(page.locator(".console-notice.done")).toContainText("Erledigt");
  await open(page, `/console/${id}/settings`);
  await expect(page.getByRole("combobox", { name: "Nachrichten", exact: true })).toHaveValue(
    "drafts",
  );
});

test("a game is replayed by arrow keys, and read without JavaScript", async ({
  page,
  browser,
  losfee,
}) => {
  const { id, game } = await sampleGame(page);
  await open(page, `/c/${id}/games/${game}`);
  const board = page.getByRole("img", { name: /^Stellung nach/ });
  await expect(board).toBeVisible();
  const last = await board.getAttribute("aria-label");
  await page.keyboard.press("Home");
  await expect(page.getByRole("img", { name: "Stellung nach Grundstellung" })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("img", { name: "Stellung nach 1. e4" })).toBeVisible();
  await page.keyboard.press("End");
  await expect(board).toHaveAttribute("aria-label", last ?? "");
  // Keys that come faster than the page is painted count all the same.
  await page.evaluate(() => {
    for (const key of ["Home", "ArrowRight", "ArrowRight", "ArrowLeft"]) {
      dispatchEvent(new KeyboardEvent("keydown", { key }));
    }
  });
  await expect(page.getByRole("img", { name: "Stellung nach 1. e4" })).toBeVisible();
  const plain = await browser.newContext({ baseURL: losfee.url, javaScriptEnabled: false });
  const still = await plain.newPage();
  await still.goto(`/c/${id}/games/${game}`);
  await expect(still.getByRole("list", { name: "Züge" })).toContainText("e4");
  await plain.close();
});

test("pages of a pyramid are accessible and fit the screen", async ({ page }) => {
  const { id, game } = await sampleGame(page);
  const [base, console] = [`/c/${id}`, `/console/${id}`];
  await expectSoundPages(page, [
    base,
    `${base}/games`,
    `${base}/games/${game}`,
    `${base}/lists`,
    `${base}/standings`,
    `${base}/seats/4/2`,
    `${base}/players/3`,
    `${base}/me?entry=3`,
    console,
    `${console}/entries`,
    `${console}/late`,
    `${console}/journal?seq=60`,
    `${console}/settings`,
  ]);
});

/** A moment as a field for local time takes it, in the browser's time zone. */
const localTime = (moment: number): string =>
  new Date(moment).toLocaleString("sv-SE", { timeZone: "Europe/Berlin" }).replace(" ", "T");

/** Creates a pyramid and adds four players by the pages; its id. */
const begin = async (page: Page): Promise<string> => {
  const created = await page.request.post("/api/v1/competitions", {
    data: { name: "Pyramide", format: "pyramid" },
  });
  expect(created.status()).toBe(201);
  const { id } = (await created.json()) as { readonly id: string };
  await open(page, `/console/${id}/entries`);
  await page.keyboard.press("Alt+l");
  await page.getByRole("dialog").getByRole("textbox").fill(PLAYERS.join("\n"));
  await page.getByRole("button", { name: "Alle aufnehmen (4)" }).click();
  await expect(page.locator(".ladder-entries li")).toHaveCount(4);
  return id;
};

/** Makes a personal link on the page of players and opens it as that player. */
const ownPage = async (
  page: Page,
  browser: Browser,
  losfee: Losfee,
  id: string,
  name: string,
): Promise<Page> => {
  await open(page, `/console/${id}/entries`);
  await page.getByLabel("Suchen").fill(name);
  await page.getByRole("button", { name: /^Persönlicher Link/ }).click();
  await page.getByRole("button", { name: "Link anlegen" }).click();
  const address = await page.locator("#player-link").inputValue();
  const context = await browser.newContext({
    baseURL: losfee.url,
    locale: "de-DE",
    storageState: { cookies: [], origins: [] },
  });
  const own = await context.newPage();
  await own.goto(new URL(address).pathname);
  await own.waitForURL(new RegExp(`/c/${id}/me`));
  await alive(own);
  await expect(own.getByRole("heading", { level: 1 })).toHaveText(name);
  return own;
};

/** A sample pyramid, and a game of it whose moves were sent in. */
const sampleGame = async (page: Page): Promise<{ readonly id: string; readonly game: string }> => {
  const created = await page.request.post("/api/v1/samples/pyramid");
  const { id } = (await created.json()) as { readonly id: string };
  const answer = await page.request.get(`/c/${id}/games`, {
    headers: { accept: "application/json" },
  });
  const { model } = (await answer.json()) as {
    readonly model: {
      readonly archive: readonly {
        readonly id: string;
        readonly status: string;
        readonly records: number;
      }[];
    };
  };
  const game = model.archive.find(({ status, records }) => status === "final" && records > 0);
  if (game === undefined) throw new Error("the sample has no game with its moves");
  return { id, game: game.id };
};
