/** Matches of a league, typed by keys alone: one character for each board. */
import { command, entryList, open, prepare, publishRound } from "./director.ts";
import { expect, test } from "./losfee.ts";

test("a round of matches is typed board by board, one adjourned, one corrected", async ({
  page,
}) => {
  const sample = await page.request.post("/api/v1/samples/league");
  const { id } = (await sample.json()) as { id: string };
  await open(page, `/console/${id}/results`);
  const line = page.getByRole("textbox", { name: "Ergebnis", exact: true });
  await expect(line).toBeFocused();

  // The first missing match is next: its boards are shown while they are typed.
  const boards = page.locator(".match-boards > li");
  await page.keyboard.type("1=0+");
  await expect(boards).toHaveCount(8);
  await expect(boards.nth(3).locator(".match-mark")).toHaveText("+ −");
  await expect(boards.nth(4)).toHaveClass("next");
  await page.keyboard.type("1=.?");
  await page.keyboard.press("Enter");
  const echo = page.locator(".last-echo");
  await expect(echo).toContainText("Bauernzug Leipzig 4");
  await expect(echo).toContainText("Der Kampf zählt erst, wenn sie zu Ende gespielt ist");

  // The rest of the round: totals, then a named team, then the adjourned board.
  await page.keyboard.type("4,5 3,5");
  await page.keyboard.press("Enter");
  await expect(echo).toContainText("Grazer Gambit 4½");
  await page.keyboard.type("berner 10101010");
  await expect(page.locator(".line-echo")).toContainText("Berner Läufer");
  await page.keyboard.press("Enter");
  // No line-up was handed in: the list is used, and that takes a second Enter.
  await expect(page.locator(".line-says")).toContainText("Keine Aufstellung von Berner Läufer");
  await expect(line).toHaveValue("berner 10101010");
  await page.keyboard.press("Enter");
  await expect(echo).toContainText("Berner Läufer 4");
  await expect(page.locator(".tally")).toHaveText("1 Ergebnis fehlt");
  await page.getByRole("button", { name: /^Kampf 3:/ }).click();
  await expect(line).toHaveValue("3 1=0+1=.?");
  await page.keyboard.press("Backspace");
  await page.keyboard.type("0");
  // It has a different result already: that takes a second Enter.
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(page.locator(".tally")).toHaveText("vollständig");

  await open(page, `/console/${id}/correct/4/1`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Ergebnis korrigieren: Runde 4, Kampf 1",
  );
  const correct = page.getByRole("textbox", { name: "Richtig ist" });
  await correct.fill("1 00000000");
  await correct.press("Enter");
  await page.getByLabel(/^Grund/).fill("Der Bogen war verkehrt herum");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/results/4");
  await expect(page.locator("#all-games")).toContainText("0–8");
});

test("a round is typed without looking up: the next match waits for its boards by itself", async ({
  page,
}) => {
  const { request } = page;
  const id = await prepare(request, 8, { format: "team-swiss" });
  await command(request, id, {
    type: "add-squads",
    squads: entryList(8)
      .split("\n")
      .slice(1)
      .map((row) => row.split(";")[0] ?? "")
      .map((team) => ({
        team,
        members: [1, 2, 3, 4, 5].map((place) => ({ name: `${team} ${place}` })),
      })),
  });
  await publishRound(request, id, 1);
  await open(page, `/console/${id}/results`);
  const line = page.getByRole("textbox", { name: "Ergebnis", exact: true });
  await expect(line).toBeFocused();
  // The first match without a line-up takes one key more; then all others are lined up at once.
  await page.keyboard.type("1=01");
  await expect(page.locator(".match-player.proposed")).toHaveCount(8);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(page.locator(".tally")).toHaveText("3 Ergebnisse fehlen");
  await page.keyboard.press("Alt+l");
  await expect(page.getByRole("button", { name: /^Ohne Aufstellung/ })).toHaveCount(0);
  // Five keys for a match of four boards, nothing else, and no waiting for the server.
  for (const marks of ["=10+", "0101", "1.x="]) {
    await page.keyboard.type(marks);
    await page.keyboard.press("Enter");
    await expect(line).toBeFocused();
  }
  await expect(page.locator(".tally")).toHaveText("vollständig");
  for (const score of ["2½–1½", "2½–1½", "2–2", "1½–½"]) {
    await expect(page.locator("#all-games")).toContainText(score);
  }
});

test("what is no match is said, and nothing is lost of the line", async ({ page }) => {
  const sample = await page.request.post("/api/v1/samples/league");
  const { id } = (await sample.json()) as { id: string };
  await open(page, `/console/${id}/results`);
  const says = page.locator("#line-says");
  for (const [typed, said] of [
    ["3 1=0", "3 von 8 Brettern"],
    ["3 1=0+1=0=1", "zu viele Zeichen für 8 Bretter"],
    ["3 gewonnen", "ist kein Ergebnis eines Kampfes"],
    ["9 4 4", "gibt es nicht"],
  ] as const) {
    const line = page.getByRole("textbox", { name: "Ergebnis", exact: true });
    await line.fill(typed);
    await line.press("Enter");
    await expect(says).toContainText(said);
    await expect(line).toHaveValue(typed);
  }
});
