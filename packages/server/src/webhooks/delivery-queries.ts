import { THE_PLACE } from "@losfee/core";
import { latestOf, updateOf } from "../delivery/queue-queries.ts";
import { inserting } from "../storage/inserting.ts";
import { query } from "../storage/query.ts";

const MOST_ROWS = 200;

type OfWebhook = Readonly<Record<"competition" | "webhook", string>>;
type One = OfWebhook & { readonly message: string };
type Now = { readonly now: string };

/** Queries of the messages in the outbox. */
export const deliveryQueries = {
  exists: query((db, { competition, webhook }: OfWebhook) =>
    db
      .selectFrom("webhooks")
      .select("id")
      .where(({ and }) => and({ owner: THE_PLACE, competition, id: webhook })),
  ),
  insert: inserting(
    "outbox",
    [
      "kind",
      "competition",
      "webhook",
      "id",
      "about",
      "title",
      "content",
      "status",
      "createdAt",
      "begunAt",
      "dueAt",
    ],
    { owned: true, known: "kept" },
  ),
  advance: query((db, { competition, webhook, seq }: OfWebhook & { readonly seq: number }) =>
    db
      .updateTable("webhooks")
      .set({ seq })
      .where(({ and }) => and({ owner: THE_PLACE, competition, id: webhook }))
      .where("seq", "<", seq),
  ),
  prune: query((db, { competition, webhook, before }: OfWebhook & { readonly before: string }) =>
    db
      .deleteFrom("outbox")
      .where(({ and }) => and({ owner: THE_PLACE, competition, webhook }))
      .where("status", "in", ["sent", "failed"])
      .where("created_at", "<", before),
  ),
  again: query((db, { competition, webhook, message, now }: One & Now) =>
    updateOf(db, { competition, kind: "message", id: message })
      .where("webhook", "=", webhook)
      .where("status", "<>", "sending")
      .where("content", "<>", "")
      .set({ status: "waiting", due_at: now, begun_at: now, attempts: 0, fault: null }),
  ),
  rows: query((db, { competition, webhook }: OfWebhook) =>
    latestOf(db, { competition, kind: "message" }, MOST_ROWS).where("webhook", "=", webhook),
  ),
};
