import { type CompetitionState, dueTimers, isOfKind, type UndecidedMessage } from "@losfee/core";
import { playersAt } from "@losfee/files";
import type { Inbox } from "../mail/index.ts";

/**
 * Returns the mails of players that nobody has dealt with, for deadlines that are over by now. Reads
 * the inbox only then.
 */
export const undecidedMails =
  (inbox: Pick<Inbox, "rows">) =>
  async (state: CompetitionState, now: string): Promise<readonly UndecidedMessage[]> => {
    if (!isOfKind("ladder", state)) return [];
    if (dueTimers(state, Date.parse(now)).length === 0) return [];
    const { competition, entries } = state;
    const book = [...entries.values()].map(({ id, name, addresses }) => ({
      entry: id,
      name,
      addresses,
    }));
    const mails = [
      ...(await inbox.rows(competition, "open")),
      ...(await inbox.rows(competition, "new")),
    ];
    return mails.flatMap(({ finding, message, arrivedAt }) => {
      const senders = playersAt(message.from.address, book).map(({ entry }) => entry);
      return finding === "mail" && senders.length > 0 ? [{ senders, arrivedAt }] : [];
    });
  };
