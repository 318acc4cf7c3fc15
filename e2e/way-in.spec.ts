/** The first ten minutes of three directors: every act counted, from the address to the printed first round. */
import type { Page } from "@playwright/test";
import { alive, entryList } from "./director.ts";
import { expect, newVisitor, startLosfeeWith, test } from "./losfee.ts";

/** Most acts, each a click, a key, a typed name or a pasted list. */
const MOST = 12;

const people = (count: number): string =>
  entryList(count)
    .split("\n")
    .slice(1)
    .map((row) => row.split(";")[0])
    .join("\n");

/** Pastes a text outside of any field. */
const paste = (page: Page, text: string): Promise<void> =>
  page.evaluate((given) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", given);
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    (document.activeElement ?? document.body).dispatchEvent(event);
  }, text);

const evenings = [
  { name: "a chess club of 16", card: "Schweizer System", players: 16, print: "Aushang" },
  { name: "a Scrabble club of 11", card: "New Swiss", players: 11, print: "Aushang" },
  { name: "a board-game evening of 22", card: "Tische", players: 22, print: "Bögen|Bogen|Aushang" },
] as const;

for (const { name, card, players, print } of evenings) {
  test(`${name} comes from the address to the printed first round in ${MOST} acts`, async ({
    browser,
  }) => {
    // The server of a person's own computer: nobody is signed in, and there is no competition.
    const desk = await startLosfeeWith({ LOSFEE_DESK: "1" });
    const context = await newVisitor(browser, { locale: "de-DE" });
    try {
      const page = await context.newPage();
      const acts: string[] = [];
      const act = async (what: string, done: Promise<unknown>): Promise<void> => {
        acts.push(what);
        await done;
      };
      await page.goto(`${desk.url}/`);
      await act(
        "open the console",
        page.getByRole("button", { name: "Turnierleitung öffnen" }).click(),
      );
      await page.waitForURL("**/console/new");
      await alive(page);
      await act(
        "choose",
        page
          .getByRole("link", { name: new RegExp(`^${card}`) })
          .first()
          .click(),
      );
      await page.waitForURL("**/console/new/*");
      await alive(page);
      await act("name it", page.keyboard.type("Vereinsabend"));
      await act("say how many", page.getByLabel("Personen").fill(`${players}`));
      await act("create", page.keyboard.press("Enter"));
      await page.waitForURL(/\/console\/vereinsabend[^/]*$/);
      await alive(page);
      await act("paste the list", paste(page, people(players)));
      const all = page.getByRole("button", { name: `Alle ${players} übernehmen` });
      await expect(all).toBeFocused();
      await act("take all", page.keyboard.press("Enter"));
      await expect(all).toBeHidden();
      const draw = page.getByRole("button", { name: /auslosen$/ }).last();
      await act("draw", draw.click());
      await page.waitForURL(/\/(rounds\/1|stage)$/);
      await alive(page);
      await expect(page.getByRole("button", { name: /^Veröffentlichen/ })).toBeFocused();
      await act("publish", page.keyboard.press("Enter"));
      await act(
        "print",
        page
          .getByRole("link", { name: new RegExp(print) })
          .first()
          .click(),
      );
      await page.waitForLoadState();
      await act("on paper", page.emulateMedia({ media: "print" }));
      await expect(page.getByText("Meier, Anna 1").first()).toBeVisible();
      expect(acts.length, acts.join(", ")).toBeLessThanOrEqual(MOST);
    } finally {
      await context.close();
      await desk.stop();
    }
  });
}
