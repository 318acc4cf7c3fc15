/**
 * A federation with three clubs, five festivals and twelve competitions on one server: set up by
 * the API and in browsers, by people with their own accounts, whose roles apply and end at once.
 */
import type { APIRequestContext, Browser, Page } from "@playwright/test";
import { openSmtpSink, type SmtpSink } from "../packages/server/test/mail/open-smtp-sink.ts";
import { freePort } from "../test/free-port.ts";
import { sweep } from "../test/long.ts";
import { addPasskey, newDevice } from "./device.ts";
import { alive, command, gamesOf, open, publishRound } from "./director.ts";
import { expect, LONG_RUN, type Losfee, startLosfeeWith, test } from "./losfee.ts";
import { faultsOf } from "./sound.ts";

const sound = async (page: Page): Promise<void> => {
  expect(await faultsOf(page), page.url()).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, page.url()).toBeLessThanOrEqual(0);
};

/** Makes a link for a role on the open page, by its form; returns its path. */
const inviteAs = async (page: Page, role: string): Promise<string> => {
  await page.getByRole("combobox", { name: "Rolle" }).selectOption({ label: role });
  // An earlier link stays there until the new one comes.
  const field = page.getByRole("textbox", { name: /^Link der Einladung/ });
  const before = (await field.isVisible()) ? await field.inputValue() : "";
  await page.getByRole("button", { name: "Link erstellen" }).click();
  await expect(field).toBeVisible();
  await expect(field).not.toHaveValue(before);
  return new URL(await field.inputValue()).pathname;
};

const join = async (page: Page, link: string, name: string): Promise<void> => {
  await page.goto(link);
  await page.getByLabel("Ihr Name").fill(name);
  await page.getByRole("button", { name: "Konto anlegen und annehmen" }).click();
  await expect(page.getByText("Das Konto ist angelegt")).toBeVisible();
};

/** Returns the path of the link in the latest mail, once that many have arrived. */
const linkInMail = async (sink: SmtpSink, mails: number): Promise<string> => {
  await sink.count(mails);
  // Long lines of a mail are broken softly.
  const text = sink.mails.at(-1)?.raw.replace(/=\r?\n/g, "") ?? "";
  const [path = ""] = /\/sign-in\/link\/[\w-]+/.exec(text) ?? [];
  return path;
};

const newFestival = async (page: Page, name: string): Promise<string> => {
  await page.getByText("Neues Festival").click();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill(name);
  await page.getByRole("button", { name: "Hinzufügen" }).click();
  await page.getByRole("link", { name }).click();
  await page.waitForURL(/\/festivals\//);
  await alive(page);
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
};

const newOrganisation = async (
  page: Page,
  name: string,
  kind: string,
  parent?: string,
): Promise<string> => {
  await open(page, "/organisations");
  await page.getByRole("textbox", { name: "Name", exact: true }).fill(name);
  await page.getByRole("combobox", { name: "Art" }).selectOption({ label: kind });
  if (parent !== undefined) {
    await page.getByRole("combobox", { name: "Gehört zu" }).selectOption({ label: parent });
  }
  await page.getByRole("button", { name: "Anlegen" }).click();
  await page.waitForURL(/\/organisations\/[^/]+$/);
  await alive(page);
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
};

const made = async (request: APIRequestContext, path: string, data: object): Promise<string> => {
  const answer = await request.post(`/api/v1${path}`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { id: string }).id;
};

/** Returns the competitions in the user's console, by name. */
const consoleOf = async (page: Page): Promise<readonly string[]> => {
  const answer = await page.request.get("/console", { headers: { accept: "application/json" } });
  const { model } = (await answer.json()) as {
    model: { competitions: readonly { name: string }[] };
  };
  return model.competitions.map(({ name }) => name).toSorted();
};

const running = async (run: (losfee: Losfee, sink: SmtpSink) => Promise<void>): Promise<void> => {
  const sink = await openSmtpSink();
  const port = `${await freePort()}`;
  const losfee = await startLosfeeWith(
    {
      LOSFEE_SMTP_URL: `smtp://127.0.0.1:${sink.account.port}`,
      LOSFEE_MAIL_FROM: "losfee@federation.example",
      LOSFEE_URL: `http://localhost:${port}`,
    },
    ...["--port", port],
  );
  try {
    await run(losfee, sink);
  } finally {
    await losfee.stop();
    await sink.close();
  }
};

test(
  "a federation: invited by links, signed in by mail and by passkey, each at their own, and out at once",
  LONG_RUN,
  ({ browser }) => running((losfee, sink) => federation(browser, losfee, sink)),
);

const federation = async (browser: Browser, losfee: Losfee, sink: SmtpSink): Promise<void> => {
  const newPerson = async (locale?: string): Promise<Page> =>
    (await newDevice(browser, losfee.url, locale)).page;
  const place = await browser.newContext({
    storageState: losfee.director,
    baseURL: losfee.url,
    locale: "de",
  });
  const page = await place.newPage();

  // The operator creates the organisations and invites an owner of a club. In the sample only the
  // club, which belongs to another one, is created on its page.
  const association = await (sweep(true, false)
    ? made(page.request, "/organisations", { name: "Schachverband Süd", kind: "association" })
    : newOrganisation(page, "Schachverband Süd", "Verband"));
  const club = await newOrganisation(page, "SC Ulm 1909", "Verein", "Schachverband Süd");
  const forOwner = await inviteAs(page, "Inhaber");

  // The owner is new, comes in by the link, adds an address, and signs in by a mail the next time.
  const owner = await newPerson();
  await join(owner, forOwner, "Olga Muster");
  await owner.getByLabel("Weitere Adresse").fill("olga@club.example");
  await owner.getByRole("button", { name: "Link zum Bestätigen senden" }).click();
  await owner.goto(await linkInMail(sink, 1));
  await owner.getByRole("button", { name: "Ja, sie gehört mir" }).click();
  await expect(owner.getByText("Die Adresse gehört jetzt zum Konto.")).toBeVisible();
  await owner.getByRole("button", { name: "Hier abmelden" }).click();
  await owner.getByLabel("Mailadresse").fill("olga@club.example");
  await owner.getByRole("button", { name: "Link senden" }).click();
  await expect(owner.getByText("ist eine Mail unterwegs")).toBeVisible();
  await owner.goto(await linkInMail(sink, 2));
  await owner.getByRole("button", { name: "Anmelden", exact: true }).click();

  // One festival is made on a page; the other organisations, festivals and competitions are alike.
  await open(owner, `/organisations/${club}`);
  await sound(owner);
  const first = await newFestival(owner, "Ulmer Open");
  await sound(owner);
  const forDirector = await inviteAs(owner, "Turnierleitung");
  const bonn = await made(page.request, "/organisations", {
    ...{ name: "SK Bonn", kind: "club", parent: association },
  });
  const jena = await made(page.request, "/organisations", {
    ...{ name: "SV Jena", kind: "club", parent: association },
  });
  const festivals = [{ organisation: club, festival: first, name: "Ulmer Open" }];
  for (const [organisation, name] of [
    [club, "Ulmer Blitztage"],
    [bonn, "Bonner Sommer"],
    [bonn, "Bonner Winter"],
    [jena, "Jenaer Tage"],
  ] as const) {
    const dates = { place: "", startsOn: null, endsOn: null };
    const path = `/organisations/${organisation}/festivals`;
    const festival = await made(page.request, path, { name, ...dates });
    festivals.push({ organisation, festival, name });
  }
  const programme = [1, 2, 3, 2, 3];
  for (const [index, { organisation, festival, name }] of festivals.entries()) {
    for (let number = 1; number <= (programme[index] ?? 0); number++) {
      const home = { organisation, festival };
      const one = { name: `${name} ${number}`, format: "scrabble-swiss", ...home };
      await made(page.request, "/competitions", one);
    }
  }

  // The director already has an account: signs in by passkey, and returns to the invitation.
  const account = await page.request.post("/api/v1/people", {
    data: { name: "Dora Beispiel", language: "de" },
  });
  const director = await newPerson();
  const { url } = (await account.json()) as { url: string };
  await director.goto(new URL(url).pathname);
  await director.getByRole("button", { name: "Konto öffnen" }).click();
  await addPasskey(director, "Laptop");
  await director.getByRole("button", { name: "Hier abmelden" }).click();
  await director.goto(forDirector);
  await director.getByRole("link", { name: "Anmelden", exact: true }).click();
  await director.getByRole("button", { name: "Mit Passkey anmelden" }).click();
  await director.getByRole("button", { name: "Einladung annehmen" }).click();
  await director.waitForURL(/\/console$/);
  await alive(director);
  await director.getByLabel("Name", { exact: true }).fill("A-Turnier");
  await director.getByRole("button", { name: "Anlegen" }).click();
  await director.waitForURL(/\/console\/[^/]+$/);
  const id = new URL(director.url()).pathname.split("/").at(-1) ?? "";
  const entries = ["Anna", "Ben", "Cem", "Dina"].map((name) => ({ name }));
  await command(director.request, id, { type: "add-entries", entries });
  expect(await consoleOf(director)).toEqual(["A-Turnier", "Ulmer Open 1"]);

  // Arbiter and door are invited on the competition only.
  await open(director, `/console/${id}/roles`);
  await sound(director);
  const forArbiter = await inviteAs(director, "Schiedsrichter");
  const forDoor = await inviteAs(director, "Anwesenheit");
  const door = await newPerson();
  await join(door, forDoor, "Tür");
  await door.goto("/console");
  await door.getByRole("link", { name: /A-Turnier/ }).click();
  await alive(door);
  await sound(door);
  await door.getByRole("checkbox", { name: "Anna" }).check();
  await expect(door.getByText("Anwesend: 1 von 4")).toBeVisible();
  expect((await door.request.get(`/console/${id}/results`)).status()).toBe(403);

  await publishRound(director.request, id, 1);
  const arbiter = await newPerson();
  await join(arbiter, forArbiter, "Arne Streng");
  const [game] = await gamesOf(director.request, id, 1);
  await arbiter.goto("/console");
  await arbiter.getByRole("link", { name: /A-Turnier/ }).click();
  await alive(arbiter);
  const [one = 0, other = 0] = game?.seats ?? [];
  const sides = [
    { entry: one, score: 400 },
    { entry: other, score: 350 },
  ];
  const outcome = { kind: "played", sides };
  await command(arbiter.request, id, { type: "enter-result", round: 1, outcome });

  // The director of another club gets neither access nor hints of what exists.
  const paths = [`/console/${id}`, `/organisations/${club}`, `/festivals/${first}`];
  await open(page, `/organisations/${bonn}`);
  const foreign = await newPerson();
  await join(foreign, await inviteAs(page, "Turnierleitung"), "Berta Bonn");
  for (const path of paths)
    expect([path, (await foreign.request.get(path)).status()]).toEqual([path, 403]);
  expect((await foreign.request.get(`/api/v1/competitions/${id}/export`)).status()).toBe(403);
  expect(await consoleOf(foreign)).toEqual(
    [1, 2, 3]
      .map((number) => `Bonner Sommer ${number}`)
      .concat("Bonner Winter 1", "Bonner Winter 2"),
  );

  // A revoked role ends at once.
  await open(director, `/console/${id}/roles`);
  await director.getByRole("button", { name: /^Widerrufen: Arne Streng/ }).click();
  await expect(director.getByText("Die Rolle ist entzogen: Arne Streng")).toBeVisible();
  expect((await arbiter.request.get(`/api/v1/competitions/${id}/log`)).status()).toBe(403);
  await arbiter.goto("/console");
  await expect(arbiter.getByRole("link", { name: /A-Turnier/ })).toHaveCount(0);

  // The operator moves the competition, and sees all competitions and people.
  await open(page, `/console/${id}/roles`);
  await page
    .getByRole("combobox", { name: "Wohin" })
    .selectOption({ label: "SV Jena – Jenaer Tage" });
  await page.getByRole("button", { name: "Einordnen" }).click();
  await expect(page.getByText("Das Turnier ist eingeordnet.")).toBeVisible();
  expect((await consoleOf(page)).length).toBe(12);
  expect(await consoleOf(director)).toEqual(["Ulmer Open 1"]);
  await open(page, "/people");
  await expect(page.getByRole("rowheader", { name: "Olga Muster" })).toBeVisible();

  // The owner reads all acts by name; in English, on a phone, too.
  await open(owner, `/organisations/${club}`);
  await expect(owner.getByRole("cell", { name: /Rolle gegeben.*Dora Beispiel/ })).toBeVisible();
  await owner.setViewportSize({ width: 390, height: 800 });
  for (const path of sweep(["/account"], [`/organisations/${club}`, "/account"])) {
    await owner.goto(`${path}?lang=en`);
    await sound(owner);
  }
};
