import { oklchOf, shownChroma } from "../base/oklch.ts";
import { err, ok, type Result } from "../base/result.ts";
import { tidyText } from "../base/tidy-text.ts";

/** Change of an entered colour that makes text on it, and the colour on paper, readable. */
export interface ColourShift {
  readonly lightness: "lighter" | "darker" | null;
  readonly chroma: "stronger" | "paler" | null;
}

/** A hue as read, and if it was given as a colour, what is lost. */
export interface ReadHue {
  /** A whole number of degrees in OKLCH, 0–359. */
  readonly hue: number;
  readonly shift: ColourShift | null;
}

/** Reason why an input has no hue. */
export type HueFault = "not-a-hue" | "colour-without-hue";

/** Lightness and chroma of the event's colour on paper: fixed, so that all hues have contrast. */
const ACCENT = { lightness: 0.42, chroma: 0.11 };

/** Imperceptible differences. */
const UNSEEN_DIFFERENCE = { lightness: 0.02, chroma: 0.012 };

/** Below this chroma a colour is grey. */
const LEAST_CHROMA = 0.015;

/** Reads a hue: a whole number of degrees from 0 to 359, or a colour `#rrggbb` with a hue. */
export const readHue = (input: number | string): Result<ReadHue, HueFault> => {
  const text = tidyText(String(input)).replace(/\s*°$/, "");
  if (/^\d{1,3}$/.test(text)) {
    const hue = Number(text);
    return hue < 360 ? ok({ hue, shift: null }) : err("not-a-hue");
  }
  // Without # a colour must have all six digits: three are too often a number of degrees.
  const colour = /^[0-9a-f]{3}$/i.test(text) ? null : oklchOf(text);
  if (colour === null) return err("not-a-hue");
  if (colour.chroma < LEAST_CHROMA) return err("colour-without-hue");
  const hue = Math.round(colour.hue) % 360;
  const chroma = shownChroma({ ...ACCENT, hue });
  const shift: ColourShift = {
    lightness:
      Math.abs(colour.lightness - ACCENT.lightness) <= UNSEEN_DIFFERENCE.lightness
        ? null
        : colour.lightness < ACCENT.lightness
          ? "lighter"
          : "darker",
    chroma:
      Math.abs(colour.chroma - chroma) <= UNSEEN_DIFFERENCE.chroma
        ? null
        : colour.chroma < chroma
          ? "stronger"
          : "paler",
  };
  const isKept = shift.lightness === null && shift.chroma === null;
  return ok({ hue, shift: isKept ? null : shift });
};
