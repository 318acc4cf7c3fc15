import type { LinkRole, Viewer } from "@losfee/contract";

/** The device that opened a session, as reported by the browser; null where unknown. */
export interface Device {
  /** E.g. `Firefox`; for other programs their name, e.g. `curl`. */
  readonly browser: string | null;
  /** E.g. `Android`. */
  readonly system: string | null;
}

/** The first match counts: many browsers also name others for compatibility. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\b(OPR|Opera|OPiOS)\b/, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/(Chrome|Chromium|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

/** Phones also name the system that theirs is derived from. */
const systems: readonly (readonly [RegExp, string])[] = [
  [/\bWindows\b/, "Windows"],
  [/\bAndroid\b/, "Android"],
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bMac OS X\b|\bMacintosh\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

/** Reads browser and system from the header `User-Agent`: just enough to tell devices apart. */
export const deviceFrom = (userAgent: string | undefined): Device => {
  const text = (userAgent ?? "").slice(0, 1000);
  const found = (names: typeof browsers): string | null =>
    names.find(([pattern]) => pattern.test(text))?.[1] ?? null;
  return { browser: found(browsers) ?? programIn(text), system: found(systems) };
};

/** Returns the name of a program that is not a browser, e.g. `curl` for `curl/8.5.0`. */
const programIn = (text: string): string | null => {
  const name = /^[A-Za-z][\w.-]{0,29}/.exec(text)?.[0];
  return name === undefined || name === "Mozilla" ? null : name;
};

/** The identity that a browser's cookie stands for. */
export type Session =
  /** Directs every competition of this server. */
  | { readonly role: "director" }
  /** Takes part in one competition by a link with this label. */
  | (LinkRole & { readonly competition: string; readonly label: string })
  /** Has an account here; its rights follow from grants. */
  | { readonly role: "person"; readonly person: string; readonly name: string };

const PUBLIC: Viewer = { role: "public", label: "" };

/**
 * Returns the viewer of a competition (null: of a page outside one) from the session alone;
 * `organisations/rights.ts` adds rights that were granted.
 */
export const viewerOf = (session: Session | null, competition: string | null): Viewer => {
  if (session?.role === "director") return { role: "place-owner", label: "director" };
  if (session === null) return PUBLIC;
  if (session.role === "person") return { role: "person", label: `person:${session.person}` };
  if (session.competition !== competition) return PUBLIC;
  const { role } = session;
  if (role === "results") return { role, label: `results:${session.label}` };
  const { scope } = session;
  // The journal names players by number: a name could not be erased from it.
  const who = scope.kind === "player" ? `${scope.entry}` : session.label;
  return { role, label: `${role}:${who}`, scope };
};
