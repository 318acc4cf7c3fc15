import type { ReplicatedHead } from "../journal/reign.ts";
import type { JournalStore } from "../journal/store.ts";

/** Events of a competition that another machine lacks. */
export interface MissingEvents {
  readonly competition: string;
  /** Numbers of the first and the last of them. */
  readonly from: number;
  readonly upTo: number;
}

/** Events here that the other machine lacked when it took over with `heads`. */
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
