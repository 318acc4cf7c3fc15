import { type LadderState, levelsOf } from "@losfee/core";
import { seatLabel } from "../../../messages/ladder/labels.ts";
import type { LadderPlayerLabel, LadderWords } from "../../../messages/ladder/words.ts";

/** A seat of the pyramid as it is drawn. */
export interface PyramidSeat {
  readonly label: string;
  readonly level: number;
  readonly index: number;
  /** Null: vacant. */
  readonly player: LadderPlayerLabel | null;
  /** Whom the player has challenged, and who has challenged the player. */
  readonly up: string | null;
  readonly down: string | null;
  readonly waiting: boolean;
}

/** A level of the pyramid from left to right. */
export interface PyramidLevel {
  readonly level: number;
  readonly seats: readonly PyramidSeat[];
}

/** The pyramid from the top, with who plays whom. Linear in seats. */
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
