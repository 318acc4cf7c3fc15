import jsToXliff12 from "xliff/jsToXliff12";
import xliff12ToJs, { type Unit, type Xliff } from "xliff/xliff12ToJs";
import { argumentsOf, TEXT } from "./arguments.ts";
import { BASE, type Catalogue, type Catalogues, messagesIn } from "./catalogues.ts";
import { faultsOfMessage } from "./check.ts";

/** Translations by area and key. */
export type Translations = ReadonlyMap<string, ReadonlyMap<string, string>>;

type Read =
  | { readonly kind: "valid"; readonly translations: Translations; readonly dropped: number }
  | { readonly kind: "invalid"; readonly faults: readonly string[] };

/**
 * Writes all messages in XLIFF 1.2, which every tool of translators reads: a file per area, a unit
 * per key, the English text as source, the translation as target if there is one, the German text
 * as a note.
 */
export const writeXliff = async (language: string, catalogues: Catalogues): Promise<string> => {
  const xml = await jsToXliff12({
    sourceLanguage: BASE,
    targetLanguage: language,
    resources: Object.fromEntries(
      catalogues.areas().map((area) => [area, unitsOf(area, language, catalogues)]),
    ),
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`;
};

const unitsOf = (
  area: string,
  language: string,
  catalogues: Catalogues,
): Readonly<Record<string, Unit>> => {
  const translated = messagesIn(catalogues.read(language, area));
  const german = messagesIn(catalogues.read("de", area));
  return Object.fromEntries(
    [...messagesIn(catalogues.read(BASE, area))].map(([key, source]): [string, Unit] => {
      const target = translated.get(key);
      const note = language === "de" ? undefined : german.get(key);
      return [
        key,
        {
          source,
          ...(target === undefined ? {} : { target }),
          ...(note === undefined ? {} : { note: `Deutsch: ${note}` }),
        },
      ];
    }),
  );
};

/**
 * Reads translations from XLIFF 1.2, or everything wrong with them. Units without a target are not
 * translated yet. `dropUnknown` leaves out units whose English text is gone or has changed.
 */
export const readXliff = async (
  text: string,
  language: string,
  catalogues: Catalogues,
  { dropUnknown = false }: { readonly dropUnknown?: boolean } = {},
): Promise<Read> => {
  const document = await parsed(text);
  if (document === null) return invalid("This is not an XLIFF file of version 1.2.");
  if (document.sourceLanguage !== BASE || document.targetLanguage !== language) {
    return invalid(
      `The file translates ${document.sourceLanguage} to ${document.targetLanguage ?? "nothing"}, not ${BASE} to ${language}.`,
    );
  }
  const units = Object.entries(document.resources).flatMap(([area, all]) => {
    const base = messagesIn(catalogues.read(BASE, area));
    const german = messagesIn(catalogues.read("de", area));
    const others = catalogues.languages().map((one) => messagesIn(catalogues.read(one, area)));
    return Object.entries(all).map(([key, unit]) => ({
      area,
      key,
      unit,
      english: base.get(key),
      german: german.get(key) ?? "",
      given: new Set(
        others.flatMap((messages) => [...argumentsOf(messages.get(key) ?? "").keys()]),
      ),
    }));
  });
  const isKnown = ({ unit, english }: (typeof units)[number]): boolean =>
    english !== undefined && unit.source === english;
  const kept = dropUnknown ? units.filter(isKnown) : units;
  const faults = kept.flatMap(({ area, key, unit, ...known }) =>
    faultsOfUnit(unit, language, known).map((fault) => `${area}: ${key} ${fault}`),
  );
  if (faults.length > 0) return { kind: "invalid", faults };
  const translations = new Map<string, Map<string, string>>();
  for (const { area, key, unit } of kept) {
    const target = targetOf(unit);
    if (target === null) continue;
    const ofArea = translations.get(area) ?? new Map<string, string>();
    translations.set(area, ofArea.set(key, target));
  }
  return { kind: "valid", translations, dropped: units.length - kept.length };
};

const invalid = (fault: string): Read => ({ kind: "invalid", faults: [fault] });

const parsed = async (text: string): Promise<Xliff | null> => {
  try {
    const document = await xliff12ToJs(text);
    return typeof document.sourceLanguage === "string" ? document : null;
  } catch {
    return null;
  }
};

/** Returns the translation of a unit; null for none: tools write an empty target. */
const targetOf = ({ source, target }: Unit): string | null =>
  typeof target === "string" && (target !== "" || source === "") ? target : null;

interface Known {
  readonly english: string | undefined;
  readonly german: string;
  /** Arguments that the program passes: those that a language uses. */
  readonly given: ReadonlySet<string>;
}

const faultsOfUnit = (
  unit: Unit,
  language: string,
  { english, german, given }: Known,
): readonly string[] => {
  if (english === undefined) return ["is not a message of the program (any more)"];
  if (unit.source !== english) return [`has another English text now: “${english}”`];
  if (unit.target !== undefined && typeof unit.target !== "string") {
    return ["has elements inside the translation, which can only be text"];
  }
  const target = targetOf(unit);
  if (target === null) return [];
  const invalidSyntax = faultsOfMessage(target, language);
  if (invalidSyntax.length > 0) return invalidSyntax;
  const used = argumentsOf(target);
  return [
    ...[...used.keys()]
      .filter((name) => !given.has(name))
      .map((name) => `has an argument {${name}} that the program does not pass`),
    ...[...argumentsOf(english).keys()]
      .filter((name) => isInserted(name, english) && isInserted(name, german) && !used.has(name))
      .map((name) => `lacks the argument {${name}}`),
  ];
};

const isInserted = (name: string, message: string): boolean =>
  argumentsOf(message).get(name) === TEXT;

/** Returns a catalogue with further translations, in the order of the English messages. */
export const withTranslations = (
  english: Catalogue,
  before: Catalogue,
  translated: ReadonlyMap<string, string>,
  prefix = "",
): Catalogue =>
  Object.fromEntries(
    Object.entries(english).flatMap(([key, value]): [string, Catalogue | string][] => {
      const path = `${prefix}${key}`;
      const old = before[key];
      if (typeof value === "string") {
        const message = translated.get(path) ?? old;
        return typeof message === "string" ? [[key, message]] : [];
      }
      const inside = withTranslations(
        value,
        typeof old === "object" ? old : {},
        translated,
        `${path}.`,
      );
      return Object.keys(inside).length === 0 ? [] : [[key, inside]];
    }),
  );
