import { type Language, say } from "@losfee/contract";
import { letters } from "@losfee/messages/server-people-letters";
import type { PassingLetter } from "../mail/outgoing/passing-letters.ts";
import { INVITATION_DAYS, type LinkPurpose, MAIL_MINUTES } from "./sign-in-links.ts";

/** Input of a letter. */
interface LetterOf {
  readonly purpose: LinkPurpose;
  readonly to: string;
  /** Empty: the account has no name yet. */
  readonly name: string;
  readonly language: Language;
  /** The server's public URL, without a trailing slash. */
  readonly baseUrl: string;
  readonly token: string;
  readonly until: string;
}

/** Returns the URL of a link's page. */
export const signInLinkUrl = (baseUrl: string, token: string): string =>
  `${baseUrl}/sign-in/link/${token}`;

/** Writes the letter with a link. */
export const letterWith = (letter: LetterOf): PassingLetter => {
  const { purpose, to, name, language, baseUrl, token, until } = letter;
  const t = letters[language][purpose];
  const server = new URL(baseUrl).host;
  const link = signInLinkUrl(baseUrl, token);
  const given = { hasName: name !== "", name, server, link };
  const body = say(t.text, { ...given, minutes: MAIL_MINUTES, days: INVITATION_DAYS });
  return { to, until, subject: t.subject({ server }), text: `${body}\n` };
};
