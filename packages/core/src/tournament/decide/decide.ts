import { type DecisionContext, recordAs } from "../../base/decision.ts";
import type { Presets } from "../../base/presets.ts";
import { err, ok, type Result } from "../../base/result.ts";
import { decideEditing, decidePosting, decideWithdrawing } from "../../lifecycle/announcing.ts";
import { PUBLICITY_COMMANDS } from "../../lifecycle/commands.ts";
import { lifecycleWarnings } from "../../lifecycle/decide.ts";
import { LOG_COMMANDS } from "../../lifecycle/log-events.ts";
import { decideDescription, decidePicture, decideRemoval } from "../../lifecycle/pictures.ts";
import type { TournamentCommand } from "../commands.ts";
import type { TournamentEvent } from "../events.ts";
import { applyEvent, fold } from "../fold/fold.ts";
import type { Refusal } from "../refusal.ts";
import type { Settings } from "../settings/settings.ts";
import type { TournamentState } from "../state.ts";
import { changeLog } from "./arbiter-log.ts";
import { acknowledge, cautionsAbout } from "./cautions.ts";
import { closingDeciders } from "./closing.ts";
import type { Decider, TournamentDecision } from "./context.ts";
import { entryDeciders } from "./entries.ts";
import { lineUpDeciders } from "./line-up-by-list.ts";
import { moveMatch } from "./match-dates.ts";
import { warnOfNumbers } from "./numbering.ts";
import { penaltyDeciders } from "./penalties.ts";
import { changePublicity } from "./publicity.ts";
import { repairDeciders } from "./repairs.ts";
import { requestDeciders } from "./requests.ts";
import { resultDeciders } from "./results.ts";
import { roundDeciders } from "./rounds.ts";
import { publishAhead } from "./rounds-ahead.ts";
import { createCompetition, settingsDeciders } from "./settings.ts";
import { squadDeciders } from "./squads.ts";
import { stageDeciders } from "./stages.ts";
import { substitutePlayer } from "./withdrawals.ts";

/** The decider of each command type except the creation. */
const deciders: {
  readonly [Type in NextCommand["type"]]: Decider<Type>;
} = {
  ...settingsDeciders,
  "post-announcement": changePublicity(decidePosting),
  "edit-announcement": changePublicity(decideEditing),
  "withdraw-announcement": changePublicity(decideWithdrawing),
  "set-picture": changePublicity((_state, command) => decidePicture(command)),
  "describe-picture": changePublicity(decideDescription),
  "remove-picture": changePublicity(decideRemoval),
  "record-log-entry": changeLog,
  "correct-log-entry": changeLog,
  "withdraw-log-entry": changeLog,
  "decide-appeal": changeLog,
  "publish-log-entry": changeLog,
  "unpublish-log-entry": changeLog,
  ...entryDeciders,
  ...squadDeciders,
  ...lineUpDeciders,
  "move-match": moveMatch,
  ...requestDeciders,
  ...roundDeciders,
  "publish-ahead": publishAhead,
  ...stageDeciders,
  "substitute-player": substitutePlayer,
  ...resultDeciders,
  ...repairDeciders,
  ...penaltyDeciders,
  ...closingDeciders,
};

/**
 * Commands allowed after closing: reports may need more details of the event; publishing continues;
 * appeals are decided; and participants may ask for erasure at any time.
 */
const AFTER_CLOSING: readonly TournamentCommand["type"][] = [
  "reopen-competition",
  ...PUBLICITY_COMMANDS,
  ...LOG_COMMANDS,
  "erase-person",
];

/** Decides a command: returns the events and new state, or the reason for refusal. Pure. */
export type DecideTournament = (
  state: TournamentState | null,
  command: TournamentCommand,
  context: DecisionContext,
) => Result<TournamentDecision, Refusal>;

/** Returns the decider of tournaments that start from one of `presets`. */
export const tournamentDecider =
  (presets: Presets<Settings>): DecideTournament =>
  (state, command, context) => {
    if (command.type === "create-competition") {
      if (state !== null) return err({ code: "competition-exists" });
      const creation = createCompetition(command, presets);
      if (!creation.ok) return creation;
      const created = recordAs(creation.value, 1, context);
      const warnings = lifecycleWarnings(command);
      return ok({ events: [created], state: applyEvent(null, created), warnings });
    }
    return state === null ? err({ code: "no-competition" }) : decideNext(state, command, context);
  };

/** A command for an existing tournament. */
export type NextCommand = Exclude<TournamentCommand, { readonly type: "create-competition" }>;

/** Decides a command for an existing tournament. */
export const decideNext = (
  state: TournamentState,
  command: NextCommand,
  context: DecisionContext,
): Result<TournamentDecision, Refusal> => {
  if (state.status === "closed" && !AFTER_CLOSING.includes(command.type)) {
    return err({ code: "competition-closed" });
  }
  // Typed by command, which TypeScript cannot follow through the look-up.
  const decider = deciders[command.type] as Decider<TournamentCommand["type"]>;
  const decision = decider(state, command, context);
  if (!decision.ok) return decision;
  const { warnings } = decision.value;
  const record = (from: TournamentState, decided: readonly TournamentEvent[]) => {
    const events = decided.map((event, index) =>
      recordAs(event, from.seq + 1 + index, context, happenedAt(context)),
    );
    return { events, state: fold(events, from) ?? from };
  };
  const { events, state: after } = record(state, decision.value.events);
  if (events.length === 0) return ok({ events, state, warnings });
  const cautions = [...(decision.value.cautions ?? []), ...cautionsAbout(state, after)];
  const acknowledgement = acknowledge(cautions, command, context, after);
  if (!acknowledgement.ok) return acknowledgement;
  const last = record(after, acknowledgement.value);
  return ok({
    events: [...events, ...last.events],
    state: last.state,
    warnings: [...warnings, ...warnOfNumbers(command, state, after)],
  });
};

/** Returns the time of the reported thing: never later than the command. */
const happenedAt = ({ now, effectiveAt = now }: DecisionContext): string =>
  effectiveAt < now ? effectiveAt : now;
