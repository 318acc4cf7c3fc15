/** A club on a server: its owner, director, arbiter and the door, each with an account of their own. */

import { AxeBuilder } from "@axe-core/playwright";
import type { APIRequestContext, Browser, Page } from "@playwright/test";
import { alive, gamesOf, publishRound } from "./director.ts";
import { expect, newVisitor, startLosfee, test } from "./losfee.ts";

/** The same server by its name: browsers have no passkeys at a number. */
const byName = (url: string): string => url.replace("127.0.0.1", "localhost");

/** Somebody with a device of their own that has a fingerprint reader. */
const device = async (browser: Browser, url: string, locale: string): Promise<Page> => {
  const context = await newVisitor(browser, { locale, baseURL: byName(url) });
  const page = await context.newPage();
  const reader = await context.newCDPSession(page);
  await reader.send("WebAuthn.enable");
  await reader.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return page;
};

const accessible = async (page: Page): Promise<void> => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(width).toBeLessThanOrEqual(0);
};

/** Makes a link for a role on the page that is open, as its form does. */
const inviteAs = async (page: Page, role: string): Promise<string> => {
  await page.getByRole("combobox", { name: "Rolle" }).selectOption({ label: role });
  await page.getByRole("button", { name: "Link erstellen" }).click();
  const field = page.getByRole("textbox", { name: /^Link der Einladung/ });
  await expect(field).toBeVisible();
  const link = new URL(await field.inputValue()).pathname;
  await page.reload();
  await alive(page);
  return link;
};

const join = async (page: Page, link: string, name: string): Promise<void> => {
  await page.goto(link);
  await accessible(page);
  await page.getByLabel("Ihr Name").fill(name);
  await page.getByRole("button", { name: "Konto anlegen und annehmen" }).click();
  await expect(page.getByText("Das Konto ist angelegt")).toBeVisible();
};

const named = async (request: APIRequestContext, name: string): Promise<string> => {
  const answer = await request.get("/api/v1/competitions");
  const { competitions } = (await answer.json()) as {
    competitions: readonly { id: string; name: string }[];
  };
  return competitions.find((one) => one.name === name)?.id ?? "";
};

// Not run to its end yet since the pages it walks through were finished.
test.fixme("a club: invited by links, signed in by passkeys, each at their own, and out at once", async ({
  browser,
}) => {
  test.slow();
  const losfee = await startLosfee();
  const place = await browser.newContext({
    storageState: losfee.director,
    baseURL: losfee.url,
    locale: "de",
  });
  const page = await place.newPage();
  // Whoever runs the server founds the club and invites its owner.
  await page.goto("/organisations");
  await alive(page);
  await page.getByLabel("Name").fill("SC Ulm 1909");
  await page.getByRole("button", { name: "Anlegen" }).click();
  await page.waitForURL(/\/organisations\/[^/]+$/);
  await alive(page);
  await accessible(page);
  const club = new URL(page.url()).pathname;
  const forOwner = await inviteAs(page, "Inhaber");

  // The owner is new, comes in by the link, and adds a passkey.
  const owner = await device(browser, losfee.url, "de");
  await join(owner, forOwner, "Olga Muster");
  await owner.getByLabel(/^Name, zum Beispiel/).fill("Telefon");
  await owner.getByRole("button", { name: "Passkey hinzufügen" }).click();
  await expect(owner.getByRole("listitem").filter({ hasText: "Telefon" })).toBeVisible();
  await accessible(owner);
  await owner.goto(club);
  await alive(owner);
  await owner.getByText("Neues Festival").click();
  await owner.getByLabel("Name").fill("Ulmer Open");
  await owner.getByRole("button", { name: "Hinzufügen" }).click();
  await owner.getByRole("link", { name: "Ulmer Open" }).click();
  await owner.waitForURL(/\/festivals\//);
  await alive(owner);
  await accessible(owner);
  const forDirector = await inviteAs(owner, "Turnierleitung");

  // The director has an account already: signs in by passkey, and comes back to the invitation.
  const made = await page.request.post("/api/v1/people", {
    data: { name: "Dora Beispiel", language: "de" },
  });
  const director = await device(browser, losfee.url, "de");
  await director.goto(new URL(((await made.json()) as { url: string }).url).pathname);
  await director.getByRole("button", { name: "Konto öffnen" }).click();
  await director.getByLabel(/^Name, zum Beispiel/).fill("Laptop");
  await director.getByRole("button", { name: "Passkey hinzufügen" }).click();
  await expect(director.getByRole("listitem").filter({ hasText: "Laptop" })).toBeVisible();
  await director.getByRole("button", { name: "Hier abmelden" }).click();
  await director.goto(forDirector);
  await director.getByRole("link", { name: "Anmelden", exact: true }).click();
  await director.getByRole("button", { name: "Mit Passkey anmelden" }).click();
  await director.getByRole("button", { name: "Einladung annehmen" }).click();
  await director.waitForURL(/\/console$/);
  await alive(director);
  await accessible(director);
  await director.getByLabel("Name", { exact: true }).fill("A-Turnier");
  await director.getByRole("button", { name: "Anlegen" }).click();
  await director.waitForURL(/\/console\/[^/]+$/);
  const id = await named(director.request, "A-Turnier");
  const entries = ["Anna", "Ben", "Cem", "Dina"].map((name) => ({ name }));
  const added = await director.request.post(`/api/v1/competitions/${id}/commands`, {
    data: { command: { type: "add-entries", entries } },
  });
  expect(added.ok(), await added.text()).toBe(true);

  // Arbiter and door are invited on the competition alone.
  await director.goto(`/console/${id}/roles`);
  await alive(director);
  await accessible(director);
  const forArbiter = await inviteAs(director, "Schiedsrichter");
  const forDoor = await inviteAs(director, "Anwesenheit");
  const door = await device(browser, losfee.url, "de");
  await join(door, forDoor, "Tür");
  await door.goto("/console");
  await door.getByRole("link", { name: /A-Turnier/ }).click();
  await alive(door);
  await accessible(door);
  await door.getByRole("checkbox", { name: "Anna" }).check();
  await expect(door.getByText("Anwesend: 1 von 4")).toBeVisible();
  await door.goto(`/console/${id}/results`);
  await expect(door.getByRole("heading", { level: 1 })).not.toHaveText("Ergebnisse");

  await publishRound(director.request, id, 1);
  const arbiter = await device(browser, losfee.url, "de");
  await join(arbiter, forArbiter, "Arne Streng");
  const [game] = await gamesOf(director.request, id, 1);
  await arbiter.goto("/console");
  await arbiter.getByRole("link", { name: /A-Turnier/ }).click();
  await expect(arbiter.getByRole("heading", { name: /Ergebnisse|Runde 1/ }).first()).toBeVisible();
  const [first = 0, second = 0] = game?.seats ?? [];
  const sides = [
    { entry: first, score: 400 },
    { entry: second, score: 350 },
  ];
  const entered = await arbiter.request.post(`/api/v1/competitions/${id}/commands`, {
    data: { command: { type: "enter-result", round: 1, outcome: { kind: "played", sides } } },
  });
  expect(entered.ok(), await entered.text()).toBe(true);

  // A role that is taken back ends at once.
  await director.goto(`/console/${id}/roles`);
  await alive(director);
  await director.getByRole("button", { name: /^Entziehen: Arne Streng/ }).click();
  await expect(director.getByText("Die Rolle ist entzogen: Arne Streng")).toBeVisible();
  expect((await arbiter.request.get(`/api/v1/competitions/${id}/log`)).status()).toBe(403);
  await arbiter.goto("/console");
  await expect(arbiter.getByRole("link", { name: /A-Turnier/ })).toHaveCount(0);

  // The owner reads who did what by name; whoever runs the server sees who has an account.
  await owner.goto(club);
  await alive(owner);
  await expect(owner.getByRole("cell", { name: /Rolle gegeben.*Dora Beispiel/ })).toBeVisible();
  await page.goto("/people");
  await alive(page);
  await expect(page.getByRole("rowheader", { name: "Olga Muster" })).toBeVisible();
  await accessible(page);

  // From the first page to the console on a phone, in English.
  const visitor = await device(browser, losfee.url, "en");
  await visitor.setViewportSize({ width: 390, height: 800 });
  await visitor.goto("/");
  await visitor.getByRole("link", { name: "Sign in" }).click();
  await accessible(visitor);
  await owner.setViewportSize({ width: 390, height: 800 });
  for (const path of [club, "/organisations", "/account", "/console"]) {
    await owner.goto(`${path}?lang=en`);
    await accessible(owner);
  }
  await losfee.stop();
});
