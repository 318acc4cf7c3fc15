import type { AnyPersonalPlaces, PersonalPlaces } from "../chain/personal.ts";
import { ladderPersonalPlaces } from "../ladder/personal.ts";
import { tablesPersonalPlaces } from "../tables/personal.ts";
import { tournamentPersonalPlaces } from "../tournament/personal.ts";
import type { CompetitionKind, EventOf } from "./kinds.ts";

type DataByType<Event extends { readonly type: string; readonly data: unknown }> = {
  readonly [Each in Event as Each["type"]]: Each["data"];
};

const placesByKind: {
  readonly [Kind in CompetitionKind]: PersonalPlaces<DataByType<EventOf<Kind>>>;
} = {
  tournament: tournamentPersonalPlaces,
  tables: tablesPersonalPlaces,
  ladder: ladderPersonalPlaces,
};

/** Where the events of a kind of competition identify people. */
export const personalPlacesOf = (kind: CompetitionKind): AnyPersonalPlaces =>
  // Places are typed by the data of their event, which only a look-up by its type tells.
  placesByKind[kind] as AnyPersonalPlaces;

/** Whether an event tells that what said who somebody is was erased. */
export const isErasure = (event: {
  readonly type: string;
  readonly data: unknown;
}): event is Extract<EventOf<CompetitionKind>, { readonly type: "person-erased" }> =>
  event.type === "person-erased";
