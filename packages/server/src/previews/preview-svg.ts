import type { DigestLine } from "@losfee/contract";
import { xmlText } from "../messages/xml-text.ts";
import { cutToWidth, drawnWidth, fittedText } from "./fitted-text.ts";

/** Content of a picture for messengers and social networks. Any text may be empty. */
export interface Preview {
  readonly event: string;
  /** Progress of the event. */
  readonly state: string;
  readonly title: string;
  readonly lines: readonly DigestLine[];
  readonly colours: {
    readonly stage: string;
    readonly soft: string;
    readonly line: string;
  };
}

/** Pixels, as Open Graph clients expect them. */
const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

const { width: WIDTH, height: HEIGHT } = PREVIEW_SIZE;
const MARGIN = 64;
const INNER = WIDTH - 2 * MARGIN;
const NOW = "#ffd54a";
/** Number of lines that fit. */
export const PREVIEW_LINES = 5;

const TEXT = "'Source Sans 3 ExtraLight','Source Sans 3',sans-serif";
const DISPLAY = "'Bricolage Grotesque 96pt ExtraBold','Bricolage Grotesque',sans-serif";

/** Draws the picture as SVG: escapes all texts and fits them at any length. */
export const previewSvg = (picture: Preview): string => {
  const { event, state, title, lines, colours } = picture;
  const heading = fittedText(event, INNER - 110, [62, 52, 44], 2);
  const top = MARGIN + heading.size * 0.8;
  const afterHeading = top + (heading.lines.length - 1) * heading.size * 1.1;
  const stateAt = afterHeading + 52;
  const titleAt = stateAt + 64;
  const listAt = titleAt + 58;
  const step = Math.min(58, (HEIGHT - 30 - listAt) / (PREVIEW_LINES - 1));
  const size = Math.min(38, step * 0.7);
  const shown = lines.slice(0, PREVIEW_LINES);
  const labelWidth = Math.max(0, ...shown.map(({ label }) => drawnWidth(label, size))) + 24;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colours.stage}"/>`,
    `<g transform="translate(${WIDTH - MARGIN - 84} ${MARGIN - 12}) scale(3.5)">${MARK}</g>`,
    ...heading.lines.map((line, index) =>
      text(MARGIN, top + index * heading.size * 1.1, line, {
        family: DISPLAY,
        weight: 700,
        size: heading.size,
        fill: "#fff",
      }),
    ),
    text(MARGIN, stateAt, cutToWidth(state, 32, INNER), style(32, NOW, 600)),
    `<rect x="${MARGIN}" y="${stateAt + 22}" width="${INNER}" height="2" fill="${colours.line}"/>`,
    text(MARGIN, titleAt, cutToWidth(title, 36, INNER), style(36, "#fff", 600)),
    ...shown.flatMap(({ label, text: name, value }, index) => {
      const y = listAt + index * step;
      const valueWidth = value === "" ? 0 : drawnWidth(value, size) + 32;
      const room = INNER - labelWidth - valueWidth;
      return [
        text(MARGIN, y, label, style(size, colours.soft, 400)),
        text(MARGIN + labelWidth, y, cutToWidth(name, size, room), style(size, "#fff", 600)),
        text(WIDTH - MARGIN, y, value, style(size, colours.soft, 400), "end"),
      ];
    }),
    "</svg>",
  ].join("");
};

/** The logo of Losfee: a lot, its stub split off by three holes. */
const MARK = [
  '<g transform="rotate(-12 12 12)"><path fill="#fff" d="M3.5 5H8a1.7 1.7 0 0 0 3.4 0h9.1A1.5 1.5 0 0 1 22 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-9.1a1.7 1.7 0 0 0-3.4 0H3.5A1.5 1.5 0 0 1 2 17.5v-11A1.5 1.5 0 0 1 3.5 5z"/>',
  ...[9.4, 12, 14.6].map((y) => `<circle cx="9.7" cy="${y}" r=".9" fill="#1a1c1f"/>`),
  "</g>",
].join("");

interface TextStyle {
  readonly family: string;
  readonly weight: number;
  readonly size: number;
  readonly fill: string;
}

const style = (size: number, fill: string, weight: number): TextStyle => ({
  family: TEXT,
  weight,
  size,
  fill,
});

const text = (
  x: number,
  y: number,
  content: string,
  { family, weight, size, fill }: TextStyle,
  anchor: "start" | "end" = "start",
): string =>
  content === ""
    ? ""
    : `<text x="${x}" y="${Math.round(y)}" font-family="${family}" font-weight="${weight}" font-size="${Math.round(size)}" fill="${fill}" text-anchor="${anchor}" xml:space="preserve">${xmlText(content)}</text>`;
