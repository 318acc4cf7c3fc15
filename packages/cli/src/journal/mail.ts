import { mailTexts } from "@losfee/messages/cli-mail";
import type { MailConfiguration } from "@losfee/server/local";
import type { Call } from "../call/call.ts";
import { EXIT, Failure } from "../call/exit.ts";
import { loadMessages } from "../call/messages.ts";

/** Reads the mail setup from environment variables; ends the call if one is malformed. */
export const mailConfiguration = async (call: Call): Promise<MailConfiguration> => {
  const { readMailConfiguration } = await import("@losfee/server/local");
  const read = readMailConfiguration(process.env);
  if (read.ok) return read.value;
  const { describeMailRefusal } = await loadMessages();
  throw new Failure(EXIT.invalid, describeMailRefusal(read.error, call.language), read.error);
};

/** The public part of the mail setup: servers without login. */
interface MailServers {
  readonly smtp: string | null;
  readonly imap: string | null;
  readonly from: string | null;
}

export const mailServers = ({ smtp, imap, from }: MailConfiguration): MailServers => ({
  smtp: smtp && serverText("smtp", smtp),
  imap: imap && `${serverText("imap", imap)}/${imap.mailbox}`,
  from,
});

/** Formats a server's address without login: `smtps://mx.club.example:465`. */
const serverText = (
  protocol: "smtp" | "imap",
  { host, port, encryption }: NonNullable<MailConfiguration["smtp"]>,
): string => `${protocol}${encryption === "tls" ? "s" : ""}://${host}:${port}`;

/** Returns the lines about mail at the server's start; none without a setup. */
export const mailLines = (
  call: Call,
  configuration: MailConfiguration,
  publicUrl: string | undefined,
): readonly string[] => {
  const words = mailTexts[call.language];
  const { smtp, imap, from } = mailServers(configuration);
  return [
    ...(smtp === null ? [] : [words.sends({ server: smtp, from: from ?? "" })]),
    ...(smtp === null || publicUrl !== undefined ? [] : [words.noLinks]),
    ...(imap === null ? [] : [words.receives({ mailbox: imap })]),
  ];
};
