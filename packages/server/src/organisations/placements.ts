import type { OrganisationKind } from "@losfee/contract";
import { THE_PLACE } from "@losfee/core";
import { lastSeqOf } from "../storage/competitions.ts";
import { type Row, textOf, textOrNull } from "../storage/rows.ts";
import { all, first, type Steps } from "../storage/steps.ts";
import type { Festival, Organisation, Placement, Target } from "./organisation.ts";
import { organisationQueries as sql } from "./organisation-queries.ts";

export const organisationOf = (row: Row): Organisation => ({
  id: textOf(row, "id"),
  kind: textOf(row, "kind") as OrganisationKind,
  name: textOf(row, "name"),
  parent: textOrNull(row, "parent"),
  createdAt: textOf(row, "created_at"),
});

export const festivalOf = (row: Row): Festival => ({
  id: textOf(row, "id"),
  organisation: textOf(row, "organisation"),
  name: textOf(row, "name"),
  place: textOf(row, "place"),
  startsOn: textOrNull(row, "starts_on"),
  endsOn: textOrNull(row, "ends_on"),
  createdAt: textOf(row, "created_at"),
});

export function* findOrganisation(id: string): Steps<Organisation | null> {
  const row = yield* first(sql.one({ id }));
  return row === undefined ? null : organisationOf(row);
}

export function* findFestival(id: string): Steps<Festival | null> {
  const row = yield* first(sql.festival({ id }));
  return row === undefined ? null : festivalOf(row);
}

export const NOWHERE: Placement = { organisation: null, festival: null };

const placementOf = (row: Row): Placement => ({
  organisation: textOf(row, "organisation"),
  festival: textOrNull(row, "festival"),
});

/** Returns the owner of a competition. */
export function* findPlacement(competition: string): Steps<Placement> {
  const row = yield* first(sql.placement({ competition }));
  return row === undefined ? NOWHERE : placementOf(row);
}

/** Returns the owner of a grant's target; null if it does not exist. */
export function* placementOfTarget({ level, id }: Target): Steps<Placement | null> {
  if (level === "organisation") {
    return (yield* findOrganisation(id)) === null ? null : { organisation: id, festival: null };
  }
  if (level === "festival") {
    const festival = yield* findFestival(id);
    return festival && { organisation: festival.organisation, festival: id };
  }
  return (yield* lastSeqOf(id)) === null ? null : yield* findPlacement(id);
}

/** Returns the ancestors of an organisation, parent first; three levels at most. */
export function* ancestorsOf(organisation: string): Steps<readonly string[]> {
  const above: string[] = [];
  let next = (yield* findOrganisation(organisation))?.parent ?? null;
  // Kinds only rise, so this ends; the check makes it end even on a damaged file.
  while (next !== null && !above.includes(next)) {
    above.push(next);
    next = (yield* findOrganisation(next))?.parent ?? null;
  }
  return above;
}

/** Returns the placements of all placed competitions. */
export function* allPlacements(): Steps<ReadonlyMap<string, Placement>> {
  const rows = yield* all(sql.placements());
  return new Map(rows.map((row) => [textOf(row, "competition"), placementOf(row)]));
}

/** Returns a target as the columns of a row. */
export const columnsOf = ({ level, id }: Target) => ({
  organisation: level === "organisation" ? id : null,
  festival: level === "festival" ? id : null,
  owner: level === "competition" ? THE_PLACE : null,
  competition: level === "competition" ? id : null,
});

/** Returns the target that a row's columns name. */
export const targetOf = (row: Row): Target => {
  const organisation = textOrNull(row, "organisation");
  if (organisation !== null) return { level: "organisation", id: organisation };
  const festival = textOrNull(row, "festival");
  return festival === null
    ? { level: "competition", id: textOf(row, "competition") }
    : { level: "festival", id: festival };
};
