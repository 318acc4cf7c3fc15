import { parse, type Token } from "@messageformat/parser";

/**
 * Returns what the plurals and choices of a message lack: the form for all others, and forms that a
 * language needs for whole numbers, such as “few” in Polish. Exact numbers alone need none of those.
 */
export const missingForms = (message: string, language: string): readonly string[] =>
  lacking(parse(message), formsNeeded(language));

const lacking = (tokens: readonly Token[], needed: readonly string[]): readonly string[] =>
  tokens.flatMap((token) => {
    if (!("cases" in token)) return [];
    const keys = token.cases.map(({ key }) => key);
    const isByForm =
      token.type === "plural" && keys.some((key) => key !== "other" && !/^=?\d/.test(key));
    const wanted = isByForm ? [...needed, "other"] : ["other"];
    return [
      ...[...new Set(wanted)]
        .filter((form) => !keys.includes(form))
        .map((form) => `lacks the form “${form}” of {${token.arg}}`),
      ...token.cases.flatMap(({ tokens: inner }) => lacking(inner, needed)),
    ];
  });

/** Languages repeat their forms long before this number. */
const ENOUGH = 200;

const known = new Map<string, readonly string[]>();

const formsNeeded = (language: string): readonly string[] => {
  const found = known.get(language);
  if (found !== undefined) return found;
  const rules = new Intl.PluralRules(language);
  const forms = [...new Set(Array.from({ length: ENOUGH }, (_, count) => rules.select(count)))];
  known.set(language, forms);
  return forms;
};
