import { type LadderState, oncePerObject } from "@losfee/core";
import { type InboxRow, readSenderWishes, type SenderWishes } from "../mail/index.ts";

/** A list of the inbox reads all of its mails again and again; players seldom change. */
const MOST_KEPT = 500;

/** Players as mails name them, once for each list of entries. */
const playersIn = oncePerObject((entries: LadderState["entries"]) =>
  [...entries.values()].map(({ id, name, addresses }) => ({ entry: id, name, addresses })),
);

/** Reads the wishes of mails among the players of a pyramid, each once as long as these are the same. */
export const wishesReader = (): ((state: LadderState, row: InboxRow) => SenderWishes) => {
  const readOf = oncePerObject((_: LadderState["entries"]) => new Map<string, SenderWishes>());
  return ({ entries, settings: { timeZone } }, { id, message, arrivedAt }) => {
    const known = readOf(entries);
    const key = `${id} ${timeZone}`;
    const read =
      known.get(key) ?? readSenderWishes(message, playersIn(entries), arrivedAt, timeZone);
    // The one asked for last stays longest.
    known.delete(key);
    known.set(key, read);
    const [oldest] = known.keys();
    if (known.size > MOST_KEPT && oldest !== undefined) known.delete(oldest);
    return read;
  };
};
