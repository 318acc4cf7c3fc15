import type { GrantLevel, GrantRole, LegalNotice, OrganisationKind } from "@losfee/contract";
import type { ListedFestival, ListedInvitation, ListedOrganisation } from "@losfee/contract/api";
import type { EntryId } from "@losfee/core";

/** An organiser of festivals and competitions. Times are ISO 8601 in UTC, here and below. */
export type Organisation = Readonly<ListedOrganisation>;

/** A group of competitions of an organisation. */
export type Festival = Readonly<ListedFestival>;

/** Owner of a competition; null: the place, or no festival. */
export interface Placement {
  readonly organisation: string | null;
  readonly festival: string | null;
}

/** The target of a role. */
export interface Target {
  readonly level: GrantLevel;
  readonly id: string;
}

/** A role of a person. */
export interface Grant {
  readonly id: string;
  readonly person: string;
  readonly role: GrantRole;
  /** The team of a captain; null for all other roles. */
  readonly team: EntryId | null;
  readonly target: Target;
  /** As in the log: `person:` and an id, or `director` for the operator of the place. */
  readonly grantedBy: string;
  readonly grantedAt: string;
  /** Null: until it is revoked. */
  readonly expiresAt: string | null;
}

/** A link that grants a role to the first user with an account who opens it. */
export type Invitation = Readonly<ListedInvitation>;

/** A request to move a competition to another organisation. */
export interface Move {
  readonly competition: string;
  readonly organisation: string;
  readonly askedBy: string;
  readonly askedAt: string;
}

/** A request of an organisation to join another. */
export interface Affiliation {
  readonly organisation: string;
  readonly parent: string;
  readonly askedBy: string;
  readonly askedAt: string;
}

/** A logged act; people appear by id only, never by name. */
export type LoggedAct =
  | { readonly act: "founded" | "changed"; readonly name: string; readonly kind: OrganisationKind }
  | { readonly act: "removed"; readonly organisation: string; readonly name: string }
  | { readonly act: "belongs-to"; readonly parent: string | null }
  | { readonly act: "joined-by" | "left-by"; readonly organisation: string }
  | {
      readonly act: "affiliation-asked" | "affiliation-ended";
      readonly organisation: string;
      readonly parent: string;
    }
  | {
      readonly act: "festival-added" | "festival-changed" | "festival-removed";
      readonly festival: string;
      readonly name: string;
    }
  | {
      readonly act: "role-given" | "role-taken";
      readonly person: string;
      readonly role: GrantRole;
      readonly target: Target;
      readonly expiresAt: string | null;
      readonly team?: EntryId;
      /** The invitation that led to the grant. */
      readonly invitation?: string;
    }
  | {
      readonly act: "invited" | "invitation-withdrawn";
      readonly invitation: string;
      readonly role: GrantRole;
      readonly target: Target;
    }
  | {
      readonly act:
        | "claim-accepted"
        | "claim-doubted"
        | "claim-refused"
        | "proposal-agreed"
        | "entry-left";
      readonly competition: string;
      readonly entry: EntryId;
      readonly person: string;
    }
  | {
      readonly act: "entry-proposed" | "proposal-withdrawn";
      readonly competition: string;
      readonly entry: EntryId;
    }
  | {
      readonly act: "competition-placed";
      readonly competition: string;
      readonly festival: string | null;
    }
  | {
      readonly act: "competition-left" | "move-asked" | "move-declined";
      readonly competition: string;
      readonly organisation: string | null;
    }
  | { readonly act: "notice-set" | "notice-removed"; readonly notice: LegalNotice }
  | { readonly act: "retention-set"; readonly years: number | null | "inherit" };

/** A line of an organisation's log. */
export interface LogLine {
  readonly seq: number;
  readonly at: string;
  readonly actor: string;
  readonly entry: LoggedAct;
}

/** Why a request about organisations was refused. */
export type OrganisationRefusal =
  | { readonly code: "unknown-organisation" }
  | { readonly code: "unknown-festival" }
  | { readonly code: "unknown-grant" }
  | { readonly code: "unknown-invitation" }
  | { readonly code: "unknown-person" }
  | { readonly code: "no-competition" }
  | { readonly code: "organisation-name-missing" }
  | { readonly code: "organisation-name-too-long"; readonly allowed: number }
  | { readonly code: "days-reversed" }
  | { readonly code: "parent-not-above"; readonly kind: OrganisationKind }
  | { readonly code: "children-not-below"; readonly kind: OrganisationKind }
  | { readonly code: "parent-not-owned" }
  | { readonly code: "organisation-not-empty" }
  | { readonly code: "role-not-here"; readonly role: GrantRole; readonly level: GrantLevel }
  /** Captains need a team, and other roles have none. */
  | { readonly code: "captain-of-no-team" }
  | { readonly code: "expiry-past" }
  | { readonly code: "last-owner" }
  | { readonly code: "invitation-void" }
  | { readonly code: "invitation-for-accounts" }
  | { readonly code: "festival-of-another" }
  | { readonly code: "already-there" }
  | { readonly code: "no-move" }
  | { readonly code: "belongs-there" }
  | { readonly code: "no-affiliation" }
  | { readonly code: "not-below" }
  | { readonly code: "notice-too-long"; readonly allowed: number }
  | { readonly code: "notice-not-https"; readonly address: string };
