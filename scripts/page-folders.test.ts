import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { folderList, folderListOf, pageFolders, pagesIn } from "./page-folders.ts";

it("the registry lists every page with its view: else call `npm run registry`", () => {
  expect(readFileSync(folderList, "utf8")).toBe(folderListOf(pageFolders().flatMap(pagesIn)));
});

it("names a page by its folder, and finds the view of each", () => {
  const pages = pagesIn("kinds/tournament/print/matches");
  expect(pages.map(({ page, view }) => `${page} ${view}`)).toEqual([
    "matchSheetsPage MatchSheetsView",
    "lineUpFormsPage LineUpFormsView",
  ]);
  expect(folderListOf(pages)).toContain(
    'import * as tournamentPrintMatches from "../kinds/tournament/print/matches/page.ts";',
  );
});
