import { ORGANISATION_KINDS, type OrganisationKind } from "@losfee/contract";
import { err, ok, type Result } from "@losfee/core";
import { inserting } from "../storage/inserting.ts";
import { query } from "../storage/query.ts";
import { type Row, textOf } from "../storage/rows.ts";
import { all, first, run, type Steps } from "../storage/steps.ts";
import type { Tables } from "../storage/tables.ts";
import { addToLog, notifyingAfter } from "./log.ts";
import type { Affiliation, Organisation, OrganisationRefusal } from "./organisation.ts";
import { grantQueries, organisationQueries } from "./organisation-queries.ts";
import { findOrganisation } from "./placements.ts";

/** Queries of requested affiliations. */
const affiliationQueries = {
  ask: inserting("organisation_affiliations", ["organisation", "parent", "askedBy", "askedAt"]),
  of: query((db, { organisation }: { readonly organisation: string }) =>
    db.selectFrom("organisation_affiliations").selectAll().where("organisation", "=", organisation),
  ),
  to: query((db, { parent }: { readonly parent: string }) =>
    db
      .selectFrom("organisation_affiliations")
      .selectAll()
      .where("parent", "=", parent)
      .orderBy("asked_at")
      .orderBy("organisation"),
  ),
  end: query((db, { organisation }: { readonly organisation: string }) =>
    db.deleteFrom("organisation_affiliations").where("organisation", "=", organisation),
  ),
};

type Done<T> = Promise<Result<T, OrganisationRefusal>>;

/** Affiliations between organisations of different owners: one requests, the other accepts. */
export interface Affiliations {
  /** Requests a parent organisation; replaces an earlier request. */
  ask(organisation: string, parent: string, actor: string): Done<Affiliation>;
  /** Returns an organisation's open request; null: none. */
  of(organisation: string): Promise<Affiliation | null>;
  /** Returns the open requests to an organisation. */
  to(parent: string): Promise<readonly Affiliation[]>;
  /** Accepts a request and sets the parent. */
  accept(asked: AskedOf, actor: string): Done<Organisation>;
  /** Ends a request, by either side. */
  end(asked: AskedOf, actor: string): Done<Affiliation>;
  /** Detaches an organisation on the parent's side; an owner who leaves changes it instead. */
  release(belonging: AskedOf, actor: string): Done<Organisation>;
}

/** The requesting organisation and the requested parent. */
type AskedOf = Pick<Affiliation, "organisation" | "parent">;

/** Returns the level of a kind; parents have higher levels. */
export const levelOf = (kind: OrganisationKind): number => ORGANISATION_KINDS.indexOf(kind);

/** Returns why a parent is not possible: kinds only rise, so nothing is ever above itself. */
export function* parentRefusal({
  kind,
  parent,
}: Pick<Organisation, "kind" | "parent">): Steps<OrganisationRefusal | null> {
  if (parent === null) return null;
  const above = yield* findOrganisation(parent);
  if (above === null) return { code: "unknown-organisation" };
  return levelOf(above.kind) > levelOf(kind) ? null : { code: "parent-not-above", kind };
}

/** Updates rights and both logs after a change of parent, and ends open requests. */
export function* belongsElsewhere(
  { id, parent: before }: Organisation,
  parent: string | null,
  { at, actor }: { readonly at: string; readonly actor: string },
): Steps<void> {
  yield* run(affiliationQueries.end({ organisation: id }));
  yield* run(grantQueries.count());
  yield* addToLog(id, { at, actor, entry: { act: "belongs-to", parent } });
  for (const [above, act] of [
    [before, "left-by"],
    [parent, "joined-by"],
  ] as const) {
    if (above !== null) yield* addToLog(above, { at, actor, entry: { act, organisation: id } });
  }
}

/** Creates the affiliations in `tables`; calls `notify` after writing a change of rights. */
export const affiliationsOn = (
  tables: Tables,
  now: () => string,
  notify: () => void,
): Affiliations => {
  function* logged(
    { organisation, parent }: AskedOf,
    act: "affiliation-asked" | "affiliation-ended",
    actor: string,
    at: string,
  ): Steps<void> {
    for (const whose of [organisation, parent]) {
      yield* addToLog(whose, { at, actor, entry: { act, organisation, parent } });
    }
  }

  /** Returns the request if it is still open. */
  function* asked({ organisation, parent }: AskedOf): Steps<Affiliation | null> {
    const row = yield* first(affiliationQueries.of({ organisation }));
    const found = row === undefined ? null : affiliationOf(row);
    return found?.parent === parent ? found : null;
  }

  /** Moves an organisation to another parent. */
  function* moved(
    before: Organisation,
    parent: string | null,
    actor: string,
  ): Steps<Result<Organisation, OrganisationRefusal>> {
    const { id, kind, name } = before;
    yield* run(organisationQueries.change({ id, kind, name, parent }));
    yield* belongsElsewhere(before, parent, { at: now(), actor });
    return ok({ ...before, parent });
  }

  const changing = notifyingAfter(tables, notify);

  return {
    ask: (organisation, parent, actor) =>
      tables.transact(function* (): Steps<Result<Affiliation, OrganisationRefusal>> {
        const before = yield* findOrganisation(organisation);
        if (before === null) return err({ code: "unknown-organisation" });
        if (before.parent === parent) return err({ code: "belongs-there" });
        const refusal = yield* parentRefusal({ ...before, parent });
        if (refusal !== null) return err(refusal);
        const at = now();
        yield* run(affiliationQueries.end({ organisation }));
        yield* run(affiliationQueries.ask({ organisation, parent, askedBy: actor, askedAt: at }));
        yield* logged({ organisation, parent }, "affiliation-asked", actor, at);
        return ok({ organisation, parent, askedBy: actor, askedAt: at });
      }),
    of: (organisation) =>
      tables.look(function* () {
        const row = yield* first(affiliationQueries.of({ organisation }));
        return row === undefined ? null : affiliationOf(row);
      }),
    to: (parent) =>
      tables.look(function* () {
        return (yield* all(affiliationQueries.to({ parent }))).map(affiliationOf);
      }),
    accept: (wanted, actor) =>
      changing(function* (): Steps<Result<Organisation, OrganisationRefusal>> {
        const before = yield* findOrganisation(wanted.organisation);
        if (before === null || (yield* asked(wanted)) === null) {
          return err({ code: "no-affiliation" });
        }
        const { parent } = wanted;
        // The kinds of both may have changed since.
        const refusal = yield* parentRefusal({ ...before, parent });
        return refusal === null ? yield* moved(before, parent, actor) : err(refusal);
      }),
    release: ({ organisation, parent }, actor) =>
      changing(function* (): Steps<Result<Organisation, OrganisationRefusal>> {
        const before = yield* findOrganisation(organisation);
        if (before === null || before.parent !== parent) return err({ code: "not-below" });
        return yield* moved(before, null, actor);
      }),
    end: (wanted, actor) =>
      tables.transact(function* (): Steps<Result<Affiliation, OrganisationRefusal>> {
        const found = yield* asked(wanted);
        if (found === null) return err({ code: "no-affiliation" });
        yield* run(affiliationQueries.end({ organisation: wanted.organisation }));
        yield* logged(wanted, "affiliation-ended", actor, now());
        return ok(found);
      }),
  };
};

const affiliationOf = (row: Row): Affiliation => ({
  organisation: textOf(row, "organisation"),
  parent: textOf(row, "parent"),
  askedBy: textOf(row, "asked_by"),
  askedAt: textOf(row, "asked_at"),
});
