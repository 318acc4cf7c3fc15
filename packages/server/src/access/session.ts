import type { Role, Viewer } from "@losfee/web";

/** Who somebody is by the cookie of a browser. */
export type Session =
  /** Directs every competition of this server. */
  | { readonly role: "director" }
  /** Enters results of one competition, by a link with this label. */
  | { readonly role: "results"; readonly competition: string; readonly label: string };

/** Somebody as seen from a competition (null: from a page without one). */
export const viewerOf = (session: Session | null, competition: string | null): Viewer => {
  if (session?.role === "director") return { role: "director", label: "director" };
  if (session?.role === "results" && session.competition === competition) {
    return { role: "results", label: `results:${session.label}` };
  }
  return { role: "public", label: "" };
};

const RANK: Readonly<Record<Role, number>> = { public: 0, results: 1, director: 2 };

/** Whether a role includes another: a director may do what a helper may. */
export const includesRole = (role: Role, needed: Role): boolean => RANK[role] >= RANK[needed];
