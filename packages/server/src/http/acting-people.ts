import type { AppContext } from "./context.ts";

/** How the label of somebody with an account begins. */
const PERSON = "person:";

/** What those who did `all` this are called who have an account, by its id; who has none any more is missing. */
export const actingPeople = async (
  { accounts: { people } }: Pick<AppContext, "accounts">,
  all: readonly { readonly actor: string }[],
): Promise<ReadonlyMap<string, string>> => {
  const labels = [...new Set(all.map(({ actor }) => actor))].filter((actor) =>
    actor.startsWith(PERSON),
  );
  const found = await Promise.all(labels.map((label) => people.of(label.slice(PERSON.length))));
  return new Map(
    found.flatMap((person) => (person === null ? [] : [[person.id, person.name] as const])),
  );
};
