/** The languages that the program speaks: every text exists in each of them. */
export const LANGUAGES = ["de", "en", "fr"] as const;

export type Language = (typeof LANGUAGES)[number];

/** The languages that texts are written in; every other is made from the English texts. */
export type SourceLanguage = "de" | "en";

/** What there is to know of a language. */
export interface LanguageDefinition {
  /** Its name in itself, as switches name it. */
  readonly name: string;
  /** Whose customs of writing dates, numbers and lists it follows (BCP 47). */
  readonly locale: string;
  readonly direction: "ltr" | "rtl";
  /** `3/8/2026` is the third of August to whoever writes it; in English it may be the eighth of March. */
  readonly slashedDays: boolean;
  /** A thousand bytes and a thousand of these. */
  readonly bytes: readonly [thousand: string, million: string];
  /** Whether somebody whose language it is has read the texts; where not, pages say so. */
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

/** Whose customs of writing dates, numbers and lists a language follows. */
export const localeOf = (language: Language): string => LANGUAGE_DEFINITIONS[language].locale;

/** Whether `code` is one of {@link LANGUAGES}. */
export const isLanguage = (code: string): code is Language =>
  LANGUAGES.some((language) => language === code);

/** Where a visitor's language may be found, most important first. */
export interface LanguageHints {
  /** `?lang=` of the address. */
  readonly query?: string | undefined;
  /** What was chosen before. */
  readonly cookie?: string | undefined;
  /** The header of the request (RFC 9110, section 12.5.4). */
  readonly acceptLanguage?: string | undefined;
}

/** The language to answer in: as asked, as chosen before, as the browser prefers, else German. */
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
