import { parse } from "@messageformat/parser";
import { type Arguments, argumentsOf, TEXT } from "./arguments.ts";
import { BASE, type Catalogues, INFORMAL, messagesIn, SHIPPED } from "./catalogues.ts";
import { missingForms } from "./forms.ts";
import { differingTranslations } from "./same-translation.ts";

/**
 * Returns everything wrong with the catalogues, a line each: messages that are missing or unknown in
 * a language, invalid syntax, plural forms that are missing or foreign, texts to be inserted that only
 * one language has or lacks, and the same words translated in two ways. Plurals and choices may
 * matter in one language alone.
 */
export const faultsOfMessages = (catalogues: Catalogues = SHIPPED): readonly string[] => [
  ...catalogues.areas().flatMap((area) => faultsOfArea(area, catalogues)),
  ...differingTranslations(catalogues),
];

const faultsOfArea = (area: string, catalogues: Catalogues): readonly string[] => {
  const languages = catalogues
    .languages()
    .map((language) => [language, messagesIn(catalogues.read(language, area))] as const);
  const base = messagesIn(catalogues.read(BASE, area));
  const informal = [INFORMAL, messagesIn(catalogues.read(INFORMAL, area))] as const;
  const place = (language: string): string => `packages/messages/${language}/${area}.json`;
  return [
    ...languages.flatMap(([language, messages]) =>
      base.size > 0 && messages.size === 0
        ? [`${place(language)} is missing, with all its ${base.size} messages`]
        : [...base.keys()]
            .filter((key) => !messages.has(key))
            .map((key) => `${place(language)}: ${key} is missing`),
    ),
    ...[...languages, informal].flatMap(([language, messages]) =>
      [...messages].flatMap(([key, message]) =>
        (base.has(key) ? faultsOfMessage(message, language) : ["is unknown in English"]).map(
          (fault) => `${place(language)}: ${key} ${fault}`,
        ),
      ),
    ),
    ...[...base.keys()].flatMap((key) =>
      unevenArguments(
        languages.flatMap(([language, messages]) => {
          const message = messages.get(key);
          const given = message === undefined ? null : validArguments(message);
          return given === null ? [] : [[language, given] as const];
        }),
      ).map(([language, fault]) => `${place(language)}: ${key} ${fault}`),
    ),
  ];
};

/** Returns the languages that insert a text no other does, or lack one that all others insert. */
const unevenArguments = (
  used: readonly (readonly [language: string, given: Arguments])[],
): readonly (readonly [language: string, fault: string])[] => {
  if (used.length < 2) return [];
  const names = new Set(used.flatMap(([, given]) => [...given.keys()]));
  return [...names].flatMap((name): (readonly [string, string])[] => {
    const inserting = used.filter(([, given]) => given.has(name));
    const lacking = used.filter(([, given]) => !given.has(name));
    const [one] = inserting;
    if (inserting.length === 1 && one?.[1].get(name) === TEXT) {
      return [[one[0], `has an argument {${name}} of its own`]];
    }
    const [other] = lacking;
    const isText = inserting.every(([, given]) => given.get(name) === TEXT);
    return lacking.length === 1 && other !== undefined && isText
      ? [[other[0], `lacks the argument {${name}}`]]
      : [];
  });
};

/** Returns what is wrong with a message by itself: its syntax and its plural forms. */
export const faultsOfMessage = (message: string, language: string): readonly string[] => {
  const code = language === INFORMAL ? "de" : language;
  const { pluralCategories: cardinal } = new Intl.PluralRules(code).resolvedOptions();
  try {
    parse(message, { cardinal, ordinal: [], strict: true, strictPluralKeys: true });
    argumentsOf(message);
  } catch (error) {
    return [`is not valid: ${(error as Error).message}`];
  }
  return missingForms(message, code);
};

/** Returns the arguments of a message; null if it is not valid, which is named by itself. */
const validArguments = (message: string): Arguments | null => {
  try {
    return argumentsOf(message);
  } catch {
    return null;
  }
};
