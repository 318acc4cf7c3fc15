import { isTranslated, keyOfEntry } from "./catalogue.ts";
import { pluralForms } from "./plurals.ts";
import type { PoEntry, PoFault, PoFile, readPo } from "./po.ts";
import { placeholdersOf } from "./translations.ts";

/**
 * Returns all faults of a language's translation file, in the order of its lines, each with the way
 * out. `whole` is the current catalogue of the source. Entries that are empty or `fuzzy` are open;
 * ignores those whose English text has changed since.
 */
export const faultsOf = (
  language: string,
  file: ReturnType<typeof readPo>,
  whole: PoFile,
): readonly PoFault[] => {
  const contexts = new Set(whole.entries.map(({ context }) => context));
  const forms = pluralForms(language).length;
  const first = new Map<string, number>();
  const named = file.headers.get("Language");
  return [
    ...(named === language
      ? []
      : [
          {
            line: 1,
            fault: `Language is "${named ?? ""}", not "${language}": set it in the header, or import it as what it is`,
          },
        ]),
    ...file.faults,
    ...file.entries.flatMap((entry) => {
      const before = first.get(keyOfEntry(entry));
      first.set(keyOfEntry(entry), entry.line);
      if (before !== undefined) {
        return [
          {
            line: entry.line,
            fault: `"${entry.context}" stands in line ${before} already: keep one`,
          },
        ];
      }
      if (!contexts.has(entry.context)) {
        return [
          {
            line: entry.line,
            fault: `the program has no "${entry.context}": delete the entry, or import with --drop-unknown`,
          },
        ];
      }
      return isTranslated(entry) ? faultsOfEntry(entry, forms) : [];
    }),
  ].toSorted((a, b) => a.line - b.line);
};

const faultsOfEntry = (
  { id, plural, strings, line }: PoEntry,
  forms: number,
): readonly PoFault[] => {
  const expected = plural === null ? 1 : forms;
  if (strings.length !== expected) {
    return [
      {
        line,
        fault: `${strings.length} texts, but the language has ${expected} here: write msgstr${plural === null ? "" : `[0] to msgstr[${expected - 1}]`}`,
      },
    ];
  }
  const sources = plural === null ? [id] : [id, plural];
  return strings.flatMap((text) => [
    ...(sources.some((source) => samePlaceholders(source, text))
      ? []
      : [
          {
            line,
            fault: `"${text}" has to have the placeholders of "${sources.at(-1)}", each as often: ${placeholdersOf(sources.at(-1) ?? "").join(" ") || "none"}`,
          },
        ]),
    ...(sources.some((source) => edges(source) === edges(text))
      ? []
      : [
          {
            line,
            fault: `"${text}" has to begin and end with a space where "${id}" does: it is a piece of a sentence`,
          },
        ]),
  ]);
};

const samePlaceholders = (a: string, b: string): boolean =>
  placeholdersOf(a).toSorted().join() === placeholdersOf(b).toSorted().join();

const edges = (text: string): string => `${text.startsWith(" ")} ${text.endsWith(" ")}`;
