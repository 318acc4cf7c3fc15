import { type Language, say } from "@losfee/contract";
import { letters } from "@losfee/messages/server-people-letters";
import { newToken, tokenHash } from "../access/tokens.ts";
import type { PassingLetter } from "../mail/outgoing/passing-letters.ts";
import { inserting } from "../storage/inserting.ts";
import { query } from "../storage/query.ts";
import { type Row, textOf, textOrNull } from "../storage/rows.ts";
import { first, run, type Steps } from "../storage/steps.ts";

/** Purpose of a link: signing in, starting an account, or confirming a further address. */
export type LinkPurpose = "mail" | "invitation" | "address";

/** A link that can still be used, once. */
interface SignInLink {
  readonly purpose: LinkPurpose;
  /** Null: the owner of the address gets an account by it. */
  readonly person: string | null;
  /** Recipient's address; null if an owner hands it over. */
  readonly address: string | null;
  /** Hash of the secret in the browser that requested it; null if none did. */
  readonly browser: string | null;
}

/** Lifetime of a mailed link in minutes. */
const MAIL_MINUTES = 15;

/** Lifetime of an invitation in days. */
const INVITATION_DAYS = 7;

/** Days for which expired links are kept: if the clock was ahead by mistake, they work again. */
const REMEMBERED = 7;

const MINUTE = 60_000;
const DAY = 86_400_000;

/** The links by which people sign in, each once. */
export interface SignInLinks {
  /** Creates a link; returns its token and its expiry. */
  issue(link: SignInLink): Steps<{ readonly token: string; readonly expiresAt: string }>;
  /** Null for links that are used, expired, revoked or invented. */
  find(token: string): Steps<SignInLink | null>;
  /** Like {@link SignInLinks.find}, but uses the link up: of concurrent callers one gets it. */
  take(token: string): Steps<SignInLink | null>;
  /** Removes a link that nobody will get. */
  discard(token: string): Steps<void>;
  /** Voids a person's unused invitations. */
  voidInvitations(person: string): Steps<void>;
}

type ByHash = { readonly hash: string; readonly now: string };

const insert = inserting("sign_in_links", [
  "tokenHash",
  "purpose",
  "person",
  "address",
  "browser",
  "createdAt",
  "expiresAt",
]);

const select = query((db, { hash, now }: ByHash) =>
  db
    .selectFrom("sign_in_links")
    .selectAll()
    .where("token_hash", "=", hash)
    .where("used_at", "is", null)
    .where("expires_at", ">", now),
);

const use = query((db, { hash, now }: ByHash) =>
  db
    .updateTable("sign_in_links")
    .set({ used_at: now })
    .where("token_hash", "=", hash)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .returningAll(),
);

const deleteOld = query((db, { before }: { readonly before: string }) =>
  db.deleteFrom("sign_in_links").where("expires_at", "<", before),
);

const deleteOne = query((db, { hash }: { readonly hash: string }) =>
  db.deleteFrom("sign_in_links").where("token_hash", "=", hash),
);

const deleteInvitations = query((db, { person }: { readonly person: string }) =>
  db
    .deleteFrom("sign_in_links")
    .where(({ and }) => and({ person, purpose: "invitation" }))
    .where("used_at", "is", null),
);

/** Creates the links in the tables, by the clock `now`. */
export const createSignInLinks = (now: () => string): SignInLinks => ({
  *issue({ purpose, person, address, browser }) {
    const [token, createdAt] = [newToken(), now()];
    const time = Date.parse(createdAt);
    const lasts = purpose === "invitation" ? INVITATION_DAYS * DAY : MAIL_MINUTES * MINUTE;
    const expiresAt = new Date(time + lasts).toISOString();
    yield* run(deleteOld({ before: new Date(time - REMEMBERED * DAY).toISOString() }));
    const link = { tokenHash: tokenHash(token), purpose, person, address, browser };
    yield* run(insert({ ...link, createdAt, expiresAt }));
    return { token, expiresAt };
  },
  *find(token) {
    const row = yield* first(select({ hash: tokenHash(token), now: now() }));
    return row === undefined ? null : linkOf(row);
  },
  *take(token) {
    const row = yield* first(use({ hash: tokenHash(token), now: now() }));
    return row === undefined ? null : linkOf(row);
  },
  *discard(token) {
    yield* run(deleteOne({ hash: tokenHash(token) }));
  },
  *voidInvitations(person) {
    yield* run(deleteInvitations({ person }));
  },
});

const linkOf = (row: Row): SignInLink => ({
  purpose: textOf(row, "purpose") as LinkPurpose,
  person: textOrNull(row, "person"),
  address: textOrNull(row, "address"),
  browser: textOrNull(row, "browser"),
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
  const given = { hasName: name !== "", name, server, link };
  const body = say(t.text, { ...given, minutes: MAIL_MINUTES, days: INVITATION_DAYS });
  return { to, until, subject: t.subject({ server }), text: `${body}\n` };
};
