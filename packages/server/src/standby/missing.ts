import type { ReplicatedHead } from "../journal/reign.ts";
import type { JournalStore } from "../journal/store.ts";

/** Events of a competition that another machine does not have. */
export interface MissingEvents {
  readonly competition: string;
  /** The numbers of the first and the last of them. */
  readonly from: number;
  readonly upTo: number;
}

/** What is here and was not there when the other machine took over with `heads`. */
export const missingThere = async (
  store: Pick<JournalStore, "heads">,
  heads: readonly ReplicatedHead[],
): Promise<readonly MissingEvents[]> => {
  const there = new Map(heads.map((head) => [head.competition, head.seq]));
  return (await store.heads()).flatMap(({ journal: { id }, lastSeq }) => {
    const known = there.get(id) ?? 0;
    return lastSeq > known ? [{ competition: id, from: known + 1, upTo: lastSeq }] : [];
  });
};
