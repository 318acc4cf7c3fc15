/**
 * The stylesheets for browsers, made of those next to pages and parts.
 *
 * The place of a stylesheet decides which pages it reaches: in a page's folder that page, elsewhere
 * in the folder of a kind the pages of that kind, elsewhere every page. Without such bounds a seat
 * of a pyramid and one on a projector would look alike, only because both are called `seat`. So
 * every page loads two: one for all pages, and one for those of its area, with a single page's
 * rules bounded to it. What consoles share (`parts/console`, `shell/console`) is in the latter, so
 * that a player's own page does without.
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

/** Areas based on another one, whose shared styles they load, too. */
const below: Readonly<Record<string, string>> = {
  "kinds/tournament/public/me": "kinds/tournament",
  "kinds/ladder/public/me": "kinds/ladder",
};

/** Shared parts of consoles: every page loads them but those based on another area. */
const OF_CONSOLES = /^(parts|shell)\/console\//;

/** Shared stylesheets that the page of one's own has no use for: phones are to have it at once. */
const leftOut: Readonly<Record<string, readonly string[]>> = {
  "kinds/tournament/public/me": [
    "kinds/tournament/parts/details/details.css",
    "kinds/tournament/parts/match/records.css",
    "kinds/tournament/parts/paste/paste.css",
    "kinds/tournament/parts/standings-table.css",
  ],
};

export interface Stylesheet {
  /** Below `packages/web/src`. */
  readonly path: string;
  readonly text: string;
  /** The area whose pages it reaches, and those of areas based on it; null for all pages. */
  readonly area: string | null;
  /** The page of the area, below the area's folder; null for all of them. */
  readonly room: string | null;
}

/** Returns all stylesheets, those of one page last: they may refine shared ones. */
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
  [
    ...(area === null || below[area] !== undefined ? [] : sheets.filter(isOfConsoles)),
    ...(area === null ? [null] : areasUnder(area)).flatMap((each) =>
      sheets.filter(
        (sheet) =>
          sheet.area === each && !isOfConsoles(sheet) && (each === area || sheet.room === null),
      ),
    ),
  ]
    .filter(({ path }) => !leftOut[area ?? ""]?.includes(path))
    .map((sheet) => boundedIn(area, sheet))
    .join("\n");

const isOfConsoles = ({ path }: Stylesheet): boolean => OF_CONSOLES.test(path);

/** True if a stylesheet reaches a page, by the page's folder. */
export const reaches = ({ path, area, room }: Stylesheet, page: string): boolean =>
  (area === null && !(OF_CONSOLES.test(path) && below[areaOf(page)] !== undefined)) ||
  (area !== null &&
    areasUnder(areaOf(page)).includes(area) &&
    (room === null || page === area + room) &&
    !leftOut[areaOf(page)]?.includes(path));

/** Returns an area and those that it is based on, from the bottom up. */
const areasUnder = (area: string): readonly string[] => {
  const next = below[area];
  return next === undefined ? [area] : [...areasUnder(next), area];
};

/** The bounds have no specificity: the order of rules decides as written. */
const boundedIn = (area: string | null, { room, text }: Stylesheet): string =>
  room === null ? text : `:where(.${scopeClass(area + room)}) {\n${text}}`;
