/** The browser's time zone, e.g. `Europe/Berlin`. */
export const browserZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
