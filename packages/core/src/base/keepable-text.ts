/**
 * True if every store can keep the text: no NUL, which PostgreSQL rejects, and no lone surrogates,
 * which UTF-8 cannot encode. Every input path checks this, so that no store sees other texts.
 */
export const isKeepable = (text: string): boolean => !text.includes("\0") && text.isWellFormed();

/** Replaces what no store can keep by U+FFFD, for senders that cannot correct it. Linear. */
export const keepableText = (text: string): string =>
  isKeepable(text) ? text : text.toWellFormed().replaceAll("\0", "\uFFFD");

/** A value in nested lists and records, with its path. */
interface Place {
  readonly value: unknown;
  readonly key: string;
  readonly parent: Place | null;
}

/**
 * Returns the path of the first text in nested lists and records, keys included, that is not
 * keepable; null if all are. Linear, and safe at any depth.
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

/** Bytes are not texts, and there may be millions of them. */
const isNested = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !ArrayBuffer.isView(value);

const pathOf = (place: Place): readonly string[] => {
  const path: string[] = [];
  for (let at = place; at.parent !== null; at = at.parent) path.push(at.key);
  return path.reverse();
};
