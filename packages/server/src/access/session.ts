import type { LinkRole, Viewer } from "@losfee/contract";

/** The identity that a browser's cookie stands for. */
export type Session =
  /** Directs every competition of this server. */
  | { readonly role: "director" }
  /** Takes part in one competition by a link with this label. */
  | (LinkRole & { readonly competition: string; readonly label: string })
  /** Has an account here; its rights follow from grants. */
  | { readonly role: "person"; readonly person: string; readonly name: string };

const PUBLIC: Viewer = { role: "public", label: "" };

/**
 * Returns the viewer of a competition (null: of a page outside one) from the session alone;
 * `organisations/rights.ts` adds rights that were granted.
 */
export const viewerOf = (session: Session | null, competition: string | null): Viewer => {
  if (session?.role === "director") return { role: "place-owner", label: "director" };
  if (session === null) return PUBLIC;
  if (session.role === "person") return { role: "person", label: `person:${session.person}` };
  if (session.competition !== competition) return PUBLIC;
  const { role } = session;
  if (role === "results") return { role, label: `results:${session.label}` };
  const { scope } = session;
  // The journal names players by number: a name could not be erased from it.
  const who = scope.kind === "player" ? `${scope.entry}` : session.label;
  return { role, label: `${role}:${who}`, scope };
};
