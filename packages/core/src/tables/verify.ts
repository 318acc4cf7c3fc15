import { checkDraws, type Draw, seedHash } from "../lots/lots.ts";
import { adjustSeating } from "./adjust.ts";
import { draftStage, redrawStage } from "./draft.ts";
import type { RecordedTablesEvent } from "./events.ts";
import { applyTablesEvent } from "./fold.ts";
import type { DraftedSeating } from "./stage.ts";
import { findStage, type TablesState } from "./state.ts";

/** One draw of the journal, repeated from the seed. */
export interface CheckedStageDraw {
  readonly seq: number;
  readonly stage: number;
  readonly draw: Draw;
  /** The order that the seed gives. */
  readonly expected: readonly number[];
  readonly matches: boolean;
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
  readonly seed: string;
  readonly seedHash: string;
  /** The seed has the hash that was published before the first draw. */
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
      draws.push(...checkedDraws(state.seed, event.seq, stage, event.data.draws));
    }
    const by = BY[event.type];
    seatings.push({ seq: event.seq, stage, by, matches: comesOut(before, event) });
  }
  const seed = state?.seed ?? "";
  const published = state?.seedHash ?? "";
  const seedMatches = state !== null && seedHash(seed) === published;
  return {
    seed,
    seedHash: published,
    seedMatches,
    draws,
    seatings,
    events: events.length,
    sound: seedMatches && [...draws, ...seatings].every(({ matches }) => matches),
  };
};

const BY = {
  "stage-drafted": "draft",
  "stage-redrawn": "redraw",
  "seating-adjusted": "hand",
} as const;

const isSeating = (event: RecordedTablesEvent): event is SeatingEvent => event.type in BY;

const checkedDraws = (
  seed: string,
  seq: number,
  stage: number,
  draws: readonly Draw[],
): readonly CheckedStageDraw[] => {
  const wrong = new Map(checkDraws(seed, draws).map(({ draw, expected }) => [draw, expected]));
  return draws.map((draw) => ({
    seq,
    stage,
    draw,
    expected: wrong.get(draw) ?? draw.order,
    matches: !wrong.has(draw),
  }));
};

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
