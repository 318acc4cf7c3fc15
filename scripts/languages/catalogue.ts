import { type EnglishPart, englishParts, type Unit } from "./leaves.ts";
import { pluralForms, pluralHeader } from "./plurals.ts";
import type { PoEntry, PoFile } from "./po.ts";
import { placeholdersOf, shapeOf } from "./translations.ts";

/** Longer remarks are cut: the source is at hand. */
const LONGEST_REMARK = 600;

type Names = Pick<PoEntry, "context" | "id" | "plural">;

/** Returns the identity of an entry: its place and its text. */
export const keyOfEntry = ({ context, id, plural }: Names): string =>
  JSON.stringify([context, id, plural]);

const shapeKey = ({ context, id, plural }: Names): string =>
  JSON.stringify([context, shapeOf(id), plural === null ? null : shapeOf(plural)]);

/** Finds the earlier translation of an entry. */
export type Known = (entry: Names) => readonly string[] | null;

/**
 * Returns the translations of these entries. Ignores changes of the source's expressions in an
 * otherwise equal text.
 */
export const knownFrom = (entries: readonly PoEntry[]): Known => {
  const translated = entries.filter(isTranslated);
  const exactly = new Map(translated.map((entry) => [keyOfEntry(entry), entry] as const));
  const alike = new Map(translated.map((entry) => [shapeKey(entry), entry] as const));
  return (entry) => {
    const same = exactly.get(keyOfEntry(entry));
    if (same !== undefined) return same.strings;
    const old = alike.get(shapeKey(entry));
    return old === undefined ? null : old.strings.map((text) => relabelled(text, old, entry));
  };
};

const relabelled = (text: string, from: Names, to: Names): string => {
  const [before, now] = [from, to].map(({ id, plural }) => placeholdersOf(id + (plural ?? "")));
  return text.replace(/\{[^{}]*\}/g, (label) => now?.[before?.indexOf(label) ?? -1] ?? label);
};

/** True if an entry is complete; doubtful (`fuzzy`) entries count as missing. */
export const isTranslated = ({ strings, fuzzy }: Pick<PoEntry, "strings" | "fuzzy">): boolean =>
  !fuzzy && strings.length > 0 && strings.every((text) => text !== "");

/**
 * Returns the whole catalogue of a language, in the order of the source: known entries translated
 * (those whose source changed since are open again), everything else empty.
 */
export const catalogueOf = (
  language: string,
  known: Known,
  parts: readonly EnglishPart[] = englishParts(),
): PoFile => {
  const forms = pluralForms(language).length;
  const entries = new Map<string, PoEntry>();
  for (const unit of parts.flatMap(({ units }) => units)) {
    const names = { context: unit.context, id: unit.id.text, plural: unit.plural?.text ?? null };
    const key = keyOfEntry(names);
    if (entries.has(key)) continue;
    const empty = Array.from({ length: unit.plural === null ? 1 : forms }, () => "");
    const strings = known(names) ?? empty;
    entries.set(key, { ...names, strings, comments: commentsOf(unit), fuzzy: false, line: 0 });
  }
  return { headers: headersOf(language), entries: [...entries.values()] };
};

const headersOf = (language: string): ReadonlyMap<string, string> =>
  new Map([
    ["Project-Id-Version", "Losfee"],
    ["Language", language],
    ["MIME-Version", "1.0"],
    ["Content-Type", "text/plain; charset=UTF-8"],
    ["Content-Transfer-Encoding", "8bit"],
    ["Plural-Forms", pluralHeader(language)],
  ]);

const commentsOf = ({ english, german, alone }: Unit): readonly string[] => [
  ...(german === null ? [] : [`Deutsch: ${remark(german)}`]),
  ...(alone ? [] : [`In: ${remark(english)}`]),
];

const remark = (text: string): string => {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > LONGEST_REMARK ? `${line.slice(0, LONGEST_REMARK - 1)}…` : line;
};
