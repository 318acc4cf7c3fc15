import { err, ok, type Result } from "@losfee/core";
import { type Row, textOf } from "../storage/rows.ts";
import { all, first, run, type Steps } from "../storage/steps.ts";
import type { Tables } from "../storage/tables.ts";
import { affiliationQueries as sql } from "./affiliation-queries.ts";
import { addToLog } from "./log.ts";
import {
  type Affiliation,
  ORGANISATION_KINDS,
  type Organisation,
  type OrganisationKind,
  type OrganisationRefusal,
} from "./organisation.ts";
import { grantQueries, organisationQueries } from "./organisation-queries.ts";
import { findOrganisation } from "./placements.ts";
import { tellingOn } from "./told.ts";

type Done<T> = Promise<Result<T, OrganisationRefusal>>;

/** What organisations belong to, where not both sides are in one hand: one asks, the other agrees. */
export interface Affiliations {
  /** Asks to be below another organisation; what was asked before is taken back by it. */
  ask(organisation: string, parent: string, actor: string): Done<Affiliation>;
  /** What an organisation has asked for; null: nothing. */
  of(organisation: string): Promise<Affiliation | null>;
  /** Who asks to be below an organisation. */
  to(parent: string): Promise<readonly Affiliation[]>;
  /** Puts what has asked below the organisation that agrees. */
  accept(asked: AskedOf, actor: string): Done<Organisation>;
  /** Ends the question, by either side. */
  end(asked: AskedOf, actor: string): Done<Affiliation>;
  /** An organisation stands by itself from now on, by what it belonged to; whoever leaves changes it. */
  release(belonging: AskedOf, actor: string): Done<Organisation>;
}

/** Who asked, and whom. */
type AskedOf = Pick<Affiliation, "organisation" | "parent">;

/** How high a kind stands; what is above something stands higher. */
export const levelOf = (kind: OrganisationKind): number => ORGANISATION_KINDS.indexOf(kind);

/** Why a parent cannot be one: kinds only rise, so nothing is ever above itself. */
export function* parentRefusal({
  kind,
  parent,
}: Pick<Organisation, "kind" | "parent">): Steps<OrganisationRefusal | null> {
  if (parent === null) return null;
  const above = yield* findOrganisation(parent);
  if (above === null) return { code: "unknown-organisation" };
  return levelOf(above.kind) > levelOf(kind) ? null : { code: "parent-not-above", kind };
}

/** What follows once an organisation belongs elsewhere: rights, both logs, and nothing asked any more. */
export function* belongsElsewhere(
  { id, parent: before }: Organisation,
  parent: string | null,
  { at, actor }: { readonly at: string; readonly actor: string },
): Steps<void> {
  yield* run(sql.end({ organisation: id }));
  yield* run(grantQueries.count());
  yield* addToLog(id, { at, actor, entry: { act: "belongs-to", parent } });
  for (const [above, act] of [
    [before, "left-by"],
    [parent, "joined-by"],
  ] as const) {
    if (above !== null) yield* addToLog(above, { at, actor, entry: { act, organisation: id } });
  }
}

/** Affiliations on the tables of a file; `tell` is called once it is written that somebody may something else. */
export const affiliationsOn = (
  tables: Tables,
  now: () => string,
  tell: () => void,
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

  /** What was asked, if it still is. */
  function* asked({ organisation, parent }: AskedOf): Steps<Affiliation | null> {
    const row = yield* first(sql.of({ organisation }));
    const found = row === undefined ? null : affiliationOf(row);
    return found?.parent === parent ? found : null;
  }

  /** Puts an organisation elsewhere. */
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

  const told = tellingOn(tables, tell);

  return {
    ask: (organisation, parent, actor) =>
      tables.transact(function* (): Steps<Result<Affiliation, OrganisationRefusal>> {
        const before = yield* findOrganisation(organisation);
        if (before === null) return err({ code: "unknown-organisation" });
        if (before.parent === parent) return err({ code: "belongs-there" });
        const refusal = yield* parentRefusal({ ...before, parent });
        if (refusal !== null) return err(refusal);
        const at = now();
        yield* run(sql.end({ organisation }));
        yield* run(sql.ask({ organisation, parent, askedBy: actor, askedAt: at }));
        yield* logged({ organisation, parent }, "affiliation-asked", actor, at);
        return ok({ organisation, parent, askedBy: actor, askedAt: at });
      }),
    of: (organisation) =>
      tables.look(function* () {
        const row = yield* first(sql.of({ organisation }));
        return row === undefined ? null : affiliationOf(row);
      }),
    to: (parent) =>
      tables.look(function* () {
        return (yield* all(sql.to({ parent }))).map(affiliationOf);
      }),
    accept: (wanted, actor) =>
      told(function* (): Steps<Result<Organisation, OrganisationRefusal>> {
        const before = yield* findOrganisation(wanted.organisation);
        if (before === null || (yield* asked(wanted)) === null) {
          return err({ code: "no-affiliation" });
        }
        const { parent } = wanted;
        // What both are may have changed since.
        const refusal = yield* parentRefusal({ ...before, parent });
        return refusal === null ? yield* moved(before, parent, actor) : err(refusal);
      }),
    release: ({ organisation, parent }, actor) =>
      told(function* (): Steps<Result<Organisation, OrganisationRefusal>> {
        const before = yield* findOrganisation(organisation);
        if (before === null || before.parent !== parent) return err({ code: "not-below" });
        return yield* moved(before, null, actor);
      }),
    end: (wanted, actor) =>
      tables.transact(function* (): Steps<Result<Affiliation, OrganisationRefusal>> {
        const found = yield* asked(wanted);
        if (found === null) return err({ code: "no-affiliation" });
        yield* run(sql.end({ organisation: wanted.organisation }));
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
