import { ROLES, type Role, type Viewer } from "./roles.ts";

/**
 * Needs of routes, pages and commands, mostly named after the lowest role that meets them. The
 * value is the kind of object that a role is asked for.
 */
export const NEEDS = {
  /** Open to everyone. */
  public: "anything",
  /** A user account. */
  person: "anything",
  /** The console's start page; the user's roles decide what it shows. */
  console: "anything",
  /** To create a competition. */
  founder: "anything",
  /** To manage the whole server: backups, its clock, all sessions. */
  place: "anything",
  table: "competition",
  player: "competition",
  "check-in": "competition",
  results: "competition",
  /** Entries with birth, sex and fees. */
  entries: "competition",
  arbiter: "competition",
  /** To read what is shared with helpers but not with the public. */
  viewer: "any level",
  director: "any level",
  /** To see an organisation's internal festivals and competitions. */
  member: "any level",
  /** To grant and revoke roles, to move and to delete. */
  owner: "any level",
} as const satisfies Readonly<Record<string, "anything" | "competition" | "any level">>;

export type Need = keyof typeof NEEDS;

/** A need that a user may lack. */
export type LackedNeed = Exclude<Need, "public">;

const OF_DIRECTORS = [
  ...["public", "console", "member", "viewer", "check-in", "entries"],
  ...["table", "player", "results", "arbiter", "director"],
] as const satisfies readonly Need[];

/** The only definition of what each role may do; anything not listed is forbidden. */
export const MET_BY: Readonly<Record<Role, readonly Need[]>> = {
  "place-owner": [...OF_DIRECTORS, "owner", "founder", "place"],
  owner: [...OF_DIRECTORS, "owner"],
  director: OF_DIRECTORS,
  arbiter: [
    ...["public", "console", "member", "viewer", "check-in"],
    ...["table", "player", "results", "arbiter"],
  ] as const,
  results: ["public", "viewer", "table", "player", "results"],
  treasurer: ["public", "console", "member", "viewer", "entries"],
  "check-in": ["public", "console", "member", "viewer", "check-in"],
  viewer: ["public", "console", "member", "viewer"],
  member: ["public", "console", "member"],
  player: ["public", "player"],
  table: ["public", "table"],
  founder: ["public", "console", "founder"],
  person: ["public", "console", "person"],
  public: ["public"],
};

/** True if a role alone meets the need. */
export const meets = (role: Role, need: Need): boolean => MET_BY[role].includes(need);

/** True if any of the viewer's roles meets the need. */
export const may = ({ role, also = [] }: Pick<Viewer, "role" | "also">, need: Need): boolean =>
  meets(role, need) || also.some((one) => meets(one, need));

/** Returns the first of `needed` that the viewer lacks; null if the viewer meets any of them. */
export const needLacking = (
  viewer: Pick<Viewer, "role" | "also">,
  needed: readonly Need[],
): LackedNeed | null => {
  let lacking: LackedNeed | null = null;
  for (const one of needed) {
    if (one === "public" || may(viewer, one)) return null;
    lacking ??= one;
  }
  // An empty list admits no one.
  return lacking ?? (needed.length === 0 ? "place" : null);
};

/** A viewer with several roles: the first in the order of {@link ROLES}, the others in `also`. */
export const viewerWith = (roles: Iterable<Role>, label: string): Viewer => {
  const held = new Set(roles);
  const [role = "public", ...also] = ROLES.filter((one) => held.has(one));
  return also.length === 0 ? { role, label } : { role, also, label };
};
