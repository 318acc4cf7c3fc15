import type { EntryId } from "../../base/entry-id.ts";
import {
  checkedSeeds,
  type PublicCommitment,
  type RepeatedDraw,
  repeatDraw,
  seedWithHash,
} from "../../lots/commitments.ts";
import type { Draw } from "../../lots/lots.ts";
import { adjustDraft, withoutGaps } from "../drafts/adjust.ts";
import { draftRound } from "../drafts/draft-round.ts";
import type { RecordedTournamentEvent } from "../events.ts";
import { applyEvent } from "../fold/fold.ts";
import type { DraftedPairs } from "../round.ts";
import { placedStages } from "../settings/settings.ts";
import { committedDraws } from "../stages/ties.ts";
import { pairedRound, type TournamentState } from "../state.ts";
import { type SeatingEvent, seatingComesOut } from "./verify-seating.ts";

/** A drafted round, or a stage at tables. */
export type DraftedPart = { readonly round: number } | { readonly stage: number };

/** One draw of the journal, repeated from its seed. */
export type CheckedDraw = RepeatedDraw & DraftedPart & { readonly seq: number };

/** A drafted round, or a manual change of its draft, repeated from the data of that time. */
export interface CheckedRound {
  readonly seq: number;
  readonly round: number;
  readonly by: "system" | "hand";
  /**
   * Same boards, seats, byes and draws. A difference can also mean that the program's rules have
   * changed.
   */
  readonly matches: boolean;
}

/** A seating at tables, or a manual change of it, repeated from the data of that time. */
export interface CheckedSeating {
  readonly seq: number;
  readonly stage: number;
  readonly by: "draft" | "redraw" | "hand";
  /** Same players, tables, seats and draws; see {@link CheckedRound}. */
  readonly matches: boolean;
}

/** Result of verifying a whole journal. */
export interface Verification {
  /** The seed in force, and its hash. */
  readonly seed: string;
  readonly seedHash: string;
  /** All seeds of draws; a new one with each reopening. */
  readonly commitments: readonly PublicCommitment[];
  /** Each seed has the hash that was published before the first draw from it. */
  readonly seedMatches: boolean;
  readonly draws: readonly CheckedDraw[];
  /** In the order of the journal. */
  readonly rounds: readonly CheckedRound[];
  readonly seatings: readonly CheckedSeating[];
  readonly events: number;
  /** Everything above holds. */
  readonly sound: boolean;
}

/**
 * Repeats every draw of a journal from its seed, and every pairing and change of a draft from the
 * results known at that time. Linear in events, plus one pairing for each of these.
 * @throws BrokenJournal if the events are not a journal of a tournament
 */
export const verifyJournal = (events: readonly RecordedTournamentEvent[]): Verification => {
  let state: TournamentState | null = null;
  const draws: CheckedDraw[] = [];
  const rounds: CheckedRound[] = [];
  const seatings: CheckedSeating[] = [];
  for (const event of events) {
    const before: TournamentState | null = state;
    state = applyEvent(before, event);
    if (before === null) continue;
    draws.push(...drawsOf(before, event));
    const { seq } = event;
    if (isDraft(event)) {
      const by = event.type === "round-drafted" ? "system" : "hand";
      rounds.push({ seq, round: event.data.round, by, matches: comesOut(before, event) });
    } else if (isSeating(event)) {
      const by = SEATED_BY[event.type];
      const matches = seatingComesOut(before, event);
      seatings.push({ seq, stage: event.data.stage, by, matches });
    }
  }
  const seeds = checkedSeeds(state);
  return {
    ...seeds,
    draws,
    rounds,
    seatings,
    events: events.length,
    sound: seeds.seedMatches && [...draws, ...rounds, ...seatings].every(({ matches }) => matches),
  };
};

/** Returns the draws of an event, repeated from their seeds. */
const drawsOf = (
  before: TournamentState,
  event: RecordedTournamentEvent,
): readonly CheckedDraw[] => {
  if (!isDraft(event) && !isSeating(event)) return [];
  if (event.type === "seating-adjusted") return [];
  const part = "round" in event.data ? { round: event.data.round } : { stage: event.data.stage };
  return committedDraws(before, event.data.draws).map((draw) => ({
    seq: event.seq,
    ...part,
    ...repeatDraw(seedWithHash(before, draw.seedHash), draw),
  }));
};

const SEATED_BY = {
  "stage-drafted": "draft",
  "stage-redrawn": "redraw",
  "seating-adjusted": "hand",
} as const;

const isSeating = (event: RecordedTournamentEvent): event is SeatingEvent =>
  event.type in SEATED_BY;

const isDraft = (event: RecordedTournamentEvent): event is DraftEvent =>
  event.type === "round-drafted" || event.type === "draft-adjusted";

type DraftEvent = Extract<
  RecordedTournamentEvent,
  { readonly type: "round-drafted" | "draft-adjusted" }
>;

/** The part of a draft event that follows from the state before it. */
type Placing = DraftedPairs & { readonly draws: readonly Draw[] };

/** True if the rules reproduce a draft event from the state before it. */
const comesOut = (before: TournamentState, event: DraftEvent): boolean => {
  const byHand = isGiven(before, event);
  if (event.type === "draft-adjusted") {
    if (isAboutEntry(event.data.act)) return keepsGames(before, event.data);
    // Byes that came with given pairs; all other manual changes are reproducible.
    if (byHand && keepsGames(before, event.data)) return true;
  }
  const again = placedAgain(before, event);
  if (again === null) return false;
  const compared = byHand ? whoMeetsWhom : placing;
  const recorded = JSON.stringify(compared(event.data));
  return [again, ...withoutGapsIn(before, event, again)].some(
    (pairs) => JSON.stringify(compared(pairs)) === recorded,
  );
};

/** Closes gaps in board numbers; earlier journals have them. */
const withoutGapsIn = <Pairs extends DraftedPairs>(
  before: TournamentState,
  event: DraftEvent,
  pairs: Pairs,
): readonly Pairs[] => {
  const round = pairedRound(before, event.data.round);
  return event.type === "draft-adjusted" && round !== undefined ? [withoutGaps(round, pairs)] : [];
};

/**
 * True if all pairs of the round were given when it was drafted, as in an event imported from
 * another program: then boards, starts and bookings were given, too.
 */
const isGiven = (before: TournamentState, event: DraftEvent): boolean => {
  const request =
    event.type === "round-drafted"
      ? event.data.request
      : pairedRound(before, event.data.round)?.request;
  const pinned = request?.pinned ?? [];
  return event.data.games.every(({ seats }) => pinned.some((pair) => samePlayers(pair, seats)));
};

const samePlayers = (pair: readonly EntryId[], seats: readonly EntryId[]): boolean =>
  pair.every((entry) => seats.includes(entry));

const whoMeetsWhom = ({ games }: Placing): readonly string[] =>
  games.map(({ seats }) => seats.toSorted((a, b) => a - b).join("–")).sort();

type Adjustment = Extract<DraftEvent, { readonly type: "draft-adjusted" }>["data"];

type ActOnEntry = Extract<Adjustment["act"], { readonly kind: "absent" | "joins" }>;

const isAboutEntry = (act: Adjustment["act"]): act is ActOnEntry =>
  act.kind === "absent" || act.kind === "joins";

/** Leaving or joining a draft makes no pairs: every game was there before. */
const keepsGames = (state: TournamentState, adjustment: Adjustment): boolean => {
  const round = pairedRound(state, adjustment.round);
  const seats = new Set(adjustment.games.map((game) => game.seats.join("–")));
  const games = (round?.games ?? []).filter((game) => seats.has(game.seats.join("–")));
  const before = { ...adjustment, games };
  const recorded = adjustment.games.map(gameKey).join();
  const possible = [before, ...(round === undefined ? [] : [withoutGaps(round, before)])];
  return (
    adjustment.draws.length === 0 &&
    possible.some((pairs) => pairs.games.map(gameKey).join() === recorded)
  );
};

const placedAgain = (before: TournamentState, event: DraftEvent): Placing | null => {
  const { round } = event.data;
  const current = pairedRound(before, round);
  const stage = event.type === "round-drafted" ? event.data.stage : current?.stage;
  const placed = stage === undefined ? undefined : placedStages(before.settings)[stage];
  if (placed === undefined) return null;
  if (event.type === "round-drafted") {
    const drafted = draftRound(before, round, placed, event.data.request);
    return drafted.ok ? drafted.value : null;
  }
  const { act, reason } = event.data;
  if (current === undefined || isAboutEntry(act)) return null;
  const adjusted = adjustDraft(before, current, placed, act, reason);
  return adjusted.ok ? adjusted.value : null;
};

/** The reproducible part: without reasons, whose wording may change. */
const placing = ({ games, unplayed, unpaired, draws }: Placing) => ({
  games: games.map(gameKey),
  unplayed: unplayed.map(({ entry, reason, credit, spread }) => [entry, reason, credit, spread]),
  unpaired,
  draws: draws.map(({ name, order }) => [name, ...order]),
});

const gameKey = ({ board, seats }: DraftedPairs["games"][number]): string =>
  `${board}: ${seats.join("–")}`;
