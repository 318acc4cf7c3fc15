import { createHash } from "node:crypto";
import {
  type CompetitionState,
  competitionKey,
  isOfKind,
  type LadderState,
  type SnapshotPiece,
  snapshotOf,
  stateOfSnapshot,
  UnreadBlock,
} from "@losfee/core";
import {
  headAt,
  removeSnapshots,
  removeSnapshotsBefore,
  type StoredSnapshot,
  storedSnapshot,
  storePiece,
} from "../journal/snapshot-rows.ts";
import { StorageError } from "../storage/storage-error.ts";
import type { Tables } from "../storage/tables.ts";
import { rulesVersion } from "./rules-version.ts";
import { turn } from "./turn.ts";

/** Why a snapshot is not used: the journal is read from its beginning instead. */
export type UselessSnapshot =
  /** Not all of it was written. */
  | "incomplete"
  /** It is not what was written. */
  | "altered"
  /** The journal has another event where it was made. */
  | "of-another-journal"
  /** What comes after it cannot be followed from it, or tells of an erasure. */
  | "does-not-continue"
  /** Something is wrong with the journal, which a state from before it would hide. */
  | "journal-broken";

/** The states of long competitions, as far as they go on, beside their journals. */
export interface Snapshots {
  /** The latest state that can be continued; null: there is none. */
  latest(competition: string): Promise<LadderState | null>;
  /** Writes down a state, in short steps beside everything else. */
  keep(state: LadderState): Promise<void>;
  /** Deletes those of a competition: it was tried to continue them. */
  discard(competition: string, why: UselessSnapshot): Promise<void>;
}

/** What snapshots are kept with. */
export interface SnapshotPorts {
  readonly tables: Pick<Tables, "look" | "transact">;
  /** Of the rules; by default of those that run here. */
  readonly version?: () => Promise<string>;
  /** Told whenever one is not used though there is one. */
  readonly onUseless: (competition: string, why: UselessSnapshot) => void;
}

/** Whether states of a competition can be kept so. */
export const canBeKept = (state: CompetitionState): state is LadderState =>
  isOfKind("ladder", state);

/** Snapshots in `tables`. */
export const createSnapshots = ({
  tables,
  version = rulesVersion,
  onUseless,
}: SnapshotPorts): Snapshots => {
  // Found out while the server starts. Where that fails, whoever needs it is told.
  const rules = version();
  rules.catch(() => null);

  const discard: Snapshots["discard"] = async (competition, why) => {
    onUseless(competition, why);
    await tables.transact(() => removeSnapshots(competitionKey(competition)));
  };

  const stored = async (competition: string): Promise<StoredSnapshot | "altered" | null> => {
    const known = await rules;
    try {
      return await tables.look(() => storedSnapshot(competitionKey(competition), known));
    } catch (error) {
      if (error instanceof StorageError && error.fault.code === "damaged") return "altered";
      throw error;
    }
  };

  return {
    async latest(competition) {
      const found = await stored(competition);
      if (found === null) return null;
      const state = found === "altered" ? found : restored(found, competition);
      if (typeof state !== "string") return state;
      await discard(competition, state);
      return null;
    },
    async keep(state) {
      const journal = competitionKey(state.competition);
      const { seq } = state;
      const name = { journal, seq, version: await rules };
      const head = await tables.look(() => headAt(name));
      if (head === null) return;
      const texts: string[] = [];
      const all = digestOf(seq, head);
      for (const piece of snapshotOf(state)) {
        const text = JSON.stringify(piece);
        texts.push(text);
        all.update(text);
        await turn();
      }
      const said = { ...name, head, count: texts.length, digest: all.digest("hex") };
      for (const [number, text] of texts.entries()) {
        if (!(await tables.transact(() => storePiece({ ...said, number, text })))) return;
        await turn();
      }
      await tables.transact(() => removeSnapshotsBefore(journal, seq));
    },
    discard,
  };
};

const digestOf = (seq: number, head: string) => createHash("sha256").update(`${seq} ${head} `);

/** How the text of a full block begins: there are thousands of old games in it, and hardly anybody asks. */
const FULL_BLOCK = /^\{"of":"(archive|history|log)","left":(\d+),"isTail":false,"items":\[/;

const pieceIn = (text: string): SnapshotPiece => {
  const [, of, left] = FULL_BLOCK.exec(text) ?? [];
  if (of === undefined) return JSON.parse(text);
  const items = new UnreadBlock(() => JSON.parse(text).items);
  return { of, left: Number(left), isTail: false, items } as SnapshotPiece;
};

const restored = (
  { seq, head, headNow, count, digest, pieces }: StoredSnapshot,
  competition: string,
): LadderState | UselessSnapshot => {
  if (pieces.length !== count) return "incomplete";
  const all = digestOf(seq, head);
  for (const piece of pieces) all.update(piece);
  if (all.digest("hex") !== digest) return "altered";
  if (head !== headNow) return "of-another-journal";
  // The digest is of what this program wrote: from here on it is taken on trust.
  const state = stateOfSnapshot(pieces.map(pieceIn));
  if (state === null) return "altered";
  return state.seq === seq && state.competition === competition ? state : "of-another-journal";
};
