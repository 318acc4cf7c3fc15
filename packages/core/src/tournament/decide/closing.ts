import { err } from "../../base/result.ts";
import { committing } from "../../lots/commitments.ts";
import { isSeed } from "../../lots/lots.ts";
import { gameTermsOf } from "../game-terms.ts";
import { missingResults } from "../round.ts";
import { completeRounds, draftOf } from "../state.ts";
import { type Decider, decided } from "./context.ts";

/** Imposes a penalty, which counts on the spread of one round. */
export const imposePenalty: Decider<"impose-penalty"> = (state, command) => {
  const { entry, round, points } = command;
  if (!state.entries.has(entry)) return err({ code: "unknown-entry", entry });
  if (state.rounds[round - 1]?.status !== "published") return err({ code: "unknown-round", round });
  if (gameTermsOf(state.settings).tally === "points")
    return err({ code: "penalty-without-spread" });
  if (!Number.isInteger(points) || points < 1 || points > 9999) {
    return err({ code: "penalty-out-of-range", points });
  }
  const reason = command.reason.trim();
  if (reason === "") return err({ code: "reason-missing" });
  return decided({ type: "penalty-imposed", data: { entry, round, points, reason } });
};

/** Takes a penalty back. */
export const liftPenalty: Decider<"lift-penalty"> = (state, command) => {
  const { penalty } = command;
  if (!state.penalties.some(({ id }) => id === penalty)) {
    return err({ code: "unknown-penalty", penalty });
  }
  const reason = command.reason.trim();
  if (reason === "") return err({ code: "reason-missing" });
  return decided({ type: "penalty-lifted", data: { penalty, reason } });
};

/** Enters the result of a play-off, best first, or takes it back with an empty order. */
export const enterPlayOff: Decider<"enter-play-off"> = (state, command) => {
  const { games, order } = command;
  const stranger = order.find((entry) => !state.entries.has(entry));
  if (stranger !== undefined) return err({ code: "unknown-entry", entry: stranger });
  if (order.length === 1 || new Set(order).size !== order.length) {
    return err({ code: "play-off-order", entries: order });
  }
  const reason = command.reason.trim();
  if (reason === "") return err({ code: "reason-missing" });
  return decided({ type: "play-off-entered", data: { games, order, reason } });
};

/** Ends the competition: no draw follows, so its seed may be published. */
export const closeCompetition: Decider<"close-competition"> = (state) => {
  const draft = draftOf(state);
  if (draft !== undefined) return err({ code: "draft-exists", round: draft.number });
  const open = state.rounds[completeRounds(state)];
  if (open !== undefined) {
    const boards = missingResults(open).map(({ board }) => board);
    return err({ code: "results-missing", round: open.number, boards });
  }
  return decided({ type: "competition-closed", data: {} });
};

/** Opens a closed competition again. Its seed is known by then: what is drawn now needs a new one. */
export const reopenCompetition: Decider<"reopen-competition"> = (state, command) => {
  if (state.status === "open") return err({ code: "competition-open" });
  const reason = command.reason.trim();
  if (reason === "") return err({ code: "reason-missing" });
  const { seed } = command;
  if (!isSeed(seed)) return err({ code: "malformed-seed" });
  const commitment = committing(seed);
  return decided({ type: "competition-reopened", data: { reason, commitment } });
};
