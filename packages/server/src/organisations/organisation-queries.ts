import { THE_PLACE } from "@losfee/core";
import { countRightsChange } from "../storage/competitions.ts";
import { inserting } from "../storage/inserting.ts";
import { type Builder, query } from "../storage/query.ts";

type Id = { readonly id: string };
type OfOrganisation = { readonly organisation: string };
type OfCompetition = { readonly competition: string };
/** Queries of organisations, their festivals, and the placement of competitions. */
export const organisationQueries = {
  insert: inserting("organisations", ["id", "kind", "name", "createdAt", "parent"]),
  change: query(
    (db, row: Record<"id" | "kind" | "name", string> & { readonly parent: string | null }) =>
      db
        .updateTable("organisations")
        .set({ kind: row.kind, name: row.name, parent: row.parent })
        .where("id", "=", row.id),
  ),
  one: query((db, { id }: Id) => db.selectFrom("organisations").selectAll().where("id", "=", id)),
  all: query((db) => db.selectFrom("organisations").selectAll().orderBy("name").orderBy("id")),
  below: query((db, { id }: Id) =>
    db
      .selectFrom("organisations")
      .selectAll()
      .where("parent", "=", id)
      .orderBy("name")
      .orderBy("id"),
  ),
  insertFestival: inserting("organisation_festivals", [
    "id",
    "organisation",
    "name",
    "place",
    "startsOn",
    "endsOn",
    "createdAt",
  ]),
  changeFestival: query((db, row: Omit<FestivalRow, "organisation">) =>
    db
      .updateTable("organisation_festivals")
      .set({ name: row.name, place: row.place, starts_on: row.startsOn, ends_on: row.endsOn })
      .where("id", "=", row.id),
  ),
  remove: query((db, { id }: Id) => db.deleteFrom("organisations").where("id", "=", id)),
  placedIn: query((db, { organisation }: OfOrganisation) =>
    db
      .selectFrom("organisation_competitions")
      .select("competition")
      .where("organisation", "=", organisation)
      .limit(1),
  ),
  endMovesTo: query((db, { organisation }: OfOrganisation) =>
    db.deleteFrom("organisation_moves").where("organisation", "=", organisation),
  ),
  removeFestival: query((db, { id }: Id) =>
    db.deleteFrom("organisation_festivals").where("id", "=", id),
  ),
  festival: query((db, { id }: Id) =>
    db.selectFrom("organisation_festivals").selectAll().where("id", "=", id),
  ),
  allFestivals: query((db) =>
    db.selectFrom("organisation_festivals").selectAll().orderBy("starts_on").orderBy("id"),
  ),
  festivalsOf: query((db, { organisation }: OfOrganisation) =>
    db
      .selectFrom("organisation_festivals")
      .selectAll()
      .where("organisation", "=", organisation)
      .orderBy("starts_on")
      .orderBy("id"),
  ),
  placement: query((db, { competition }: OfCompetition) =>
    db
      .selectFrom("organisation_competitions")
      .selectAll()
      .where(({ and }) => and({ owner: THE_PLACE, competition })),
  ),
  placements: query((db) =>
    db.selectFrom("organisation_competitions").selectAll().where("owner", "=", THE_PLACE),
  ),
  place: inserting("organisation_competitions", ["competition", "organisation", "festival"], {
    owned: true,
    known: ["competition"],
  }),
  displace: query((db, { competition }: OfCompetition) =>
    db
      .deleteFrom("organisation_competitions")
      .where(({ and }) => and({ owner: THE_PLACE, competition })),
  ),
  move: query((db, { competition }: OfCompetition) =>
    db
      .selectFrom("organisation_moves")
      .selectAll()
      .where(({ and }) => and({ owner: THE_PLACE, competition })),
  ),
  movesTo: query((db, { organisation }: OfOrganisation) =>
    db.selectFrom("organisation_moves").selectAll().where("organisation", "=", organisation),
  ),
  ask: inserting("organisation_moves", ["competition", "organisation", "askedBy", "askedAt"], {
    owned: true,
  }),
  endMove: query((db, { competition }: OfCompetition) =>
    db.deleteFrom("organisation_moves").where(({ and }) => and({ owner: THE_PLACE, competition })),
  ),
};

type FestivalRow = Readonly<Record<"id" | "organisation" | "name" | "place", string>> &
  Readonly<Record<"startsOn" | "endsOn", string | null>>;

/** Selects roles and invitations on a level, with the names of their targets. */
const grantsOn = (db: Builder) =>
  db
    .selectFrom("organisation_grants as grant")
    .leftJoin("people as person", "person.id", "grant.person")
    .selectAll("grant")
    .select("person.name as person_name")
    .orderBy("grant.granted_at")
    .orderBy("grant.id");

/** Queries of grants. */
export const grantQueries = {
  insert: inserting("organisation_grants", [
    "id",
    "person",
    "role",
    "team",
    "grantedBy",
    "grantedAt",
    "expiresAt",
    "organisation",
    "festival",
    "owner",
    "competition",
  ]),
  renew: query(
    (
      db,
      row: Readonly<Record<"id" | "grantedBy" | "grantedAt", string>> & {
        readonly expiresAt: string | null;
        readonly team: number | null;
      },
    ) =>
      db
        .updateTable("organisation_grants")
        .set({
          ...{ granted_by: row.grantedBy, granted_at: row.grantedAt },
          ...{ expires_at: row.expiresAt, team: row.team },
        })
        .where("id", "=", row.id),
  ),
  one: query((db, { id }: Id) => grantsOn(db).where("grant.id", "=", id)),
  remove: query((db, { id }: Id) => db.deleteFrom("organisation_grants").where("id", "=", id)),
  ofPerson: query((db, { person, now }: { readonly person: string; readonly now: string }) =>
    db
      .selectFrom("organisation_grants")
      .select(["role", "team", "organisation", "festival", "competition", "expires_at"])
      .where("person", "=", person)
      .where((where) => where.or([where("expires_at", "is", null), where("expires_at", ">", now)])),
  ),
  onOrganisation: query((db, { id }: Id) => grantsOn(db).where("grant.organisation", "=", id)),
  onFestival: query((db, { id }: Id) => grantsOn(db).where("grant.festival", "=", id)),
  onCompetition: query((db, { id }: Id) =>
    grantsOn(db).where("grant.owner", "=", THE_PLACE).where("grant.competition", "=", id),
  ),
  invite: inserting("organisation_invitations", [
    "id",
    "tokenHash",
    "role",
    "team",
    "createdBy",
    "createdAt",
    "expiresAt",
    "grantExpiresAt",
    "organisation",
    "festival",
    "owner",
    "competition",
  ]),
  invitationBy: query((db, { hash }: { readonly hash: string }) =>
    db.selectFrom("organisation_invitations").selectAll().where("token_hash", "=", hash),
  ),
  invitation: query((db, { id }: Id) =>
    db.selectFrom("organisation_invitations").selectAll().where("id", "=", id),
  ),
  endInvitation: query((db, { id }: Id) =>
    db.deleteFrom("organisation_invitations").where("id", "=", id),
  ),
  invitationsToOrganisation: query((db, { id }: Id) =>
    db.selectFrom("organisation_invitations").selectAll().where("organisation", "=", id),
  ),
  invitationsToFestival: query((db, { id }: Id) =>
    db.selectFrom("organisation_invitations").selectAll().where("festival", "=", id),
  ),
  invitationsToCompetition: query((db, { id }: Id) =>
    db
      .selectFrom("organisation_invitations")
      .selectAll()
      .where(({ and }) => and({ owner: THE_PLACE, competition: id })),
  ),
  count: countRightsChange,
  version: query((db) => db.selectFrom("organisation_rights").select("version")),
};

/** Queries of the append-only log. */
export const logQueries = {
  last: query((db, { organisation }: OfOrganisation) =>
    db
      .selectFrom("organisation_log")
      .select("seq")
      .where("organisation", "=", organisation)
      .orderBy("seq", "desc")
      .limit(1),
  ),
  add: inserting("organisation_log", ["organisation", "seq", "at", "actor", "entry"]),
  all: query((db, { organisation }: OfOrganisation) =>
    db
      .selectFrom("organisation_log")
      .selectAll()
      .where("organisation", "=", organisation)
      .orderBy("seq"),
  ),
};
