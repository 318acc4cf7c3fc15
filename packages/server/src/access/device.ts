/** What a session was opened with, as far as the browser says it; null where it does not. */
export interface Device {
  /** E.g. `Firefox`; of programs their name, e.g. `curl`. */
  readonly browser: string | null;
  /** E.g. `Android`. */
  readonly system: string | null;
}

/** The first that fits: many browsers name others, too, to be taken for them. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\b(OPR|Opera|OPiOS)\b/, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/(Chrome|Chromium|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

/** Phones name the system that theirs stems from, too. */
const systems: readonly (readonly [RegExp, string])[] = [
  [/\bWindows\b/, "Windows"],
  [/\bAndroid\b/, "Android"],
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bMac OS X\b|\bMacintosh\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

/** Browser and system by the header `User-Agent`: enough to tell one's devices apart, no more. */
export const deviceFrom = (userAgent: string | undefined): Device => {
  const text = (userAgent ?? "").slice(0, 1000);
  const found = (names: typeof browsers): string | null =>
    names.find(([pattern]) => pattern.test(text))?.[1] ?? null;
  return { browser: found(browsers) ?? programIn(text), system: found(systems) };
};

/** The name of a program that is no browser, e.g. `curl` of `curl/8.5.0`. */
const programIn = (text: string): string | null => {
  const name = /^[A-Za-z][\w.-]{0,29}/.exec(text)?.[0];
  return name === undefined || name === "Mozilla" ? null : name;
};
