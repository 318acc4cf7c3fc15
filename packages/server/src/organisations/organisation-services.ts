import type { People } from "../people/people.ts";
import type { Tables } from "../storage/tables.ts";
import { type Affiliations, affiliationsOn } from "./affiliations.ts";
import { createGrants, type Grants } from "./grants.ts";
import { createLegalNotices, type LegalNotices } from "./notices.ts";
import { createOrganisations, type Organisations } from "./organisations.ts";
import { createRetention, type Retention } from "./retention.ts";
import { createRights, type Rights } from "./rights.ts";

/** Organisations, grants in them, and the resulting rights. */
export interface OrganisationServices {
  readonly organisations: Organisations;
  readonly affiliations: Affiliations;
  readonly grants: Grants;
  readonly rights: Rights;
  readonly notices: LegalNotices;
  readonly retention: Retention;
  /** Calls `listener` after this process has changed rights. */
  onChanged(listener: () => void): void;
  /** Reports a change of rights by another module of this process. */
  changed(): void;
}

/** Creates the services over `tables`. */
export const createOrganisationServices = (
  tables: Tables,
  people: Pick<People, "find">,
  now: () => string,
): OrganisationServices => {
  const listeners = new Set<() => void>();
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    organisations: createOrganisations(tables, now, notify),
    affiliations: affiliationsOn(tables, now, notify),
    grants: createGrants(tables, people, now, notify),
    rights: createRights(tables, now),
    notices: createLegalNotices(tables, now),
    retention: createRetention(tables, now),
    changed: notify,
    onChanged(listener) {
      listeners.add(listener);
    },
  };
};
