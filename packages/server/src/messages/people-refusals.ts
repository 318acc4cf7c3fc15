import {
  describeNoPasskeys,
  describerBy,
  eachLanguage,
  formatList,
  type NoPasskeys,
} from "@losfee/contract";
import { configurationRefusals } from "@losfee/messages/server-people-configuration";
import { peopleRefusals } from "@losfee/messages/server-people-refusals";
import type { PeopleConfigurationRefusal } from "../people/configuration.ts";
import type { ClaimRefusal } from "../people/linked-entries.ts";
import type { OpenIdRefusal } from "../people/openid.ts";
import type { LinkUseRefusal } from "../people/sign-in.ts";
import { quotingDescriberOf } from "./sentences.ts";

/** Why a request about accounts was refused. */
export type PeopleRefusal =
  | ClaimRefusal
  | LinkUseRefusal
  | OpenIdRefusal
  | { readonly code: "address-malformed" }
  /** Erasing the person would leave these organisations without an owner. */
  | { readonly code: "sole-owner"; readonly organisations: readonly string[] }
  /** The user is not signed in to an account. */
  | { readonly code: "no-account" }
  | { readonly code: "passkey-refused" }
  | { readonly code: "passkeys-not-here"; readonly reason: NoPasskeys }
  | { readonly code: "unknown-person" }
  | { readonly code: "unknown-passkey" }
  /** The invitation should be mailed, but this server sends no mail. */
  | { readonly code: "invitation-mail-off" };

/** Describes why a request about accounts was refused, and the way out. */
export const describePeopleRefusal = describerBy<PeopleRefusal>(
  eachLanguage(peopleRefusals, (t, language) => ({
    ...t,
    "entry-of-another": ({ entry }, name) => t["entry-of-another"]({ entry: name(entry) }),
    "sole-owner": ({ organisations }) =>
      t["sole-owner"]({ organisations: formatList(organisations, language) }),
    "passkeys-not-here": ({ reason }) => describeNoPasskeys(reason, language),
  })),
);

/** Codes of refusals about accounts; one has its sentences elsewhere. */
const CODES: ReadonlySet<string> = new Set([
  ...Object.keys(peopleRefusals.en),
  "passkeys-not-here",
]);

/** True if a refusal is about accounts. */
export const isPeopleRefusal = (refusal: { readonly code: string }): refusal is PeopleRefusal =>
  CODES.has(refusal.code);

/** Describes why accounts cannot be configured like this, and the way out. */
export const describePeopleConfiguration =
  quotingDescriberOf<PeopleConfigurationRefusal>(configurationRefusals);
