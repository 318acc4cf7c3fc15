import { competitionKey, NotInMemory } from "@losfee/core";
import type { JournalStore } from "../journal/store.ts";
import { type CachedState, cachedStateOf } from "./cached-state.ts";
import { openJournal } from "./open-journal.ts";
import { foldJournal, readJournal, UnreadableJournal } from "./read-journal.ts";
import type { SnapshotKeeper } from "./snapshot-keeper.ts";

/** Journals up to this many events are read at once. */
const IN_ONE_GO = 1000;

/** Reads competitions from their journals. */
export interface StateReading {
  /**
   * From a usable snapshot, if there is one, else completely; `head`: its last event.
   * @throws UnreadableJournal if its first event cannot be read.
   */
  read(competition: string, head: number): Promise<CachedState | null>;
  /** From its first event. @throws UnreadableJournal if that cannot be read. */
  readWhole(competition: string, head: number, kept?: number): Promise<CachedState | null>;
}

/** Reading from `store`; without a `keeper` every journal is read completely. */
export const createStateReading = (
  store: Pick<JournalStore, "read" | "headSeq">,
  keeper: SnapshotKeeper | null,
): StateReading => {
  const readWhole: StateReading["readWhole"] = async (competition, head, kept = 0) => {
    const opened =
      head <= IN_ONE_GO
        ? { ...foldJournal(await readJournal(store, competitionKey(competition))), past: [] }
        : await openJournal(store, competition, head);
    const { state, broken, past } = opened;
    if (state !== null) {
      return cachedStateOf(competition, state, { broken, head, isWhole: true, past, kept });
    }
    if (broken === null) return null;
    throw new UnreadableJournal(broken);
  };

  /** Null if there is no usable snapshot. */
  const continued = async (
    keeper: SnapshotKeeper,
    competition: string,
    head: number,
  ): Promise<CachedState | null> => {
    const kept = await keeper.latest(competition, head);
    if (kept === null) return null;
    try {
      const { state, broken, past } = await openJournal(store, competition, head, kept);
      if (state !== null && broken === null) {
        return cachedStateOf(competition, state, {
          ...{ broken, head, isWhole: false },
          ...{ past: [kept, ...past], kept: kept.seq },
        });
      }
    } catch (error) {
      if (!(error instanceof NotInMemory)) throw error;
    }
    await keeper.discard(competition, "does-not-continue");
    return null;
  };

  return {
    async read(competition, head) {
      const cached = keeper === null ? null : await continued(keeper, competition, head);
      return cached ?? readWhole(competition, head);
    },
    readWhole,
  };
};
