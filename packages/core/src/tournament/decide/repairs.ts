import type { DecisionContext } from "../../base/decision.ts";
import { err, ok, type Result } from "../../base/result.ts";
import type { Repair } from "../acts/results.ts";
import { draftRound } from "../drafts/draft-round.ts";
import { draftStage } from "../drafts/draft-stage.ts";
import type { TournamentEvent } from "../events.ts";
import { afterEvent } from "../fold/after-event.ts";
import type { Refusal } from "../refusal.ts";
import {
  type BoardRound,
  type Contest,
  isAnnulled,
  isAtTable,
  isPaired,
  isTouched,
  type Round,
} from "../round.ts";
import { placedStages } from "../settings/settings.ts";
import { beforeRound, findContest, placeOf } from "../stages/places.ts";
import type { TournamentState } from "../state.ts";
import type { Decider, Deciders } from "./context.ts";
import { judgementOfDraft } from "./despite.ts";
import { fitResult } from "./fit-result.ts";
import { recordedOutcome, refuseUncorrected } from "./results.ts";

/**
 * Replaces a result, or gives an annulled game one, any number of rounds later. Later rounds stay,
 * unless the director asks for the last round (or stage at tables) to be drafted again and it is
 * unplayed.
 */
const correctResult: Decider<"correct-result"> = (state, command, context) => {
  const fitting = fitResult(state, command);
  if (!fitting.ok) return fitting;
  const correct = refuseUncorrected(state, fitting.value);
  if (!correct.ok) return correct;
  const reason = command.reason.trim();
  if (reason === "") return err({ code: "reason-missing" });
  const corrected: TournamentEvent = {
    type: "result-corrected",
    data: { ...recordedOutcome(fitting.value), reason },
  };
  const change = { event: corrected, round: fitting.value.round, context, reason };
  const repairs = repaired(state, change, command.repair);
  const { warnings } = fitting.value;
  return repairs.ok ? ok({ events: [corrected, ...repairs.value], warnings }) : repairs;
};

/** Annuls a game at a table, played or not. */
const annulGame: Decider<"annul-game"> = (state, command, context) => {
  const { round, board } = command;
  const found = findContest(state, { round, board });
  if (!found.ok) return found;
  const { contest } = found.value;
  const place = placeOf(state, { round, board });
  if (!isAtTable(contest)) return err({ code: "annulled-at-tables-only", ...place });
  if (isAnnulled(contest)) return err({ code: "already-annulled", ...place });
  const reason = command.reason.trim();
  if (reason === "") return err({ code: "reason-missing" });
  const annulled: TournamentEvent = { type: "game-annulled", data: { round, board, reason } };
  const change = { event: annulled, round: found.value.round, context, reason };
  const repairs = repaired(state, change, command.repair ?? "keep");
  return repairs.ok ? ok({ events: [annulled, ...repairs.value], warnings: [] }) : repairs;
};

/** A changed result, with its round, actor and reason. */
interface ResultChange {
  readonly event: TournamentEvent;
  readonly round: Round;
  readonly context: DecisionContext;
  readonly reason: string;
}

/** Decides the consequences of a changed result for what was made from it. */
const repaired = (
  state: TournamentState,
  change: ResultChange,
  repair: Repair,
): Result<readonly TournamentEvent[], Refusal> => {
  const last = state.rounds.at(-1);
  if (repair === "keep" || last === undefined) return ok([]);
  const isOwnStage = !isPaired(last) && last.stage === change.round.stage;
  if (isOwnStage) return ok([]);
  const first = firstDraftedWith(state, last);
  const results = resultsSince(state, change.round, first);
  if (results > 0) return err({ code: "cannot-draft-again", round: last.number, results });
  const changed = afterEvent(state, change.event, change.context);
  const drafted = draftedAgain(beforeRound(changed, first), last);
  if (!drafted.ok) return drafted;
  const recalled: readonly TournamentEvent[] =
    last.status === "published"
      ? [{ type: "round-recalled", data: { round: first, reason: change.reason } }]
      : [];
  return ok([...recalled, { type: "draft-discarded", data: { round: first } }, drafted.value]);
};

/** Returns the first of the rounds that were drafted together with the last one. */
const firstDraftedWith = ({ rounds }: TournamentState, last: Round): number =>
  isPaired(last) ? last.number : rounds.findIndex(({ stage }) => stage === last.stage) + 1;

/**
 * Returns results that would be lost or contradicted: those of the rounds from `first` on; for a
 * stage at tables, also those of the stages in between, which were made from it.
 */
const resultsSince = ({ rounds }: TournamentState, changed: Round, first: number): number =>
  rounds
    .filter(({ number, stage }) => number >= first || (!isPaired(changed) && stage > changed.stage))
    .flatMap(({ games }): readonly Contest[] => games)
    .filter((game) => isTouched({ games: [game] })).length;

const draftedAgain = (before: TournamentState, last: Round): Result<TournamentEvent, Refusal> => {
  if (isPaired(last)) return roundAgain(before, last);
  const drafted = draftStage(before);
  return drafted.ok ? ok({ type: "stage-drafted", data: drafted.value }) : drafted;
};

const roundAgain = (
  before: TournamentState,
  { number, stage, request }: BoardRound,
): Result<TournamentEvent, Refusal> => {
  const placed = placedStages(before.settings)[stage];
  if (placed === undefined) return err({ code: "unknown-round", round: number });
  const drafted = draftRound(before, number, placed, request);
  if (!drafted.ok) return drafted;
  const judged = judgementOfDraft(before, { number, stage, request }, drafted.value);
  return ok({
    type: "round-drafted",
    data: { round: number, stage, request, ...drafted.value, ...judged },
  });
};

export const repairDeciders = {
  "correct-result": correctResult,
  "annul-game": annulGame,
} satisfies Deciders;
