import type { DecisionContext } from "../../base/decision.ts";
import type { Presets } from "../../base/presets.ts";
import { err, type Result } from "../../base/result.ts";
import { decideEditing, decidePosting, decideWithdrawing } from "../../lifecycle/announcing.ts";
import { PUBLICITY_COMMANDS } from "../../lifecycle/commands.ts";
import { LOG_COMMANDS } from "../../lifecycle/log-events.ts";
import { decideDescription, decidePicture, decideRemoval } from "../../lifecycle/pictures.ts";
import type { LadderMailCommand } from "../acts/mail.ts";
import type { LadderCommand } from "../commands.ts";
import type { LadderRefusal } from "../refusal.ts";
import type { LadderSettings } from "../settings.ts";
import type { LadderState } from "../state.ts";
import { absenceDeciders } from "./absence.ts";
import { changeLadderLog } from "./arbiter-log.ts";
import type { LadderDecider, LadderDecision } from "./context.ts";
import { directorDeciders } from "./director.ts";
import { playerDeciders } from "./entries.ts";
import { decideMail } from "./mail.ts";
import { changePublicity } from "./publicity.ts";
import { createLadder, settingsDeciders } from "./settings.ts";
import { takeOver } from "./take-over.ts";

type DirectorsCommand = Exclude<
  LadderCommand,
  LadderMailCommand | { readonly type: "create-competition" }
>;

/** The decider of each command type, except mails, which share one, and the creation. */
const deciders: {
  readonly [Type in DirectorsCommand["type"]]: LadderDecider<Type>;
} = {
  ...settingsDeciders,
  "post-announcement": changePublicity(decidePosting),
  "edit-announcement": changePublicity(decideEditing),
  "withdraw-announcement": changePublicity(decideWithdrawing),
  "set-picture": changePublicity((_state, command) => decidePicture(command)),
  "describe-picture": changePublicity(decideDescription),
  "remove-picture": changePublicity(decideRemoval),
  "record-log-entry": changeLadderLog,
  "correct-log-entry": changeLadderLog,
  "withdraw-log-entry": changeLadderLog,
  "decide-appeal": changeLadderLog,
  "publish-log-entry": changeLadderLog,
  "unpublish-log-entry": changeLadderLog,
  ...playerDeciders,
  ...absenceDeciders,
  "take-over": takeOver,
  ...directorDeciders,
};

/**
 * Commands allowed after closing: publishing continues, appeals are decided, and players may ask
 * for erasure at any time.
 */
const AFTER_CLOSING: readonly LadderCommand["type"][] = [
  "reopen-competition",
  ...PUBLICITY_COMMANDS,
  ...LOG_COMMANDS,
  "erase-person",
];

/**
 * Decides a command: returns events, each dated with when it happened, or the reason for refusal.
 * Deadlines that ended before it act first. Pure and deterministic.
 */
export type DecideLadder = (
  state: LadderState | null,
  command: LadderCommand,
  context: DecisionContext,
) => Result<LadderDecision, LadderRefusal>;

/** Returns the decider of pyramids that start from one of `presets`. */
export const ladderDecider =
  (presets: Presets<LadderSettings>): DecideLadder =>
  (state, command, context) => {
    if (command.type === "create-competition") {
      return state === null
        ? createLadder(command, presets, context)
        : err({ code: "competition-exists" });
    }
    if (state === null) return err({ code: "no-competition" });
    if (state.status === "closed" && !AFTER_CLOSING.includes(command.type)) {
      return err({ code: "competition-closed" });
    }
    if (!isDirectors(command)) return decideMail(state, command, context);
    // Typed by command, which TypeScript cannot follow through the look-up.
    const decider = deciders[command.type] as LadderDecider<DirectorsCommand["type"]>;
    return decider(state, command, context);
  };

const isDirectors = (command: LadderMailCommand | DirectorsCommand): command is DirectorsCommand =>
  command.type in deciders;
