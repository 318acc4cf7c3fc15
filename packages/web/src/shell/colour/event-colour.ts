import { hexOf, type Oklch } from "@losfee/core";

/** Names of the custom properties for the event's colours. */
export const EVENT_ROLES = [
  "stage",
  "stage-soft",
  "stage-line",
  "accent",
  "tint",
  "tint-2",
] as const;
export type EventRole = (typeof EVENT_ROLES)[number];
export type Scheme = "light" | "dark";
/** Colours `#rrggbb` by role. */
export type EventColours = Readonly<Record<EventRole, string>>;

type Tone = Omit<Oklch, "hue">;

/** Lightness and chroma by role. Only the hue varies, so the contrast holds for all events. */
const TONES: Readonly<Record<Scheme, Readonly<Record<EventRole, Tone>>>> = {
  light: {
    stage: { lightness: 0.36, chroma: 0.095 },
    "stage-soft": { lightness: 0.86, chroma: 0.05 },
    "stage-line": { lightness: 0.52, chroma: 0.1 },
    accent: { lightness: 0.42, chroma: 0.11 },
    tint: { lightness: 0.945, chroma: 0.03 },
    "tint-2": { lightness: 0.88, chroma: 0.06 },
  },
  dark: {
    stage: { lightness: 0.3, chroma: 0.07 },
    "stage-soft": { lightness: 0.86, chroma: 0.05 },
    "stage-line": { lightness: 0.46, chroma: 0.08 },
    accent: { lightness: 0.82, chroma: 0.1 },
    tint: { lightness: 0.27, chroma: 0.035 },
    "tint-2": { lightness: 0.36, chroma: 0.055 },
  },
};

/** Returns the colours of an event by its hue (degrees): six roles in each of two schemes. */
export const eventColours = (hue: number, scheme: Scheme): EventColours =>
  Object.fromEntries(
    EVENT_ROLES.map((role) => [role, hexOf({ ...TONES[scheme][role], hue })]),
  ) as EventColours;

/** Losfee's own hue. */
export const OWN_HUE = 255;

/** Address of the stylesheet for a hue, shared by all events that have it. `:hue` for its route. */
export const colourPath = (hue: number | ":hue"): string => `/colours/${hue}.css`;

/** Returns that stylesheet. It refines `styles/tokens.css`; screens may force a scheme. */
export const colourSheet = (hue: number): string => {
  const light = declarations(eventColours(hue, "light"));
  const dark = declarations(eventColours(hue, "dark"));
  return `:root{${light}}
@media screen and (prefers-color-scheme:dark){:root{${dark}}}
@media screen{.scheme-light{${light}}.scheme-dark{${dark}}}
`;
};

const declarations = (colours: EventColours): string =>
  EVENT_ROLES.map((role) => `--${role}:${colours[role]}`).join(";");
