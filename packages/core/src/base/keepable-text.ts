/**
 * Texts that any medium keeps: without NUL, which PostgreSQL has no place for, and without halves of
 * surrogate pairs, which UTF-8 cannot write. Every way in asks here, so that no store sees others.
 */
export const isKeepable = (text: string): boolean => !text.includes("\0") && text.isWellFormed();

/** A text with U+FFFD in place of what no medium keeps; for senders that nobody can ask again. Linear. */
export const keepableText = (text: string): string =>
  isKeepable(text) ? text : text.toWellFormed().replaceAll("\0", "\uFFFD");

/** A place in nested lists and records, and the way to it. */
interface Place {
  readonly value: unknown;
  readonly key: string;
  readonly parent: Place | null;
}

/**
 * The path of the first text in nested lists and records, keys included, that is not keepable; null
 * where all are. Linear, and at home in any depth.
 */
export const unkeepableIn = (value: unknown): readonly string[] | null => {
  const waiting: Place[] = [{ value, key: "", parent: null }];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    const inner = place.value;
    if (typeof inner === "string" && !isKeepable(inner)) return pathOf(place);
    if (!isNested(inner)) continue;
    const parent = place;
    for (const [key, member] of Object.entries(inner).toReversed()) {
      if (!isKeepable(key)) return pathOf({ value: member, key: keepableText(key), parent });
      waiting.push({ value: member, key, parent });
    }
  }
  return null;
};

/** Bytes are no texts, and there may be millions of them. */
const isNested = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !ArrayBuffer.isView(value);

const pathOf = (place: Place): readonly string[] => {
  const path: string[] = [];
  for (let at = place; at.parent !== null; at = at.parent) path.push(at.key);
  return path.reverse();
};
