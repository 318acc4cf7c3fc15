import { type AddressInfo, createServer } from "node:net";
import type { SMTPServerOptions } from "smtp-server";
import { onTestFinished } from "vitest";
import type { MailAccount } from "../../src/mail/configuration.ts";
import { openSmtpSink, type SmtpSink } from "./open-smtp-sink.ts";

/** Starts a server on a free port of this machine; it ends with the test. */
export const startSmtpSink = async (options: SMTPServerOptions = {}): Promise<SmtpSink> => {
  const sink = await openSmtpSink(options);
  onTestFinished(sink.close);
  return sink;
};

/** Starts a server that takes a mail as SMTP servers do, and disconnects before it answers. */
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
