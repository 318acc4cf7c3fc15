/** Captains' phones: line-ups that stay secret until both are in, reports, agreement and dispute. */
import type { APIRequestContext, Browser, Page } from "@playwright/test";
import { alive, linkWith, open } from "./director.ts";
import { expect, LONG_RUN, newVisitor, test } from "./losfee.ts";
import { faultsOf } from "./sound.ts";
import { modelOf } from "./tables-director.ts";

/** The phone of a team's captain, who has followed the team's link. */
const phoneOf = async (
  browser: Browser,
  request: APIRequestContext,
  id: string,
  entry: number,
): Promise<Page> => {
  const scope = { kind: "player", entry } as const;
  const url = await linkWith(request, id, { label: `Team ${entry}`, role: "player", scope });
  const context = await newVisitor(browser, { viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  await phone.goto(url);
  await alive(phone);
  return phone;
};

const league = async (request: APIRequestContext): Promise<string> => {
  const sample = await request.post("/api/v1/samples/league");
  return ((await sample.json()) as { id: string }).id;
};

interface Match {
  readonly teams: readonly { readonly entry: number; readonly name: string }[];
}

const report = async (phone: Page, marks: readonly string[]): Promise<void> => {
  for (const [index, mark] of marks.entries()) {
    const choice = `input[type=radio][name="b-${index + 1}"][value="${mark}"]`;
    await phone.locator(choice).check({ force: true });
  }
  await phone.getByRole("button", { name: /absenden$/ }).click();
};

test("two captains line up in secret, one reports and the other agrees", async ({
  page,
  browser,
}) => {
  const id = await league(page.request);
  const { teams } = await modelOf<Match>(page.request, `/c/${id}/match/5/4`);
  const [home, away] = teams;
  const one = await phoneOf(browser, page.request, id, home?.entry ?? 0);
  const other = await phoneOf(browser, page.request, id, away?.entry ?? 0);
  await expect(one.locator(".own-line-up li")).toHaveCount(8);
  await expect(other.getByText("Die andere Mannschaft hat abgegeben.")).toBeVisible();
  expect(await faultsOf(other)).toEqual([]);

  // Nobody cannot be handed in, not even with a reason; the next line-up settles that.
  const proposed = await other
    .locator("select")
    .evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value));
  for (const seat of await other.locator("select").all()) await seat.selectOption("");
  await expect(other.locator("[data-line-up] li")).toContainText(/^Niemand ist aufgestellt/);
  await other.getByRole("button", { name: "Aufstellung abgeben" }).click();
  const refused = other.locator("#own-outbox .message.bad");
  await expect(refused).toContainText("steht niemand");
  for (const [index, value] of proposed.entries()) {
    await other.locator("select").nth(index).selectOption(value);
  }

  // A player from further down plays too far up: the rule, the penalty, and a reason.
  const seats = other.locator("select");
  await seats.nth(0).selectOption({ index: 1 });
  await seats.nth(1).selectOption({ index: 0 });
  const broken = other.locator("[data-line-up] li");
  await expect(broken).toHaveCount(1);
  await expect(broken).toContainText(/^Brett 2: .* steht in der Rangliste vor jemandem/);
  // It is not sent without a reason.
  await other.getByRole("button", { name: "Aufstellung abgeben" }).click();
  const reason = other.getByLabel(/^Begründung/);
  await expect(reason).toBeFocused();
  await expect(other.locator("#own-outbox .message.good")).toHaveCount(0);
  await reason.fill("mit der Staffelleitung besprochen");
  await other.getByRole("button", { name: "Aufstellung abgeben" }).click();
  await expect(other.getByText("Die Aufstellungen sind veröffentlicht.")).toBeVisible();
  await expect(refused).toHaveCount(0);
  await expect(one.getByText("Die Aufstellungen sind veröffentlicht.")).toBeVisible();

  await report(one, ["1", "=", "0", "+", "1", "=", ".", "0"]);
  await expect(one.getByText("Sie haben gemeldet:")).toBeVisible();
  await other.getByRole("button", { name: "Das stimmt" }).click();
  await expect(other.getByText("Sie haben gemeldet:")).toBeVisible();
  await open(page, `/console/${id}/results`);
  await expect(page.locator("body")).not.toContainText("widersprechen sich");
  // Without the link a captain's phone is a spectator's.
  await one.context().clearCookies();
  await one.goto(`/c/${id}/match/5/4`);
  await expect(one.locator(".match-total b")).toHaveText("4–3");
  for (const phone of [one, other]) await phone.context().close();
});

test("a captain who hands in first is answered where that was done, also the second time, and the other is told", async ({
  page,
  browser,
}) => {
  const id = await league(page.request);
  const { teams } = await modelOf<Match>(page.request, `/c/${id}/match/5/5`);
  for (const { entry } of teams) {
    await page.request.post(`/api/v1/competitions/${id}/commands`, {
      data: { command: { type: "take-back-line-ups", round: 5, teams: [entry] } },
    });
  }
  const phones = await Promise.all(
    teams.map(({ entry }) => phoneOf(browser, page.request, id, entry)),
  );
  const [one, other] = phones;
  if (one === undefined || other === undefined) throw new Error("no captains");
  await expect(other.getByText("Die andere Mannschaft hat noch nicht abgegeben.")).toBeVisible();
  await one.getByRole("button", { name: "Aufstellung abgeben" }).click();
  const answer = one.locator("#own-outbox .message.good");
  await expect(answer).toHaveText(/^Aufstellung für Runde 5 ?gespeichert$/);
  await expect(answer).toBeInViewport();
  await expect(one.locator(".own-line-up li")).toHaveCount(8);
  await expect(other.getByText("Die andere Mannschaft hat abgegeben.")).toBeVisible();
  await one.getByText("Aufstellung ändern").click();
  await one.getByRole("button", { name: "Geänderte Aufstellung abgeben" }).click();
  await expect(answer).toHaveText(/war schon so gespeichert$/);
  await expect(answer).toBeInViewport();
  for (const phone of phones) await phone.context().close();
});

test(
  "a match that is reported twice differently is for the director to decide, board by board",
  LONG_RUN,
  async ({ page, browser }) => {
    const id = await league(page.request);
    const { teams } = await modelOf<Match>(page.request, `/c/${id}/match/5/3`);
    const phones = await Promise.all(
      teams.map(({ entry }) => phoneOf(browser, page.request, id, entry)),
    );
    const [one, other] = phones;
    if (one === undefined || other === undefined) throw new Error("no captains");
    await report(one, ["1", "=", "0", "1", "1", "=", "=", "0"]);
    await expect(one.getByText("Sie haben gemeldet:")).toBeVisible();
    await other.getByText("Stimmt nicht? Anderes Ergebnis melden").click();
    await report(other, ["1", "=", "0", "1", "1", "=", "=", "="]);
    const disputed = "Die Meldungen weichen voneinander ab; die Turnierleitung entscheidet.";
    await expect(one.getByText(disputed)).toBeVisible();
    const spectator = await (await newVisitor(browser)).newPage();
    await spectator.goto(`/c/${id}/match/5/3`);
    await expect(spectator.locator(".match-total .note")).toContainText("widersprechen sich");

    await open(page, `/console/${id}/results`);
    await page.keyboard.type("3 1=011===");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await expect(spectator.locator(".match-total b")).toHaveText("5–3");
    await expect(one.getByText(disputed)).toHaveCount(0);
    for (const shown of [...phones, spectator]) await shown.context().close();
  },
);

test("a director types a line-up by numbers, and sees what it breaks before it is handed in", async ({
  page,
}) => {
  const id = await league(page.request);
  await open(page, `/console/${id}/line-ups`);
  await page.keyboard.type("mainz");
  await expect(page.locator(".line-ups tbody tr")).toHaveCount(1);
  await page.keyboard.press("Enter");
  // The typed filter is used up: behind the dialog all matches are there again.
  await expect(page.locator(".line-ups tbody tr")).toHaveCount(5);
  await expect(page.locator(".line-ups td.selected")).toContainText("Patt & Partner Mainz");
  const dialog = page.getByRole("dialog", { name: "Aufstellung von Patt & Partner Mainz" });
  await page.keyboard.type("1-6 9 8");
  await expect(dialog.locator(".line-up-players li")).toHaveCount(8);
  await expect(dialog.locator(".message.warn li")).toHaveCount(1);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("1-6 8 13");
  await expect(dialog.getByText("Eine Rangnummer 13 gibt es nicht")).toBeVisible();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("1-6 8 9");
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(page.locator(".tally")).toHaveText("2 Aufstellungen fehlen");
  await expect(page.locator(".line-ups tr").nth(1).locator(".tag")).toHaveText([
    "veröffentlicht",
    "veröffentlicht",
  ]);
  // Teams without a line-up are lined up by the list, and that is undone again.
  await page.keyboard.press("Alt+l");
  await expect(page.locator(".tally")).toHaveText("vollständig");
  await page.keyboard.press("Alt+z");
  await expect(page.locator(".tally")).toHaveText("2 Aufstellungen fehlen");
  await open(page, `/console/${id}/line-ups`);
  await page
    .getByRole("button", { name: /: nach der Liste aufstellen$/ })
    .first()
    .click();
  await expect(page.locator(".tally")).toHaveText("1 Aufstellung fehlt");
});

test("squads are pasted for many teams at once; nobody is in two", async ({ page }) => {
  const made = await page.request.post("/api/v1/competitions", {
    data: { name: "Stadtliga", format: "league" },
  });
  const { id } = (await made.json()) as { id: string };
  await open(page, `/console/${id}/squads`);
  await page.keyboard.press("Alt+l");
  const list = (last: string): string =>
    `Mannschaft;Name;Wertungszahl\nUlm;Anna Meier;2000\n;Ben Krüger;1900\nKiel;Cem Öz;1950\n;${last};2000`;
  await page.keyboard.insertText(list("Anna Meier"));
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("alert")).toContainText(
    "Anna Meier stünde in zwei Kadern, bei Ulm und bei Kiel.",
  );
  await page.getByRole("textbox", { name: "Liste" }).fill(list("Dora Weiß"));
  await page.keyboard.press("Control+Enter");
  await page.getByRole("button", { name: /^Alle 4 übernehmen/ }).click();
  await expect(page.locator("table.squads tbody th")).toHaveText(["Kiel", "Ulm"]);
});

test("a captain completes the squad on the form that the director has, and corrects whom nobody lined up", async ({
  page,
  browser,
}) => {
  const id = await league(page.request);
  const { settings } = (await (await page.request.get(`/api/v1/competitions/${id}`)).json()) as {
    readonly settings: { readonly teams: object };
  };
  const teams = { ...settings.teams, captainsEnter: true };
  await page.request.post(`/api/v1/competitions/${id}/commands`, {
    data: { command: { type: "change-settings", settings: { teams }, reason: "" } },
  });
  const phone = await phoneOf(browser, page.request, id, 1);
  await phone.getByRole("link", { name: "Kader ergänzen" }).click();
  await alive(phone);
  expect(await faultsOf(phone)).toEqual([]);
  await phone.getByRole("button", { name: "Neu im Kader" }).click();
  const name = "Zimmermann-Wolkenstein-Oberhausen, Maximiliane";
  const fieldsOf = (of: Page) => of.locator(".detail-fields label > span").allInnerTexts();
  await phone.getByLabel("Name").fill(name);
  await phone.getByLabel("FIDE-ID").fill("12345");
  const fields = await fieldsOf(phone);
  await phone.keyboard.press("Enter");
  // Beside it another one says meanwhile that this is being done.
  await expect(
    phone.locator("dialog [role=status]").filter({ hasText: `${name} steht im Kader.` }),
  ).toBeVisible();
  await expect(phone.getByLabel("Name")).toHaveValue("");
  await phone.keyboard.press("Escape");
  await phone.getByRole("button", { name: `Ändern: ${name}` }).click();
  await expect(phone.getByLabel("FIDE-ID")).toHaveValue("12345");
  await phone.getByLabel("FIDE-ID").fill("12346");
  await phone.keyboard.press("Enter");
  await expect(phone.locator("dialog")).toHaveCount(0);
  await open(page, `/console/${id}/squads?team=1`);
  await expect(page.getByRole("row", { name: new RegExp(`${name}.*12346`) })).toBeVisible();
  await page.keyboard.press("Alt+n");
  await expect(page.locator("dialog")).toBeVisible();
  expect(await fieldsOf(page)).toEqual(fields);
  await phone.context().close();
});
