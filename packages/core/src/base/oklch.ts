/**
 * A perceptual colour (OKLCH, CSS Color 4 §9): lightness from 0 to 1, chroma from 0 up, hue in
 * degrees. Colours of equal lightness look equally light for any hue, so their contrast is known.
 */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

type Triple = readonly [number, number, number];

/**
 * Returns the nearest displayable colour (sRGB) as `#rrggbb`: keeps lightness and hue, and reduces
 * chroma as far as necessary.
 */
export const hexOf = (colour: Oklch): string =>
  `#${linearOf({ ...colour, chroma: shownChroma(colour) })
    .map((channel) => byteOf(channel).toString(16).padStart(2, "0"))
    .join("")}`;

/** Number of bisection steps: far below the resolution of 8 bits per channel. */
const HALVINGS = 20;

/** Returns the largest displayable chroma, up to the colour's own, at its lightness and hue. */
export const shownChroma = (colour: Oklch): number => {
  if (canBeShown(colour)) return colour.chroma;
  let [low, high] = [0, colour.chroma];
  for (let step = 0; step < HALVINGS; step++) {
    const chroma = (low + high) / 2;
    if (canBeShown({ ...colour, chroma })) low = chroma;
    else high = chroma;
  }
  return low;
};

/** Half an 8-bit step, so that rounding does not exclude white and black. */
const TOLERANCE = 1 / 512;

const canBeShown = (colour: Oklch): boolean =>
  linearOf(colour).every((channel) => channel >= -TOLERANCE && channel <= 1 + TOLERANCE);

/** Returns linear red, green and blue (OKLab to linear sRGB, by its author's matrices). */
const linearOf = ({ lightness, chroma, hue }: Oklch): Triple => {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
};

/** Returns a channel as a byte from 0 to 255 (the sRGB transfer function). */
const byteOf = (light: number): number => {
  const value = Math.min(Math.max(light, 0), 1);
  return Math.round(
    255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055),
  );
};

const HEX = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i;

/**
 * Reads a colour `#rrggbb` (or `#rgb`, with or without `#`); null for other text. Björn Ottosson, A
 * perceptual color space for image processing (2020).
 */
export const oklchOf = (text: string): Oklch | null => {
  const [, digits = ""] = HEX.exec(text) ?? [];
  if (digits === "") return null;
  const long = digits.length === 3 ? digits.replaceAll(/./g, "$&$&") : digits;
  const [red, green, blue] = [0, 2, 4].map((at) =>
    linear(Number.parseInt(long.slice(at, at + 2), 16) / 255),
  ) as unknown as Triple;
  const [l, m, s] = [
    Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue),
    Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue),
    Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue),
  ];
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  return { lightness, chroma: Math.hypot(a, b), hue: (hue + 360) % 360 };
};

/** Linear light of an sRGB value, both 0–1 (IEC 61966-2-1). */
const linear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
