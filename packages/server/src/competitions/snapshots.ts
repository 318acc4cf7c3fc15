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

/** Why a snapshot is not used: the journal is read from its start instead. */
export type UselessSnapshot =
  /** Not completely written. */
  | "incomplete"
  /** Its digest does not match. */
  | "altered"
  /** The journal has another event at its seq. */
  | "of-another-journal"
  /** Later events cannot be folded onto it, or contain an erasure. */
  | "does-not-continue"
  /** The journal has a fault, which an earlier state would hide. */
  | "journal-broken";

/** Stores states of long competitions, without finished parts, beside their journals. */
export interface Snapshots {
  /** The latest usable state; null if there is none. */
  latest(competition: string): Promise<LadderState | null>;
  /** Stores a state, in short steps in the background. */
  keep(state: LadderState): Promise<void>;
  /** Deletes those of a competition after a failed attempt to continue them. */
  discard(competition: string, why: UselessSnapshot): Promise<void>;
}

/** Dependencies of snapshots. */
export interface SnapshotPorts {
  readonly tables: Pick<Tables, "look" | "transact">;
  /** Version of the rules; by default of those running here. */
  readonly version?: () => Promise<string>;
  /** Called when an existing one is not used. */
  readonly onUseless: (competition: string, why: UselessSnapshot) => void;
}

/** True if a competition's states can be stored. */
export const canBeKept = (state: CompetitionState): state is LadderState =>
  isOfKind("ladder", state);

/** Snapshots in `tables`. */
export const createSnapshots = ({
  tables,
  version = rulesVersion,
  onUseless,
}: SnapshotPorts): Snapshots => {
  // Computed while the server starts. If that fails, callers get the error.
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

/** Start of a full block's text: it contains thousands of old games, which are rarely needed. */
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
  // The digest proves that this program wrote it, so it is trusted from here on.
  const state = stateOfSnapshot(pieces.map(pieceIn));
  if (state === null) return "altered";
  return state.seq === seq && state.competition === competition ? state : "of-another-journal";
};
