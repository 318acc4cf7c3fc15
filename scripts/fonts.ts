/**
 * Reduces the fonts to what pages need: the letters of a script each, the weights in use, and the
 * OpenType features of the styles. Browsers fetch a file only if a page has letters of it
 * (`unicode-range` in `packages/web/src/styles/fonts.css`); most only need Latin letters.
 */
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);
const folder = fileURLToPath(new URL("../packages/web/dist/fonts/", import.meta.url));
/** Fonts that the server draws with. */
const drawnFolder = `${folder}drawn/`;

const range = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join(
    "",
  );

/** Letters of western languages, with the signs of headings and scores. */
const LATIN = `${range(0x20, 0x7e)}\u00a0${range(0xc0, 0xff)}ıŒœ–—‘’‚“”„…·½×−`;
/** Further signs of running text; no raised digits, of which the fonts have only three. */
const SIGNS = "¡£§©«°±¶»¼¾¿‐‑•‹›⁄€←↑→↓\u202f";
/** The letters of the other languages of Europe that are written in Latin script. */
const EUROPEAN =
  "ĀāĂăĄąĆćĈĉĊċČčĎďĐđĒēĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĪīĮįİĴĵĶķĹĺĻļĽľŁłŃńŅņŇňŌōŐőŔŕŘřŚśŜŝŞşŠšŢţŤťŪūŬŭŮůŰűŲųŴŵŶŷŹźŻżŽžȘșȚțẞ";

interface Cut {
  readonly source: string;
  readonly letters: string;
  readonly axes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
}

const TEXT = "@fontsource-variable/source-sans-3/files/source-sans-3";
const DISPLAY = "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque";
const WEIGHTS = { wght: { min: 400, max: 600 } } as const;
const POSTER = { wght: 700, wdth: 88, opsz: 36 } as const;
const FEATURES = ["kern", "mark", "tnum", "lnum", "locl"];

const CUTS: Readonly<Record<string, Cut>> = {
  text: { source: `${TEXT}-latin-wght-normal`, letters: LATIN + SIGNS, axes: WEIGHTS },
  "text-european": { source: `${TEXT}-latin-ext-wght-normal`, letters: EUROPEAN, axes: WEIGHTS },
  "text-greek": {
    source: `${TEXT}-greek-wght-normal`,
    letters: range(0x370, 0x3ff),
    axes: WEIGHTS,
  },
  "text-cyrillic": {
    source: `${TEXT}-cyrillic-wght-normal`,
    letters: `${range(0x400, 0x45f)}Ґґ№`,
    axes: WEIGHTS,
  },
  "text-vietnamese": {
    source: `${TEXT}-vietnamese-wght-normal`,
    letters: `ƠơƯư${range(0x300, 0x303)}${range(0x1ea0, 0x1ef9)}`,
    axes: WEIGHTS,
  },
  display: { source: `${DISPLAY}-latin-standard-normal`, letters: LATIN, axes: POSTER },
  "display-european": {
    source: `${DISPLAY}-latin-ext-standard-normal`,
    letters: EUROPEAN,
    axes: POSTER,
  },
};

/** The weights of text that the server draws in pictures; display fonts only have one. */
const DRAWN: readonly number[] = [400, 600];

/** Writes every font that is missing or older than this file or its package. */
export const cutFonts = async (): Promise<void> => {
  mkdirSync(drawnFolder, { recursive: true });
  for (const [name, cut] of Object.entries(CUTS)) {
    await write(`${folder}${name}.woff2`, cut, cut.axes, "woff2");
    // Drawing programs on the server do not read WOFF2, and some not several weights in one file.
    for (const wght of name.startsWith("text") ? DRAWN : [POSTER.wght]) {
      await write(`${drawnFolder}${name}-${wght}.ttf`, cut, { ...cut.axes, wght }, "truetype");
    }
  }
};

const write = async (
  to: string,
  { source, letters }: Cut,
  axes: Cut["axes"],
  targetFormat: "woff2" | "truetype",
): Promise<void> => {
  const from = require.resolve(`${source}.woff2`);
  if (existsSync(to) && [from, import.meta.filename].every((path) => age(path) <= age(to))) return;
  const options = { targetFormat, keepFeatures: FEATURES, variationAxes: axes };
  writeFileSync(to, await subsetFont(readFileSync(from), letters, options));
};

const age = (path: string): number => statSync(path).mtimeMs;
