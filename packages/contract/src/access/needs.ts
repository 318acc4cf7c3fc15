import { ROLES, type Role, type Viewer } from "./roles.ts";

/**
 * What can be needed to use a route, see a page or give a command, most by the name of the least
 * role that has it; beside it: of what a role is asked for.
 */
export const NEEDS = {
  /** Nothing: for everybody. */
  public: "anything",
  /** An account of one's own. */
  person: "anything",
  /** The console's beginning: what somebody may see of it follows from the roles that they have. */
  console: "anything",
  /** To begin a competition somewhere. */
  founder: "anything",
  /** What concerns the whole place: backups, its clock, everybody's sessions. */
  place: "anything",
  table: "competition",
  player: "competition",
  "check-in": "competition",
  results: "competition",
  /** Entries with birth, sex and fees. */
  entries: "competition",
  arbiter: "competition",
  /** Shared with those who help to run it, and not with the public. */
  viewer: "any level",
  director: "any level",
  /** What an organisation shows to those who belong to it: its festivals and competitions. */
  member: "any level",
  /** To give and take roles, to move and to delete. */
  owner: "any level",
} as const satisfies Readonly<Record<string, "anything" | "competition" | "any level">>;

export type Need = keyof typeof NEEDS;

/** A need that somebody may lack. */
export type LackedNeed = Exclude<Need, "public">;

const OF_DIRECTORS = [
  ...["public", "console", "member", "viewer", "check-in", "entries"],
  ...["table", "player", "results", "arbiter", "director"],
] as const satisfies readonly Need[];

/** The one place that says what each role may: whatever is not listed it may not. */
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

/** Whether a role alone has what is needed. */
export const meets = (role: Role, need: Need): boolean => MET_BY[role].includes(need);

/** Whether somebody has what is needed, by any of their roles. */
export const may = ({ role, also = [] }: Pick<Viewer, "role" | "also">, need: Need): boolean =>
  meets(role, need) || also.some((one) => meets(one, need));

/** What somebody lacks of whom one of `needed` is asked; null where nothing is lacking. */
export const needLacking = (
  viewer: Pick<Viewer, "role" | "also">,
  needed: readonly Need[],
): LackedNeed | null => {
  let lacking: LackedNeed | null = null;
  for (const one of needed) {
    if (one === "public" || may(viewer, one)) return null;
    lacking ??= one;
  }
  // Where nothing is named, nobody is let in.
  return lacking ?? (needed.length === 0 ? "place" : null);
};

/** Somebody of several roles: the first in the order of {@link ROLES}, and the others beside it. */
export const viewerWith = (roles: Iterable<Role>, label: string): Viewer => {
  const held = new Set(roles);
  const [role = "public", ...also] = ROLES.filter((one) => held.has(one));
  return also.length === 0 ? { role, label } : { role, also, label };
};
