import { actorsOf, type CompetitionState, isOfKind } from "@losfee/core";
import type { AppContext } from "./context.ts";

/** How the label of somebody with an account begins. */
const PERSON = "person:";

/** What those among `actors` are called who have an account, by its id; who has none any more is missing. */
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

/** All who did what a competition still tells of. */
export const actorsIn = (state: CompetitionState): Iterable<string> => [
  ...state.arbiterLog.map(({ actor }) => actor),
  ...(isOfKind("tournament", state) ? actorsOf(state) : []),
];
