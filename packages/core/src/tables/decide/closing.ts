import { err, ok } from "../../base/result.ts";
import { committing } from "../../lots/commitments.ts";
import { isSeed } from "../../lots/lots.ts";
import { draftedStage, findStage, openGames } from "../state.ts";
import { type Decider, decided } from "./context.ts";

const MOST_PENALTY = 999_999;

/** Deducts rank points or game points from a player in one stage. */
export const imposePenalty: Decider<"impose-penalty"> = (state, command) => {
  const { entry, stage, of, points } = command;
  if (!state.entries.has(entry)) return err({ code: "unknown-entry", entry });
  const found = findStage(state, stage);
  if (found?.status !== "published") return err({ code: "unknown-stage", stage });
  if (!found.members.some((member) => member.entry === entry)) {
    return err({ code: "entry-not-in-stage", entry, stage });
  }
  if (!isPenalty(points)) return err({ code: "penalty-out-of-range", points });
  const reason = command.reason.trim();
  if (reason === "") return err({ code: "reason-missing" });
  const later = state.stages.find((one) => one.stage > stage);
  return ok({
    events: [{ type: "penalty-imposed", data: { entry, stage, of, points, reason } }],
    warnings:
      later === undefined ? [] : [{ code: "later-stage-stays", stage, laterStage: later.stage }],
  });
};

const isPenalty = (points: number): boolean =>
  Number.isFinite(points) && points > 0 && points <= MOST_PENALTY && isThousandths(points);

const isThousandths = (points: number): boolean => Math.round(points * 1000) / 1000 === points;

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

/** Ends the competition: no draw follows, so its seed may be published. */
export const closeCompetition: Decider<"close-competition"> = (state) => {
  const draft = draftedStage(state);
  if (draft !== undefined) return err({ code: "draft-exists", stage: draft.stage });
  const last = state.stages.at(-1);
  const games = last === undefined ? [] : openGames(last);
  if (last !== undefined && games.length > 0) {
    return err({ code: "results-missing", stage: last.stage, games });
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
