import type { PenaltyEventData } from "../acts/penalties.ts";
import type { TournamentState } from "../state.ts";
import type { RecordedOf } from "./folds.ts";

/** Returns the changes by an event about penalties and play-offs. */
export const penaltiesBy = (
  state: TournamentState,
  event: RecordedOf<PenaltyEventData>,
): Partial<TournamentState> => {
  switch (event.type) {
    case "penalty-imposed":
      return { penalties: [...state.penalties, { id: event.seq, ...event.data }] };
    case "penalty-waived": {
      const { reason: _, ...waived } = event.data;
      return { waivedPenalties: [...state.waivedPenalties, { ...waived, seq: event.seq }] };
    }
    case "penalty-lifted":
      return { penalties: state.penalties.filter(({ id }) => id !== event.data.penalty) };
    case "play-off-entered": {
      const { games, order } = event.data;
      const places = new Map(order.map((entry, index) => [entry, index + 1]));
      return { playOff: order.length === 0 ? null : { games, places } };
    }
  }
};
