import { type Language, texts } from "@losfee/contract";
import type { PassingLetter } from "../mail/outgoing/passing-letters.ts";
import { INVITATION_DAYS, type LinkPurpose, MAIL_MINUTES } from "./sign-in-links.ts";

/** Text of a letter: before its link, and after it. */
interface LetterWords {
  readonly subject: (server: string) => string;
  readonly greeting: (name: string) => string;
  readonly before: (server: string) => string;
  readonly after: string;
}

const letters = texts<Readonly<Record<LinkPurpose, LetterWords>>>({
  de: {
    mail: {
      subject: (server) => `Anmelden bei ${server}`,
      greeting: (name) => (name === "" ? "Guten Tag," : `Guten Tag ${name},`),
      before: (server) => `mit diesem Link melden Sie sich bei ${server} an:`,
      after: `Er gilt ${MAIL_MINUTES} Minuten und nur einmal. Haben Sie ihn nicht angefordert, brauchen Sie nichts zu tun: Ohne ihn kommt niemand herein. Geben Sie ihn niemandem weiter.`,
    },
    invitation: {
      subject: (server) => `Einladung zu ${server}`,
      greeting: (name) => (name === "" ? "Guten Tag," : `Guten Tag ${name},`),
      before: (server) =>
        `Sie sind zu einem Konto bei ${server} eingeladen. Mit diesem Link beginnen Sie:`,
      after: `Er gilt ${INVITATION_DAYS} Tage und nur einmal. Geben Sie ihn niemandem weiter.`,
    },
    address: {
      subject: (server) => `Adresse bestätigen für ${server}`,
      greeting: (name) => (name === "" ? "Guten Tag," : `Guten Tag ${name},`),
      before: (server) =>
        `mit diesem Link bestätigen Sie, dass diese Adresse zu Ihrem Konto bei ${server} gehört:`,
      after: `Er gilt ${MAIL_MINUTES} Minuten und nur einmal. Haben Sie ihn nicht angefordert, öffnen Sie ihn nicht.`,
    },
  },
  en: {
    mail: {
      subject: (server) => `Sign in to ${server}`,
      greeting: (name) => (name === "" ? "Hello," : `Hello ${name},`),
      before: (server) => `This link signs you in to ${server}:`,
      after: `It works once, within ${MAIL_MINUTES} minutes. If you did not ask for it, there is nothing to do: without it nobody gets in. Do not pass it on.`,
    },
    invitation: {
      subject: (server) => `Invitation to ${server}`,
      greeting: (name) => (name === "" ? "Hello," : `Hello ${name},`),
      before: (server) => `You are invited to have an account on ${server}. Begin with this link:`,
      after: `It works once, within ${INVITATION_DAYS} days. Do not pass it on.`,
    },
    address: {
      subject: (server) => `Confirm your address for ${server}`,
      greeting: (name) => (name === "" ? "Hello," : `Hello ${name},`),
      before: (server) =>
        `With this link you confirm that this address belongs to your account on ${server}:`,
      after: `It works once, within ${MAIL_MINUTES} minutes. If you did not ask for it, do not open it.`,
    },
  },
});

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
  return {
    to,
    until,
    subject: t.subject(server),
    text: `${t.greeting(name)}\n\n${t.before(server)}\n\n${link}\n\n${t.after}\n`,
  };
};
