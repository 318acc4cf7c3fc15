import { dayText, parseDay } from "../../base/day.ts";
import type { DecisionContext } from "../../base/decision.ts";
import type { EntryId } from "../../base/entry-id.ts";
import { isBelievable } from "../../base/iso-moment.ts";
import { err, type Result } from "../../base/result.ts";
import { tidyText } from "../../base/tidy-text.ts";
import type { LadderMailCommand } from "../acts/mail.ts";
import { dayAt } from "../calendar/zones.ts";
import type { LadderEvent } from "../events.ts";
import type { LadderRefusal } from "../refusal.ts";
import { capacityOf, type Seat } from "../seat.ts";
import type { LadderState } from "../state.ts";
import type { LadderDecision } from "./context.ts";
import { momentOf } from "./moment.ts";
import { type RecordingOptions, recordEvent } from "./record-event.ts";

/** More challenges than this in one mail are a mistake. */
const MOST_TARGETS = 50;

/** Maximum length of a game record; the longest chess games need a tenth. */
const LONGEST_RECORD = 100_000;

/** Decides a mail, or the same action by a player on the web page. */
export const decideMail = (
  state: LadderState,
  command: LadderMailCommand,
  context: DecisionContext,
  overturn: RecordingOptions["overturn"] = null,
): Result<LadderDecision, LadderRefusal> => {
  const refusal = refuseContent(state, command, context);
  if (refusal !== null) return err(refusal);
  const evenWithoutEffect = command.evenWithoutEffect === true;
  return recordEvent(state, eventOf(command), context, { evenWithoutEffect, overturn });
};

/** Refuses content that is invalid in every state of the pyramid. */
const refuseContent = (
  state: LadderState,
  command: LadderMailCommand,
  context: DecisionContext,
): LadderRefusal | null => {
  const stranger = playersOf(command).find((player) => !state.entries.has(player));
  if (stranger !== undefined) return { code: "unknown-entry", entry: stranger };
  if (command.type === "challenge") return refuseTargets(state, command.targets);
  if (command.type === "announce-holiday") return refuseDays(state, command, context);
  if (command.type !== "send-game-record") return null;
  const { length } = command.pgn;
  return length > LONGEST_RECORD ? { code: "record-too-long", length, most: LONGEST_RECORD } : null;
};

/**
 * Invalid days are never recorded, not even as refused; a holiday already over when announced moves
 * no deadline and would use up the allowance for nothing.
 */
const refuseDays = (
  state: LadderState,
  { from, to }: Extract<LadderMailCommand, { readonly type: "announce-holiday" }>,
  context: DecisionContext,
): LadderRefusal | null => {
  const last = parseDay(to);
  const isReal = parseDay(from) !== null && isBelievable(from) && isBelievable(to);
  if (!isReal || last === null) return { code: "holiday-dates", from, to };
  const moment = momentOf(state, context);
  if (!moment.ok) return moment.error;
  const today = dayAt(state.settings.timeZone, moment.value);
  return last < today ? { code: "holiday-over", to, today: dayText(today) } : null;
};

const refuseTargets = (
  { settings }: LadderState,
  targets: Extract<LadderMailCommand, { readonly type: "challenge" }>["targets"],
): LadderRefusal | null => {
  if (targets.length === 0) return { code: "no-targets" };
  if (targets.length > MOST_TARGETS) {
    return { code: "too-many-targets", targets: targets.length, most: MOST_TARGETS };
  }
  const nowhere = targets.find(
    (target) => target.kind === "vacancy" && !isSeat(target.seat, settings.capacity),
  );
  return nowhere?.kind === "vacancy" ? { code: "no-such-seat", seat: nowhere.seat } : null;
};

/** True if the level has this seat, used so far or not. */
export const isSeat = (
  { level, index }: Seat,
  capacity: LadderState["settings"]["capacity"],
): boolean =>
  Number.isInteger(level) &&
  level >= 1 &&
  level <= 1000 &&
  Number.isInteger(index) &&
  index >= 1 &&
  index <= capacityOf(capacity, level);

/** Returns all players that a mail names. */
const playersOf = (command: LadderMailCommand): readonly EntryId[] => {
  if (command.type === "challenge") {
    const named = command.targets.flatMap((target) =>
      target.kind === "player" ? [target.player] : [],
    );
    return [command.challenger, ...named];
  }
  return "player" in command ? [command.player] : [command.challenger, command.defender];
};

const eventOf = (command: LadderMailCommand): LadderEvent => {
  switch (command.type) {
    case "challenge": {
      const { challenger, targets } = command;
      const entitled = targets.map(() => false);
      const move = moveIn(command);
      return { type: "challenge-sent", data: { challenger, targets, entitled, ...move } };
    }
    case "confirm-challenge":
      return { type: "challenge-confirmed", data: pairOf(command) };
    case "accept-challenge":
      return { type: "challenge-accepted", data: { ...pairOf(command), ...moveIn(command) } };
    case "refuse-challenge":
      return { type: "challenge-refused", data: pairOf(command) };
    case "report-result": {
      const { outcome, by } = command;
      return { type: "result-reported", data: { ...pairOf(command), outcome, by } };
    }
    case "object":
      return { type: "objection-raised", data: { ...pairOf(command), by: command.by } };
    case "send-game-record": {
      const { by, pgn, claim } = command;
      return { type: "game-record-sent", data: { ...pairOf(command), by, pgn, claim } };
    }
    case "announce-holiday": {
      const { player, from, to } = command;
      return { type: "holiday-announced", data: { player, from, to } };
    }
    case "retire": {
      const { player, reason } = command;
      return { type: "player-retired", data: { player, reason: tidyText(reason) } };
    }
    case "request-waiting-list":
      return { type: "waiting-list-requested", data: { player: command.player } };
    case "leave-waiting-list":
      return { type: "waiting-list-left", data: { player: command.player } };
    case "join-standing-waiting-list":
      return { type: "standing-waiting-list-joined", data: { player: command.player } };
    case "leave-standing-waiting-list":
      return { type: "standing-waiting-list-left", data: { player: command.player } };
    case "suspend-standing-waiting-list":
      return { type: "standing-waiting-list-suspended", data: { player: command.player } };
    case "resume-standing-waiting-list":
      return { type: "standing-waiting-list-resumed", data: { player: command.player } };
    case "answer-letter":
      return { type: "letter-answered", data: { player: command.player } };
  }
};

const moveIn = ({ withMove }: { readonly withMove?: true }): { readonly withMove?: true } =>
  withMove === undefined ? {} : { withMove };

const pairOf = ({
  challenger,
  defender,
}: {
  readonly challenger: EntryId;
  readonly defender: EntryId;
}) => ({ challenger, defender });
