import type { EntryId } from "../../tournament/scorecard.ts";
import type { Instant } from "../calendar/day.ts";
import type { ChallengeId, RulingOutcome } from "../challenge.ts";
import type { Pin } from "../events.ts";
import type { Overlay } from "../state.ts";
import type { Board } from "./board.ts";

/** The director's decisions that reach back, ready to look up. */
export interface LadderRulings {
  readonly overlays: readonly Overlay[];
  /** Outcomes of games as ruled, whatever was reported. */
  readonly outcomes: ReadonlyMap<ChallengeId, RulingOutcome>;
}

/** Prepares rulings and pinnings for a replay. Of two rulings on one game the later counts. */
export const rulingsOf = (overlays: readonly Overlay[]): LadderRulings => {
  const outcomes = new Map<ChallengeId, RulingOutcome>();
  for (const { event } of overlays.toSorted((a, b) => a.until - b.until)) {
    if (event.type === "dispute-decided") outcomes.set(event.data.challenge, event.data.outcome);
  }
  return { overlays, outcomes };
};

/** The overlays whose stretch a moment is in; they end with their own event. */
export const overlaysAt = (
  { overlays }: LadderRulings,
  at: Instant,
  seq: number,
): readonly Overlay[] =>
  overlays.length === 0
    ? overlays
    : overlays.filter(({ since, until, event }) => since <= at && at <= until && event.seq !== seq);

/** Pins of the stretch that hold something of this very moment. */
export const pinsNow = (board: Board): readonly Pin[] =>
  board.holding.length === 0
    ? []
    : board.holding.flatMap(({ event }) =>
        event.data.pins.filter(
          (pin) => pin.kind === "challenge" || Date.parse(pin.at) === board.at,
        ),
      );

/** Whether a challenge of this name came about and is held. */
export const isChallengePinned = (board: Board, id: ChallengeId): boolean =>
  board.holding.length > 0 &&
  pinsNow(board).some((pin) => pin.kind === "challenge" && pin.challenge === id);

/** Whether the player was entered in the waiting list at this moment and is held there. */
export const isListingPinned = (board: Board, player: EntryId): boolean =>
  board.holding.length > 0 &&
  pinsNow(board).some((pin) => pin.kind === "listing" && pin.player === player);

/** Whether the player took this vacancy by mail at this moment and is held to have. */
export const isCapturePinned = (board: Board, player: EntryId, place: number): boolean =>
  board.holding.length > 0 &&
  pinsNow(board).some(
    (pin) =>
      pin.kind === "capture" &&
      pin.by === "mail" &&
      pin.player === player &&
      board.shape.placeOf(pin.seat) === place,
  );
