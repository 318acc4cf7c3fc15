import type { ImapFlow } from "imapflow";
import type { ImapAccount } from "./configuration.ts";

/** Milliseconds of silence after which a mail server is given up. */
const CONNECT_TIMEOUT = 20_000;

/** Limit of a server's response: a message of the maximum size and its frame. */
const LARGEST_RESPONSE = 8 * 1024 * 1024;

/** Creates an unopened connection to a mailbox's server. Logs nothing, least of all passwords. */
export const createImapClient = async ({
  host,
  port,
  encryption,
  login,
}: ImapAccount): Promise<ImapFlow> => {
  // Loaded on demand: servers that do not receive mail start faster.
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
    // Starts IDLE (RFC 2177) soon after the last command, so that the server reports new messages.
    autoIdleDelay: 500,
    // Polling interval for servers without IDLE.
    maxIdleTime: 60_000,
  });
  // Pending calls get the error, and `close` follows; without a listener it would end the process.
  client.on("error", () => undefined);
  return client;
};
