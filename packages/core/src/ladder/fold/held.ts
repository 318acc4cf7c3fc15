import type { EntryId } from "../../base/entry-id.ts";
import type { ChallengeId } from "../challenge-status.ts";
import type { LadderPair, Pin } from "../events.ts";
import type { ChallengeRejection } from "../rejection.ts";
import type { Board } from "./board.ts";

/** Pins of the stretch that hold something of this very moment. */
export const pinsNow = (board: Board): readonly Pin[] =>
  board.holding.length === 0
    ? []
    : board.holding.flatMap(({ event }) =>
        event.data.pins.filter(
          (pin) => pin.kind === "challenge" || Date.parse(pin.at) === board.at,
        ),
      );

/** Whether a challenge of this name arose and is held. */
export const isChallengePinned = (board: Board, id: ChallengeId): boolean =>
  board.holding.length > 0 &&
  pinsNow(board).some((pin) => pin.kind === "challenge" && pin.challenge === id);

/**
 * Why a challenge that is not held gives way to one that is: it would take a slot of it. Null where
 * none is in its way.
 */
export const refuseBesidePins = (
  board: Board,
  { challenger, defender }: LadderPair,
): ChallengeRejection | null => {
  for (const { event } of board.holding) {
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
