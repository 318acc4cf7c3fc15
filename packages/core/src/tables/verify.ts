import {
  checkedSeeds,
  type PublicCommitment,
  type RepeatedDraw,
  repeatDraw,
  seedWithHash,
} from "../lots/commitments.ts";
import type { Draw } from "../lots/lots.ts";
import { adjustSeating } from "./adjust.ts";
import { draftStage, redrawStage } from "./draft.ts";
import type { RecordedTablesEvent } from "./events.ts";
import { applyTablesEvent } from "./fold.ts";
import type { DraftedSeating } from "./stage.ts";
import { committedDraws } from "./standings.ts";
import { findStage, type TablesState } from "./state.ts";

/** One draw of the journal, repeated from the seed that it was made from. */
export interface CheckedStageDraw extends RepeatedDraw {
  readonly seq: number;
  readonly stage: number;
}

/** A seating, or a change of it by hand, made once more from what was known then. */
export interface CheckedSeating {
  readonly seq: number;
  readonly stage: number;
  readonly by: "draft" | "redraw" | "hand";
  /**
   * Same players, tables, seats and draws. A difference can also mean that the rules of the program
   * have changed.
   */
  readonly matches: boolean;
}

/** The outcome of checking a whole journal. */
export interface TablesVerification {
  /** The seed in force, and its hash. */
  readonly seed: string;
  readonly seedHash: string;
  /** All seeds that draws came from; a new one with each reopening. */
  readonly commitments: readonly PublicCommitment[];
  /** Each seed has the hash that was published before the first draw from it. */
  readonly seedMatches: boolean;
  readonly draws: readonly CheckedStageDraw[];
  /** In the order of the journal. */
  readonly seatings: readonly CheckedSeating[];
  readonly events: number;
  /** Everything above holds. */
  readonly sound: boolean;
}

type Seating = Pick<DraftedSeating, "members" | "games">;

type SeatingEvent = Extract<
  RecordedTablesEvent,
  { readonly type: "stage-drafted" | "stage-redrawn" | "seating-adjusted" }
>;

/**
 * Repeats every draw of a journal from its seed, and every seating from the results that were known
 * when it was made. Linear in events, plus one seating for each that was drawn.
 * @throws BrokenJournal if the events are not a journal of a table tournament
 */
export const verifyTables = (events: readonly RecordedTablesEvent[]): TablesVerification => {
  let state: TablesState | null = null;
  const draws: CheckedStageDraw[] = [];
  const seatings: CheckedSeating[] = [];
  for (const event of events) {
    const before: TablesState | null = state;
    state = applyTablesEvent(before, event);
    if (!isSeating(event) || before === null) continue;
    const { stage } = event.data;
    if (event.type !== "seating-adjusted") {
      for (const draw of committedDraws(before, event.data.draws)) {
        const { seq } = event;
        draws.push({ seq, stage, ...repeatDraw(seedWithHash(state, draw.seedHash), draw) });
      }
    }
    const by = BY[event.type];
    seatings.push({ seq: event.seq, stage, by, matches: comesOut(before, event) });
  }
  const seeds = checkedSeeds(state);
  return {
    ...seeds,
    draws,
    seatings,
    events: events.length,
    sound: seeds.seedMatches && [...draws, ...seatings].every(({ matches }) => matches),
  };
};

const BY = {
  "stage-drafted": "draft",
  "stage-redrawn": "redraw",
  "seating-adjusted": "hand",
} as const;

const isSeating = (event: RecordedTablesEvent): event is SeatingEvent => event.type in BY;

/** Whether a seating is what the rules make of the state before it. */
const comesOut = (before: TablesState, event: SeatingEvent): boolean => {
  const again = madeAgain(before, event);
  return again !== null && JSON.stringify(again) === JSON.stringify(told(event.data));
};

/** What must come out again. */
const told = (seating: Seating & { readonly draws?: readonly Draw[] }) => ({
  members: seating.members.map(({ entry, admission }) => [entry, admission]),
  games: seating.games.map(({ game, tables }) => [
    game,
    tables.map(({ table, seats }) => [table, ...seats]),
  ]),
  draws: (seating.draws ?? []).map(({ name, order }) => [name, ...order]),
});

const madeAgain = (before: TablesState, event: SeatingEvent): unknown => {
  if (event.type === "stage-drafted") {
    const drafted = draftStage(before);
    return drafted.ok ? told(drafted.value) : null;
  }
  const stage = findStage(before, event.data.stage);
  if (stage === undefined) return null;
  const again =
    event.type === "stage-redrawn"
      ? redrawStage(before, stage, event.data.fromGame)
      : adjustSeating(before, stage, event.data.act);
  return again.ok ? told(again.value) : null;
};
