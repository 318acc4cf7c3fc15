/** People with an account: passkeys in a real browser, and the loss of a device. */

import type { Browser, CDPSession, Page } from "@playwright/test";
import { addPasskey, newDevice } from "./device.ts";
import { expect, newVisitor, test } from "./losfee.ts";
import { faultsOf } from "./sound.ts";

/** Returns the path of a new invitation for a person. */
const invitation = async (page: Page, name: string): Promise<string> => {
  const made = await page.request.post("/api/v1/people", { data: { name, language: "de" } });
  expect(made.status()).toBe(201);
  return new URL(((await made.json()) as { url: string }).url).pathname;
};

const device = async (browser: Browser, url: string) => {
  const own = await newDevice(browser, url);
  return { ...own, at: (path: string) => own.page.goto(path) };
};

const signIn = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Mit Passkey anmelden" }).click();
};

/** Copies a device's credentials to another one. */
const copied = async (from: CDPSession, authenticatorId: string) =>
  (await from.send("WebAuthn.getCredentials", { authenticatorId })).credentials;

test("an invitation, a passkey, a second device, and one that was lost", async ({
  page,
  browser,
  losfee,
}) => {
  const path = await invitation(page, "Anna Beispiel");
  const phone = await device(browser, losfee.url);
  await phone.at(path);
  await phone.page.getByRole("button", { name: "Konto öffnen" }).click();
  await expect(phone.page.getByRole("heading", { name: "Mein Konto" })).toBeVisible();
  await addPasskey(phone.page, "Telefon");
  expect(await faultsOf(phone.page)).toEqual([]);
  await phone.page.getByRole("button", { name: "Hier abmelden" }).click();
  await expect(phone.page.getByRole("heading", { name: "Anmelden", exact: true })).toBeVisible();
  await signIn(phone.page);
  await expect(phone.page.getByLabel("Name", { exact: true })).toHaveValue("Anna Beispiel");

  // Removing the last way in needs a confirmation.
  await phone.page.getByRole("button", { name: "Entfernen: Telefon" }).click();
  await expect(phone.page.getByRole("heading", { name: "Der letzte Weg hinein" })).toBeVisible();
  await phone.page.getByRole("link", { name: "Nein, behalten" }).click();

  // A second device, by a new invitation; it removes the lost one.
  const people = (await (await page.request.get("/api/v1/people")).json()) as {
    people: readonly { id: string; name: string }[];
  };
  const anna = people.people.find(({ name }) => name === "Anna Beispiel")?.id ?? "";
  const again = await page.request.post(`/api/v1/people/${anna}/invitation`);
  const laptop = await device(browser, losfee.url);
  await laptop.at(new URL(((await again.json()) as { url: string }).url).pathname);
  await laptop.page.getByRole("button", { name: "Konto öffnen" }).click();
  await addPasskey(laptop.page, "Laptop");
  await laptop.page.getByRole("button", { name: "Entfernen: Telefon" }).click();
  await expect(laptop.page.getByText("Telefon", { exact: true })).toHaveCount(0);
  await laptop.page.getByRole("button", { name: "Überall sonst abmelden" }).click();
  await phone.at("/sign-in");
  await signIn(phone.page);
  await expect(phone.page.getByText("Dieser Passkey öffnet hier kein Konto.")).toBeVisible();
  expect(await copied(phone.reader, phone.authenticatorId)).toHaveLength(1);
});

test("without passkeys the page says why, and nothing needs a script", async ({
  browser,
  losfee,
}) => {
  const context = await newVisitor(browser, { javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${losfee.url}/sign-in`);
  await expect(page.getByText("Passkeys brauchen einen Namen statt einer Zahl")).toBeVisible();
  await expect(page.getByText("Dieser Server sendet keine Links per Mail.")).toBeVisible();
  await page.goto(`${losfee.url}/sign-in/link/nothing`);
  await expect(page.getByText("Dieser Link gilt nicht (mehr)")).toBeVisible();
});
