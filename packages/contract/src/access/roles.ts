import type { EntryId } from "@losfee/core";

/**
 * Who somebody is, as seen from what is asked for; who has several is the first of these, and the
 * others count, too.
 */
export const ROLES = [
  /** Whoever opened the link that a server shows on its own machine: everything on it. */
  "place-owner",
  /** Of the organisation that a competition, a festival or a page of an organisation belongs to. */
  "owner",
  "director",
  /** Results, check-in and the arbiter's log of a competition. */
  "arbiter",
  /** A helper's link: results. */
  "results",
  /** Entries with what the public does not see of them. */
  "treasurer",
  "check-in",
  /** Sees what is shared with those who take part in running an event, and changes nothing. */
  "viewer",
  /** The link of a player. */
  "player",
  /** The link of a table. */
  "table",
  /** Belongs to an organisation, without a task in it. */
  "member",
  /** Directs or owns a festival or an organisation, seen from where none is named: may found. */
  "founder",
  /** Signed in, and nothing else. */
  "person",
  "public",
] as const;

export type Role = (typeof ROLES)[number];

/** What a link for one table or one player is about. */
export type Scope =
  | { readonly kind: "table"; readonly stage: number; readonly table: number }
  | { readonly kind: "player"; readonly entry: EntryId };

/** Who looks at a page. */
export interface Viewer {
  readonly role: Role;
  /** Further roles of somebody who has several; none for most. */
  readonly also?: readonly Role[];
  /** As it stands in the journal, e.g. `helper:Table 3`; empty for the public. */
  readonly label: string;
  /** The table or player of a viewer with such a role; none for others. */
  readonly scope?: Scope;
}

/** What a link makes of whoever uses it. */
export type LinkRole =
  | { readonly role: "results" }
  | { readonly role: "table"; readonly scope: Extract<Scope, { readonly kind: "table" }> }
  | { readonly role: "player"; readonly scope: Extract<Scope, { readonly kind: "player" }> };

/** What people are given on an organisation, a festival or a competition. */
export const GRANT_ROLES = [
  "owner",
  "director",
  "arbiter",
  "treasurer",
  "check-in",
  "viewer",
  "member",
  /** Of one team in a competition: whoever has it is the player that the team's link makes one. */
  "captain",
] as const satisfies readonly (Role | "captain")[];

export type GrantRole = (typeof GRANT_ROLES)[number];

/** On what roles are given; they reach down, from an organisation to the competitions of its festivals. */
export const GRANT_LEVELS = ["organisation", "festival", "competition"] as const;

export type GrantLevel = (typeof GRANT_LEVELS)[number];

/** Roles that only owners give and take; the others are the directors', too. */
const OF_OWNERS: ReadonlySet<GrantRole> = new Set<GrantRole>(["owner", "director", "member"]);

/** What is needed to give a role or to take it back. */
export const neededToGive = (role: GrantRole): "owner" | "director" =>
  OF_OWNERS.has(role) ? "owner" : "director";

/** Which roles there are on a level: only organisations are owned and have members, only competitions captains. */
export const grantRolesOn = (level: GrantLevel): readonly GrantRole[] => {
  if (level === "organisation") return GRANT_ROLES.filter((role) => role !== "captain");
  const isBelow = (role: GrantRole): boolean => role !== "owner" && role !== "member";
  return GRANT_ROLES.filter(
    (role) => isBelow(role) && (role !== "captain" || level === "competition"),
  );
};
