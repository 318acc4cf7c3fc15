import type { LinkRole, Viewer } from "@losfee/contract";

/** Who somebody is by the cookie of a browser. */
export type Session =
  /** Directs every competition of this server. */
  | { readonly role: "director" }
  /** Takes part in one competition by a link with this label. */
  | (LinkRole & { readonly competition: string; readonly label: string })
  /** Has an account here; what that allows follows from grants. */
  | { readonly role: "person"; readonly person: string; readonly name: string };

const PUBLIC: Viewer = { role: "public", label: "" };

/**
 * Somebody as seen from a competition (null: from a page without one), as far as the session itself tells:
 * what people were given stands in `organisations/rights.ts`.
 */
export const viewerOf = (session: Session | null, competition: string | null): Viewer => {
  if (session?.role === "director") return { role: "place-owner", label: "director" };
  if (session === null) return PUBLIC;
  if (session.role === "person") return { role: "person", label: `person:${session.person}` };
  if (session.competition !== competition) return PUBLIC;
  const { role } = session;
  if (role === "results") return { role, label: `results:${session.label}` };
  const { scope } = session;
  // A player stands in the journal by number: a name could not be erased from there.
  const who = scope.kind === "player" ? `${scope.entry}` : session.label;
  return { role, label: `${role}:${who}`, scope };
};
