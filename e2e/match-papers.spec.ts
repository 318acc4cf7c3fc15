/** Papers for matches: a page of A4 for each match and each captain, for any names and boards. */
import { formatsOf } from "@losfee/core";
import type { APIRequestContext, Page } from "@playwright/test";
import { sweep } from "../test/long.ts";
import { command, prepare, publishRound } from "./director.ts";
import { expect, test } from "./losfee.ts";
import { faultsOf } from "./sound.ts";
import { modelOf } from "./tables-director.ts";

const LONG = "Schachgemeinschaft Freibauer Niederkirchen-Oberschwarzach 1887 e. V.";

const PAPERS = [
  "match-sheets",
  "line-up-forms",
  "board-list",
  "team-list",
  "match-plates",
  "board-plates",
] as const;

interface Squad {
  readonly squad: { readonly members: readonly { readonly id: number }[] } | null;
}

/** Four teams of long names at that many boards, all lined up in the first round. */
const event = async (request: APIRequestContext, boards: number): Promise<string> => {
  const preset = formatsOf("tournament").find(({ id }) => id === "team-swiss");
  const teams = preset && { ...preset.settings.teams, boards };
  const id = await prepare(request, 0, { format: "team-swiss", settings: { teams } });
  const squads = [1, 2, 3, 4].map((team) => ({
    team: `${LONG} ${team}`,
    members: Array.from({ length: boards + 4 }, (_, index) => ({
      name: `Freifrau von und zu Hohenstein-Wolkenkuckucksheim, Maximiliana Theodora ${team}-${index + 1}`,
      rating: 2400 - 10 * index,
    })),
  }));
  await command(request, id, { type: "add-squads", squads });
  await publishRound(request, id, 1);
  for (const team of [1, 2, 3, 4]) {
    const { squad } = await modelOf<Squad>(request, `/console/${id}/squads?team=${team}`);
    const members = squad?.members ?? [];
    const players = members.slice(0, boards).map((member) => member.id);
    await command(request, id, { type: "set-line-up", round: 1, team, players });
  }
  return id;
};

/** Returns the number of printed A4 sheets. */
const sheetsOf = async (page: Page): Promise<number> => {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
};

test("matches of four boards have half a page each, whatever the names", async ({ page }) => {
  const id = await event(page.request, 4);
  await page.goto(`/console/${id}/print/match-sheets/1`);
  await expect(page.locator(".match-sheet")).toHaveCount(2);
  expect(await sheetsOf(page)).toBe(1);
});

for (const boards of sweep([20], [8, 20])) {
  test(`a match of ${boards} boards has a page of its own, and so has each captain`, async ({
    page,
  }) => {
    const id = await event(page.request, boards);
    for (const [index, paper] of PAPERS.entries()) {
      await page.goto(`/console/${id}/print/${paper}/1`);
      await expect(page.getByText(LONG).first()).toBeAttached();
      // Sheets and plates of a kind are laid out alike.
      if (sweep(index % 2 === 0, true)) expect(await faultsOf(page), paper).toEqual([]);
    }
    await page.goto(`/console/${id}/print/match-sheets/1`);
    expect(await sheetsOf(page)).toBe(2);
    await page.goto(`/console/${id}/print/match-plates/1`);
    expect(await sheetsOf(page)).toBe(1);
    await page.goto(`/console/${id}/print/line-up-forms/1`);
    // A squad of this size goes onto the back.
    expect(await sheetsOf(page)).toBe(boards > 12 ? 8 : 4);
  });
}
