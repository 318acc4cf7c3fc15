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
