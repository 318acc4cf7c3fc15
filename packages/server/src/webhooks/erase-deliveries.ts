import { THE_PLACE } from "@losfee/core";
import type { EraseAlongside } from "../competitions/erase.ts";
import { mentionOf } from "../journal/append-in-order.ts";
import { query } from "../storage/query.ts";
import { textOf } from "../storage/rows.ts";
import { all, run } from "../storage/steps.ts";
import type { WebhookFault } from "./fault.ts";

const ERASED: WebhookFault = { code: "erased" };

const select = query((db, { competition }: { readonly competition: string }) =>
  db
    .selectFrom("webhook_deliveries")
    .select(["webhook", "message", "body", "status", "fault"])
    .where("owner", "=", THE_PLACE)
    .where("competition", "=", competition),
);

type Emptied = Record<"competition" | "webhook" | "message" | "status", string> & {
  readonly fault: string | null;
};

const empty = query((db, { competition, webhook, message, status, fault }: Emptied) =>
  db
    .updateTable("webhook_deliveries")
    .set({ title: "", body: "", claim: null, status, fault })
    .where("owner", "=", THE_PLACE)
    .where("competition", "=", competition)
    .where("webhook", "=", webhook)
    .where("message", "=", message),
);

/**
 * Empties every message that names an erased person; unsent ones are never sent. The log keeps that
 * there was a message, without its content.
 */
export const eraseDeliveries: EraseAlongside = function* ({ competition, names }) {
  const mention = mentionOf(names);
  if (mention === null) return;
  for (const row of yield* all(select({ competition }))) {
    // Titles are part of bodies, too.
    if (!mention.test(textOf(row, "body"))) continue;
    const became =
      row.status === "delivered"
        ? { status: row.status, fault: row.fault }
        : { status: "failed", fault: JSON.stringify(ERASED) };
    const { webhook, message } = row;
    yield* run(empty({ competition, webhook, message, ...became }));
  }
};
