import type { EntryDetails } from "../../base/entry-details.ts";
import type { EntryEventData } from "../acts/entries.ts";
import type { Entry } from "../entries/entry.ts";
import {
  afterEntering,
  afterRemoving,
  type PairingNumbers,
  pairingNumbersOf,
} from "../numbering/pairing-numbers.ts";
import { placesAfterEntering, placesAfterRemoving } from "../stages/placed-stages.ts";
import type { TournamentState } from "../state.ts";
import { afterLeaving, withoutRequest } from "./fold-absences.ts";
import { membersBy } from "./fold-squads.ts";
import { changeEntry, type RecordedOf, unknownEntry } from "./folds.ts";

type Change = Partial<TournamentState>;

/** Returns the changes by an event about entries. */
export const entriesBy = (state: TournamentState, event: RecordedOf<EntryEventData>): Change => {
  switch (event.type) {
    case "entries-added": {
      const entries = new Map(state.entries);
      for (const entry of event.data.entries) entries.set(entry.id, entry);
      const last = event.data.entries.reduce((most, entry) => Math.max(most, entry.id), 0);
      return {
        entries,
        nextEntry: Math.max(state.nextEntry, last + 1),
        ...afterNewcomers({ ...state, entries }, event.data.entries),
      };
    }
    case "entry-changed": {
      const members = membersBy(state, event);
      if (members !== null) return members;
      return changeEntry(state, event, event.data.entry, (entry) =>
        withDetails(entry, event.data.details),
      );
    }
    case "entry-removed": {
      const members = membersBy(state, event);
      if (members !== null) return members;
      const entries = new Map(state.entries);
      if (!entries.delete(event.data.entry)) throw unknownEntry(event.seq, event.data.entry);
      return {
        entries,
        requests: withoutRequest(state, event.data.entry),
        settledNumbers: afterRemoving(state, event.data.entry),
        tablePlaces: placesAfterRemoving(state, event.data.entry),
      };
    }
    case "entry-withdrawn":
      return {
        ...changeEntry(state, event, event.data.entry, (entry) => ({
          ...entry,
          withdrawal: { fromRound: event.data.fromRound, reason: event.data.reason },
        })),
        requests: afterLeaving(state, event.data.entry),
      };
    case "entry-reinstated":
      return changeEntry(state, event, event.data.entry, (entry) => ({
        ...entry,
        withdrawal: null,
      }));
  }
};

const afterNewcomers = (state: TournamentState, entries: readonly Entry[]): Change => {
  const settledNumbers = afterEntering(state, entries);
  const numbers = (): PairingNumbers => pairingNumbersOf({ ...state, settledNumbers });
  return { settledNumbers, tablePlaces: placesAfterEntering(state, numbers, entries) };
};

/** Replaces all details of the player: what an event leaves out is removed. */
const withDetails = (
  {
    title: _t,
    fideId: _f,
    sex: _s,
    birth: _b,
    nationals: _l,
    nationalNumbers: _o,
    startingNumber: _n,
    venue: _v,
    ...entry
  }: Entry,
  details: EntryDetails,
): Entry => ({ ...entry, ...details });
