/** Languages of the program: every text exists in each of them. */
export const LANGUAGES = ["de", "en", "fr"] as const;

export type Language = (typeof LANGUAGES)[number];

export interface LanguageDefinition {
  /** The language's own name, for the language switch. */
  readonly name: string;
  /** BCP 47 locale for dates, numbers and lists. */
  readonly locale: string;
  readonly direction: "ltr" | "rtl";
  /** True if `3/8/2026` means the third of August; in English it may mean the eighth of March. */
  readonly slashedDays: boolean;
  /** Units for a thousand bytes and for a million. */
  readonly bytes: readonly [thousand: string, million: string];
  /** True if a native speaker has reviewed the texts; otherwise pages say so. */
  readonly reviewed: boolean;
}

export const LANGUAGE_DEFINITIONS: Readonly<Record<Language, LanguageDefinition>> = {
  de: {
    name: "Deutsch",
    locale: "de-DE",
    direction: "ltr",
    slashedDays: false,
    bytes: ["kB", "MB"],
    reviewed: true,
  },
  en: {
    name: "English",
    locale: "en-GB",
    direction: "ltr",
    slashedDays: false,
    bytes: ["kB", "MB"],
    reviewed: true,
  },
  fr: {
    name: "Français",
    locale: "fr-FR",
    direction: "ltr",
    slashedDays: true,
    bytes: ["ko", "Mo"],
    reviewed: false,
  },
};

/** Returns the locale for a language's dates, numbers and lists. */
export const localeOf = (language: Language): string => LANGUAGE_DEFINITIONS[language].locale;

/** True if `code` is one of {@link LANGUAGES}. */
export const isLanguage = (code: string): code is Language =>
  LANGUAGES.some((language) => language === code);

/** Sources of a visitor's language, most important first. */
export interface LanguageHints {
  /** `?lang=` of the address. */
  readonly query?: string | undefined;
  /** The user's earlier choice. */
  readonly cookie?: string | undefined;
  /** The header of the request (RFC 9110, section 12.5.4). */
  readonly acceptLanguage?: string | undefined;
}

/** Returns the language of the query, the cookie or the browser's preferences; else German. */
export const languageFor = ({ query, cookie, acceptLanguage }: LanguageHints): Language => {
  if (query !== undefined && isLanguage(query)) return query;
  if (cookie !== undefined && isLanguage(cookie)) return cookie;
  return preferredLanguage(acceptLanguage ?? "") ?? "de";
};

const preferredLanguage = (header: string): Language | null => {
  const wishes = header
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.split(";").map((piece) => piece.trim());
      const quality = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
      return { code: tag.slice(0, 2).toLowerCase(), quality: Number(quality ?? 1) };
    })
    .filter(({ code, quality }) => isLanguage(code) && quality > 0)
    .sort((a, b) => b.quality - a.quality);
  const best = wishes[0]?.code;
  return best !== undefined && isLanguage(best) ? best : null;
};
