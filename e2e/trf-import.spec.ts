/** Events that began elsewhere: their TRF files are looked at first, then taken over. */
import { open } from "./director.ts";
import { expect, test } from "./losfee.ts";

const player = (number: number, name: string, rating: number, rest: string): string =>
  `001 ${String(number).padStart(4)}      ${name.padEnd(33)} ${rating}`.padEnd(80) + rest;

const REPORT = [
  "012 Ulmer Stadtmeisterschaft",
  player(1, "Meier, Anna", 2100, " 1.0    1     3 w 1"),
  player(2, "Öztürk, Cem", 2050, " 0.5    2     4 b ="),
  player(3, "Weiß, Eva", 2000, " 0.0    4     1 b 0"),
  player(4, "Ngo, Linh", 1950, " 0.5    3     2 w ="),
  "XXR 3",
  "",
].join("\n");

const fileOf = (text: string) => ({
  name: "stadt.trf",
  mimeType: "text/plain",
  buffer: Buffer.from(text),
});

test("a report becomes a running event that is paired on", async ({ page }) => {
  await open(page, "/console/new");
  const section = page.getByRole("region", { name: "Aus einer Datei" });
  await section.locator("input[type=file]").setInputFiles(fileOf(REPORT));
  await expect(section).toContainText("Ulmer Stadtmeisterschaft");
  await expect(section).toContainText("4 Meldungen, Runde 1 von 3");
  await expect(section).toContainText("Meier, Anna (2100)");
  await expect(section.getByRole("button", { name: "Turnier anlegen" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/console\/ulmer-stadtmeisterschaft[^/]*$/);
  const id = /\/console\/([^/?]+)/.exec(page.url())?.[1] ?? "";
  await open(page, `/console/${id}/rounds/next`);
  await page.getByRole("button", { name: "Runde 2 auslosen" }).click();
  await expect(page.locator(".game")).toHaveCount(2);
});

test("what contradicts itself is refused, with every place in words", async ({ page }) => {
  await open(page, "/console/new");
  const section = page.getByRole("region", { name: "Aus einer Datei" });
  const broken = REPORT.replace("   1 b 0", "   2 b 0");
  await section.locator("input[type=file]").setInputFiles(fileOf(broken));
  await expect(section.getByRole("alert")).toContainText(/Zeile \d+, Spalte \d+: /);
  await expect(section.getByRole("button", { name: "Turnier anlegen" })).toBeHidden();
});
