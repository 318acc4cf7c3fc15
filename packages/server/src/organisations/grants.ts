import { type GrantRole, grantRolesOn } from "@losfee/contract";
import { type EntryId, err, ok, type Result } from "@losfee/core";
import { newId, newToken, tokenHash } from "../access/tokens.ts";
import type { People } from "../people/people.ts";
import { integerOrNull, type Row, textOf, textOrNull } from "../storage/rows.ts";
import { all, first, run, type Steps } from "../storage/steps.ts";
import type { Tables } from "../storage/tables.ts";
import { addToLog, notifyingAfter } from "./log.ts";
import type { Grant, Invitation, OrganisationRefusal, Target } from "./organisation.ts";
import { grantQueries as sql } from "./organisation-queries.ts";
import { columnsOf, placementOfTarget, targetOf } from "./placements.ts";

/** A role with the name of its holder. */
export type NamedGrant = Grant & { readonly name: string };

/** A role to grant; `expiresAt` null: until it is revoked. */
export interface NewGrant {
  readonly person: string;
  readonly role: GrantRole;
  /** The team of a captain, in the competition; null or absent for all other roles. */
  readonly team?: EntryId | null;
  readonly target: Target;
  readonly expiresAt: string | null;
}

/** Roles of people, and the invitations that become roles. */
export interface Grants {
  /** Grants a role, or changes the term of an existing one. */
  give(grant: NewGrant, actor: string): Promise<Result<Grant, OrganisationRefusal>>;
  find(id: string): Promise<Grant | null>;
  /** True if the target exists. */
  exists(target: Target): Promise<boolean>;
  /** Revokes a role at once; `mayOrphan`: even that of the last owner. */
  take(id: string, actor: string, mayOrphan?: boolean): Promise<Result<Grant, OrganisationRefusal>>;
  /** Returns the roles granted on the target itself, oldest first; expired ones too. */
  on(target: Target): Promise<readonly NamedGrant[]>;
  /** Creates an invitation; its token is returned only this once. */
  invite(
    invitation: Omit<NewGrant, "person">,
    actor: string,
  ): Promise<Result<Invitation & { readonly token: string }, OrganisationRefusal>>;
  invitations(target: Target): Promise<readonly Invitation[]>;
  invitation(id: string): Promise<Invitation | null>;
  /** Returns the invitation of a link; null if it is invalid. */
  invitationBy(token: string): Promise<Invitation | null>;
  withdraw(id: string, actor: string): Promise<Result<Invitation, OrganisationRefusal>>;
  /** Uses up an invitation: the person gets the role. */
  accept(token: string, person: string): Promise<Result<Grant, OrganisationRefusal>>;
  /** Like {@link Grants.accept}, within a transaction, for a person without any role yet. */
  acceptWithin(token: string, person: string): Steps<Result<Grant, OrganisationRefusal>>;
  /** True if an invitation can be accepted; within a transaction. */
  isOpen(token: string): Steps<boolean>;
}

/** Lifetime of an invitation in days. */
const INVITATION_DAYS = 14;

/** Creates the grants in `tables`; calls `notify` after each change of rights. */
export const createGrants = (
  tables: Tables,
  people: Pick<People, "find">,
  now: () => string,
  notify: () => void,
): Grants => {
  function* rowsOn({ level, id }: Target): Steps<readonly Row[]> {
    const queries = {
      organisation: sql.onOrganisation,
      festival: sql.onFestival,
      competition: sql.onCompetition,
    };
    return yield* all(queries[level]({ id }));
  }

  function* giveWithin(
    { person, role, team = null, target, expiresAt }: NewGrant,
    actor: string,
    invitation?: string,
  ): Steps<Result<Grant, OrganisationRefusal>> {
    const refusal = refusalOf({ role, team, target, expiresAt }, now());
    if (refusal !== null) return err(refusal);
    const placement = yield* placementOfTarget(target);
    if (placement === null) return err(unknownTarget(target));
    if ((yield* people.find(person)) === null) return err({ code: "unknown-person" });
    const at = now();
    const known = (yield* rowsOn(target))
      .map(grantOf)
      .find((grant) => grant.person === person && grant.role === role);
    const term = { grantedBy: actor, grantedAt: at, expiresAt };
    const grant: Grant = { id: known?.id ?? newId(), person, role, team, target, ...term };
    yield* run(
      known === undefined
        ? sql.insert({ id: grant.id, person, role, team, ...term, ...columnsOf(target) })
        : sql.renew({ id: grant.id, team, ...term }),
    );
    yield* run(sql.count());
    yield* addToLog(placement.organisation, {
      at,
      actor,
      entry: {
        ...{ act: "role-given", person, role, target, expiresAt },
        ...(team === null ? {} : { team }),
        ...(invitation === undefined ? {} : { invitation }),
      },
    });
    return ok(grant);
  }

  function* findWithin(id: string): Steps<Grant | null> {
    const row = yield* first(sql.one({ id }));
    return row === undefined ? null : grantOf(row);
  }

  /** True if another person permanently owns the target of `grant`. */
  function* hasOtherOwner({ id, target }: Grant): Steps<boolean> {
    const others = (yield* rowsOn(target)).map(grantOf).filter((other) => other.id !== id);
    return others.some(({ role, expiresAt }) => role === "owner" && expiresAt === null);
  }

  function* openInvitation(token: string): Steps<Invitation | null> {
    const row = yield* first(sql.invitationBy({ hash: tokenHash(token) }));
    const invitation = row === undefined ? null : invitationOf(row);
    return invitation !== null && invitation.expiresAt > now() ? invitation : null;
  }

  function* acceptWithin(token: string, person: string): Steps<Result<Grant, OrganisationRefusal>> {
    const invitation = yield* openInvitation(token);
    if (invitation === null) return err({ code: "invitation-void" });
    const { id, role, team, target, grantExpiresAt } = invitation;
    // If two users open it at once, one finds it gone.
    if ((yield* run(sql.endInvitation({ id }))) === 0) return err({ code: "invitation-void" });
    const grant = { person, role, team, target, expiresAt: grantExpiresAt };
    const given = yield* giveWithin(grant, `person:${person}`, id);
    return !given.ok && given.error.code === "expiry-past"
      ? err({ code: "invitation-void" })
      : given;
  }

  const changing = notifyingAfter(tables, notify);

  return {
    give: (grant, actor) =>
      changing(function* () {
        if (grant.role === "owner" && grant.expiresAt !== null) {
          const known = (yield* rowsOn(grant.target))
            .map(grantOf)
            .find(({ person, role }) => person === grant.person && role === "owner");
          // The last permanent owner must not become a temporary one.
          if (known?.expiresAt === null && !(yield* hasOtherOwner(known))) {
            return err({ code: "last-owner" });
          }
        }
        return yield* giveWithin(grant, actor);
      }),
    find: (id) => tables.look(() => findWithin(id)),
    exists: async (target) => (await tables.look(() => placementOfTarget(target))) !== null,
    take: (id, actor, mayOrphan = false) =>
      changing(function* (): Steps<Result<Grant, OrganisationRefusal>> {
        const grant = yield* findWithin(id);
        if (grant === null) return err({ code: "unknown-grant" });
        const { person, role, target, expiresAt } = grant;
        const isForGood = role === "owner" && expiresAt === null;
        if (isForGood && !mayOrphan && !(yield* hasOtherOwner(grant))) {
          return err({ code: "last-owner" });
        }
        yield* run(sql.remove({ id }));
        yield* run(sql.count());
        const placement = yield* placementOfTarget(target);
        yield* addToLog(placement?.organisation ?? null, {
          at: now(),
          actor,
          entry: { act: "role-taken", person, role, target, expiresAt },
        });
        return ok(grant);
      }),
    on: (target) =>
      tables.look(function* () {
        const rows = yield* rowsOn(target);
        return rows.map((row) => ({ ...grantOf(row), name: textOf(row, "person_name") }));
      }),
    invite: ({ role, team = null, target, expiresAt }, actor) =>
      tables.transact(function* (): Steps<
        Result<Invitation & { readonly token: string }, OrganisationRefusal>
      > {
        const at = now();
        const refusal = refusalOf({ role, team, target, expiresAt }, at);
        if (refusal !== null) return err(refusal);
        const placement = yield* placementOfTarget(target);
        if (placement === null) return err(unknownTarget(target));
        const token = newToken();
        const until = new Date(Date.parse(at) + INVITATION_DAYS * 86_400_000).toISOString();
        const invitation: Invitation = {
          ...{ id: newId(), role, team, target, createdBy: actor, createdAt: at },
          ...{ expiresAt: until, grantExpiresAt: expiresAt },
        };
        const { id, createdBy, createdAt, grantExpiresAt } = invitation;
        yield* run(
          sql.invite({
            ...{ id, tokenHash: tokenHash(token), role, team, createdBy, createdAt },
            ...{ expiresAt: until, grantExpiresAt },
            ...columnsOf(target),
          }),
        );
        const entry = { act: "invited", invitation: id, role, target } as const;
        yield* addToLog(placement.organisation, { at, actor, entry });
        return ok({ ...invitation, token });
      }),
    invitations: ({ level, id }) =>
      tables.look(function* () {
        const queries = {
          organisation: sql.invitationsToOrganisation,
          festival: sql.invitationsToFestival,
          competition: sql.invitationsToCompetition,
        };
        return (yield* all(queries[level]({ id })))
          .map(invitationOf)
          .filter(({ expiresAt }) => expiresAt > now())
          .toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
      }),
    invitation: (id) =>
      tables.look(function* () {
        const row = yield* first(sql.invitation({ id }));
        return row === undefined ? null : invitationOf(row);
      }),
    invitationBy: (token) => tables.look(() => openInvitation(token)),
    withdraw: (id, actor) =>
      tables.transact(function* (): Steps<Result<Invitation, OrganisationRefusal>> {
        const row = yield* first(sql.invitation({ id }));
        if (row === undefined) return err({ code: "unknown-invitation" });
        const invitation = invitationOf(row);
        const { role, target } = invitation;
        yield* run(sql.endInvitation({ id }));
        const placement = yield* placementOfTarget(target);
        const entry = { act: "invitation-withdrawn", invitation: id, role, target } as const;
        yield* addToLog(placement?.organisation ?? null, { at: now(), actor, entry });
        return ok(invitation);
      }),
    accept: (token, person) => changing(() => acceptWithin(token, person)),
    acceptWithin,
    *isOpen(token) {
      const invitation = yield* openInvitation(token);
      const until = invitation?.grantExpiresAt ?? null;
      return invitation !== null && (until === null || until > now());
    },
  };
};

/** Returns why a role cannot be granted like this. */
const refusalOf = (
  { role, team = null, target: { level }, expiresAt }: Omit<NewGrant, "person">,
  now: string,
): OrganisationRefusal | null => {
  if (!grantRolesOn(level).includes(role)) return { code: "role-not-here", role, level };
  if ((role === "captain") !== (team !== null)) return { code: "captain-of-no-team" };
  return expiresAt !== null && expiresAt <= now ? { code: "expiry-past" } : null;
};

/** Returns the refusal for a target that does not exist. */
export const unknownTarget = ({ level }: Target): OrganisationRefusal => {
  if (level === "competition") return { code: "no-competition" };
  return { code: level === "festival" ? "unknown-festival" : "unknown-organisation" };
};

const grantOf = (row: Row): Grant => ({
  id: textOf(row, "id"),
  person: textOf(row, "person"),
  role: textOf(row, "role") as GrantRole,
  team: integerOrNull(row, "team"),
  target: targetOf(row),
  grantedBy: textOf(row, "granted_by"),
  grantedAt: textOf(row, "granted_at"),
  expiresAt: textOrNull(row, "expires_at"),
});

const invitationOf = (row: Row): Invitation => ({
  id: textOf(row, "id"),
  role: textOf(row, "role") as GrantRole,
  team: integerOrNull(row, "team"),
  target: targetOf(row),
  createdBy: textOf(row, "created_by"),
  createdAt: textOf(row, "created_at"),
  expiresAt: textOf(row, "expires_at"),
  grantExpiresAt: textOrNull(row, "grant_expires_at"),
});
