import { readFileSync } from "node:fs";
import { join } from "node:path";
import { BASE, type Catalogues, MESSAGES, messagesIn, SHIPPED } from "./catalogues.ts";
import { frenchSpaces } from "./french-spaces.ts";

/** The language from which, with English, a meaning is known: “Platz” and “seat”, “Platz” and “rank”. */
const SECOND = "de";

/**
 * By language and message (`area: key`), why it may be translated otherwise than others with the same
 * German and English words: gender, a narrow column, another game.
 */
export type Exceptions = Readonly<Record<string, Readonly<Record<string, string>>>>;

const shippedExceptions = (): Exceptions =>
  JSON.parse(readFileSync(join(MESSAGES, "exceptions.json"), "utf8"));

/**
 * Returns the words that have two translations in a language, a line each. A reader takes two words
 * for two things.
 */
export const differingTranslations = (
  catalogues: Catalogues,
  exceptions: Exceptions = catalogues === SHIPPED ? shippedExceptions() : {},
): readonly string[] =>
  catalogues
    .languages()
    .filter((language) => language !== BASE && language !== SECOND)
    .flatMap((language) => differingIn(language, catalogues, exceptions[language] ?? {}));

interface Translated {
  /** `area: key`. */
  readonly place: string;
  readonly words: string;
  readonly translation: string;
}

const differingIn = (
  language: string,
  catalogues: Catalogues,
  reasons: Readonly<Record<string, string>>,
): readonly string[] => {
  const all = translationsIn(language, catalogues);
  const groups = [...Map.groupBy(all, ({ words }) => words).values()];
  const isExcepted = ({ place }: Translated): boolean => Object.hasOwn(reasons, place);
  const needed = new Set(
    groups
      .filter((group) => new Set(group.map(({ translation }) => translation)).size > 1)
      .flatMap((group) => group.filter(isExcepted).map(({ place }) => place)),
  );
  return [
    ...groups.flatMap((group) => {
      const rest = Map.groupBy(
        group.filter((one) => !isExcepted(one)),
        ({ translation }) => translation,
      );
      if (rest.size < 2) return [];
      const ways = [...rest].map(
        ([translation, places]) =>
          `“${translation}” (${places.map(({ place }) => place).join(", ")})`,
      );
      return [`${language}: the same words are translated as ${ways.join(" and as ")}`];
    }),
    ...Object.keys(reasons)
      .filter((place) => !needed.has(place))
      .map((place) => `${language}: exceptions.json names ${place}, which is no exception`),
  ];
};

const translationsIn = (language: string, catalogues: Catalogues): readonly Translated[] =>
  catalogues.areas().flatMap((area) => {
    const second = messagesIn(catalogues.read(SECOND, area));
    const translated = messagesIn(catalogues.read(language, area));
    return [...messagesIn(catalogues.read(BASE, area))].flatMap(([key, message]) => {
      const translation = translated.get(key);
      return translation === undefined
        ? []
        : {
            place: `${area}: ${key}`,
            words: JSON.stringify([message, second.get(key)]),
            translation: frenchSpaces(translation),
          };
    });
  });
