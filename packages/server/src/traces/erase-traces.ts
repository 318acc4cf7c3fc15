import { THE_PLACE } from "@losfee/core";
import type { EraseAlongside } from "../competitions/erase.ts";
import { query } from "../storage/query.ts";
import { run } from "../storage/steps.ts";

/** What came in by the personal link of a player. */
const remove = query((db, { competition, actor }: Record<"competition" | "actor", string>) =>
  db
    .deleteFrom("event_traces")
    .where("owner", "=", THE_PLACE)
    .where("competition", "=", competition)
    .where("seq", "in", (events) =>
      events
        .selectFrom("events")
        .select("seq")
        .where("owner", "=", THE_PLACE)
        .where("competition", "=", competition)
        .where("actor", "=", actor),
    ),
);

/** Takes out by which devices somebody acted who is erased. */
export const eraseTraces: EraseAlongside = function* ({ competition, entry }) {
  yield* run(remove({ competition, actor: `player:${entry}` }));
};
