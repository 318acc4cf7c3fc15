/** The languages of the terminal. */
export const LANGUAGES = ["de", "en"] as const;

export type Language = (typeof LANGUAGES)[number];

/** Whether `code` is one of {@link LANGUAGES}. */
export const isLanguage = (code: string): code is Language =>
  LANGUAGES.some((language) => language === code);

/** The environment variables that say which language a terminal speaks, strongest first (POSIX). */
const VARIABLES = ["LC_ALL", "LC_MESSAGES", "LANG"] as const;

/**
 * The language to speak: what `--lang` says, else German where the environment is German, else
 * English. Looked up before the command line is read, for its refusals have a language too.
 */
export const languageFrom = (
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Language => {
  const requested = args
    .map((arg, index) => (arg === "--lang" ? args[index + 1] : /^--lang=(.*)$/.exec(arg)?.[1]))
    .findLast((value) => value !== undefined);
  if (requested !== undefined && isLanguage(requested)) return requested;
  const locale = VARIABLES.map((name) => environment[name] ?? "").find((value) => value !== "");
  return locale !== undefined && /^de(?![a-z])/i.test(locale) ? "de" : "en";
};
