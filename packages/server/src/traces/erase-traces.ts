import { THE_PLACE } from "@losfee/core";
import type { EraseAlongside } from "../competitions/erase.ts";
import { query } from "../storage/query.ts";
import { run, type Steps } from "../storage/steps.ts";

/** Removes traces that came in by a player's personal link. */
const remove = query((db, { competition, actor }: Record<"competition" | "actor", string>) =>
  db
    .deleteFrom("event_traces")
    .where(({ and }) => and({ owner: THE_PLACE, competition }))
    .where("seq", "in", (events) =>
      events
        .selectFrom("events")
        .select("seq")
        .where(({ and }) => and({ owner: THE_PLACE, competition, actor })),
    ),
);

const removeOfPerson = query((db, { person }: { readonly person: string }) =>
  db.deleteFrom("event_traces").where("person", "=", person),
);

/** Deletes the device traces of a person whose account is erased. */
export function* eraseTracesOf(person: string): Steps<void> {
  yield* run(removeOfPerson({ person }));
}

/** Deletes the device traces of an erased player. */
export const eraseTraces: EraseAlongside = function* ({ competition, entry }) {
  yield* run(remove({ competition, actor: `player:${entry}` }));
};
