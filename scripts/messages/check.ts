import { parse } from "@messageformat/parser";
import { type Arguments, argumentsOf, TEXT } from "./arguments.ts";
import {
  areasOfMessages,
  BASE,
  INFORMAL,
  languagesOfMessages,
  messagesIn,
  readCatalogue,
} from "./catalogues.ts";

/**
 * Returns everything wrong with the catalogues, a line each: messages that are missing or unknown in
 * a language, invalid syntax, plural forms a language does not have, and texts to be inserted that
 * only one language has. Plurals and choices may matter in one language alone.
 */
export const faultsOfMessages = (): readonly string[] =>
  areasOfMessages().flatMap((area) => {
    const base = messagesIn(readCatalogue(BASE, area));
    const languages = languagesOfMessages().map(
      (language) => [language, messagesIn(readCatalogue(language, area))] as const,
    );
    const informal = messagesIn(readCatalogue(INFORMAL, area));
    const place = (language: string, key: string): string =>
      `packages/messages/${language}/${area}.json: ${key}`;
    return [
      ...languages.flatMap(([language, messages]) => [
        ...[...base.keys()]
          .filter((key) => !messages.has(key))
          .map((key) => `${place(language, key)} is missing`),
      ]),
      ...[...languages, [INFORMAL, informal] as const].flatMap(([language, messages]) =>
        [...messages].flatMap(([key, message]) =>
          (base.has(key) ? faultsOfMessage(message, language) : ["is unknown in English"]).map(
            (fault) => `${place(language, key)} ${fault}`,
          ),
        ),
      ),
      ...[...base.keys()].flatMap((key) => {
        const used = languages.map(([language, messages]) => ({
          language,
          given: validArguments(messages.get(key) ?? ""),
        }));
        return used.flatMap(({ language, given }) =>
          [...given]
            .filter(
              ([name, type]) =>
                type === TEXT && used.filter((one) => one.given.has(name)).length === 1,
            )
            .map(([name]) => `${place(language, key)} has an argument {${name}} of its own`),
        );
      }),
    ];
  });

const faultsOfMessage = (message: string, language: string): readonly string[] => {
  const { pluralCategories: cardinal } = new Intl.PluralRules(
    language === INFORMAL ? "de" : language,
  ).resolvedOptions();
  try {
    parse(message, { cardinal, ordinal: [], strict: true, strictPluralKeys: true });
    argumentsOf(message);
    return [];
  } catch (error) {
    return [`is not valid: ${(error as Error).message}`];
  }
};

const validArguments = (message: string): Arguments => {
  try {
    return argumentsOf(message);
  } catch {
    // Invalid syntax is named above.
    return new Map();
  }
};
