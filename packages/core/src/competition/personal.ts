import type { RecordedEvent } from "../base/recorded-event.ts";
import { ok, type Result } from "../base/result.ts";
import type { StoredEvent } from "../chain/chain.ts";
import {
  type AnyPersonalPlaces,
  type ErasedPart,
  type Erasure,
  erasedParts,
  erasedRightly,
  opened,
  type PersonalFault,
  type PersonalPlaces,
  type SealedData,
  sealed,
} from "../chain/personal.ts";
import { ladderPersonalPlaces } from "../ladder/personal.ts";
import { tournamentPersonalPlaces } from "../tournament/personal.ts";
import type { CompetitionKind, EventOf } from "./kinds.ts";

type DataByType<Event extends { readonly type: string; readonly data: unknown }> = {
  readonly [Each in Event as Each["type"]]: Each["data"];
};

const placesByKind: {
  readonly [Kind in CompetitionKind]: PersonalPlaces<DataByType<EventOf<Kind>>>;
} = {
  tournament: tournamentPersonalPlaces,
  ladder: ladderPersonalPlaces,
};

/** Where the events of a kind of competition identify people. */
const placesOf = (kind: CompetitionKind): AnyPersonalPlaces =>
  // Places are typed by the data of their event, which only a look-up by its type tells.
  placesByKind[kind] as AnyPersonalPlaces;

/** What of an event goes into the chain, and what beside it. `newSalt` gives 16 fresh random bytes. */
export const sealedEvent = (
  kind: CompetitionKind,
  event: { readonly type: string; readonly data: unknown },
  newSalt: () => string,
): SealedData => sealed(placesOf(kind), event, newSalt);

/** An event as the rules know it, with what identifies people back in its place. */
export const openedEvent = (
  kind: CompetitionKind,
  stored: StoredEvent,
): Result<RecordedEvent, PersonalFault> => {
  const data = opened(placesOf(kind), stored);
  if (!data.ok) return data;
  const { competition, seq, type, actor, recordedAt, effectiveAt } = stored;
  return ok({ competition, seq, type, data: data.value, actor, recordedAt, effectiveAt });
};

/** What an erasure leaves of the events before it, with the events that it belongs to. Linear. */
export const erasedFrom = (
  kind: CompetitionKind,
  events: readonly StoredEvent[],
  erasure: Erasure,
): readonly (ErasedPart & { readonly seq: number })[] =>
  events.flatMap((event) =>
    erasedParts(placesOf(kind), event, erasure).map((part) => ({ ...part, seq: event.seq })),
  );

/**
 * The place in a whole journal, of which every event has its form, of the first event of which
 * something is erased that no erasure in it tells of; null: there is none. Linear.
 */
export const unexplainedErasure = (
  kind: CompetitionKind,
  events: readonly StoredEvent[],
): number | null => {
  const erasures = events.filter(isErasure).map(({ data }) => data);
  const at = events.findIndex((event) => !erasedRightly(placesOf(kind), event, erasures));
  return at < 0 ? null : at;
};

/** Whether an event tells that what said who somebody is was erased. */
export const isErasure = <Event extends { readonly type: string; readonly data: unknown }>(
  event: Event,
): event is Event & { readonly data: Erasure } => event.type === "person-erased";
