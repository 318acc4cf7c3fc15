/**
 * A colour as people see it (OKLCH, CSS Color 4 §9): lightness from 0 to 1, chroma from 0 up, hue in
 * degrees. Colours of one lightness are equally light whatever their hue: their contrast is known.
 */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

type Triple = readonly [number, number, number];

/**
 * The nearest colour that screens can show (sRGB), as `#rrggbb`: lightness and hue stay, chroma is
 * reduced as far as it must be.
 */
export const hexOf = (colour: Oklch): string =>
  `#${linearOf({ ...colour, chroma: shownChroma(colour) })
    .map((channel) => byteOf(channel).toString(16).padStart(2, "0"))
    .join("")}`;

/** How often the interval is halved: far below what 8 bits a channel can tell apart. */
const HALVINGS = 20;

const shownChroma = (colour: Oklch): number => {
  if (canBeShown(colour)) return colour.chroma;
  let [low, high] = [0, colour.chroma];
  for (let step = 0; step < HALVINGS; step++) {
    const chroma = (low + high) / 2;
    if (canBeShown({ ...colour, chroma })) low = chroma;
    else high = chroma;
  }
  return low;
};

/** Half a step of 8 bits, so that white and black are not missed by rounding. */
const TOLERANCE = 1 / 512;

const canBeShown = (colour: Oklch): boolean =>
  linearOf(colour).every((channel) => channel >= -TOLERANCE && channel <= 1 + TOLERANCE);

/** Red, green and blue as amounts of light (OKLab to linear sRGB, by its author's matrices). */
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

/** A channel as screens take it, from 0 to 255 (the transfer function of sRGB). */
const byteOf = (light: number): number => {
  const value = Math.min(Math.max(light, 0), 1);
  return Math.round(
    255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055),
  );
};
