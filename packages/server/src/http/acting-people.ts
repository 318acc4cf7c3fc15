import { actorsOf, type CompetitionState, isOfKind } from "@losfee/core";
import type { AppContext } from "./context.ts";

/** Prefix of the label of an actor with an account. */
export const PERSON = "person:";

/** Returns the names of those `actors` who have an account, by id; deleted accounts are missing. */
export const actingPeople = async (
  { accounts: { people } }: Pick<AppContext, "accounts">,
  actors: Iterable<string>,
): Promise<ReadonlyMap<string, string>> => {
  const labels = [...new Set(actors)].filter((actor) => actor.startsWith(PERSON));
  const found = await Promise.all(labels.map((label) => people.of(label.slice(PERSON.length))));
  return new Map(
    found.flatMap((person) => (person === null ? [] : [[person.id, person.name] as const])),
  );
};

/** Returns all actors that a competition still records. */
export const actorsIn = (state: CompetitionState): Iterable<string> => [
  ...state.arbiterLog.map(({ actor }) => actor),
  ...(isOfKind("tournament", state) ? actorsOf(state) : []),
];
