import type { EntryId } from "@losfee/core";

/**
 * Roles relative to the requested object. A user with several has the first of these; the others
 * count, too.
 */
export const ROLES = [
  /** Opened the link that a server shows on its own machine: may do everything on it. */
  "place-owner",
  /** Owner of the organisation that the competition, festival or page belongs to. */
  "owner",
  "director",
  /** Results, check-in and the arbiter's log of a competition. */
  "arbiter",
  /** A helper's link: results. */
  "results",
  /** Entries with their non-public details. */
  "treasurer",
  "check-in",
  /** Reads what is shared with helpers, and changes nothing. */
  "viewer",
  /** A player's link. */
  "player",
  /** A table's link. */
  "table",
  /** Member of an organisation, without a task in it. */
  "member",
  /** Directs or owns a festival or organisation, seen outside of any: may create competitions. */
  "founder",
  /** Signed in, without any role. */
  "person",
  "public",
] as const;

export type Role = (typeof ROLES)[number];

/** The subject of a link for one table or one player. */
export type Scope =
  | { readonly kind: "table"; readonly stage: number; readonly table: number }
  | { readonly kind: "player"; readonly entry: EntryId };

export interface Viewer {
  readonly role: Role;
  /** Further roles; absent for most viewers. */
  readonly also?: readonly Role[];
  /** As recorded in the journal, e.g. `helper:Table 3`; empty for the public. */
  readonly label: string;
  /** The table or player of a viewer with such a role; absent for others. */
  readonly scope?: Scope;
}

/** Roles granted by a link. */
export type LinkRole =
  | { readonly role: "results" }
  | { readonly role: "table"; readonly scope: Extract<Scope, { readonly kind: "table" }> }
  | { readonly role: "player"; readonly scope: Extract<Scope, { readonly kind: "player" }> };

/** Roles granted to people on an organisation, a festival or a competition. */
export const GRANT_ROLES = [
  "owner",
  "director",
  "arbiter",
  "treasurer",
  "check-in",
  "viewer",
  "member",
  /** Captain of one team in a competition: has the rights of the team's player link. */
  "captain",
] as const satisfies readonly (Role | "captain")[];

export type GrantRole = (typeof GRANT_ROLES)[number];

/** Clubs are below associations, these below federations. */
export const ORGANISATION_KINDS = ["club", "association", "federation"] as const;

export type OrganisationKind = (typeof ORGANISATION_KINDS)[number];

/** Levels of roles; roles reach down, from an organisation to its festivals' competitions. */
export const GRANT_LEVELS = ["organisation", "festival", "competition"] as const;

export type GrantLevel = (typeof GRANT_LEVELS)[number];

/** Roles that only owners grant and revoke; directors may grant the others, too. */
const OF_OWNERS: ReadonlySet<GrantRole> = new Set<GrantRole>(["owner", "director", "member"]);

/** Returns the need for granting or revoking a role. */
export const neededToGive = (role: GrantRole): "owner" | "director" =>
  OF_OWNERS.has(role) ? "owner" : "director";

/** Returns the roles of a level: only organisations have owners, only competitions captains. */
export const grantRolesOn = (level: GrantLevel): readonly GrantRole[] => {
  if (level === "organisation") return GRANT_ROLES.filter((role) => role !== "captain");
  const isBelow = (role: GrantRole): boolean => role !== "owner" && role !== "member";
  return GRANT_ROLES.filter(
    (role) => isBelow(role) && (role !== "captain" || level === "competition"),
  );
};
