import { THE_PLACE } from "@losfee/core";
import { lastSeqOf } from "../storage/competitions.ts";
import { integerOf, type Row, textOf } from "../storage/rows.ts";
import { all, first, type Steps } from "../storage/steps.ts";
import type {
  Festival,
  Organisation,
  OrganisationKind,
  Placement,
  Target,
} from "./organisation.ts";
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

export const integerOrNull = (row: Row, column: string): number | null =>
  row[column] === null ? null : integerOf(row, column);

export const textOrNull = (row: Row, column: string): string | null =>
  row[column] === null ? null : textOf(row, column);

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

/** Whose a competition is. */
export function* findPlacement(competition: string): Steps<Placement> {
  const row = yield* first(sql.placement({ competition }));
  return row === undefined ? NOWHERE : placementOf(row);
}

/** Whose something is on which roles are given; null where it does not exist. */
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

/** What stands above an organisation, the next one first; three levels at most. */
export function* ancestorsOf(organisation: string): Steps<readonly string[]> {
  const above: string[] = [];
  let next = (yield* findOrganisation(organisation))?.parent ?? null;
  // Kinds only rise, so this ends; what is torn in the file must not keep it from ending, either.
  while (next !== null && !above.includes(next)) {
    above.push(next);
    next = (yield* findOrganisation(next))?.parent ?? null;
  }
  return above;
}

/** Where each competition belongs that belongs anywhere. */
export function* allPlacements(): Steps<ReadonlyMap<string, Placement>> {
  const rows = yield* all(sql.placements());
  return new Map(rows.map((row) => [textOf(row, "competition"), placementOf(row)]));
}

/** A target as the columns of a row. */
export const columnsOf = ({ level, id }: Target) => ({
  organisation: level === "organisation" ? id : null,
  festival: level === "festival" ? id : null,
  owner: level === "competition" ? THE_PLACE : null,
  competition: level === "competition" ? id : null,
});

/** What a row's columns name. */
export const targetOf = (row: Row): Target => {
  const organisation = textOrNull(row, "organisation");
  if (organisation !== null) return { level: "organisation", id: organisation };
  const festival = textOrNull(row, "festival");
  return festival === null
    ? { level: "competition", id: textOf(row, "competition") }
    : { level: "festival", id: festival };
};
