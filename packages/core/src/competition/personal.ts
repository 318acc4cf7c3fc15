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
  type SealedData,
  sealed,
} from "../chain/personal.ts";
import { ladderEvents } from "../ladder/events.ts";
import { tournamentEvents } from "../tournament/events.ts";
import type { CompetitionKind } from "./kinds.ts";

const placesIn = (
  rows: Readonly<Record<string, { readonly personal: readonly unknown[] }>>,
): AnyPersonalPlaces =>
  // Typed by their event's data, which the type checker cannot follow through the look-up.
  Object.fromEntries(
    Object.entries(rows).map(([type, { personal }]) => [type, personal]),
  ) as AnyPersonalPlaces;

const placesByKind: Readonly<Record<CompetitionKind, AnyPersonalPlaces>> = {
  tournament: placesIn(tournamentEvents),
  ladder: placesIn(ladderEvents),
};

/** Returns the identifying places in the events of a kind. */
const placesOf = (kind: CompetitionKind): AnyPersonalPlaces => placesByKind[kind];

/** Seals an event into its chained data and its parts. `newSalt` gives 16 fresh random bytes. */
export const sealedEvent = (
  kind: CompetitionKind,
  event: { readonly type: string; readonly data: unknown },
  newSalt: () => string,
): SealedData => sealed(placesOf(kind), event, newSalt);

/** Opens an event: puts the identifying data back in place, as the rules expect it. */
export const openedEvent = (
  kind: CompetitionKind,
  stored: StoredEvent,
): Result<RecordedEvent, PersonalFault> => {
  const data = opened(placesOf(kind), stored);
  if (!data.ok) return data;
  const { competition, seq, type, actor, recordedAt, effectiveAt } = stored;
  return ok({ competition, seq, type, data: data.value, actor, recordedAt, effectiveAt });
};

/** Returns what an erasure leaves of the events before it, with their events. Linear. */
export const erasedFrom = (
  kind: CompetitionKind,
  events: readonly StoredEvent[],
  erasure: Erasure,
): readonly (ErasedPart & { readonly seq: number })[] =>
  events.flatMap((event) =>
    erasedParts(placesOf(kind), event, erasure).map((part) => ({ ...part, seq: event.seq })),
  );

/**
 * Returns the index of the first event in a whole, well-formed journal with an erased part that no
 * erasure event explains; null if there is none. Linear.
 */
export const unexplainedErasure = (
  kind: CompetitionKind,
  events: readonly StoredEvent[],
): number | null => {
  const erasures = events.filter(isErasure).map(({ data }) => data);
  const at = events.findIndex((event) => !erasedRightly(placesOf(kind), event, erasures));
  return at < 0 ? null : at;
};

/** True if an event records the erasure of a person's identity. */
export const isErasure = <Event extends { readonly type: string; readonly data: unknown }>(
  event: Event,
): event is Event & { readonly data: Erasure } => event.type === "person-erased";
