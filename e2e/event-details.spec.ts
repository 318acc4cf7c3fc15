/** Details of an event: typed once in the console, visible to everyone. */
import { open, prepare, publishRound } from "./director.ts";
import { expect, test } from "./losfee.ts";

test("an event's details are filled in by keys, checked at once, and seen by everybody", async ({
  page,
}) => {
  const id = await prepare(page.request, 6, { format: "fide-swiss" });
  await open(page, `/console/${id}`);
  await page.keyboard.press("0");
  await page.waitForURL(/\/event$/);
  await expect(page.locator("body[data-alive]")).toBeAttached();
  const field = (name: string) => page.getByLabel(name, { exact: true });
  await field("Ort").fill("Ulm, Kornhaus");
  await field("Föderation").fill("Deutschland");
  await field("Erster Tag").fill("22.11.2026");
  await field("Letzter Tag").fill("21.11.2026");
  await field("Bedenkzeit").fill("langsam");
  const chief = page.getByRole("group", { name: "Hauptschiedsrichter" });
  await chief.getByLabel("Name").fill("Krause, Christian");
  await chief.getByLabel("FIDE-ID").fill("46x");
  await field("Runde 1").fill("31.11.2026 10:00");
  await page.keyboard.press("Alt+s");

  // All errors at once, each at its field; the first has the cursor; nothing is lost.
  const invalid = page.locator('[aria-invalid="true"]');
  await expect(invalid).toHaveCount(5);
  await expect(field("Letzter Tag")).toBeFocused();
  await expect(page.getByRole("alert").first()).toContainText("5 Angaben stimmen nicht");
  await expect(field("Runde 1")).toHaveAccessibleDescription(/31\.11\.2026 10:00.*kein Tag/);
  await expect(field("Ort")).toHaveValue("Ulm, Kornhaus");

  await field("Föderation").fill("ger");
  await field("Letzter Tag").fill("29.11.2026");
  await field("Bedenkzeit").fill("90'+30\"");
  await expect(page.getByText("90 Minuten + 30 Sekunden je Zug")).toBeVisible();
  await chief.getByLabel("FIDE-ID").fill("4600001");
  await field("Runde 1").fill("22.11.2026 10:00");
  const deputy = page.getByRole("group", { name: "Weitere Person 1" });
  await deputy.getByLabel("Name").fill("Ina Eins");
  await expect(page.getByRole("group", { name: "Weitere Person 2" })).toBeVisible();
  await page.keyboard.press("Alt+s");
  await expect(page.locator(".console-notice.done")).toHaveText(/Gespeichert/);
  await expect(invalid).toHaveCount(0);

  // Data missing for rating is listed next to the link to the file.
  const report = page.getByRole("region", { name: "Bericht für die Auswertung" });
  await expect(report.getByRole("listitem").filter({ hasText: "Ina Eins" })).toBeVisible();
  await expect(report.getByText("Ort fehlt.")).toHaveCount(0);
  const trf = await (await page.request.get(`/api/v1/competitions/${id}/trf`)).text();
  expect(trf).toContain("022 Ulm, Kornhaus\r\n032 GER\r\n042 2026/11/22\r\n052 2026/11/29\r\n");
  expect(trf).toContain("102 Krause, Christian (4600001)\r\n112 Ina Eins\r\n");

  await page.goto(`/c/${id}?lang=de`);
  const event = page.getByRole("region", { name: "Das Turnier" });
  await expect(event).toContainText("22.–29. November 2026");
  await expect(event).toContainText("Krause, Christian (FIDE ID 4600001)");
  const timetable = page.getByRole("region", { name: "Zeitplan" });
  await expect(timetable).toContainText("22.11.2026");
  await expect(timetable.getByRole("listitem")).toHaveText(/10:00.*Runde 1/);
  await page.goto(`/c/${id}?lang=en`);
  await expect(page.getByRole("region", { name: "The event" })).toContainText(
    /22\s*–\s*29 November 2026/,
  );

  await publishRound(page.request, id, 1);
  await page.goto(`/c/${id}/pairings/1?lang=en`);
  await expect(page.locator(".stage")).toContainText("Sun, 22 Nov 2026, 10:00");
  await expect(page.locator(".masthead-event")).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".masthead-event")).toHaveText(
    /^Ulm, Kornhaus \(GER\) · 22\s*–\s*29 November 2026$/,
  );
});

test("one line fills the rounds; a time changed by hand keeps its mark until all are filled", async ({
  page,
}) => {
  const id = await prepare(page.request, 6, { format: "fide-swiss" });
  await open(page, `/console/${id}/event`);
  const field = (name: string) => page.getByLabel(name, { exact: true });
  await field("ab").fill("28.11.2026");
  await field("um").fill("10:00, 15:30");
  await field("um").press("Enter");
  await expect(field("Runde 2")).toHaveValue("28.11.2026 15:30");
  await expect(field("Runde 3")).toHaveValue("29.11.2026 10:00");
  await expect(field("Erster Tag")).toHaveValue("28.11.2026");
  await field("Runde 2").fill("28.11.2026 09:00");
  await expect(field("Runde 2")).toHaveAccessibleDescription(/beginnt vor einer früheren/);
  await field("Runde 2").fill("28.11.2026 16:00");
  await expect(page.getByText("nicht 15:30")).toBeVisible();
  await field("um").fill("9:30, 14:00");
  await field("um").press("Enter");
  await expect(field("Runde 2")).toHaveValue("28.11.2026 16:00");
  await expect(field("Runde 4")).toHaveValue("29.11.2026 14:00");
  await expect(page.getByText("nicht 14:00")).toBeVisible();
  await page.keyboard.press("Alt+s");
  await expect(page.locator(".console-notice.done")).toHaveText(/Gespeichert/);
  await page.reload();
  await expect(page.getByText("nicht 14:00")).toBeVisible();
  await page.getByRole("button", { name: "auch die von Hand geänderte" }).click();
  await expect(field("Runde 2")).toHaveValue("28.11.2026 14:00");
});

test("a table tournament is announced by stages, without what only chess has", async ({ page }) => {
  const created = await page.request.post("/api/v1/competitions", {
    data: { name: "Lui", format: "king-lui", details: { organiser: "Spieleclub" } },
  });
  const { id } = (await created.json()) as { id: string };
  await open(page, `/console/${id}/event`);
  await page.getByLabel("Ort", { exact: true }).fill("Bonn");
  await page.getByLabel("2. Runde", { exact: true }).fill("22.11.2026 14:00");
  await expect(page.getByLabel("Föderation", { exact: true })).toHaveCount(0);
  await expect(page.getByLabel("FIDE-ID")).toHaveCount(0);
  await page.keyboard.press("Alt+s");
  await expect(page.locator(".console-notice.done")).toHaveText(/Gespeichert/);
  await page.goto(`/c/${id}?lang=de`);
  const timetable = page.getByRole("region", { name: "Zeitplan" });
  await expect(timetable).toContainText("So., 22.11.2026");
  await expect(timetable.getByRole("listitem")).toHaveText(/14:00/);
});

test("what everybody is told is written in the console, and stands on the front page", async ({
  page,
}) => {
  const id = await prepare(page.request, 6);
  await open(page, `/console/${id}/event`);
  await expect(page.locator("body[data-alive]")).toBeAttached();
  const done = page.locator(".console-notice.done");

  const announce = page.getByRole("region", { name: "Mitteilungen" });
  await announce.getByRole("textbox").fill("Runde 2 um 14 Uhr\nim Kornhaus");
  await page.keyboard.press("Control+Enter");
  await expect(done).toHaveText(/Veröffentlicht/);
  await expect(announce.getByRole("textbox")).toHaveValue("");
  await expect(announce.getByRole("listitem")).toContainText("Runde 2 um 14 Uhr");

  const group = (name: string) => page.locator("summary").filter({ hasText: name });
  await group("Farbe").press("Enter");
  await page.getByLabel("Farbton 0–359 oder Farbe").fill("#ffee00");
  await expect(page.getByText("wird die Farbe dunkler und blasser")).toBeVisible();
  await page.getByRole("radio", { name: "Ziegel" }).check();
  await expect(page.getByLabel("Farbton 0–359 oder Farbe")).toHaveValue("30");
  await group("Text zum Turnier").press("Enter");
  await page.getByLabel("Text", { exact: true }).fill("# Anreise\n\nMit **Bus**. <b>x</b>");
  await group("Programm neben den Runden").press("Enter");
  const line = page.getByRole("group", { name: "Zeile 1" });
  await line.getByLabel("Was").fill("Siegerehrung");
  await page.keyboard.press("Alt+s");
  await expect(page.getByText("Es fehlt, wann.")).toBeVisible();
  await expect(line.getByLabel("Wann")).toBeFocused();
  await line.getByLabel("Wann").fill("22.11.2026 18:00");
  await page.keyboard.press("Alt+s");
  await expect(done).toHaveText(/Gespeichert/);

  const poster = page.getByRole("form", { name: "Plakat" });
  await poster.getByRole("button", { name: "Übernehmen" }).click();
  await expect(poster.getByRole("alert")).toContainText("Bilddatei wählen");
  const png = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 200 } });
  await poster
    .getByLabel("Bilddatei")
    .setInputFiles({ name: "x.txt", mimeType: "text/plain", buffer: png });
  await poster.getByRole("button", { name: "Übernehmen" }).click();
  await expect(poster.getByRole("alert")).toContainText("beschreiben");
  await poster.getByLabel("Bildbeschreibung").fill("Ein Springer");
  await poster.getByRole("button", { name: "Übernehmen" }).click();
  await expect(poster.getByRole("img", { name: "Ein Springer" })).toBeVisible();

  await page.goto(`/c/${id}?lang=de`);
  const announced = page.getByRole("region", { name: "Mitteilungen" });
  await expect(announced.getByRole("listitem")).toContainText("im Kornhaus");
  await expect(announced.getByRole("time")).toContainText("heute");
  const event = page.getByRole("region", { name: "Das Turnier" });
  await expect(event.getByRole("heading", { name: "Anreise" })).toBeVisible();
  await expect(event.getByText("<b>x</b>")).toBeVisible();
  const shown = event.getByRole("img", { name: "Ein Springer" });
  await shown.scrollIntoViewIfNeeded();
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(shown).toHaveAttribute("width", "300");
  await expect(shown).toHaveAttribute("height", "200");
  await expect(page.getByRole("region", { name: "Zeitplan" })).toContainText("Siegerehrung");
});

test("a French page shows days with slashes, and reads them again", async ({ page }) => {
  const id = await prepare(page.request, 6, { format: "fide-swiss" });
  await open(page, `/console/${id}/event?lang=fr`);
  await expect(page.locator("body[data-alive]")).toBeAttached();
  await page.locator("#event-start").fill("3/8/2026");
  await page.locator("#event-round-1").fill("03/08/2026 10h30");
  await page.keyboard.press("Alt+s");
  await expect(page.locator(".console-notice.done")).toBeAttached();
  await page.reload();
  await expect(page.locator("#event-start")).toHaveValue("03/08/2026");
  await expect(page.locator("#event-round-1")).toHaveValue("03/08/2026 10:30");
});
