import { THE_PLACE } from "@losfee/core";
import type { EraseAlongside } from "../competitions/erase.ts";
import { mentionOf } from "../journal/append-in-order.ts";
import { query } from "../storage/query.ts";
import { textOf, textOrNull } from "../storage/rows.ts";
import { all, run } from "../storage/steps.ts";
import { type QueueStatus, type RowKey, remove, updateOf } from "./queue-queries.ts";

const select = query((db, { competition }: { readonly competition: string }) =>
  db
    .selectFrom("outbox")
    .select(["kind", "id", "content", "status", "fault"])
    .where(({ and }) => and({ owner: THE_PLACE, competition })),
);

type Emptied = RowKey & { readonly status: QueueStatus; readonly fault: string | null };

const empty = query((db, { competition, kind, id, status, fault }: Emptied) =>
  updateOf(db, { competition, kind, id }).set({
    ...{ title: "", content: "", claim: null, status, fault },
  }),
);

/**
 * Deletes every letter that contains a name or an address of an erased person, and empties every
 * message: the log keeps that there was one. Unsent ones are never sent.
 */
export const eraseOutbox: EraseAlongside = function* ({ competition, names, addresses }) {
  const mention = mentionOf([...names, ...addresses]);
  if (mention === null) return;
  for (const row of yield* all(select({ competition }))) {
    // Titles are part of bodies, too.
    if (!mention.test(textOf(row, "content"))) continue;
    const kind = textOf(row, "kind") as RowKey["kind"];
    const key = { competition, kind, id: textOf(row, "id") };
    if (kind === "letter") yield* run(remove(key));
    else if (row.status === "sent")
      yield* run(empty({ ...key, status: "sent", fault: textOrNull(row, "fault") }));
    else yield* run(empty({ ...key, status: "failed", fault: JSON.stringify({ code: "erased" }) }));
  }
};
