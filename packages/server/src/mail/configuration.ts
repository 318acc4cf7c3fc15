import { isIP } from "node:net";
import { err, ok, type Result } from "@losfee/core";
import { addressKey } from "@losfee/files";
import { type Secret, secret } from "./secret.ts";

/** Encryption of a connection. */
export type Encryption =
  /** TLS from the first byte. */
  | "tls"
  /** TLS by STARTTLS; without it the connection is refused. */
  | "starttls"
  /** None: for a server on the same machine. */
  | "none";

/** An account at a mail server. */
export interface MailAccount {
  readonly host: string;
  readonly port: number;
  readonly encryption: Encryption;
  /** Null: no login. */
  readonly login: { readonly user: string; readonly password: Secret } | null;
}

/** A mailbox to watch. */
export interface ImapAccount extends MailAccount {
  readonly mailbox: string;
  /** The mail server's mailbox of sent mail, if there is one: searched after a crash. */
  readonly sentMailbox: string | null;
}

/** Configuration of a server's outgoing and incoming mail. */
export interface MailConfiguration {
  readonly smtp: MailAccount | null;
  readonly imap: ImapAccount | null;
  /** Sender address; a competition's own address replaces it. */
  readonly from: string | null;
  /** Limit of mails per minute, from all servers on one journal. */
  readonly perMinute: number;
  /**
   * Hosts whose `Authentication-Results` are trusted (authserv-id, RFC 8601): the club's own mail
   * server, which must remove such headers from incoming mail.
   */
  readonly trustedHosts: readonly string[];
}

/** Environment variables of mail. Values with passwords are never repeated anywhere. */
export const MAIL_VARIABLES = [
  "LOSFEE_SMTP_URL",
  "LOSFEE_SMTP_PASSWORD",
  "LOSFEE_IMAP_URL",
  "LOSFEE_IMAP_PASSWORD",
  "LOSFEE_IMAP_SENT",
  "LOSFEE_MAIL_FROM",
  "LOSFEE_MAIL_PER_MINUTE",
  "LOSFEE_MAIL_TRUSTED_HOSTS",
] as const;

export type MailVariable = (typeof MAIL_VARIABLES)[number];

/** Why mail cannot be configured. */
export type MailConfigurationRefusal =
  /** Not `smtps://user@host:465` and the like. */
  | {
      readonly code: "mail-url-malformed";
      readonly variable: MailVariable;
      readonly schemes: readonly string[];
    }
  | { readonly code: "mail-address-malformed"; readonly variable: MailVariable }
  | {
      readonly code: "mail-rate-out-of-range";
      readonly variable: MailVariable;
      readonly least: number;
      readonly most: number;
    }
  /** Mails need a reply address. */
  | { readonly code: "mail-from-missing"; readonly variable: MailVariable };

const USUAL_RATE = 30;
const HIGHEST_RATE = 1000;

/**
 * Reads the mail configuration from environment variables (see `MAIL_VARIABLES`). Without any of
 * them nothing is sent or received. `smtps`/`imaps` encrypt from the start, `smtp`/`imap` insist on
 * STARTTLS unless `?tls=off` is added or the host is this machine.
 */
export const readMailConfiguration = (
  variables: Readonly<Record<string, string | undefined>>,
): Result<MailConfiguration, MailConfigurationRefusal> => {
  const value = (variable: MailVariable): string => variables[variable]?.trim() ?? "";
  const smtp = accountOf(value, "LOSFEE_SMTP_URL", "LOSFEE_SMTP_PASSWORD", SMTP);
  if (!smtp.ok) return smtp;
  const imap = accountOf(value, "LOSFEE_IMAP_URL", "LOSFEE_IMAP_PASSWORD", IMAP);
  if (!imap.ok) return imap;
  const from = value("LOSFEE_MAIL_FROM");
  if (from !== "" && addressKey(from) === null) {
    return err({ code: "mail-address-malformed", variable: "LOSFEE_MAIL_FROM" });
  }
  if (from === "" && smtp.value !== null) {
    return err({ code: "mail-from-missing", variable: "LOSFEE_MAIL_FROM" });
  }
  const perMinute = Number(value("LOSFEE_MAIL_PER_MINUTE") || USUAL_RATE);
  if (!Number.isInteger(perMinute) || perMinute < 1 || perMinute > HIGHEST_RATE) {
    const variable = "LOSFEE_MAIL_PER_MINUTE";
    return err({ code: "mail-rate-out-of-range", variable, least: 1, most: HIGHEST_RATE });
  }
  return ok({
    smtp: smtp.value?.account ?? null,
    imap: imap.value && {
      ...imap.value.account,
      mailbox: imap.value.path || "INBOX",
      sentMailbox: value("LOSFEE_IMAP_SENT") || null,
    },
    from: from || null,
    perMinute,
    trustedHosts: value("LOSFEE_MAIL_TRUSTED_HOSTS")
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
  });
};

/** URL schemes of a protocol, the encrypted one first, with their ports. */
interface Protocol {
  readonly schemes: readonly [string, string];
  readonly ports: readonly [number, number];
}

const SMTP: Protocol = { schemes: ["smtps", "smtp"], ports: [465, 587] };
const IMAP: Protocol = { schemes: ["imaps", "imap"], ports: [993, 143] };

const accountOf = (
  value: (variable: MailVariable) => string,
  variable: MailVariable,
  passwordVariable: MailVariable,
  { schemes, ports }: Protocol,
): Result<
  { readonly account: MailAccount; readonly path: string } | null,
  MailConfigurationRefusal
> => {
  const text = value(variable);
  if (text === "") return ok(null);
  const malformed = err({ code: "mail-url-malformed", variable, schemes } as const);
  const url = urlOf(text);
  const [user, pass, path] = [url?.username, url?.password, url?.pathname.slice(1)].map(decode);
  const index = schemes.indexOf(url?.protocol.slice(0, -1) ?? "");
  if (url === null || index === -1 || url.hostname === "") return malformed;
  if (user == null || pass == null || path == null) return malformed;
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const open = url.searchParams.get("tls") === "off" || isThisMachine(host);
  const password = value(passwordVariable) || pass;
  return ok({
    account: {
      host,
      port: url.port === "" ? (ports[index] ?? 0) : Number(url.port),
      encryption: index === 0 ? "tls" : open ? "none" : "starttls",
      login: user === "" ? null : { user, password: secret(password) },
    },
    path,
  });
};

const urlOf = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);

/** Unescaped percent signs in passwords are an easy mistake: null for an invalid escape. */
const decode = (text: string | undefined): string | null => {
  try {
    return decodeURIComponent(text ?? "");
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
};

const isThisMachine = (host: string): boolean =>
  host === "localhost" || host === "::1" || (isIP(host) === 4 && host.startsWith("127."));
