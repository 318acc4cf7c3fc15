import { type GrantRole, may, type Role, type Viewer, viewerWith } from "@losfee/contract";
import type { EntryId } from "@losfee/core";
import { linkedEntries } from "../people/linked-entries.ts";
import { integerOf, integerOrNull, textOf, textOrNull } from "../storage/rows.ts";
import { all, first, type Steps } from "../storage/steps.ts";
import type { Tables } from "../storage/tables.ts";
import type { Placement, Target } from "./organisation.ts";
import { grantQueries as sql } from "./organisation-queries.ts";
import { allPlacements, ancestorsOf, NOWHERE, placementOfTarget, targetOf } from "./placements.ts";

/** A person's view of a target, and its expiry; null: until a change. */
export interface SeenViewer {
  readonly viewer: Viewer;
  readonly until: string | null;
  /** The personal link of the player that the person is here; null: no player. */
  readonly link: string | null;
}

/** Rights of people by their grants. */
export interface Rights {
  /** Returns a person's view of `target`; null: outside all targets. */
  of(person: string, target: Target | null): Promise<SeenViewer>;
  /** Returns the competitions in which a person has a task, with the person's view of each. */
  competitionsOf(person: string): Promise<ReadonlyMap<string, Viewer>>;
  /** Returns the organisations and festivals in which a person has a direct role. */
  targetsOf(
    person: string,
  ): Promise<readonly (Target & { readonly role: GrantRole; readonly team?: EntryId })[]>;
  /** Counts all changes of rights, by any process. */
  version(): Promise<number>;
}

/** A role in force. */
interface Held {
  readonly role: GrantRole;
  /** A captain's team. */
  readonly team: EntryId | null;
  readonly target: Target;
  readonly expiresAt: string | null;
}

/** Roles that may create competitions. */
const FOUNDING: ReadonlySet<GrantRole> = new Set<GrantRole>(["owner", "director"]);

/** Creates the rights by the present grants in `tables`: nothing is cached. */
export const createRights = (tables: Tables, now: () => string): Rights => {
  function* heldBy(person: string): Steps<readonly Held[]> {
    const rows = yield* all(sql.ofPerson({ person, now: now() }));
    return rows.map((row) => ({
      role: textOf(row, "role") as GrantRole,
      team: integerOrNull(row, "team"),
      target: targetOf(row),
      expiresAt: textOrNull(row, "expires_at"),
    }));
  }

  function* seen(person: string, target: Target | null): Steps<SeenViewer> {
    const held = yield* heldBy(person);
    const label = `person:${person}`;
    const linked =
      target?.level === "competition" ? yield* linkedEntries.acting(person, target.id) : null;
    const player = captainIn(held, target, linked) ?? linked;
    const rests = asPlayer({ viewer: viewerWith(["person"], label), until: null }, player);
    if (held.length === 0) return rests;
    const until = soonest(held);
    if (target === null) {
      const founds = held.some(
        ({ role, target: { level } }) => level !== "competition" && FOUNDING.has(role),
      );
      const roles: readonly Role[] = founds ? ["person", "founder"] : ["person"];
      return asPlayer({ viewer: viewerWith(roles, label), until }, null);
    }
    const placement = yield* placementOfTarget(target);
    if (placement === null) return rests;
    const above = placement.organisation === null ? [] : yield* ancestorsOf(placement.organisation);
    const roles = held.flatMap(({ role, target: on }) =>
      rolesBy(role, on, target, placement, above),
    );
    return asPlayer({ viewer: viewerWith(["person", ...roles], label), until }, player);
  }

  return {
    of: (person, target) => tables.look(() => seen(person, target)),
    competitionsOf: (person) =>
      tables.look(function* () {
        const held = yield* heldBy(person);
        const placements =
          held.length === 0 ? new Map<string, Placement>() : yield* allPlacements();
        const own = held.flatMap(({ target: { level, id } }) =>
          level === "competition" ? [id] : [],
        );
        const above = new Map<string, readonly string[]>();
        const found = new Map<string, Viewer>();
        for (const id of new Set([...placements.keys(), ...own])) {
          const placement = placements.get(id) ?? NOWHERE;
          const { organisation } = placement;
          const known =
            organisation === null
              ? []
              : (above.get(organisation) ?? (yield* ancestorsOf(organisation)));
          if (organisation !== null) above.set(organisation, known);
          const roles = held
            .flatMap(({ role, target: on }) =>
              rolesBy(role, on, { level: "competition", id }, placement, known),
            )
            .filter((role) => role !== "member");
          if (roles.length > 0) found.set(id, viewerWith(["person", ...roles], `person:${person}`));
        }
        return found;
      }),
    targetsOf: (person) =>
      tables.look(function* () {
        const held = yield* heldBy(person);
        return held.map(({ role, team, target }) => ({
          ...{ ...target, role },
          ...(team === null ? {} : { team }),
        }));
      }),
    async version() {
      const row = await tables.look(() => first(sql.version()));
      return row === undefined ? 0 : integerOf(row, "version");
    },
  };
};

/**
 * Returns the roles at `target` that a role granted on `on` implies: it extends from an
 * organisation to its festivals and their competitions; a task at an association only lets its
 * holder view what is below it.
 */
const rolesBy = (
  role: GrantRole,
  on: Target,
  target: Target,
  { organisation, festival }: Placement,
  above: readonly string[],
): readonly Role[] => {
  // A captain acts as the team, which is more than a role.
  if (role === "captain") return [];
  switch (on.level) {
    case "competition":
      return target.level === "competition" && target.id === on.id ? [role] : [];
    case "festival":
      return target.level !== "organisation" && festival === on.id ? [role] : [];
    case "organisation":
      if (organisation === on.id) return [role];
      return above.includes(on.id) && role !== "member" ? ["viewer"] : [];
  }
};

/** The player a person acts as, and the personal link used; null: by the role of a captain. */
interface ActingPlayer {
  readonly entry: EntryId;
  readonly link: string | null;
}

/**
 * A captain acts as the link of the team would, even if the person has opened another link; null:
 * no captain.
 */
const captainIn = (
  held: readonly Held[],
  target: Target | null,
  linked: ActingPlayer | null,
): ActingPlayer | null => {
  if (target?.level !== "competition") return null;
  const captain = held.find(({ team, target: on }) => team !== null && on.id === target.id);
  if (captain === undefined || captain.team === null) return null;
  return { entry: captain.team, link: linked?.entry === captain.team ? linked.link : null };
};

/**
 * A person who is also a player acts as that player, identified by number as in the journal; users
 * who may enter results need not.
 */
const asPlayer = (
  { viewer, until }: Omit<SeenViewer, "link">,
  player: ActingPlayer | null,
): SeenViewer => {
  if (player === null) return { viewer, until, link: null };
  const { entry, link } = player;
  const scope = { kind: "player", entry } as const;
  if (may(viewer, "results")) return { viewer: { ...viewer, scope }, until, link };
  const also = [viewer.role, ...(viewer.also ?? [])];
  return { viewer: { role: "player", also, label: `player:${entry}`, scope }, until, link };
};

const soonest = (held: readonly Held[]): string | null =>
  held.reduce<string | null>(
    (sooner, { expiresAt }) =>
      expiresAt !== null && (sooner === null || expiresAt < sooner) ? expiresAt : sooner,
    null,
  );
