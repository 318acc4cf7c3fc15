import type { EntryId } from "../../base/entry-id.ts";
import { oncePerObject } from "../../base/once.ts";
import type { Pin } from "../acts/director.ts";
import type { LadderPair } from "../acts/mail.ts";
import type { ChallengeId } from "../challenge-status.ts";
import type { ChallengeRejection } from "../rejection.ts";
import type { Overlay } from "../state.ts";
import type { Board } from "./board.ts";

/** Pins with their moments (null: holds throughout): each event of the stretch asks for them. */
const datedPins = oncePerObject(({ data }: Overlay["event"]) =>
  data.pins.map((pin) => ({ pin, at: pin.kind === "challenge" ? null : Date.parse(pin.at) })),
);

/** Returns the pins of the stretch at this very moment. */
export const pinsNow = (board: Board): readonly Pin[] =>
  board.overlays.flatMap(({ event }) =>
    datedPins(event)
      .filter(({ at }) => at === null || at === board.at)
      .map(({ pin }) => pin),
  );

/** True if a challenge with this id arose and is pinned. */
export const isChallengePinned = (board: Board, id: ChallengeId): boolean =>
  board.overlays.length > 0 &&
  pinsNow(board).some((pin) => pin.kind === "challenge" && pin.challenge === id);

/**
 * Returns why an unpinned challenge gives way to a pinned one: it would take one of its slots. Null
 * if there is no conflict.
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

/** True if the player's waiting list entry of this moment is pinned. */
export const isListingPinned = (board: Board, player: EntryId): boolean =>
  board.overlays.length > 0 &&
  pinsNow(board).some((pin) => pin.kind === "listing" && pin.player === player);

/** True if the player's capture of this vacancy by mail at this moment is pinned. */
export const isCapturePinned = (board: Board, player: EntryId, seatNumber: number): boolean =>
  board.overlays.length > 0 &&
  pinsNow(board).some(
    (pin) =>
      pin.kind === "capture" &&
      pin.by === "mail" &&
      pin.player === player &&
      board.shape.numberOf(pin.seat) === seatNumber,
  );
