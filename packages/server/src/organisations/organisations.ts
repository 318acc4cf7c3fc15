import { err, ok, type Result } from "@losfee/core";
import { newId } from "../access/tokens.ts";
import { identifierFor } from "../competitions/identifier.ts";
import { lastSeqOf } from "../storage/competitions.ts";
import { type Row, textOf } from "../storage/rows.ts";
import { all, first, run, type Steps } from "../storage/steps.ts";
import type { Tables } from "../storage/tables.ts";
import { belongsElsewhere, levelOf, parentRefusal } from "./affiliations.ts";
import { addToLog, notifyingAfter, readLog } from "./log.ts";
import { removeNotices } from "./notices.ts";
import type {
  Festival,
  LogLine,
  Move,
  Organisation,
  OrganisationRefusal,
  Placement,
} from "./organisation.ts";
import { grantQueries, organisationQueries as sql } from "./organisation-queries.ts";
import {
  allPlacements,
  festivalOf,
  findFestival,
  findOrganisation,
  findPlacement,
  organisationOf,
} from "./placements.ts";

type Done<T> = Promise<Result<T, OrganisationRefusal>>;

/** The details of an organisation that its owners edit. */
export type OrganisationDetails = Pick<Organisation, "name" | "kind" | "parent">;

/** The editable details of a festival. */
export type FestivalDetails = Pick<Festival, "name" | "place" | "startsOn" | "endsOn">;

/** The wanted placement of a competition, and the agreement behind it. */
export interface Placing {
  readonly competition: string;
  readonly organisation: string;
  readonly festival: string | null;
}

/** Organisations, their festivals, and their competitions. */
export interface Organisations {
  found(details: OrganisationDetails, actor: string): Done<Organisation>;
  change(id: string, details: OrganisationDetails, actor: string): Done<Organisation>;
  /** Removes an organisation that nothing belongs to; its log stays. */
  remove(id: string, actor: string): Done<Organisation>;
  find(id: string): Promise<Organisation | null>;
  /** Returns all, by name. */
  list(): Promise<readonly Organisation[]>;
  addFestival(organisation: string, details: FestivalDetails, actor: string): Done<Festival>;
  changeFestival(id: string, details: FestivalDetails, actor: string): Done<Festival>;
  /** Removes a festival; its competitions stay with the organisation. */
  removeFestival(id: string, actor: string): Done<Festival>;
  festival(id: string): Promise<Festival | null>;
  festivals(organisation?: string): Promise<readonly Festival[]>;
  placement(competition: string): Promise<Placement>;
  placements(): Promise<ReadonlyMap<string, Placement>>;
  /** Places a competition at once; the caller has checked that both sides agree. */
  place(placing: Placing, actor: string): Done<Placement>;
  /** Does the same within a transaction. */
  placeWithin(placing: Placing, actor: string): Steps<Result<Placement, OrganisationRefusal>>;
  /** Requests a move to an organisation that has yet to agree. */
  askToMove(competition: string, organisation: string, actor: string): Done<Move>;
  move(competition: string): Promise<Move | null>;
  movesTo(organisation: string): Promise<readonly Move[]>;
  /** Ends a request without a move. */
  declineMove(competition: string, actor: string): Done<Move>;
  log(organisation: string): Promise<readonly LogLine[]>;
}

const LONGEST_NAME = 100;

/** Creates the organisations in `tables`; calls `notify` after each change of rights. */
export const createOrganisations = (
  tables: Tables,
  now: () => string,
  notify: () => void,
): Organisations => {
  const changing = notifyingAfter(tables, notify);

  function* placeWithin(
    { competition, organisation, festival }: Placing,
    actor: string,
  ): Steps<Result<Placement, OrganisationRefusal>> {
    if ((yield* lastSeqOf(competition)) === null) return err({ code: "no-competition" });
    if ((yield* findOrganisation(organisation)) === null) {
      return err({ code: "unknown-organisation" });
    }
    const roof = festival === null ? null : yield* findFestival(festival);
    if (festival !== null && roof === null) return err({ code: "unknown-festival" });
    if (roof !== null && roof.organisation !== organisation) {
      return err({ code: "festival-of-another" });
    }
    const before = yield* findPlacement(competition);
    if (before.organisation === organisation && before.festival === festival) {
      return err({ code: "already-there" });
    }
    yield* run(sql.place({ competition, organisation, festival }));
    yield* run(sql.endMove({ competition }));
    yield* run(grantQueries.count());
    const at = now();
    if (before.organisation !== null && before.organisation !== organisation) {
      const entry = { act: "competition-left", competition, organisation } as const;
      yield* addToLog(before.organisation, { at, actor, entry });
    }
    const entry = { act: "competition-placed", competition, festival } as const;
    yield* addToLog(organisation, { at, actor, entry });
    return ok({ organisation, festival });
  }

  return {
    found: (details, actor) =>
      tables.transact(function* (): Steps<Result<Organisation, OrganisationRefusal>> {
        const name = nameOf(details.name);
        if (!name.ok) return name;
        const refusal = yield* parentRefusal(details);
        if (refusal !== null) return err(refusal);
        const at = now();
        const id = identifierFor(name.value, newSuffix());
        const organisation = { ...details, id, name: name.value, createdAt: at };
        yield* run(sql.insert(organisation));
        const { kind } = details;
        yield* addToLog(id, { at, actor, entry: { act: "founded", name: name.value, kind } });
        return ok(organisation);
      }),
    change: (id, details, actor) =>
      changing(function* (): Steps<Result<Organisation, OrganisationRefusal>> {
        const before = yield* findOrganisation(id);
        if (before === null) return err({ code: "unknown-organisation" });
        const name = nameOf(details.name);
        if (!name.ok) return name;
        const { kind, parent } = details;
        const refusal = yield* parentRefusal(details);
        if (refusal !== null) return err(refusal);
        const below = (yield* all(sql.below({ id }))).map(organisationOf);
        if (below.some((one) => levelOf(one.kind) >= levelOf(kind))) {
          return err({ code: "children-not-below", kind });
        }
        yield* run(sql.change({ id, kind, name: name.value, parent }));
        const at = now();
        if (name.value !== before.name || kind !== before.kind) {
          yield* addToLog(id, { at, actor, entry: { act: "changed", name: name.value, kind } });
        }
        if (parent !== before.parent) yield* belongsElsewhere(before, parent, { at, actor });
        return ok({ ...before, name: name.value, kind, parent });
      }),
    remove: (id, actor) =>
      changing(function* (): Steps<Result<Organisation, OrganisationRefusal>> {
        const organisation = yield* findOrganisation(id);
        if (organisation === null) return err({ code: "unknown-organisation" });
        const belonging = [
          yield* first(sql.below({ id })),
          yield* first(sql.festivalsOf({ organisation: id })),
          yield* first(sql.placedIn({ organisation: id })),
        ];
        if (belonging.some((row) => row !== undefined)) {
          return err({ code: "organisation-not-empty" });
        }
        const { name } = organisation;
        yield* run(sql.endMovesTo({ organisation: id }));
        yield* removeNotices(id);
        yield* run(sql.remove({ id }));
        yield* run(grantQueries.count());
        const entry = { act: "removed", organisation: id, name } as const;
        for (const whose of [id, null]) yield* addToLog(whose, { at: now(), actor, entry });
        return ok(organisation);
      }),
    find: (id) => tables.look(() => findOrganisation(id)),
    list: async () => (await tables.all(sql.all())).map(organisationOf),
    addFestival: (organisation, details, actor) =>
      tables.transact(function* (): Steps<Result<Festival, OrganisationRefusal>> {
        if ((yield* findOrganisation(organisation)) === null) {
          return err({ code: "unknown-organisation" });
        }
        const checked = festivalDetails(details);
        if (!checked.ok) return checked;
        const at = now();
        const id = identifierFor(checked.value.name, newSuffix());
        const festival: Festival = { ...checked.value, id, organisation, createdAt: at };
        yield* run(sql.insertFestival(festival));
        const entry = { act: "festival-added", festival: id, name: festival.name } as const;
        yield* addToLog(organisation, { at, actor, entry });
        return ok(festival);
      }),
    changeFestival: (id, details, actor) =>
      tables.transact(function* (): Steps<Result<Festival, OrganisationRefusal>> {
        const before = yield* findFestival(id);
        if (before === null) return err({ code: "unknown-festival" });
        const checked = festivalDetails(details);
        if (!checked.ok) return checked;
        const festival = { ...before, ...checked.value };
        yield* run(sql.changeFestival(festival));
        const entry = { act: "festival-changed", festival: id, name: festival.name } as const;
        yield* addToLog(before.organisation, { at: now(), actor, entry });
        return ok(festival);
      }),
    removeFestival: (id, actor) =>
      changing(function* (): Steps<Result<Festival, OrganisationRefusal>> {
        const festival = yield* findFestival(id);
        if (festival === null) return err({ code: "unknown-festival" });
        yield* run(sql.removeFestival({ id }));
        yield* run(grantQueries.count());
        const entry = { act: "festival-removed", festival: id, name: festival.name } as const;
        yield* addToLog(festival.organisation, { at: now(), actor, entry });
        return ok(festival);
      }),
    festival: (id) => tables.look(() => findFestival(id)),
    festivals: async (organisation) =>
      (
        await tables.all(
          organisation === undefined ? sql.allFestivals() : sql.festivalsOf({ organisation }),
        )
      ).map(festivalOf),
    placement: (competition) => tables.look(() => findPlacement(competition)),
    placements: () => tables.look(allPlacements),
    placeWithin,
    place: (placing, actor) => changing(() => placeWithin(placing, actor)),
    askToMove: (competition, organisation, actor) =>
      tables.transact(function* (): Steps<Result<Move, OrganisationRefusal>> {
        if ((yield* lastSeqOf(competition)) === null) return err({ code: "no-competition" });
        if ((yield* findOrganisation(organisation)) === null) {
          return err({ code: "unknown-organisation" });
        }
        const before = yield* findPlacement(competition);
        if (before.organisation === organisation) return err({ code: "already-there" });
        const at = now();
        yield* run(sql.endMove({ competition }));
        yield* run(sql.ask({ competition, organisation, askedBy: actor, askedAt: at }));
        const entry = { act: "move-asked", competition, organisation } as const;
        yield* addToLog(before.organisation, { at, actor, entry });
        yield* addToLog(organisation, { at, actor, entry });
        return ok({ competition, organisation, askedBy: actor, askedAt: at });
      }),
    move: (competition) =>
      tables.look(function* () {
        const row = yield* first(sql.move({ competition }));
        return row === undefined ? null : moveOf(row);
      }),
    movesTo: async (organisation) => (await tables.all(sql.movesTo({ organisation }))).map(moveOf),
    declineMove: (competition, actor) =>
      tables.transact(function* (): Steps<Result<Move, OrganisationRefusal>> {
        const row = yield* first(sql.move({ competition }));
        if (row === undefined) return err({ code: "no-move" });
        const move = moveOf(row);
        yield* run(sql.endMove({ competition }));
        const { organisation } = move;
        const entry = { act: "move-declined", competition, organisation } as const;
        const at = now();
        yield* addToLog((yield* findPlacement(competition)).organisation, { at, actor, entry });
        yield* addToLog(organisation, { at, actor, entry });
        return ok(move);
      }),
    log: (organisation) => tables.look(() => readLog(organisation)),
  };
};

/** Returns random letters and digits for the end of names in addresses. */
const newSuffix = (): string =>
  newId()
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "")
    .slice(0, 8);

const nameOf = (text: string): Result<string, OrganisationRefusal> => {
  const name = oneLine(text);
  if (name === "") return err({ code: "organisation-name-missing" });
  return [...name].length > LONGEST_NAME
    ? err({ code: "organisation-name-too-long", allowed: LONGEST_NAME })
    : ok(name);
};

const oneLine = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, " ")
    .trim();

const festivalDetails = (
  details: FestivalDetails,
): Result<FestivalDetails, OrganisationRefusal> => {
  const name = nameOf(details.name);
  if (!name.ok) return name;
  const place = oneLine(details.place);
  if ([...place].length > LONGEST_NAME) {
    return err({ code: "organisation-name-too-long", allowed: LONGEST_NAME });
  }
  const { startsOn, endsOn } = details;
  if (startsOn !== null && endsOn !== null && endsOn < startsOn) {
    return err({ code: "days-reversed" });
  }
  return ok({ name: name.value, place, startsOn, endsOn });
};

const moveOf = (row: Row): Move => ({
  competition: textOf(row, "competition"),
  organisation: textOf(row, "organisation"),
  askedBy: textOf(row, "asked_by"),
  askedAt: textOf(row, "asked_at"),
});
