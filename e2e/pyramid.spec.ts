/** A pyramid in the browser: the director's side, two players' own pages, an objection decided. */
import type { Browser, Page } from "@playwright/test";
import { alive, command, linkWith, open } from "./director.ts";
import { expect, LONG_RUN, type Losfee, test } from "./losfee.ts";
import { expectSoundPages } from "./sound.ts";

/** As pasted: name, address, rating. */
const PLAYERS = [
  "Ada Berg; ada@example.org; 1900",
  "Ben Cron; ben@example.org",
  "Cem Dal",
  "Dora Ey",
];

test(
  "two players exchange seats, one objects, the director decides, they exchange back",
  LONG_RUN,
  async ({ page, browser, losfee }) => {
    const id = await test.step("create a pyramid and add players", () => begin(page, paste));
    const forDora = { label: "Dora Ey", role: "player", scope: { kind: "player", entry: 4 } };
    const [ben, dora] = [
      await ownPage(browser, losfee, id, "Ben Cron", await newLink(page, "Ben Cron")),
      await ownPage(browser, losfee, id, "Dora Ey", await linkWith(page.request, id, forDora)),
    ];

    await test.step("Dora challenges Ben, and only may challenge who is entitled", async () => {
      const options = dora.getByRole("region", { name: "Wen kann ich fordern?" });
      await expect(options.getByRole("button", { name: /^Fordern/ })).toHaveCount(2);
      await options.getByRole("button", { name: "Fordern Ben Cron" }).click();
      await dora.getByRole("dialog").getByRole("button", { name: "Fordern" }).click();
      await expect(dora.getByRole("dialog")).toHaveCount(0);
      await expect(options.getByRole("button", { name: /^Fordern/ })).toHaveCount(0);
    });

    await test.step("Ben sees once what is due, and accepts", async () => {
      const games = ben.getByRole("region", { name: "Meine Partien" });
      await expect(games).toContainText("Sie sind dran");
      await expect(ben.getByText("Annehmen mit dem ersten Antwortzug")).toHaveCount(1);
      await ben.getByRole("button", { name: /^Annehmen/ }).click();
      await expect(ben.getByRole("button", { name: "Ergebnis melden" })).toBeVisible();
    });

    await test.step("Dora reports a win: they exchange at once", async () => {
      await dora.getByRole("button", { name: "Ergebnis melden" }).click();
      await dora.getByRole("radio", { name: /1 – 0/ }).check();
      await dora.getByRole("dialog").getByRole("button", { name: "Ergebnis melden" }).click();
      await expect(dora.locator("header.stage")).toContainText("Platz 2.1");
      await expect(ben.locator("header.stage")).toContainText("Platz 3.1");
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
      const dialog = page.getByRole("dialog");
      await expect(dialog).toContainText("Entschieden wird: Dora Ey – Ben Cron endete remis.");
      await expect(dialog.getByRole("button", { name: "Remis entscheiden" })).toBeVisible();
      await page.getByLabel(/^Grund/).fill("Die Partie endete remis");
      await page.keyboard.press("Enter");
      await expect(questions).toContainText("Nichts zu entscheiden");
      await expect(dora.locator("header.stage")).toContainText("Platz 3.1");
      await expect(ben.locator("header.stage")).toContainText("Platz 2.1");
    });

    await test.step("everybody sees it, nobody an address", async () => {
      await page.goto(`/c/${id}/seats/2/1`);
      await expect(page.getByRole("row")).toHaveCount(2);
      await page.goto(`/c/${id}`);
      await expect(page.locator(".seat").nth(1)).toContainText("Ben Cron");
      expect(await page.content()).not.toContain("example.org");
    });
    await Promise.all([ben.context().close(), dora.context().close()]);
  },
);

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
  const impact = page.locator(".late-impact");
  await expect(impact).toContainText("Das stößt um:");
  await page.getByLabel(/^Grund/).fill("Lag im Spamordner");
  // If the later events are kept, the late mail has no effect.
  await expect(impact).toContainText("Forderung von Dora Ey gegen Cem Dal ist aufgehoben");
  await page.getByRole("checkbox", { name: /Inzwischen/ }).uncheck();
  await expect(impact).toContainText("Dora Ey fordert Cem Dal");
  await expect(impact).not.toContainText("Forderung von Dora Ey gegen Cem Dal ist aufgehoben");
  await page.getByRole("button", { name: "Umstoßen" }).click();
  await expect(page.locator(".console-notice.done")).toContainText("Eingetragen");
  await page.goto(`/c/${id}/games`);
  await expect(page.locator("main")).toContainText("Cem Dal");
  await expect(page.locator("main")).not.toContainText("Ben Cron");
});

test("a mail is entered as what the director reads, its sender becomes known, and nothing typed is lost", async ({
  page,
}) => {
  const id = await begin(page);
  await mail(page, id, "C. Dal <cem@elsewhere.example>", "Ich will gegen Ben spielen");
  await open(page, `/console/${id}`);
  const inbox = page.getByRole("region", { name: "Posteingang (1)" });
  await inbox.getByText("Ich will gegen Ben spielen").click();
  await inbox.getByRole("button", { name: "Antworten" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Text").fill("Das geht, bitte mit dem ersten Zug.");

  await test.step("another mail and an event come while the answer is written", async () => {
    await mail(page, id, "Fremd <fremd@elsewhere.example>", "Hallo");
    await command(page.request, id, {
      type: "challenge",
      challenger: 4,
      targets: [{ kind: "player", player: 2 }],
    });
    await expect(page.locator("#inbox")).toHaveText("Posteingang (2)");
    await expect(dialog.getByLabel("Text")).toHaveValue("Das geht, bitte mit dem ersten Zug.");
    await dialog.getByRole("button", { name: "Antwort senden" }).click();
    await expect(dialog).toContainText("eigenen Mailprogramm");
    await dialog.getByRole("button", { name: "Abbrechen" }).click();
  });

  await test.step("the address is bound to the player whom it names", async () => {
    const first = page.locator("section[aria-labelledby=inbox] > ul > li").first();
    await first.getByRole("button", { name: "Absender ist …" }).click();
    await expect(dialog.getByLabel("Person")).toHaveValue("Cem Dal");
    await dialog.getByRole("button", { name: "Adresse zuordnen" }).click();
    await expect(first.locator("summary")).toContainText("Cem Dal");
  });

  await test.step("everything known is filled in; what is refused says why and stays", async () => {
    const first = page.locator("section[aria-labelledby=inbox] > ul > li").first();
    await first.getByRole("button", { name: /^(?:Eintragen als|Anders eintragen)/ }).click();
    await expect(dialog.getByRole("combobox", { name: /^Von/ })).toHaveValue("Cem Dal");
    await dialog.getByRole("combobox", { name: /^Gegen/ }).fill("Ben");
    await dialog.getByRole("button", { name: "Eintragen", exact: true }).click();
    await expect(dialog.getByRole("alert")).toContainText("Auf der eigenen Ebene 2");
    await dialog.getByRole("combobox", { name: "Was" }).selectOption("announce-holiday");
    await dialog.getByLabel("Erster Tag").fill("2030-08-01");
    await dialog.getByLabel("Letzter Tag").fill("2030-08-03");
    await dialog.getByRole("button", { name: "Eintragen", exact: true }).click();
    await expect(page.locator("#inbox")).toHaveText("Posteingang (1)");
  });

  await test.step("what is put away by its key can be taken out again", async () => {
    await page.keyboard.press("n");
    await expect(page.locator("#inbox")).toHaveText("Posteingang");
    await page.getByText("Abgelegte Nachrichten", { exact: true }).click();
    const stranger = page.locator("#mails-away > ul > li", { hasText: "Fremd" });
    await stranger.locator("summary").click();
    await stranger.getByRole("button", { name: "Wieder vornehmen" }).click();
    await expect(page.locator("#inbox")).toHaveText("Posteingang (1)");
  });
});

test("the director says how mail is used, what is refused says so in place, and finds it so again", async ({
  page,
}) => {
  const { id } = await sampleGame(page);
  await open(page, `/console/${id}/settings`);
  await page.getByRole("combobox", { name: "Nachrichten", exact: true }).selectOption("drafts");
  await page.getByLabel(/^Eigene Adresse/).fill("keine");
  await page.getByRole("button", { name: "Post speichern" }).click();
  const form = page.getByRole("form", { name: "Post" });
  await expect(form.getByRole("alert")).toContainText("„keine“ ist keine Mailadresse");
  await page.getByLabel(/^Eigene Adresse/).fill("");
  await page.getByRole("button", { name: "Post speichern" }).click();
  await expect(form.getByRole("alert")).toHaveCount(0);
  await expect(page.locator(".console-notice.done")).toContainText("Post gespeichert");
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

test("pages of a pyramid are accessible and fit the screen, with a name of sixty letters, too", async ({
  page,
}) => {
  const { id, game } = await sampleGame(page);
  await command(page.request, id, {
    type: "change-entry",
    entry: 3,
    details: { name: "Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewis" },
  });
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
    `${console}/take-over`,
    `${console}/journal?seq=60`,
    `${console}/settings`,
  ]);
});

/** Hands in a mail to the pyramid, as a mailbox would. */
const mail = async (page: Page, id: string, from: string, subject: string): Promise<void> => {
  const answer = await page.request.post(`/api/v1/competitions/${id}/inbox`, {
    headers: { "content-type": "message/rfc822" },
    data: `From: ${from}\r\nTo: pyramid@club.example\r\nSubject: ${subject}\r\nMessage-ID: <${from.length}-${subject.length}@elsewhere.example>\r\n\r\nBis bald\r\n`,
  });
  expect(answer.status()).toBe(201);
};

/** A moment as a field for local time takes it, in the browser's time zone. */
const localTime = (moment: number): string =>
  new Date(moment).toLocaleString("sv-SE", { timeZone: "Europe/Berlin" }).replace(" ", "T");

/** Adds the players by the API. */
const send = async (page: Page, id: string): Promise<void> => {
  const entries = PLAYERS.map((line) => {
    const [name = "", address, rating] = line.split("; ");
    return {
      name,
      ...(address && { addresses: [address] }),
      ...(rating && { rating: Number(rating) }),
    };
  });
  await command(page.request, id, { type: "add-entries", entries });
};

/** Adds the players by the page of players. */
const paste = async (page: Page, id: string): Promise<void> => {
  await open(page, `/console/${id}/entries`);
  await page.keyboard.press("Alt+l");
  await page.getByRole("dialog").getByRole("textbox").fill(PLAYERS.join("\n"));
  await page.getByRole("button", { name: "Alle aufnehmen (4)" }).click();
  await expect(page.locator(".ladder-entries li")).toHaveCount(4);
};

/** Creates a pyramid with four players; its id. */
const begin = async (page: Page, add = send): Promise<string> => {
  const created = await page.request.post("/api/v1/competitions", {
    data: { name: "Pyramide", format: "pyramid" },
  });
  expect(created.status()).toBe(201);
  const { id } = (await created.json()) as { readonly id: string };
  await add(page, id);
  return id;
};

/** Makes a personal link on the page of players, which is open. */
const newLink = async (page: Page, name: string): Promise<string> => {
  await page.getByLabel("Suchen").fill(name);
  await page.getByRole("button", { name: /^Persönlicher Link/ }).click();
  await page.getByRole("button", { name: "Link anlegen" }).click();
  return page.locator("#player-link").inputValue();
};

/** Opens a personal link as that player. */
const ownPage = async (
  browser: Browser,
  losfee: Losfee,
  id: string,
  name: string,
  address: string,
): Promise<Page> => {
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
