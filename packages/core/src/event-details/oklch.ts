/** A colour in OKLCH: lightness 0–1, chroma from 0 (grey), hue in degrees, 0 up to 360. */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

/** Three numbers of a colour space. */
type Triple = readonly [number, number, number];

const HEX = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i;

/**
 * The colour that `#rrggbb` (or `#rgb`, with or without `#`) writes; null for other text.
 * Björn Ottosson, A perceptual color space for image processing (2020).
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

/** The largest chroma up to `most` that screens (sRGB) can show at this lightness and hue. */
export const chromaWithin = ({ lightness, hue }: Omit<Oklch, "chroma">, most: number): number => {
  let [shown, beyond] = [0, most];
  if (isShown({ lightness, chroma: most, hue })) return most;
  while (beyond - shown > PRECISION) {
    const chroma = (shown + beyond) / 2;
    if (isShown({ lightness, chroma, hue })) shown = chroma;
    else beyond = chroma;
  }
  return shown;
};

const PRECISION = 0.0005;

const isShown = (colour: Oklch): boolean =>
  rgbOf(colour).every((part) => part >= -PRECISION && part <= 1 + PRECISION);

/** Red, green and blue as light, 0–1 where sRGB has the colour. */
const rgbOf = ({ lightness, chroma, hue }: Oklch): Triple => {
  const [a, b] = [Math.cos, Math.sin].map((of) => chroma * of((hue * Math.PI) / 180)) as [
    number,
    number,
  ];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
};

/** The light of an sRGB value, both 0–1 (IEC 61966-2-1). */
const linear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
