import {
  type ChallengeTarget,
  type EntryId,
  type LadderMailCommand,
  type LadderOutcome,
  type LadderPair,
  parseSeat,
} from "@losfee/core";
import type { lateTexts } from "@losfee/messages/ladder-console-late";

/** Form data of a mail. */
export interface LateForm {
  readonly kind: LateKind;
  readonly sender: EntryId | null;
  readonly partner: EntryId | null;
  readonly outcome: LadderOutcome;
  /** True if the sender is the game's challenger; not asked if it follows. */
  readonly senderWhite: boolean;
  readonly from: string;
  readonly to: string;
  /** Vacant seats in the order of the challenges, as `5.1, 3.1`. */
  readonly seats: string;
  readonly pgn: string;
  readonly claim: LateClaim;
  readonly reason: string;
}

/** Claim in a mail with a game record. */
export type LateClaim = "none" | "win" | "draw";

const ABOUT_GAMES: ReadonlySet<LateKind> = new Set([
  "challenge",
  "confirm-challenge",
  "accept-challenge",
  "refuse-challenge",
  "report-result",
  "object",
  "send-game-record",
]);

/** True for kinds about a game of two. */
export const isAboutGame = (kind: LateKind): boolean => ABOUT_GAMES.has(kind);

const EITHER_SIDE: ReadonlySet<LateKind> = new Set(["report-result", "object", "send-game-record"]);

/** True for kinds that either side can send, so that the colour has to be asked. */
export const isOfEitherSide = (kind: LateKind): boolean => EITHER_SIDE.has(kind);

/** Returns the command of a mail; null while a player or seat is missing. */
export const lateCommand = (form: LateForm): LadderMailCommand | null => {
  const { kind, sender, partner, outcome, senderWhite } = form;
  if (sender === null) return null;
  switch (kind) {
    case "challenge-vacancy": {
      const targets = vacanciesIn(form.seats);
      return targets === null ? null : { type: "challenge", challenger: sender, targets };
    }
    case "announce-holiday":
      return { type: kind, player: sender, from: form.from, to: form.to };
    case "retire":
      return { type: kind, player: sender, reason: form.reason };
    case "request-waiting-list":
    case "leave-waiting-list":
    case "join-standing-waiting-list":
    case "leave-standing-waiting-list":
    case "suspend-standing-waiting-list":
    case "resume-standing-waiting-list":
    case "answer-letter":
      return { type: kind, player: sender };
    default:
  }
  if (partner === null) return null;
  const pair = (white: boolean) =>
    white ? { challenger: sender, defender: partner } : { challenger: partner, defender: sender };
  switch (kind) {
    case "challenge":
      return { type: kind, challenger: sender, targets: [{ kind: "player", player: partner }] };
    case "confirm-challenge":
      return { type: kind, ...pair(true) };
    case "accept-challenge":
    case "refuse-challenge":
      return { type: kind, ...pair(false) };
    case "report-result":
      return { type: kind, ...pair(senderWhite), outcome, by: sender };
    case "object":
      return { type: kind, ...pair(senderWhite), by: sender };
    case "send-game-record": {
      const claim = form.claim === "none" ? null : form.claim;
      return { type: kind, ...pair(senderWhite), by: sender, pgn: form.pgn, claim };
    }
  }
};

/** Reads the named seats, in order; null if the text names none. */
const vacanciesIn = (text: string): readonly ChallengeTarget[] | null => {
  const seats = text
    .split(/[\s,;]+/)
    .filter((part) => part !== "")
    .map(parseSeat);
  const known = seats.filter((seat) => seat !== null);
  return known.length === 0 || known.length < seats.length
    ? null
    : known.map((seat) => ({ kind: "vacancy", seat }));
};

/** Returns the part of the form that a command fills in. */
export const formOf = (command: LadderMailCommand): Partial<LateForm> => {
  switch (command.type) {
    case "challenge":
      return challengeForm(command.challenger, command.targets);
    case "confirm-challenge":
      return { kind: command.type, sender: command.challenger, partner: command.defender };
    case "accept-challenge":
    case "refuse-challenge":
      return { kind: command.type, sender: command.defender, partner: command.challenger };
    case "report-result":
      return { kind: command.type, outcome: command.outcome, ...sideOf(command, command.by) };
    case "object":
      return { kind: command.type, ...sideOf(command, command.by) };
    case "send-game-record": {
      const { type: kind, pgn, claim, by } = command;
      const sides = by === "director" ? {} : sideOf(command, by);
      return { kind, pgn, claim: claim ?? "none", ...sides };
    }
    case "announce-holiday":
      return { kind: command.type, sender: command.player, from: command.from, to: command.to };
    case "retire":
      return { kind: command.type, sender: command.player, reason: command.reason };
    default:
      return { kind: command.type, sender: command.player };
  }
};

const challengeForm = (sender: EntryId, targets: readonly ChallengeTarget[]): Partial<LateForm> => {
  const [first] = targets;
  if (first?.kind === "player") return { kind: "challenge", sender, partner: first.player };
  const seats = targets.flatMap((target) =>
    target.kind === "vacancy" ? [`${target.seat.level}.${target.seat.index}`] : [],
  );
  return { kind: "challenge-vacancy", sender, seats: seats.join(", ") };
};

const sideOf = (
  { challenger, defender }: LadderPair,
  by: EntryId,
): Pick<LateForm, "sender" | "partner" | "senderWhite"> => ({
  sender: by,
  partner: by === challenger ? defender : challenger,
  senderWhite: by === challenger,
});

/** Requests that a mail can make, in the order of the list. */
type LateKind = keyof (typeof lateTexts)["en"]["kinds"];
