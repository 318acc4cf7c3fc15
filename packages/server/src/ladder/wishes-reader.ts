import { type LadderState, oncePerObject } from "@losfee/core";
import {
  type InboxRow,
  type MailReader,
  MailUnreadable,
  type SenderWishes,
} from "../mail/index.ts";

/** Each view of the inbox reads all of its mails again; players seldom change. */
const MOST_KEPT = 500;

/** The players as mails name them, computed once per list of entries. */
const playersIn = oncePerObject((entries: LadderState["entries"]) =>
  [...entries.values()].map(({ id, name, addresses }) => ({ entry: id, name, addresses })),
);

/** Reads the wishes of mails from the players of a pyramid. @throws MailUnreadable */
export type WishesReader = (state: LadderState, row: InboxRow) => Promise<SenderWishes>;

/**
 * Reads each mail once as long as the players are the same. Does not retry an unreadable mail: it
 * would crash the next reader, too.
 */
export const wishesReader = (reader: Pick<MailReader, "read">): WishesReader => {
  const readOf = oncePerObject(
    (_: LadderState["entries"]) => new Map<string, Promise<SenderWishes>>(),
  );
  const unreadable = new Map<string, MailUnreadable>();

  const keep = <Value>(kept: Map<string, Value>, key: string, value: Value): void => {
    // Move to the end: the least recently used is dropped first.
    kept.delete(key);
    kept.set(key, value);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  };

  return async ({ competition, entries, settings: { timeZone } }, { id, message, arrivedAt }) => {
    const before = unreadable.get(id);
    if (before !== undefined) throw before;
    const known = readOf(entries);
    const key = `${id} ${timeZone}`;
    const players = playersIn(entries);
    const reading =
      known.get(key) ?? reader.read({ about: competition, message, players, arrivedAt, timeZone });
    keep(known, key, reading);
    try {
      return await reading;
    } catch (error) {
      known.delete(key);
      if (error instanceof MailUnreadable) keep(unreadable, id, error);
      throw error;
    }
  };
};
