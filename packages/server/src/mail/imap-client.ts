import type { ImapFlow } from "imapflow";
import type { ImapAccount } from "./configuration.ts";

/** How long a mail server may say nothing, in milliseconds. */
const CONNECT_TIMEOUT = 20_000;

/** No response of a server is longer than this: a message of the size that is read, and its frame. */
const LARGEST_RESPONSE = 8 * 1024 * 1024;

/** A connection to a mailbox's server that is not open yet. Logs nothing, least of all passwords. */
export const createImapClient = async ({
  host,
  port,
  encryption,
  login,
}: ImapAccount): Promise<ImapFlow> => {
  // Loaded where mail is received: other servers start faster without.
  const { ImapFlow } = await import("imapflow");
  const client = new ImapFlow({
    host,
    port,
    secure: encryption === "tls",
    doSTARTTLS: encryption === "starttls" ? true : encryption === "none" ? false : undefined,
    ...(login === null ? {} : { auth: { user: login.user, pass: login.password.reveal() } }),
    logger: false,
    connectionTimeout: CONNECT_TIMEOUT,
    greetingTimeout: CONNECT_TIMEOUT,
    maxLiteralSize: LARGEST_RESPONSE,
    maxResponseSize: 2 * LARGEST_RESPONSE,
    // Soon after the last command the server is asked to tell of new messages (IDLE, RFC 2177).
    autoIdleDelay: 500,
    // Where the server has no IDLE, new messages are asked for this often.
    maxIdleTime: 60_000,
  });
  // Errors reach whoever waits for an answer, and `close` follows; unheard they would end the process.
  client.on("error", () => undefined);
  return client;
};
