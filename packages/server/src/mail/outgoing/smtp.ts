import type { MailAccount } from "../configuration.ts";
import type { SendOutcome, SmtpReply } from "./fault.ts";
import type { LetterContent } from "./letter.ts";
import { OWN_MAIL_HEADER } from "./message-id.ts";

/** A mail as transmitted. */
export interface SmtpMail extends LetterContent {
  readonly messageId: string;
  readonly from: { readonly name: string; readonly address: string };
}

/** Sends mails through one mail server. */
export interface MailTransport {
  /** Never rejects because of mail servers or networks. */
  send(mail: SmtpMail): Promise<SendOutcome>;
  /** Ends connections; attempts in progress fail as `no-connection`. */
  close(): void;
}

/** Milliseconds of silence after which a server is given up. */
export interface SmtpTimeouts {
  readonly connect: number;
  readonly silence: number;
  /** Limit of the whole attempt, however slowly the server answers. */
  readonly attempt: number;
}

const USUAL_TIMEOUTS: SmtpTimeouts = { connect: 20_000, silence: 30_000, attempt: 120_000 };

/**
 * Creates a transport over SMTP. One connection per mail: a club sends a few mails a day. Marks
 * mails as automatic, so that no other program answers (RFC 3834). Logs nothing.
 */
export const createSmtpTransport = (
  account: MailAccount,
  timeouts: SmtpTimeouts = USUAL_TIMEOUTS,
): MailTransport => {
  const { host, port, encryption, login } = account;
  const closing = new AbortController();
  const transport = async () => {
    // Loaded on demand: servers that do not send mail start faster.
    const { createTransport } = await import("nodemailer");
    return createTransport(options);
  };
  const options = {
    host,
    port,
    secure: encryption === "tls",
    requireTLS: encryption === "starttls",
    ignoreTLS: encryption === "none",
    ...(login === null ? {} : { auth: { user: login.user, pass: login.password.reveal() } }),
    connectionTimeout: timeouts.connect,
    greetingTimeout: timeouts.connect,
    dnsTimeout: timeouts.connect,
    socketTimeout: timeouts.silence,
    disableFileAccess: true,
    disableUrlAccess: true,
    logger: false,
  } as const;
  let transporter: ReturnType<typeof transport> | null = null;
  return {
    async send({ from, to, subject, text, messageId, inReplyTo, unsubscribe }) {
      try {
        transporter ??= transport();
        await (await transporter).sendMail({
          from,
          to,
          subject,
          text,
          messageId,
          signal: AbortSignal.any([closing.signal, AbortSignal.timeout(timeouts.attempt)]),
          ...(inReplyTo === null ? {} : { inReplyTo, references: inReplyTo }),
          envelope: { from: from.address, to: to.address },
          headers: {
            "Auto-Submitted": "auto-generated",
            "X-Auto-Response-Suppress": "All",
            [OWN_MAIL_HEADER]: messageId,
            ...(unsubscribe === undefined ? {} : unsubscribeHeaders(unsubscribe)),
          },
        });
        return { kind: "sent" };
      } catch (error) {
        return outcomeOf(error);
      }
    },
    close: () => closing.abort(),
  };
};

/** One-click unsubscribing requires an encrypted connection (RFC 8058, section 3.1). */
const unsubscribeHeaders = (address: string): Readonly<Record<string, string>> => ({
  "List-Unsubscribe": `<${address}>`,
  ...(address.startsWith("https:")
    ? { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }
    : {}),
});

/** Nodemailer's errors carry `code`, `command` (the step of the dialogue) and `response`. */
const outcomeOf = (error: unknown): SendOutcome => {
  if (!(error instanceof Error)) throw error;
  const code = error.name === "AbortError" ? "ETIMEDOUT" : textIn(error, "code");
  const command = textIn(error, "command") ?? "";
  const reply = replyIn(error);
  switch (code) {
    case "EAUTH":
    case "ENOAUTH":
      return everyMailLater({ code: "login-refused" });
    case "ETLS":
      return everyMailLater({ code: "no-encryption" });
    case "EDNS":
    case "ECONNECTION":
    case "ESOCKET":
    case "ETIMEDOUT":
    case "EPROTOCOL":
    case "EENVELOPE":
    case "EMESSAGE":
    case "ESTREAM":
      return reply === null ? broken(code, error) : answered(code, command, reply);
    default:
      if (reply !== null) return answered(code ?? "", command, reply);
      throw error;
  }
};

/**
 * The connection broke. Once established, the server may have taken the mail and only its reply was
 * lost: the outcome is then uncertain.
 */
const broken = (code: string, error: Error): SendOutcome => {
  if (code === "EENVELOPE") return { kind: "failed", fault: { code: "address-malformed" } };
  const fault = { code: code === "ETIMEDOUT" ? "timeout" : "no-connection" } as const;
  const stood = code !== "EDNS" && textIn(error, "syscall") !== "connect";
  return { kind: "later", fault, uncertain: stood, everyMail: true };
};

const answered = (code: string, command: string, reply: SmtpReply): SendOutcome => {
  const greeting = code === "EPROTOCOL" || command === "CONN" || command.startsWith("EHLO");
  if (reply.code < 500 || greeting) {
    const fault = { code: "busy", reply } as const;
    return { kind: "later", fault, uncertain: false, everyMail: greeting || reply.code === 421 };
  }
  if (command === "MAIL FROM") {
    return { kind: "failed", fault: { code: "sender-refused", reply } };
  }
  if (code === "EENVELOPE") return { kind: "failed", fault: { code: "recipient-refused", reply } };
  return { kind: "failed", fault: { code: "message-refused", reply } };
};

const everyMailLater = (fault: {
  readonly code: "login-refused" | "no-encryption";
}): SendOutcome => ({ kind: "later", fault, uncertain: false, everyMail: true });

const textIn = (error: Error, key: string): string | null => {
  const value: unknown = Reflect.get(error, key);
  return typeof value === "string" ? value : null;
};

const LONGEST_REPLY = 200;

const replyIn = (error: Error): SmtpReply | null => {
  const code: unknown = Reflect.get(error, "responseCode");
  if (typeof code !== "number" || code < 200) return null;
  const text = (textIn(error, "response") ?? "").replace(/[\s\p{Cc}]+/gu, " ");
  return { code, text: text.slice(0, LONGEST_REPLY) };
};
