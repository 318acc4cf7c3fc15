/** Every page of the console of a championship through axe (see sound.ts). */
import { command } from "./director.ts";
import { test } from "./losfee.ts";
import { expectSoundPages } from "./sound.ts";

const CONSOLE = [
  "",
  "/entries",
  "/rounds/next",
  "/rounds/3",
  "/results",
  "/confirm",
  "/check",
  "/correct/3/1",
  "/standings?why=1",
  "/ranking?chain=PTS,BH/C1,SB,KS/L60,LOT,ARO",
  "/ranking?chain=PTS,BHC",
  "/settings",
  "/event",
  "/journal?seq=20",
  "/links",
  "/chances",
  "/sharing",
  "/screens",
  "/entries?missing",
  "/print/slips/1",
  "/print/cards",
  "/print/pairings/1",
  "/print/names/1",
  "/print/standings",
  "/print/crosstable",
  "/print/place-cards",
];

/** Sixty letters without a place to break. */
const LONG = "Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewis";

test("no page of the console has a fault, or is wider than the screen, with long names", async ({
  page,
}) => {
  const sample = await page.request.post("/api/v1/samples/championship-running");
  const { id } = (await sample.json()) as { id: string };
  for (const entry of [1, 2, 3]) {
    const details = { name: `${LONG.slice(0, 58)} ${entry}` };
    await command(page.request, id, { type: "change-entry", entry, details });
  }
  await expectSoundPages(page, [
    "/console",
    "/console/new",
    "/console/new/fide-swiss",
    "/console/new/scrabble-championship",
    "/sessions",
    "/backup",
    ...CONSOLE.map((path) => `/console/${id}${path}`),
  ]);
});
