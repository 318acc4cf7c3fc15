/** A director's actions with keys; every spec types through these. */
import { competitionKey, decide } from "@losfee/core";
import { makeCompetitionFile } from "@losfee/files";
import type { APIRequestContext, Page } from "@playwright/test";
import { storedEvents } from "../packages/files/test/stored.ts";
import { sweep } from "../test/long.ts";
import { expect } from "./losfee.ts";

type Pair = readonly [number, number];

/** A game of a round, as in the API. */
export interface BoardGame {
  readonly board: number;
  readonly seats: Pair;
}

/** The id of the competition whose console is open. */
const competitionOf = (page: Page): string => /\/console\/([^/?]+)/.exec(page.url())?.[1] ?? "";

/** Waits until the page answers to keys. */
export const alive = (page: Page): Promise<void> =>
  expect(page.locator("body[data-alive]")).toBeAttached();

/** Opens a page and waits until it answers to keys. */
export const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await alive(page);
};

/** A list of entries as pasted from a spreadsheet, best rating first. */
export const entryList = (players: number): string => {
  const given = ["Anna", "Ben", "Cem", "Dora", "Eva", "Falk", "Gül", "Hans"];
  const surnames = ["Meier", "Öztürk", "Schulz", "Weiß", "Kowalski", "Ngo", "Brandt", "Yıldız"];
  const rows = Array.from({ length: players }, (_, index) => {
    const surname = surnames[index % 8] ?? "";
    const first = given[(index + Math.floor(index / 8)) % 8] ?? "";
    return `${surname}, ${first} ${index + 1};${2000 - index * 25};Verein ${1 + (index % 5)}`;
  });
  return ["Name;Wertungszahl;Verein", ...rows].join("\n");
};

/**
 * Creates a competition from the console's list by keys alone: `format` narrows the list of presets to
 * one. Ends on its overview.
 */
export const createCompetition = async (
  page: Page,
  name: string,
  format = "Scrabble Meisterschaft",
): Promise<string> => {
  await open(page, "/console");
  await page.keyboard.press("n");
  await page.waitForURL("**/console/new");
  await alive(page);
  await page.keyboard.type(format);
  await expect(page.locator(".format-cards a")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/console/new/*");
  await alive(page);
  await expect(page.getByRole("textbox", { name: "Name des Turniers" })).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/console\/(?!new\b)[^/]+$/);
  await alive(page);
  return competitionOf(page);
};

/** Pastes a list on the page of entries, looks at the preview, adds all. */
export const pasteEntries = async (page: Page, list: string): Promise<void> => {
  await page.keyboard.press("Alt+l");
  await expect(page.getByRole("textbox", { name: "Liste" })).toBeFocused();
  await page.keyboard.insertText(list);
  await page.keyboard.press("Control+Enter");
  const all = page.getByRole("button", { name: /^Alle \d+ übernehmen$/ });
  await expect(all).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(all).toBeHidden();
};

/** The same in every run: expectations must not depend on the lots. */
const SEED = "10f7".repeat(16);

/**
 * A competition of a preset with entries, for specs about later things. Imported as a file, which
 * is the way to choose its seed.
 */
export const prepare = async (
  request: APIRequestContext,
  players: number,
  {
    format = "scrabble-swiss",
    settings = {},
    name = "probe",
  }: { format?: string; settings?: object; name?: string } = {},
): Promise<string> => {
  const creation = {
    type: "create-competition",
    name: `Probe ${players}`,
    format,
    settings,
  } as const;
  const now = new Date().toISOString();
  const context = { competition: name, actor: "director", now };
  const decision = decide(null, { ...creation, seed: SEED }, context);
  if (!decision.ok) throw new Error(decision.error.code);
  const { events } = decision.value;
  const imported = await request.post("/api/v1/competitions/import", {
    headers: { "content-type": "application/json" },
    data: Buffer.from(makeCompetitionFile(competitionKey(name), storedEvents(events))),
  });
  const { id } = (await imported.json()) as { id: string };
  const entries = entryList(players)
    .split("\n")
    .slice(1)
    .map((row) => ({ name: row.split(";")[0] ?? "", rating: Number(row.split(";")[1]) }));
  await command(request, id, { type: "add-entries", entries });
  return id;
};

/** Carries out a command through the API. */
export const command = async (
  request: APIRequestContext,
  id: string,
  given: object,
): Promise<void> => {
  const answer = await request.post(`/api/v1/competitions/${id}/commands`, {
    data: { command: given },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
};

/** Carries out independent commands concurrently. */
export const commands = async (
  request: APIRequestContext,
  id: string,
  given: readonly object[],
): Promise<void> => {
  await Promise.all(given.map((one) => command(request, id, one)));
};

/** Drafts and publishes a round through the API. */
export const publishRound = async (
  request: APIRequestContext,
  id: string,
  round: number,
): Promise<void> => {
  await command(request, id, { type: "draft-round" });
  await command(request, id, { type: "publish-round", round });
};

/** Opens the settings of a competition. */
export const openSettings = (page: Page, id: string): Promise<void> =>
  open(page, `/console/${id}/settings`);

/** A competition with entries whose first round is published. */
export const inRoundOne = async (
  request: APIRequestContext,
  players: number,
  options: { name?: string } = {},
): Promise<string> => {
  const id = await prepare(request, players, options);
  await publishRound(request, id, 1);
  return id;
};

/** Returns the address of a personal link with this label, and optional fields of the API. */
export const linkWith = async (
  request: APIRequestContext,
  id: string,
  link: { readonly label: string; readonly role?: string; readonly scope?: object },
): Promise<string> => {
  const answer = await request.post(`/api/v1/competitions/${id}/links`, { data: link });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { url } = (await answer.json()) as { url: string };
  return url;
};

/** The games of a round. */
export const gamesOf = async (
  request: APIRequestContext,
  id: string,
  round: number,
): Promise<readonly BoardGame[]> => {
  const answer = await request.get(`/api/v1/competitions/${id}/rounds/${round}`);
  const { round: found } = (await answer.json()) as { round: { games: readonly BoardGame[] } };
  return found.games;
};

/** Scores that depend on round and players only: better players mostly win, with upsets. */
const scoresOf = (round: number, [a, b]: Pair): Pair => {
  const luck = (entry: number): number => ((entry * 7919 + round * 104_729) % 211) - 105;
  const score = (entry: number): number => 420 - entry * 3 + luck(entry);
  return [score(a), score(b)];
};

/**
 * Enters results through the API. All at once: an open page redraws once for the batch, not for
 * each.
 */
const sendResults = async (
  request: APIRequestContext,
  id: string,
  round: number,
  games: readonly BoardGame[],
): Promise<void> => {
  const outcomes = games.map(({ seats }) => {
    const scores = scoresOf(round, seats);
    const sides = seats.map((entry, seat) => ({ entry, score: scores[seat] ?? 0 }));
    return { kind: "played", sides };
  });
  await commands(
    request,
    id,
    outcomes.map((outcome) => ({ type: "enter-result", round, outcome })),
  );
};

/** Enters the results of the first boards of a round through the API, all by default. */
export const enterResults = async (
  request: APIRequestContext,
  id: string,
  round: number,
  boards = Number.POSITIVE_INFINITY,
): Promise<void> => {
  const games = await gamesOf(request, id, round);
  await sendResults(
    request,
    id,
    round,
    games.filter(({ board }) => board <= boards),
  );
};

/**
 * Types lines into the line of results, Enter after each, without waiting. In the sample only the
 * first is typed key by key, the others are filled in at once: each key redraws the page.
 */
export const typeLines = async (page: Page, lines: readonly string[]): Promise<void> => {
  const field = page.getByRole("textbox", { name: "Ergebnis", exact: true });
  await expect(field).toBeFocused();
  for (const [index, line] of lines.entries()) {
    if (sweep(index > 0, false)) await field.fill(line);
    else await page.keyboard.type(line);
    await page.keyboard.press("Enter");
  }
};

/** From any page: the round's page, one Enter, and one more if a repeat cannot be avoided. */
export const draftRound = async (page: Page, id: string, round: number): Promise<void> => {
  await open(page, `/console/${id}/rounds/${round}`);
  const button = page.getByRole("button", { name: `Runde ${round} auslosen` });
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  const published = page.getByRole("button", { name: /^Veröffentlichen/ });
  const repeat = page.getByRole("button", { name: /erlauben und auslosen/ });
  await expect(published.or(repeat)).toBeVisible();
  // With 24 players the later rounds cannot always do without a repeat: the refusal offers one more.
  while (await repeat.isVisible()) {
    await expect(repeat).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(repeat).toBeHidden();
    await expect(published.or(repeat)).toBeVisible();
  }
};

/** Publishes the draft on the screen and goes on to the results. */
export const publishDraft = async (page: Page, round: number): Promise<void> => {
  await page.keyboard.press("p");
  await expect(page.getByText("veröffentlicht", { exact: true })).toBeVisible();
  const results = page.getByRole("link", { name: /Ergebnisse eintragen/ });
  await expect(results).toBeFocused();
  await page.keyboard.press("Enter");
  await page.waitForURL(`**/results/${round}`);
  await alive(page);
};

/** Games of a round typed in the sample before the others, except the last, are sent. */
const TYPED = 2;

/** Types all results of a round into its line; in the sample the first, and the last one. */
export const typeRound = async (page: Page, id: string, round: number): Promise<void> => {
  const games = await gamesOf(page.request, id, round);
  const lineOf = ({ board, seats }: BoardGame): string =>
    `${board} ${scoresOf(round, seats).join(" ")}`;
  const first = games.slice(0, -1).slice(0, sweep(TYPED, games.length));
  await typeLines(page, first.map(lineOf));
  await sendResults(page.request, id, round, games.slice(first.length, -1));
  await typeLines(page, games.slice(-1).map(lineOf));
  await expect(page.locator(".tally")).toHaveText("vollständig");
  await expect(page.getByText(`Runde ${round} ist vollständig.`)).toBeVisible();
};
