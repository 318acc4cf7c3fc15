import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import type { MailAccount } from "../../src/mail/configuration.ts";
import { secret } from "../../src/mail/secret.ts";

/** A message as the server got it. */
export interface SunkMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
}

/** A real SMTP server that stores the mails it gets. */
export interface SmtpSink {
  readonly account: MailAccount;
  readonly mails: readonly SunkMail[];
  /** Resolves once so many have come. */
  count(mails: number): Promise<void>;
  close(): Promise<void>;
}

/** Starts a server on a free port of this machine, which runs until it is closed. */
export const openSmtpSink = async (options: SMTPServerOptions = {}): Promise<SmtpSink> => {
  const mails: SunkMail[] = [];
  const waiting: (() => void)[] = [];
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === "pyramid" && password === "s3cret"
        ? done(null, { user: username })
        : done(new Error("wrong")),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({
          from: mailFrom === false ? "" : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString("utf8"),
        });
        done();
        for (const look of waiting.splice(0)) look();
      });
    },
    ...options,
  });
  // Clients that break off are part of the tests.
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const count = async (least: number): Promise<void> => {
    while (mails.length < least) await new Promise<void>((resolve) => waiting.push(resolve));
  };
  let closing: Promise<void> | null = null;
  const close = (): Promise<void> => {
    closing ??= new Promise((resolve) => server.close(() => resolve()));
    return closing;
  };
  const { port } = server.server.address() as AddressInfo;
  const login = { user: "pyramid", password: secret("s3cret") };
  return { account: { host: "127.0.0.1", port, encryption: "none", login }, mails, count, close };
};
