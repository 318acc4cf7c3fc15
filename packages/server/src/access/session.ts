import type { Role, Scope, Viewer } from "@losfee/web";

/** What a link makes of whoever uses it. */
export type LinkRole =
  | { readonly role: "results" }
  | { readonly role: "table"; readonly scope: Extract<Scope, { readonly kind: "table" }> }
  | { readonly role: "player"; readonly scope: Extract<Scope, { readonly kind: "player" }> };

/** Who somebody is by the cookie of a browser. */
export type Session =
  /** Directs every competition of this server. */
  | { readonly role: "director" }
  /** Takes part in one competition by a link with this label. */
  | (LinkRole & { readonly competition: string; readonly label: string });

/** Somebody as seen from a competition (null: from a page without one). */
export const viewerOf = (session: Session | null, competition: string | null): Viewer => {
  if (session?.role === "director") return { role: "director", label: "director" };
  if (session === null || session.competition !== competition) return { role: "public", label: "" };
  const { role } = session;
  if (role === "results") return { role, label: `results:${session.label}` };
  const { scope } = session;
  // A player stands in the journal by number: a name could not be erased from there.
  const who = scope.kind === "player" ? `${scope.entry}` : session.label;
  return { role, label: `${role}:${who}`, scope };
};

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
