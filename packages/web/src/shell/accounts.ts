import type {
  CorrectableDetails,
  Correction,
  GrantLevel,
  GrantRole,
  Language,
  NoPasskeys,
} from "@losfee/contract";
import type { EntryId } from "@losfee/core";

/** A provider of OpenID Connect, as people know it. */
export interface ProviderName {
  /** In addresses. */
  readonly id: string;
  readonly name: string;
}

/** By which ways people sign in here. */
export interface SignInFacts {
  readonly sendsMail: boolean;
  /** Whether whoever has a mail address gets an account. */
  readonly isOpen: boolean;
  readonly providers: readonly ProviderName[];
  /** Why there are no passkeys; null: there are. */
  readonly noPasskeys: NoPasskeys | null;
  /** Who is signed in; null: nobody. */
  readonly signedIn: string | null;
  /** Whether anybody has an account here, or may make one. */
  readonly inUse: boolean;
}

/** What somebody has a link for. */
export interface ShownSignInLink {
  readonly purpose: "mail" | "invitation" | "address";
  /** Whose account it is; null: it makes one. */
  readonly name: string | null;
  readonly address: string | null;
  /** Whether this browser asked for it. */
  readonly isHere: boolean;
}

/** An invitation to a role, as whoever has its link sees it. */
export interface ShownInvitation {
  readonly role: GrantRole;
  readonly level: GrantLevel;
  /** What the role is in, by name. */
  readonly name: string;
  /** When the role ends, ISO 8601 in UTC; null: when it is taken back. */
  readonly until: string | null;
  /** Who is signed in here with an account; null: nobody. */
  readonly signedIn: string | null;
}

/** What somebody typed that was not taken. */
export interface RefusedField {
  readonly act: string;
  readonly value: string;
  /** A sentence in the visitor's language. */
  readonly problem: string;
}

/** Somebody's own account. */
export interface AccountFacts {
  readonly name: string;
  readonly language: Language;
  readonly addresses: readonly string[];
  readonly passkeys: readonly {
    readonly id: string;
    readonly name: string;
    readonly createdAt: string;
    readonly lastUsedAt: string | null;
  }[];
  /** At which providers it is connected. */
  readonly connected: readonly ProviderName[];
  /** At which it could be. */
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
  /** Where the person takes part, or is said to. */
  readonly entries: readonly OwnEntry[];
  /** Which teams the person leads, and what their competitions are called. */
  readonly teams: readonly {
    readonly competition: string;
    readonly name: string;
    readonly team: string;
  }[];
  /** Organisations that nobody else owns for good. */
  readonly ownsAlone: readonly SoleOwnership[];
}

/** An organisation that would be nobody's without one person. */
export interface SoleOwnership {
  readonly id: string;
  readonly name: string;
  /** The others with a role there, who could become owners. */
  readonly others: readonly string[];
}

/** An entry of a competition as somebody's. */
export interface OwnEntry {
  readonly competition: string;
  /** What the competition is called. */
  readonly name: string;
  readonly entry: EntryId;
  /** What the entry is called. */
  readonly who: string;
  readonly isTeam: boolean;
  /** Whose yes is still missing; null: it is the person's. */
  readonly waitsFor: "person" | "direction" | null;
  /** What the competition keeps of the person that can be set right; null: nothing, or not the person's. */
  readonly details: CorrectableDetails | null;
  /** What the person asks to be set right, and why that was declined, if it was. */
  readonly correction: {
    readonly wish: Correction;
    readonly declined: string | null;
  } | null;
}

/** A correction that was not taken, as it was typed. */
export interface RefusedCorrection {
  readonly competition: string;
  readonly entry: EntryId;
  readonly wish: Correction;
  /** A sentence in the visitor's language. */
  readonly problem: string;
}

/** A competition from which somebody was not erased. */
export interface NotErased {
  readonly competition: string;
  readonly name: string;
  readonly entry: EntryId;
  /** A sentence in the visitor's language. */
  readonly problem: string;
}

/** Where everything that is kept about oneself is answered as a file. */
export const OWN_DATA_PATH = "/api/v1/account/data";

/** A way of signing in that can be taken out of an account. */
export type WayToRemove = "passkey" | "address" | "provider";

/**
 * How many ways into an account there are. An address is one where mail leaves the server, a provider
 * where it is still one of the server's.
 */
const waysInto = ({ addresses, passkeys, connected, sendsMail }: AccountFacts): number =>
  passkeys.length + connected.length + (sendsMail ? addresses.length : 0);

/** Whether without this way nobody could get into the account any more. */
export const isLastWay = (account: AccountFacts, way: WayToRemove): boolean =>
  waysInto(account) === 1 && (way !== "address" || account.sendsMail);

/** Where people sign in. */
export const SIGN_IN_PATH = "/sign-in";

/** Where somebody goes who has just signed in; leads on to what that was for. */
export const SIGNED_IN_PATH = `${SIGN_IN_PATH}/done`;

/** The page of an invitation to a role, as the registry has it. */
export const INVITATION_PATH = "/invitation/:token";

/** Where an invitation to a role leads. */
export const invitationPath = (token: string): string => `/invitation/${token}`;

/** One's own account. */
export const ACCOUNT_PATH = "/account";

/** Where somebody goes to a provider. */
export const providerPath = (id: string): string =>
  `${SIGN_IN_PATH}/openid/${encodeURIComponent(id)}`;
