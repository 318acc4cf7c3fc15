import type { EntryId } from "../../base/entry-id.ts";
import { nameKey } from "../../base/tidy-text.ts";

/** A participant of any kind of competition. */
export interface Participant {
  readonly id: EntryId;
  readonly name: string;
  readonly club?: string;
}

/**
 * Returns the unambiguous names of all: the name, and for namesakes their clubs, or their numbers
 * if the clubs are the same: `Müller, Anna (SC Ulm)`, `Müller, Anna (#7)`. Computes numbers only if
 * needed. O(people).
 */
export const distinctNames = (
  people: readonly Participant[],
  numbers: () => ReadonlyMap<EntryId, number>,
): ReadonlyMap<EntryId, string> => {
  const namesakes = new Map<string, Participant[]>();
  for (const one of people) {
    const key = nameKey(one.name);
    const group = namesakes.get(key);
    if (group === undefined) namesakes.set(key, [one]);
    else group.push(one);
  }
  return new Map(
    people.map(({ id, name, club = "" }) => {
      const group = namesakes.get(nameKey(name)) ?? [];
      if (group.length < 2) return [id, name];
      const clubs = new Set(group.map((one) => nameKey(one.club ?? "")));
      const isDistinct = clubs.size === group.length && !clubs.has("");
      return [id, `${name} (${isDistinct ? club : `#${numbers().get(id) ?? id}`})`];
    }),
  );
};
