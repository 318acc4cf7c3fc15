/**
 * The stylesheets that browsers get, made of those beside pages and parts.
 *
 * A stylesheet reaches the pages that the place where it stands says, and no others: in a page's
 * folder that page, elsewhere in the folder of a kind the pages of that kind, elsewhere every page.
 * What has no such bounds would dress a seat of a pyramid and one on a projector alike, only because
 * both are called `seat`. So every page loads two: one for all pages, and one for those of its area,
 * where what belongs to one page is bounded to it.
 */
import { globSync, readFileSync } from "node:fs";
import { dirname, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { areaOf, scopeClass } from "../packages/web/src/shell/scope.ts";
import { pageFolders } from "./page-folders.ts";

const source = fileURLToPath(new URL("../packages/web/src/", import.meta.url));

/** For all pages, in this order before all that refines it. */
const common = [
  "fonts",
  "tokens",
  "base",
  "layout",
  "table",
  "form",
  "marks",
  "screen",
  "print",
].map((name) => `styles/${name}.css`);

/** Areas that stand on another one load what its pages share, too. */
const below: Readonly<Record<string, string>> = {
  "kinds/tournament/public/me": "kinds/tournament",
  "kinds/ladder/public/me": "kinds/ladder",
};

export interface Stylesheet {
  /** Below `packages/web/src`. */
  readonly path: string;
  readonly text: string;
  /** The area whose pages it reaches, and those of areas that stand on it; null for all pages. */
  readonly area: string | null;
  /** Which page of the area, below the area's folder; null for all of them. */
  readonly room: string | null;
}

/** Every stylesheet there is, those of one page last: they may refine what several pages share. */
export const stylesheets = (): readonly Stylesheet[] => {
  const pages = pageFolders();
  const areas = new Set(pages.map(areaOf));
  const found = globSync("**/*.css", { cwd: source })
    .map((path) => path.split(sep).join("/"))
    .filter((path) => !common.includes(path))
    .sort()
    .map((path) => {
      const folder = dirname(path);
      const area = areaOf(folder);
      const room = pages.includes(folder) ? folder.slice(area.length) : null;
      return sheetAt(path, areas.has(area) ? area : null, room);
    });
  return [
    ...common.map((path) => sheetAt(path, null, null)),
    ...found.filter(({ room }) => room === null),
    ...found.filter(({ room }) => room !== null),
  ];
};

const sheetAt = (path: string, area: string | null, room: string | null): Stylesheet => ({
  path,
  area,
  room,
  text: readFileSync(source + path, "utf8"),
});

/** The stylesheet of all pages, and that of each area. */
export const bundles = (): ReadonlyMap<string | null, string> => {
  const sheets = stylesheets();
  const areas = [null, ...new Set(pageFolders().map(areaOf))];
  return new Map(areas.map((area) => [area, bundleOf(sheets, area)]));
};

const bundleOf = (sheets: readonly Stylesheet[], area: string | null): string =>
  (area === null ? [null] : areasUnder(area))
    .flatMap((each) =>
      sheets.filter((sheet) => sheet.area === each && (each === area || sheet.room === null)),
    )
    .map((sheet) => boundedIn(area, sheet))
    .join("\n");

/** Whether a stylesheet reaches a page, by the page's folder. */
export const reaches = ({ area, room }: Stylesheet, page: string): boolean =>
  area === null ||
  (areasUnder(areaOf(page)).includes(area) && (room === null || page === area + room));

/** An area and those that it stands on, from the bottom up. */
const areasUnder = (area: string): readonly string[] => {
  const next = below[area];
  return next === undefined ? [area] : [...areasUnder(next), area];
};

/** The bounds weigh nothing: what refines what stays as it was written. */
const boundedIn = (area: string | null, { room, text }: Stylesheet): string =>
  room === null ? text : `:where(.${scopeClass(area + room)}) {\n${text}}`;
