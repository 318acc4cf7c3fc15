import type { EntryId } from "../../base/entry-id.ts";
import { nameKey } from "../../base/tidy-text.ts";

/** Whoever takes part in a competition of any kind. */
export interface Participant {
  readonly id: EntryId;
  readonly name: string;
  readonly club?: string;
}

/**
 * What everybody is called where a name has to say who is meant: the name, and behind the name of
 * several their clubs, or their numbers where the clubs do not tell them apart: `Müller, Anna (SC
 * Ulm)`, `Müller, Anna (#7)`. Numbers are only asked for where they are needed. O(people).
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
