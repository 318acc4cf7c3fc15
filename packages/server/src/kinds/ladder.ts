import {
  type EntryId,
  type LadderCommand,
  type LadderEventType,
  levelsOf,
  openChallenges,
} from "@losfee/core";
import { hidesLog, isPlayer } from "./hidden-log.ts";
import type { KindAdapter } from "./kind-adapter.ts";

/** Challenge ladders. */
export const ladderKind: KindAdapter<"ladder"> = {
  // Expired deadlines act before every command.
  dated: true,
  progress: ({ seats }) => ({
    entries: seats.filter((player) => player !== null).length,
    rounds: 0,
    // A ladder has no end.
    plannedRounds: 0,
  }),
  details: (state) => ({
    settings: state.settings,
    levels: levelsOf(state).length,
    vacancies: state.seats.filter((player) => player === null).length,
    openChallenges: openChallenges(state).length,
    waiting: state.waiting.length,
  }),
  echo: () => undefined,
  // Players act for themselves only; `evenWithoutEffect` is reserved for mails.
  permit: ({ scope }, _state, command) =>
    scope?.kind === "player" &&
    speakerOf(command) === scope.entry &&
    !("evenWithoutEffect" in command && command.evenWithoutEffect === true)
      ? null
      : { code: "command-not-allowed", command: command.type },
  acceptsScope: ({ entries }, scope) => scope.kind === "player" && entries.has(scope.entry),
  // An absence would reveal a holiday to the public; the moves it causes come with the next change.
  hides: (event, viewer) =>
    hidesLog(event, viewer) ||
    HIDDEN.has(event.type) ||
    (event.type === "holiday-announced" && !isPlayer(viewer)),
};

/** Events that only the director can see. */
const HIDDEN: ReadonlySet<LadderEventType> = new Set(["absence-noted", "absence-decided"]);

/** Returns the player that gives a command; null for a director's commands. */
const speakerOf = (command: LadderCommand): EntryId | null => {
  switch (command.type) {
    case "challenge":
    case "confirm-challenge":
      return command.challenger;
    case "accept-challenge":
    case "refuse-challenge":
      return command.defender;
    case "report-result":
    case "object":
      return command.by;
    case "send-game-record":
      return command.by === "director" ? null : command.by;
    case "request-waiting-list":
    case "leave-waiting-list":
    case "join-standing-waiting-list":
    case "leave-standing-waiting-list":
    case "suspend-standing-waiting-list":
    case "resume-standing-waiting-list":
    case "announce-holiday":
    case "answer-letter":
    case "retire":
      return command.player;
    default:
      return null;
  }
};
