import { describerOf, eachLanguage, roleNames } from "@losfee/contract";
import { organisationRefusals } from "@losfee/messages/server-organisations-refusals";
import type { OrganisationRefusal } from "./organisation.ts";

/** Why a request about organisations was refused, for their own reasons. */
export type OwnOrganisationRefusal = Exclude<
  OrganisationRefusal,
  { readonly code: "no-competition" | "unknown-person" }
>;

/** Describes why a request about organisations was refused, and the way out. */
export const describeOrganisationRefusal = describerOf<OwnOrganisationRefusal>(
  eachLanguage(organisationRefusals, (t, language) => ({
    ...t,
    "role-not-here": ({ role, level }) =>
      t["role-not-here"]({ role: roleNames[language][role], level }),
  })),
);

/** True if a refusal is about organisations. */
export const isOrganisationRefusal = (refusal: {
  readonly code: string;
}): refusal is OwnOrganisationRefusal => Object.hasOwn(organisationRefusals.en, refusal.code);
