import type { Language } from "@losfee/contract";
import { err, ok, type Result } from "@losfee/core";
import { addressKey } from "@losfee/files";
import type { Access, Entrance, Visit } from "../access/access.ts";
import { tokenHash } from "../access/tokens.ts";
import type { Mail } from "../mail/index.ts";
import type { Steps } from "../storage/steps.ts";
import type { Tables } from "../storage/tables.ts";
import { type NameRefusal, type People, type Person, personName } from "./people.ts";
import { type LinkPurpose, letterWith, type SignInLinks, signInLinkUrl } from "./sign-in-links.ts";

/** Data that a link's page shows to its holder. */
export interface ShownLink {
  readonly purpose: LinkPurpose;
  /** Owner of the account; null: it creates one. */
  readonly name: string | null;
  readonly address: string | null;
  /** True if the browser that opens it requested it; always true for invitations. */
  readonly isHere: boolean;
}

/** A request for a link. It cannot set the base URL: the recipient may be someone else. */
export interface Asked {
  readonly address: string;
  /** Secret kept by the requesting browser. */
  readonly browser: string;
  readonly language: Language;
}

/** Why a link was not followed. */
export type LinkUseRefusal =
  | { readonly code: "sign-in-link-void" }
  /** The address became another person's in the meantime. */
  | { readonly code: "address-taken" }
  /** Only the signed-in owner of the account can confirm a further address. */
  | { readonly code: "address-needs-account" }
  | NameRefusal;

/** A created invitation: mailed, or to be handed over. */
export interface Invitation {
  readonly person: Person;
  readonly expiresAt: string;
  /** Null: it was mailed to the address. */
  readonly url: string | null;
}

/** Signing in by mailed links and by invitations. */
export interface SignIn {
  /** True if links can be mailed: there is mail, and the base of the links is known. */
  readonly sendsMail: boolean;
  readonly registration: "open" | "invitation";
  /**
   * Mails a link to an address that a person has confirmed, or to any where accounts are open to
   * all. Never reveals to the caller if it did.
   */
  ask(asked: Asked): Promise<void>;
  /** Mails a link that confirms a further address of a person. */
  askForAddress(person: Person, asked: Asked): Promise<void>;
  /** Null: it does not work, or no longer. */
  look(token: string, browser: string | null): Promise<ShownLink | null>;
  /** Follows a link; `name` is needed if it creates an account. */
  follow(
    token: string,
    visit: Visit & {
      readonly language: Language;
      readonly name?: string;
      /** The signed-in person. */
      readonly person: string | null;
    },
  ): Promise<Result<Entrance | "confirmed", LinkUseRefusal>>;
  /** Creates an account and its link; `baseUrl` begins a link that is handed over. */
  invite(
    details: Pick<Person, "name" | "language">,
    way: { readonly address: string | null; readonly baseUrl: string },
  ): Promise<Invitation>;
  /** Creates a new link for a person who lost all other ways in; null: no such account. */
  inviteAgain(person: string, baseUrl: string): Promise<Invitation | null>;
}

/** Dependencies of signing in by links. */
interface SignInPorts {
  readonly tables: Tables;
  readonly access: Pick<Access, "signIn">;
  readonly people: People;
  readonly links: SignInLinks;
  readonly mail: Pick<Mail, "sendPassing">;
  /** Base of links in mails; null: unknown, so none are sent. */
  readonly publicUrl: string | null;
  readonly registration: "open" | "invitation";
}

/** Creates signing in by links. */
export const createSignIn = (ports: SignInPorts): SignIn => {
  const { tables, access, people, links, mail, publicUrl, registration } = ports;
  const post =
    mail.sendPassing === null || publicUrl === null
      ? null
      : { send: mail.sendPassing, baseUrl: publicUrl };

  /**
   * Sends a link; if `isMeant` is false, does everything but send, so that the response time does
   * not reveal who has an account.
   */
  const sendLink = async (
    purpose: LinkPurpose,
    person: Person | null,
    asked: Asked,
    isMeant = true,
  ) => {
    if (post === null) return;
    const { address, browser } = asked;
    const { send, baseUrl } = post;
    const { token, expiresAt: until } = await tables.transact(function* () {
      const issued = yield* links.issue({
        ...{ purpose, address, person: person?.id ?? null },
        browser: tokenHash(browser),
      });
      if (!isMeant) yield* links.discard(issued.token);
      return issued;
    });
    const { name, language } = person ?? { name: "", language: asked.language };
    const letter = letterWith({ purpose, to: address, name, language, baseUrl, token, until });
    if (isMeant) send(letter);
  };

  function* whose(link: { readonly person: string | null; readonly address: string | null }) {
    if (link.person !== null) return yield* people.find(link.person);
    // The address may have got an account since the link was sent.
    return link.address === null ? null : yield* people.byAddress(link.address);
  }

  const invitationFor = function* (person: Person, address: string | null) {
    yield* links.voidInvitations(person.id);
    const link = { purpose: "invitation", person: person.id, address, browser: null } as const;
    return { person, ...(yield* links.issue(link)) };
  };

  return {
    sendsMail: post !== null,
    registration,
    async ask({ address: given, ...asked }) {
      const address = addressKey(given);
      if (address === null || post === null) return;
      const person = await tables.look(() => people.byAddress(address));
      const isMeant = person !== null || registration === "open";
      await sendLink("mail", person, { ...asked, address }, isMeant);
    },
    async askForAddress(person, { address: given, ...asked }) {
      const address = addressKey(given);
      if (address !== null) await sendLink("address", person, { ...asked, address });
    },
    look: (token, browser) =>
      tables.look(function* (): Steps<ShownLink | null> {
        const link = yield* links.find(token);
        if (link === null) return null;
        const person = yield* whose(link);
        const { purpose, address } = link;
        const isHere =
          purpose === "invitation" || (browser !== null && tokenHash(browser) === link.browser);
        return { purpose, address, name: person?.name ?? null, isHere };
      }),
    async follow(token, { name = "", language, person: own, ...visit }) {
      const confirmed = await tables.transact(function* (): Steps<Result<
        "confirmed",
        LinkUseRefusal
      > | null> {
        const link = yield* links.find(token);
        if (link?.purpose !== "address" || link.person === null || link.address === null)
          return null;
        // Otherwise a user who enters another's address would get that person's mails.
        if (link.person !== own) return err({ code: "address-needs-account" });
        yield* links.take(token);
        const isTheirs = yield* people.confirm(link.person, link.address);
        return isTheirs ? ok("confirmed") : err({ code: "address-taken" });
      });
      if (confirmed !== null) return confirmed;
      let refusal: LinkUseRefusal = { code: "sign-in-link-void" };
      const entrance = await access.signIn(function* () {
        const link = yield* links.find(token);
        if (link === null) return null;
        const known = yield* whose(link);
        const named = personName(name);
        if (known === null && !named.ok) {
          refusal = named.error;
          return null;
        }
        yield* links.take(token);
        const fresh = named.ok ? { name: named.value, language } : null;
        const person = known ?? (fresh && (yield* people.create(fresh)));
        if (person === null) return null;
        if (link.address !== null) yield* people.confirm(person.id, link.address);
        const origin = link.purpose === "invitation" ? "invitation" : "mail";
        return { origin, person: person.id, name: person.name };
      }, visit);
      return entrance === null ? err(refusal) : ok(entrance);
    },
    async invite(details, { address: given, baseUrl }) {
      const address = given === null || post === null ? null : addressKey(given);
      const { person, token, expiresAt } = await tables.transact(function* () {
        return yield* invitationFor(yield* people.create(details), address);
      });
      if (address === null || post === null) {
        return { person, expiresAt, url: signInLinkUrl(baseUrl, token) };
      }
      const { name, language } = person;
      const purpose = "invitation";
      const letter = { purpose, to: address, name, language, token, until: expiresAt } as const;
      post.send(letterWith({ ...letter, baseUrl: post.baseUrl }));
      return { person, expiresAt, url: null };
    },
    async inviteAgain(id, baseUrl) {
      const made = await tables.transact(function* () {
        const person = yield* people.find(id);
        return person && (yield* invitationFor(person, null));
      });
      if (made === null) return null;
      const { person, token, expiresAt } = made;
      return { person, expiresAt, url: signInLinkUrl(baseUrl, token) };
    },
  };
};
