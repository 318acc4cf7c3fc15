import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import hoodiecrow from "hoodiecrow-imap";
import { onTestFinished } from "vitest";
import type { ImapAccount } from "../../src/mail/configuration.ts";
import { createImapClient } from "../../src/mail/imap-client.ts";
import { secret } from "../../src/mail/secret.ts";
import { dovecotPath, startDovecot } from "./dovecot.ts";

/** A mailbox on a real IMAP server that the test started. */
export interface ImapBox {
  readonly account: ImapAccount;
  /** Ends all connections, as servers do when they restart. */
  dropConnections(): void;
  /** Renumbers the messages, as servers do after a repair. */
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

/** Returns the numbers of the messages that are marked as seen. */
export const seenIn = async ({ account }: ImapBox): Promise<readonly number[]> => {
  const client = await createImapClient(account);
  await client.connect();
  await client.mailboxOpen("INBOX", { readOnly: true });
  const found = await client.search({ seen: true }, { uid: true });
  await client.logout();
  return Array.isArray(found) ? found : [];
};

/** Starts a server on a free port of this machine, Dovecot if installed; it ends with the test. */
export const startImapBox = async (): Promise<ImapBox> => {
  const dovecot = dovecotPath();
  return boxOn(dovecot === null ? await startHoodiecrow() : await startDovecot(dovecot));
};

/**
 * Creates a mailbox with messages of any bytes, in Latin-1: IMAP clients cannot put some of them
 * there (RFC 9051, 4.3), but a server may get them by SMTP.
 */
export const startBoxWith = async (
  raws: readonly string[],
  arrivedAt: string,
): Promise<ImapBox> => {
  const server = await startHoodiecrow();
  for (const raw of raws) server.put(raw, new Date(arrivedAt));
  return boxOn(server);
};

const boxOn = async (server: {
  readonly port: number;
  readonly renumber: () => void;
}): Promise<ImapBox> => {
  const wire = await startWire(server.port);
  const login = { user: "pyramid", password: secret("s3cret") };
  const account = { host: "127.0.0.1", port: wire.port, encryption: "none", login } as const;
  return {
    account: { ...account, mailbox: "INBOX", sentMailbox: "Sent" },
    dropConnections: wire.cut,
    renumber: server.renumber,
  };
};

const listening = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
};

/** Starts a connection to a server that can be cut. */
const startWire = async (port: number): Promise<{ readonly port: number; cut(): void }> => {
  const sockets = new Set<Socket>();
  // Partial responses would wait for each other, a twentieth of a second each time.
  const wire = createServer({ noDelay: true }, (near) => {
    const far = connect({ port, host: "127.0.0.1", noDelay: true });
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on("error", () => other.destroy());
      socket.on("close", () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  const own = await listening(wire);
  onTestFinished(async () => {
    const closed = new Promise<void>((resolve) => wire.close(() => resolve()));
    cut();
    await closed;
  });
  return { port: own, cut };
};

const startHoodiecrow = async () => {
  const imap = hoodiecrow({
    plugins: ["IDLE", "LITERALPLUS", "ID", "UNSELECT", "ENABLE"],
    users: { pyramid: { password: "s3cret" } },
    storage: { INBOX: {}, "": { separator: "/", folders: { Sent: {} } } },
  });
  imap.server.on("connection", (socket: Socket) => socket.setNoDelay(true));
  const port = await listening(imap.server);
  onTestFinished(() => new Promise<void>((resolve) => imap.close(() => resolve())));
  return {
    port,
    put(raw: string, at: Date): void {
      imap.appendMessage("INBOX", [], at, raw);
    },
    renumber(): void {
      const box = imap.getMailbox("INBOX");
      box.uidvalidity += 1;
      box.messages.forEach((message, index) => {
        message.uid = index + 1;
      });
    },
  };
};
