import { parse } from "@messageformat/parser";
import { argumentsOf } from "./arguments.ts";
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
 * a language, invalid syntax, plural forms a language does not have, and arguments that only one
 * language uses.
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
          names: namesIn(messages.get(key) ?? ""),
        }));
        return used.flatMap(({ language, names }) =>
          names
            .filter((name) => used.filter(({ names: all }) => all.includes(name)).length === 1)
            .map((name) => `${place(language, key)} has an argument {${name}} of its own`),
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

const namesIn = (message: string): readonly string[] => {
  try {
    return [...argumentsOf(message).keys()];
  } catch {
    // Invalid syntax is named above.
    return [];
  }
};
