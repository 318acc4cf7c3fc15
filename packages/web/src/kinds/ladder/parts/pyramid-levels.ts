import { type LadderPlayerLabel, type LadderWords, seatLabel } from "@losfee/contract";
import { type LadderState, levelsOf } from "@losfee/core";

/** A seat of the pyramid as it is drawn. */
export interface PyramidSeat {
  readonly label: string;
  readonly level: number;
  readonly index: number;
  /** Null if vacant. */
  readonly player: LadderPlayerLabel | null;
  /** The player's own challenge upwards, and the one from below. */
  readonly up: string | null;
  readonly down: string | null;
  readonly waiting: boolean;
}

/** A level of the pyramid from left to right. */
export interface PyramidLevel {
  readonly level: number;
  readonly seats: readonly PyramidSeat[];
}

/** Returns the pyramid from the top, with current games. Linear in seats. */
export const pyramidLevels = (
  state: LadderState,
  { name }: LadderWords,
): readonly PyramidLevel[] => {
  const waiting = new Set(state.waiting.map(({ player }) => player));
  const opponent = (challenge: string | null, side: "challenger" | "defender"): string | null => {
    const game = challenge === null ? undefined : state.open.get(challenge);
    return game === undefined ? null : name(game[side]);
  };
  return levelsOf(state).map(({ level, seats }) => ({
    level,
    seats: seats.map(({ seat, player }) => {
      const part = player === null ? undefined : state.players.get(player);
      return {
        label: seatLabel(seat),
        ...seat,
        player: player === null ? null : { entry: player, name: name(player) },
        up: opponent(part?.outgoing ?? null, "defender"),
        down: opponent(part?.incoming ?? null, "challenger"),
        waiting: player !== null && waiting.has(player),
      };
    }),
  }));
};
