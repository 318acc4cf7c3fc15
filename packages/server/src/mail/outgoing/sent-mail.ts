import type { ImapAccount } from "../configuration.ts";
import { createImapClient } from "../imap-client.ts";

/**
 * Whether a mail with this Message-ID lies in the mailbox where the mail server keeps what was
 * sent. Null where there is no such mailbox or it cannot be reached. SMTP itself has no way to ask.
 */
export const wasSent = async (
  account: ImapAccount | null,
  messageId: string,
): Promise<boolean | null> => {
  if (account === null || account.sentMailbox === null) return null;
  const client = await createImapClient(account);
  try {
    await client.connect();
    await client.mailboxOpen(account.sentMailbox, { readOnly: true });
    const found = await client.search({ header: { "message-id": messageId } }, { uid: true });
    return Array.isArray(found) ? found.length > 0 : null;
  } catch (error) {
    // Whatever keeps us from looking (network, login, no such mailbox): then nobody knows.
    if (error instanceof Error) return null;
    throw error;
  } finally {
    client.close();
  }
};
