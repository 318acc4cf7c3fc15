import type { Correction, GrantLevel, GrantRole, Language, NoPasskeys } from "@losfee/contract";
import type { OwnEntry, OwnPasskey } from "@losfee/contract/api";
import type { EntryId } from "@losfee/core";

export type { OwnEntry };

/** A provider of OpenID Connect and its display name. */
export interface ProviderName {
  /** Used in addresses. */
  readonly id: string;
  readonly name: string;
}

/** Ways to sign in on this server. */
export interface SignInFacts {
  readonly sendsMail: boolean;
  /** True if anyone with a mail address gets an account. */
  readonly isOpen: boolean;
  readonly providers: readonly ProviderName[];
  /** Reason why passkeys are unavailable; null if they are available. */
  readonly noPasskeys: NoPasskeys | null;
  /** Name of the signed-in user; null for none. */
  readonly signedIn: string | null;
  /** True if anyone has an account here or may create one. */
  readonly inUse: boolean;
}

/** The purpose of a sign-in link. */
export interface ShownSignInLink {
  readonly purpose: "mail" | "invitation" | "address";
  /** Name of the account's owner; null if the link creates one. */
  readonly name: string | null;
  readonly address: string | null;
  /** True if this browser requested it. */
  readonly isHere: boolean;
}

/** An invitation to a role, as shown to the holder of its link. */
export interface ShownInvitation {
  readonly role: GrantRole;
  readonly level: GrantLevel;
  /** Name of the competition, festival or organisation. */
  readonly name: string;
  /** End of the role, ISO 8601 in UTC; null if it lasts until revoked. */
  readonly until: string | null;
  /** Name of the signed-in user; null for none. */
  readonly signedIn: string | null;
}

/** Input of a form that was refused. */
export interface RefusedField {
  readonly act: string;
  readonly value: string;
  /** A sentence in the visitor's language. */
  readonly problem: string;
}

/** The viewer's own account. */
export interface AccountFacts {
  readonly name: string;
  readonly language: Language;
  readonly addresses: readonly string[];
  readonly passkeys: readonly OwnPasskey[];
  /** Connected providers. */
  readonly connected: readonly ProviderName[];
  /** Providers that could be connected. */
  readonly others: readonly ProviderName[];
  readonly sessions: readonly {
    readonly id: string;
    readonly browser: string | null;
    readonly system: string | null;
    readonly lastUsedAt: string;
    readonly isHere: boolean;
  }[];
  readonly sendsMail: boolean;
  readonly noPasskeys: NoPasskeys | null;
  /** Entries of the person, confirmed or claimed. */
  readonly entries: readonly OwnEntry[];
  /** Teams the person leads, with the names of their competitions. */
  readonly teams: readonly {
    readonly competition: string;
    readonly name: string;
    readonly team: string;
  }[];
  /** Organisations with this person as the only permanent owner. */
  readonly ownsAlone: readonly SoleOwnership[];
}

/** An organisation that would have no owner without one person. */
export interface SoleOwnership {
  readonly id: string;
  readonly name: string;
  /** Other members, who could become owners. */
  readonly others: readonly string[];
}

/** A refused correction, as typed. */
export interface RefusedCorrection {
  readonly competition: string;
  readonly entry: EntryId;
  readonly wish: Correction;
  /** A sentence in the visitor's language. */
  readonly problem: string;
}

/** A competition that could not erase the person. */
export interface NotErased {
  readonly competition: string;
  readonly name: string;
  readonly entry: EntryId;
  /** A sentence in the visitor's language. */
  readonly problem: string;
}

/** Download of all data kept about the user. */
export const OWN_DATA_PATH = "/api/v1/account/data";

/** A way of signing in that can be removed from an account. */
export type WayToRemove = "passkey" | "address" | "provider";

/**
 * Counts the ways into an account. An address counts if the server sends mail, a provider if the
 * server still offers it.
 */
const waysInto = ({ addresses, passkeys, connected, sendsMail }: AccountFacts): number =>
  passkeys.length + connected.length + (sendsMail ? addresses.length : 0);

/** True if the account would be inaccessible without this way. */
export const isLastWay = (account: AccountFacts, way: WayToRemove): boolean =>
  waysInto(account) === 1 && (way !== "address" || account.sendsMail);

/** The sign-in page. */
export const SIGN_IN_PATH = "/sign-in";

/** Landing page after signing in; leads on to the page that required it. */
export const SIGNED_IN_PATH = `${SIGN_IN_PATH}/done`;

/** The page of an invitation to a role, as a route pattern. */
export const INVITATION_PATH = "/invitation/:token";

/** The link of an invitation to a role. */
export const invitationPath = (token: string): string => `/invitation/${token}`;

/** The user's own account. */
export const ACCOUNT_PATH = "/account";

/** Redirects the user to a provider. */
export const providerPath = (id: string): string =>
  `${SIGN_IN_PATH}/openid/${encodeURIComponent(id)}`;
