import type { EntryId } from "../../base/entry-id.ts";
import type { ChallengeId } from "../challenge-status.ts";
import type { LadderPair, Pin } from "../events.ts";
import type { ChallengeRejection } from "../rejection.ts";
import type { Board } from "./board.ts";

/** Pins of the stretch that are of this very moment. */
export const pinsNow = (board: Board): readonly Pin[] =>
  board.overlays.length === 0
    ? []
    : board.overlays.flatMap(({ event }) =>
        event.data.pins.filter(
          (pin) => pin.kind === "challenge" || Date.parse(pin.at) === board.at,
        ),
      );

/** Whether a challenge of this name arose and is pinned. */
export const isChallengePinned = (board: Board, id: ChallengeId): boolean =>
  board.overlays.length > 0 &&
  pinsNow(board).some((pin) => pin.kind === "challenge" && pin.challenge === id);

/**
 * Why a challenge that is not pinned gives way to one that is: it would take a slot of it. Null where
 * none is in its way.
 */
export const refuseBesidePins = (
  board: Board,
  { challenger, defender }: LadderPair,
): ChallengeRejection | null => {
  for (const { event } of board.overlays) {
    for (const pin of event.data.pins) {
      if (pin.kind !== "challenge" && pin.kind !== "assignment") continue;
      if (pin.defender === defender) {
        return { code: "target-busy", player: defender, opponent: pin.challenger };
      }
      if (pin.challenger === challenger) {
        return { code: "challenger-busy", player: challenger, opponent: pin.defender };
      }
    }
  }
  return null;
};

/** Whether the player was entered in the waiting list at this moment and is pinned there. */
export const isListingPinned = (board: Board, player: EntryId): boolean =>
  board.overlays.length > 0 &&
  pinsNow(board).some((pin) => pin.kind === "listing" && pin.player === player);

/** Whether the player took this vacancy by mail at this moment, which is pinned. */
export const isCapturePinned = (board: Board, player: EntryId, seatNumber: number): boolean =>
  board.overlays.length > 0 &&
  pinsNow(board).some(
    (pin) =>
      pin.kind === "capture" &&
      pin.by === "mail" &&
      pin.player === player &&
      board.shape.numberOf(pin.seat) === seatNumber,
  );
