/** Starts of a pyramid: one that was run elsewhere is imported; an unattended one goes on. */
import {
  awaitedLetters,
  competitionKey,
  decideLadder,
  type LadderCommand,
  type LadderState,
  type RecordedLadderEvent,
} from "@losfee/core";
import { makeCompetitionFile } from "@losfee/files";
import type { APIRequestContext, Page } from "@playwright/test";
import { storedEvents } from "../packages/files/test/stored.ts";
import { open } from "./director.ts";
import { expect, test } from "./losfee.ts";
import { faultsOf } from "./sound.ts";

const DAY = 86_400_000;

/** A day before today as it is written in lists: 1.7.2026. */
const daysAgo = (days: number): string =>
  new Intl.DateTimeFormat("de-DE", { timeZone: "Europe/Berlin" }).format(Date.now() - days * DAY);

const SEATS = `1.1; Ada Berg; ada@example.org; 1900; SC Ulm
2.1; Ben Cron; ben@example.org
2.2; XXX
3.1; Cem Dal
3.2; Ey, Dora`;

test.describe("a running pyramid that is taken over", () => {
  test("says each line that cannot be read, shows the pyramid, and comes over all at once", async ({
    page,
  }) => {
    const created = await page.request.post("/api/v1/competitions", {
      data: { name: "Pyramide", format: "pyramid" },
    });
    const { id } = (await created.json()) as { readonly id: string };
    await open(page, `/console/${id}`);
    await page.getByRole("link", { name: "Laufende Pyramide übernehmen" }).click();
    const take = page.getByRole("button", { name: /^Alles übernehmen/ });
    await expect(take).toBeDisabled();

    await page.getByRole("textbox", { name: /^Plätze/ }).fill(SEATS);
    await page
      .getByRole("textbox", { name: /^Offene Partien/ })
      .fill(`Ben; Ada; läuft; ${daysAgo(20)}; ${daysAgo(6)}\nCem Dal; Niemand; läuft; gestern`);
    const faults = page.getByRole("status").filter({ hasText: "zu klären" });
    await expect(faults).toContainText("Offene Partien, Zeile 2: „Niemand“");
    await expect(take).toBeDisabled();

    await page
      .getByRole("textbox", { name: /^Offene Partien/ })
      .fill(`Ben; Ada; läuft; ${daysAgo(20)}; ${daysAgo(6)}`);
    await page.getByRole("textbox", { name: /^Ewige Warteliste/ }).fill("Ey, Dora; ruht");
    await expect(faults).toHaveCount(0);
    const preview = page.getByRole("region", { name: "So sieht es dann aus" });
    await expect(preview).toContainText("4 Personen kommen hinzu, 1 offene Partie, 1 Person");
    await expect(preview).toContainText("Ben Cron – Ada Berg: läuft");

    // The typed text is there again after a reload.
    await page.reload();
    await expect(preview).toContainText("4 Personen kommen hinzu");
    await take.click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("button", { name: "Abbrechen" })).toBeFocused();
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Alles übernehmen" }).click();
    await expect(page.locator(".console-notice.done")).toContainText("Übernommen.");
    await expect(take).toBeDisabled();

    await page.goto(`/c/${id}/games`);
    await expect(page.locator("main")).toContainText("Ben Cron");
    await page.goto(`/c/${id}/lists`);
    await expect(page.locator("main")).toContainText("Ey, Dora");
  });

  test("warns of people who are probably there already, before it is done", async ({ page }) => {
    const created = await page.request.post("/api/v1/competitions", {
      data: { name: "Pyramide", format: "pyramid" },
    });
    const { id } = (await created.json()) as { readonly id: string };
    await open(page, `/console/${id}/take-over`);
    await page.getByRole("textbox", { name: /^Plätze/ }).fill(`${SEATS}\n4.1; Dora Ey`);
    const warning = "Vielleicht doppelt gemeldet: „Dora Ey“ wie „Ey, Dora“.";
    await expect(page.getByRole("region", { name: "So sieht es dann aus" })).toContainText(warning);
    await page.getByRole("button", { name: /^Alles übernehmen/ }).click();
    await expect(page.getByRole("dialog")).toContainText(warning);
    // They may be two people: the director decides.
    await page.getByRole("dialog").getByRole("button", { name: "Alles übernehmen" }).click();
    await expect(page.locator(".console-notice.warning")).toContainText(warning);

    // So does a list that is pasted later.
    await open(page, `/console/${id}/entries`);
    await page.keyboard.press("Alt+l");
    await page.getByRole("dialog").getByRole("textbox").fill("Berg, Ada; b@example.org");
    await expect(page.getByRole("dialog")).toContainText("„Berg, Ada“ wie „Ada Berg“");
  });
});

test("after a long time without Losfee the director chooses which deadlines act", async ({
  page,
}) => {
  const id = await importUnwatched(page.request);
  await open(page, `/console/${id}`);
  const absence = page.getByRole("region", { name: "Fristen aus der Zeit ohne Losfee" });
  const boxes = absence.getByRole("checkbox");
  await expect(boxes).toHaveCount(2);
  for (const box of await boxes.all()) await expect(box).toBeChecked();
  expect(await openPairsOf(page, id)).toEqual(["Ben Cron – Ada Berg", "Dora Ey – Cem Dal"]);

  await absence.getByRole("button", { name: "Alle weiterlaufen lassen" }).click();
  await expect(absence.getByRole("listitem").getByText(/von heute an weiter$/)).toHaveCount(2);
  await absence.getByRole("checkbox", { name: /^Ben Cron und Ada Berg/ }).check();
  await absence.getByRole("button", { name: /^Über die Fristen entscheiden/ }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel(/^Grund/)).toBeFocused();
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.type("Wir waren verreist");
  await page.keyboard.press("Enter");
  await expect(absence).toHaveCount(0);
  // Ada's time to accept has ended, Cem's goes on from today.
  await expect.poll(() => openPairsOf(page, id)).toEqual(["Dora Ey – Cem Dal"]);
  const deadlines = page.getByRole("region", { name: "Fristen der nächsten zwei Wochen" });
  await expect(deadlines).toContainText("Cem Dal");
});

/** A pyramid whose last event was sixty days ago, with two challenges not yet accepted. */
const importUnwatched = async (request: APIRequestContext): Promise<string> => {
  const begin = Date.now() - 61 * DAY;
  const events: RecordedLadderEvent[] = [];
  let state: LadderState | null = null;
  const act = (hours: number, command: LadderCommand): LadderState => {
    const now = new Date(begin + hours * 3_600_000).toISOString();
    const context = { competition: "probe", actor: "director", now };
    const decision = decideLadder(state, command, context);
    if (!decision.ok) throw new Error(`${command.type}: ${decision.error.code}`);
    events.push(...decision.value.events);
    state = decision.value.state;
    return decision.value.state;
  };
  const seed = "10f7".repeat(16);
  act(0, { type: "create-competition", name: "Pyramide", format: "pyramid", seed });
  const entries = ["Ada Berg", "Ben Cron", "Cem Dal", "Dora Ey"].map((name) => ({ name }));
  act(1, { type: "add-entries", entries });
  const challenge = (challenger: number, player: number): LadderState =>
    act(2, { type: "challenge", challenger, targets: [{ kind: "player", player }] });
  challenge(2, 1);
  const notices = awaitedLetters(challenge(4, 3)).map(({ notice }) => notice);
  act(3, { type: "record-sending", notices });
  const answer = await request.post("/api/v1/competitions/import", {
    headers: { "content-type": "application/json" },
    data: Buffer.from(makeCompetitionFile(competitionKey("probe"), storedEvents(events))),
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { readonly id: string }).id;
};

/** Returns the pairs of the open challenges, the challenger first. */
const openPairsOf = async (page: Page, id: string): Promise<readonly string[]> => {
  const answer = await page.request.get(`/c/${id}/games`, {
    headers: { accept: "application/json" },
  });
  const { model } = (await answer.json()) as {
    readonly model: { readonly open: readonly Readonly<Record<"white" | "black", Named>>[] };
  };
  return model.open.map(({ white, black }) => `${white.name} – ${black.name}`).toSorted();
};

interface Named {
  readonly name: string;
}
