import type { PoEntry } from "./po.ts";

/** A piece of a text: words, or the expression of the source at this place of its template. */
export type Piece = string | { readonly form: "one" | "other"; readonly place: number };

/** Replacement of a text: its pieces; for a counted noun those of each plural form. */
export interface Translation {
  readonly text: readonly Piece[];
  readonly forms: ReadonlyMap<Intl.LDMLPluralRule, readonly Piece[]>;
}

/** A language as the build adds it to the program. */
export interface Translations {
  readonly language: string;
  /** Returns the replacement of a key's text, by the text's shape (see {@link shapeOf}). */
  readonly find: (context: string, shape: string, plural: string | null) => Translation | null;
  /** By file, the names of its dictionaries and declarations with texts. */
  readonly names: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Returns the placeholders of a text, in their order and with repetitions. */
export const placeholdersOf = (text: string): readonly string[] => text.match(PLACEHOLDER) ?? [];

const PLACEHOLDER = /\{[^{}]*\}/g;

/** Returns a text without the names of its placeholders: `Round {} of {}`. */
export const shapeOf = (text: string): string => text.replace(PLACEHOLDER, "{}");

const keyOf = (context: string, shape: string, plural: string | null): string =>
  JSON.stringify([context, shape, plural]);

/** Reads a catalogue whose entries are complete; `forms` are the plural forms in its order. */
export const translationsFrom = (
  language: string,
  forms: readonly Intl.LDMLPluralRule[],
  entries: readonly PoEntry[],
): Translations => {
  const found = new Map<string, Translation>();
  const names = new Map<string, Set<string>>();
  for (const { context, id, plural, strings } of entries) {
    const [file = "", path = ""] = context.split(/: (.*)/s);
    const name = path.split(".")[0] ?? "";
    names.set(file, (names.get(file) ?? new Set()).add(name));
    const pieces = (text: string): readonly Piece[] => piecesOf(text, id, plural);
    found.set(keyOf(context, shapeOf(id), plural === null ? null : shapeOf(plural)), {
      text: pieces(strings[0] ?? ""),
      forms: new Map(
        plural === null ? [] : forms.map((form, at) => [form, pieces(strings[at] ?? "")] as const),
      ),
    });
  }
  return {
    language,
    names,
    find: (context, shape, plural) => found.get(keyOf(context, shape, plural)) ?? null,
  };
};

const piecesOf = (text: string, id: string, plural: string | null): readonly Piece[] => {
  const [one, other] = [placeholdersOf(id), placeholdersOf(plural ?? "")];
  const places = placeholdersOf(text).map((label): Piece => {
    const place = other.indexOf(label);
    return place < 0 ? { form: "one", place: one.indexOf(label) } : { form: "other", place };
  });
  return text.split(PLACEHOLDER).flatMap((words, at) => {
    const place = places[at];
    return place === undefined ? [words] : [words, place];
  });
};
