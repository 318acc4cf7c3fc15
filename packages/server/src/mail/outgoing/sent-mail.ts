import type { ImapAccount } from "../configuration.ts";
import { createImapClient } from "../imap-client.ts";

/**
 * True if a mail with this Message-ID is in the mail server's mailbox of sent mail. Null if there
 * is no such mailbox or it cannot be reached. SMTP itself has no way to ask.
 */
export const wasSent = async (
  account: ImapAccount | null,
  messageId: string,
  /** Ends the search: then it is unknown. */
  signal?: AbortSignal,
): Promise<boolean | null> => {
  if (account === null || account.sentMailbox === null) return null;
  const client = await createImapClient(account);
  const end = (): void => client.close();
  signal?.addEventListener("abort", end);
  try {
    signal?.throwIfAborted();
    await client.connect();
    await client.mailboxOpen(account.sentMailbox, { readOnly: true });
    const found = await client.search({ header: { "message-id": messageId } }, { uid: true });
    return Array.isArray(found) ? found.length > 0 : null;
  } catch (error) {
    // Any failure to look (network, login, no such mailbox) leaves it unknown.
    if (error instanceof Error) return null;
    throw error;
  } finally {
    signal?.removeEventListener("abort", end);
    client.close();
  }
};
