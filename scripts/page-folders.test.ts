import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { folderList, folderListOf, pageFolders } from "./page-folders.ts";

it("the registry lists every folder with a page: else call `npm run registry`", () => {
  expect(readFileSync(folderList, "utf8")).toBe(folderListOf(pageFolders()));
});

it("names a page by its folder", () => {
  expect(folderListOf(["home/backup", "kinds/ladder/console/event-details"])).toContain(
    'import * as ladderConsoleEventDetails from "../kinds/ladder/console/event-details/page.ts";',
  );
});
