import { THE_PLACE } from "@losfee/core";
import type { EraseAlongside, PersonToErase } from "../competitions/erase.ts";
import { mentionOf } from "../journal/append-in-order.ts";
import { query } from "../storage/query.ts";
import { textOf } from "../storage/rows.ts";
import { all, run, type Steps } from "../storage/steps.ts";

type OfCompetition = { readonly competition: string };
type OfMail = OfCompetition & { readonly id: string };

const selectSent = query((db, { competition }: OfCompetition) =>
  db
    .selectFrom("mail_outbox")
    .select(["mail as id", "content as text"])
    .where("owner", "=", THE_PLACE)
    .where("competition", "=", competition),
);

const removeSent = query((db, { competition, id }: OfMail) =>
  db
    .deleteFrom("mail_outbox")
    .where("owner", "=", THE_PLACE)
    .where("competition", "=", competition)
    .where(({ or, eb }) => or([eb("mail", "=", id), eb("carried_by", "=", id)])),
);

const selectReceived = query((db, { competition }: OfCompetition) =>
  db
    .selectFrom("mail_inbox")
    .select(["id", "message as text"])
    .where("owner", "=", THE_PLACE)
    .where("competition", "=", competition),
);

const removeReceived = query((db, { competition, id }: OfMail) =>
  db
    .deleteFrom("mail_inbox")
    .where("owner", "=", THE_PLACE)
    .where("competition", "=", competition)
    .where("id", "=", id),
);

/** Deletes every mail that contains a name or an address of an erased person. */
export const eraseMail: EraseAlongside = function* (person) {
  yield* eraseFrom(person, selectSent, removeSent);
  yield* eraseFrom(person, selectReceived, removeReceived);
};

function* eraseFrom(
  { competition, names, addresses }: PersonToErase,
  select: typeof selectSent,
  remove: typeof removeSent,
): Steps<void> {
  const mention = mentionOf([...names, ...addresses]);
  if (mention === null) return;
  for (const row of yield* all(select({ competition }))) {
    if (mention.test(textOf(row, "text")))
      yield* run(remove({ competition, id: textOf(row, "id") }));
  }
}
