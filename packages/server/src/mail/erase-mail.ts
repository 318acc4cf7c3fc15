import { THE_PLACE } from "@losfee/core";
import type { EraseAlongside } from "../competitions/erase.ts";
import { mentionOf } from "../journal/append-in-order.ts";
import { query } from "../storage/query.ts";
import { textOf } from "../storage/rows.ts";
import { all, run } from "../storage/steps.ts";

type OfCompetition = { readonly competition: string };

const select = query((db, { competition }: OfCompetition) =>
  db
    .selectFrom("mail_inbox")
    .select(["id", "message"])
    .where(({ and }) => and({ owner: THE_PLACE, competition })),
);

const remove = query((db, { competition, id }: OfCompetition & { readonly id: string }) =>
  db.deleteFrom("mail_inbox").where(({ and }) => and({ owner: THE_PLACE, competition, id })),
);

/** Deletes every received mail that contains a name or an address of an erased person. */
export const eraseMail: EraseAlongside = function* ({ competition, names, addresses }) {
  const mention = mentionOf([...names, ...addresses]);
  if (mention === null) return;
  for (const row of yield* all(select({ competition }))) {
    if (mention.test(textOf(row, "message")))
      yield* run(remove({ competition, id: textOf(row, "id") }));
  }
};
