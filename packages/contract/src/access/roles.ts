import type { EntryId } from "@losfee/core";

/**
 * Who may see a page or act on it. Directors may do everything, those who enter results what a
 * table or a player may, these (of their own table or for themselves) what the public may.
 */
export type Role = "public" | "table" | "player" | "results" | "director";

/** What a link for one table or one player is about. */
export type Scope =
  | { readonly kind: "table"; readonly stage: number; readonly table: number }
  | { readonly kind: "player"; readonly entry: EntryId };

/** Who looks at a page. */
export interface Viewer {
  readonly role: Role;
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

const RANK: Readonly<Record<Role, number>> = {
  public: 0,
  table: 1,
  player: 1,
  results: 2,
  director: 3,
};

/** Whether a role includes another: a director may do what a helper may. */
export const includesRole = (role: Role, needed: Role): boolean =>
  role === needed || RANK[role] > RANK[needed];

/** A role that somebody may lack. */
export type NeededRole = Exclude<Role, "public">;

/** The role that somebody lacks of whom one of `needed` is asked; null where nothing is lacking. */
export const roleLacking = (role: Role, needed: readonly Role[]): NeededRole | null => {
  let lacking: NeededRole | null = null;
  for (const one of needed) {
    if (one === "public" || includesRole(role, one)) return null;
    lacking ??= one;
  }
  return lacking;
};
