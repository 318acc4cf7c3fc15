/** Backups by hand and by plan, and the console's messages when the stick is gone. */
import { mkdir, mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { alive, open } from "./director.ts";
import { expect, newVisitor, test } from "./losfee.ts";

test("a director backs up by keys, by plan, and is told when the stick is gone", async ({
  page,
}) => {
  const folder = await mkdtemp(join(tmpdir(), "losfee-e2e-backup-"));
  const stick = join(folder, "stick");
  await mkdir(stick);
  try {
    await page.request.post("/api/v1/samples/entries-only");
    await open(page, "/console?lang=de");
    await page.keyboard.press("b");
    await page.waitForURL("**/backup");
    await alive(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sicherung");

    // By hand: the keys go to the field.
    await page.keyboard.type(stick);
    await page.keyboard.press("Enter");
    const last = page.getByRole("region", { name: "Letzte Sicherung" });
    await expect(last.locator("code")).toContainText(stick);
    expect(await readdir(stick)).toHaveLength(1);

    // A mistake is reported where it was made, and nothing is begun.
    const plan = page.getByRole("region", { name: "Von selbst sichern" });
    await plan.getByLabel("Ordner (vollständiger Pfad)").fill("stick");
    await plan.getByRole("button", { name: "Sichern und so weiter verfahren" }).click();
    await expect(page.locator("main .message.bad")).toContainText("kein vollständiger Pfad");
    await expect(plan).toContainText("Noch wird nichts von selbst gesichert.");

    await plan.getByLabel("Ordner (vollständiger Pfad)").fill(stick);
    await plan.getByLabel("Abstand in Minuten").fill("1");
    await plan.getByRole("button", { name: "Sichern und so weiter verfahren" }).click();
    await expect(plan).toContainText(`Jede Minute nach ${stick}`);
    await expect(page.getByRole("region", { name: "Vorhandene Sicherungen" })).toContainText(stick);
    expect(await readdir(stick)).toHaveLength(2);

    // The stick is removed: reported at once if by hand, and nothing lands in its place.
    await rename(stick, `${stick}-elsewhere`);
    const now = page.getByRole("region", { name: "Jetzt sichern" });
    await now.getByRole("textbox").fill(stick);
    await now.getByRole("button").click();
    await expect(page.locator("main .message.bad")).toContainText("Steckt der Stick?");
    expect(await readdir(folder)).toEqual(["stick-elsewhere"]);

    await plan.getByRole("button", { name: "Plan beenden" }).click();
    await expect(plan).toContainText("Noch wird nichts von selbst gesichert.");
  } finally {
    await page.request.put("/api/v1/backup/plan", { data: { plan: null } });
    await rm(folder, { recursive: true, force: true });
  }
});

test("nobody but a director sees the backups", async ({ browser, losfee }) => {
  const visitor = await newVisitor(browser);
  const page = await visitor.newPage();
  const answer = await page.goto(`${losfee.url}/backup`);
  expect(answer?.status()).toBe(401);
  await visitor.close();
});
