import type { MailConfiguration } from "@losfee/server/local";
import type { Call } from "../call/call.ts";
import { EXIT, Failure } from "../call/exit.ts";
import { loadMessages } from "../call/messages.ts";
import { mailTexts } from "../language/mail.ts";

/** How mail is set up by environment variables; ends the call where one of them is malformed. */
export const mailConfiguration = async (call: Call): Promise<MailConfiguration> => {
  const { readMailConfiguration } = await import("@losfee/server/local");
  const read = readMailConfiguration(process.env);
  if (read.ok) return read.value;
  const { describeMailRefusal } = await loadMessages();
  throw new Failure(EXIT.invalid, describeMailRefusal(read.error, call.language), read.error);
};

/** Mail as far as it may be shown: servers without login. */
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

/** A server as its address without login: `smtps://mx.club.example:465`. */
const serverText = (
  protocol: "smtp" | "imap",
  { host, port, encryption }: NonNullable<MailConfiguration["smtp"]>,
): string => `${protocol}${encryption === "tls" ? "s" : ""}://${host}:${port}`;

/** What is said of mail when the server starts; nothing where none is set up. */
export const mailLines = (
  call: Call,
  configuration: MailConfiguration,
  publicUrl: string | undefined,
): readonly string[] => {
  const words = mailTexts[call.language];
  const { smtp, imap, from } = mailServers(configuration);
  return [
    ...(smtp === null ? [] : [words.sends(smtp, from ?? "")]),
    ...(smtp === null || publicUrl !== undefined ? [] : [words.noLinks]),
    ...(imap === null ? [] : [words.receives(imap)]),
  ];
};
