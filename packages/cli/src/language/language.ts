import { isLanguage, type Language } from "@losfee/contract/language";

/** Environment variables of the terminal's language, strongest first (POSIX). */
const VARIABLES = ["LC_ALL", "LC_MESSAGES", "LANG"] as const;

/**
 * Returns the language: `--lang`, else that of the environment if supported, else English. Windows
 * has no such variables: there it is the language of the system (`system`).
 * Determined before the command line is read, for its refusals have a language too.
 */
export const languageFrom = (
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  system = "",
): Language => {
  const requested = args
    .map((arg, index) => (arg === "--lang" ? args[index + 1] : /^--lang=(.*)$/.exec(arg)?.[1]))
    .findLast((value) => value !== undefined);
  if (requested !== undefined && isLanguage(requested)) return requested;
  const variables = VARIABLES.map((name) => environment[name] ?? "");
  const locale = variables.find((value) => value !== "") ?? system;
  const code = /^[a-z]+/i.exec(locale)?.[0].toLowerCase() ?? "";
  return isLanguage(code) ? code : "en";
};
