import type { AddressInfo, Socket } from "node:net";
import hoodiecrow from "hoodiecrow-imap";
import { onTestFinished } from "vitest";
import type { ImapAccount } from "../../src/mail/configuration.ts";
import { createImapClient } from "../../src/mail/imap-client.ts";
import { secret } from "../../src/mail/secret.ts";

/** A mailbox on a real IMAP server that the test started. */
export interface ImapBox {
  readonly account: ImapAccount;
  /** Ends all connections, as servers do when they restart. */
  dropConnections(): void;
  /** Numbers the messages anew, as servers do after a repair. */
  renumber(): void;
}

/** Puts a message into a mailbox as if it had arrived then; `Sent` is a mailbox too. */
export const deliver = async (
  { account }: ImapBox,
  raw: string,
  arrivedAt: string,
  mailbox = "INBOX",
): Promise<void> => {
  const client = await createImapClient(account);
  await client.connect();
  await client.append(mailbox, Buffer.from(raw.replace(/\r?\n/g, "\r\n")), [], new Date(arrivedAt));
  await client.logout();
};

/** Numbers of the messages that are marked as seen. */
export const seenIn = async ({ account }: ImapBox): Promise<readonly number[]> => {
  const client = await createImapClient(account);
  await client.connect();
  await client.mailboxOpen("INBOX", { readOnly: true });
  const found = await client.search({ seen: true }, { uid: true });
  await client.logout();
  return Array.isArray(found) ? found : [];
};

/** Starts a server on a free port of this machine; it ends with the test. */
export const startImapBox = async (): Promise<ImapBox> => {
  const server = hoodiecrow({
    plugins: ["IDLE", "LITERALPLUS", "ID", "UNSELECT", "ENABLE"],
    users: { pyramid: { password: "s3cret" } },
    storage: { INBOX: {}, "": { separator: "/", folders: { Sent: {} } } },
  });
  const sockets = new Set<Socket>();
  server.server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.on("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const dropConnections = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(async () => {
    const closed = new Promise<void>((resolve) => server.close(resolve));
    dropConnections();
    await closed;
  });
  const { port } = server.server.address() as AddressInfo;
  const login = { user: "pyramid", password: secret("s3cret") };
  return {
    account: {
      host: "127.0.0.1",
      port,
      encryption: "none",
      login,
      mailbox: "INBOX",
      sentMailbox: "Sent",
    },
    dropConnections,
    renumber() {
      const box = server.getMailbox("INBOX");
      box.uidvalidity += 1;
      box.messages.forEach((message, index) => {
        message.uid = index + 1;
      });
    },
  };
};
