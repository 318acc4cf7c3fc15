import { type AddressInfo, createServer } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { onTestFinished } from "vitest";
import type { MailAccount } from "../../src/mail/configuration.ts";
import { secret } from "../../src/mail/secret.ts";

/** A message as the server got it. */
export interface SunkMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
}

/** A real SMTP server that keeps what it is given. */
export interface SmtpSink {
  readonly account: MailAccount;
  readonly mails: readonly SunkMail[];
  /** Resolves once so many have come. */
  count(mails: number): Promise<void>;
  close(): Promise<void>;
}

/** Starts a server on a free port of this machine; it ends with the test. */
export const startSmtpSink = async (options: SMTPServerOptions = {}): Promise<SmtpSink> => {
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
  onTestFinished(close);
  const { port } = server.server.address() as AddressInfo;
  const login = { user: "pyramid", password: secret("s3cret") };
  return { account: { host: "127.0.0.1", port, encryption: "none", login }, mails, count, close };
};

/** Takes a mail as SMTP servers do, and is gone before it answers. */
export const startVanishingServer = async (): Promise<MailAccount> => {
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.write("220 here\r\n");
    socket.on("data", (data) => {
      const text = data.toString("latin1");
      if (text.endsWith("\r\n.\r\n")) socket.destroy();
      else socket.write(text.startsWith("DATA") ? "354 go on\r\n" : "250 ok\r\n");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.address() as AddressInfo;
  return { host: "127.0.0.1", port, encryption: "none", login: null };
};
