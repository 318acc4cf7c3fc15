import type { Instant } from "../../base/day.ts";
import type { EntryId } from "../../base/entry-id.ts";
import type { LadderPair } from "../acts/mail.ts";
import { dayAt } from "../calendar/zones.ts";
import type { Challenge } from "../challenge.ts";
import type { ChallengeId, RulingOutcome } from "../challenge-status.ts";
import type { ChallengeRejection } from "../rejection.ts";
import { NOT_SILENT, noteActivity } from "./activity.ts";
import {
  addConsequence,
  type Board,
  changeChallenge,
  changePlayer,
  gameOf,
  playerOf,
  settleChallenge,
} from "./board.ts";
import { moveUp } from "./moves.ts";
import { unlist } from "./waiting-list.ts";

/** Returns a challenge's id: challenger, part of the mail (`a`: assigned), time. */
export const challengeId = (challenger: EntryId, part: number | "a", at: Instant): ChallengeId =>
  `${challenger}-${part}-${at.toString(36)}`;

/** Creates a challenge in its first state, not yet on the board. */
export const newChallenge = (
  board: Board,
  id: ChallengeId,
  origin: Challenge["origin"],
  { challenger, defender }: LadderPair,
): Challenge => ({
  id,
  origin,
  challenger,
  defender,
  challengerSeat: board.shape.seatAt(board.players.get(challenger)?.seatNumber ?? 0),
  defenderSeat: board.shape.seatAt(board.players.get(defender)?.seatNumber ?? 0),
  at: board.at,
  mailedAt: origin === "direct" ? board.at : departureOf(board),
  seq: board.seq,
  status: origin === "direct" ? "pendingAcceptance" : "pendingConfirmation",
  rejection: null,
  confirmedAt: null,
  acceptedAt: null,
  clockStart: clockStartOf(board, origin === "direct" ? board.at : board.mailAt),
  report: null,
  objection: null,
  outcome: null,
  pauses: [],
  rated: false,
  endedAt: null,
  settledAt: null,
  records: [],
});

/**
 * Returns when a director's letter due now leaves: unknown (null) until the journal records it,
 * unless the club counts it as leaving with its cause.
 */
export const departureOf = ({ settings, mailAt }: Board): Instant | null =>
  settings.directorsDeadlines === "from-departure" ? null : mailAt;

/** Returns the day the clocks start for a game challenged for, or mailed about, at this moment. */
export const clockStartOf = ({ settings }: Board, at: Instant): number =>
  dayAt(settings.timeZone, at) + settings.deadlines.clockStartDays;

/** Takes both players' slots. A challenger with a game no longer waits. */
export const takeSlots = (board: Board, challenge: Challenge): void => {
  unlist(board, challenge.challenger, "challenge");
  board.open.set(challenge.id, challenge);
  const outgoing = challenge.id;
  changePlayer(board, challenge.challenger, { outgoing, owedGame: false, ...NOT_SILENT });
  changePlayer(board, challenge.defender, { incoming: challenge.id, ...NOT_SILENT });
};

/** Opens a challenge: takes both slots, awaits the defender, and unlists the challenger. */
export const openDirect = (
  board: Board,
  id: ChallengeId,
  pair: LadderPair,
  withMove?: true,
): void => {
  const begun = withMove === undefined ? {} : { begun: withMove };
  const challenge = { ...newChallenge(board, id, "direct", pair), ...begun };
  takeSlots(board, challenge);
  addConsequence(board, { kind: "challenged", origin: "direct", ...begun, ...gameOf(challenge) });
};

/** Challenges for a listed player, who has to confirm. */
export const openAssigned = (
  board: Board,
  pair: LadderPair,
  waitedSince: Instant | null,
  pinned: boolean,
): void => {
  const id = challengeId(pair.challenger, "a", board.at);
  const challenge = newChallenge(board, id, "assigned", pair);
  takeSlots(board, challenge);
  addConsequence(board, { kind: "assigned", waitedSince, pinned, ...gameOf(challenge) });
};

/** Records a challenge that is not entitled: takes no slots. */
export const reject = (
  board: Board,
  id: ChallengeId,
  pair: LadderPair,
  rejection: ChallengeRejection,
  voided: boolean,
): void => {
  const status = voided ? "voided" : "rejected";
  const challenge = newChallenge(board, id, "direct", pair);
  board.open.set(id, { ...challenge, status, rejection, endedAt: board.at });
};

/** Frees the slots of a game; the challenger may be assigned the next. */
export const freeSlots = (board: Board, { id, challenger, defender }: Challenge): void => {
  if (playerOf(board, challenger).outgoing === id) {
    changePlayer(board, challenger, { outgoing: null });
    release(board, challenger);
  }
  if (playerOf(board, defender).incoming === id) changePlayer(board, defender, { incoming: null });
  noteActivity(board, challenger);
  noteActivity(board, defender);
};

/** A game as challenger has ended: a member of the standing waiting list gets the next. */
export const release = (board: Board, player: EntryId): void => {
  board.released.push(player);
  if (playerOf(board, player).standingWaiting === "active") {
    changePlayer(board, player, { owedGame: true });
  }
};

/** The defender has answered, which implies the challenger's confirmation. */
export const accept = (board: Board, challenge: Challenge, withMove?: true): Challenge => {
  const confirmedAt = challenge.confirmedAt ?? board.at;
  const awaits = challenge.begun === true && withMove === undefined;
  const awaited = awaits ? { replyAwaited: true as const } : {};
  addConsequence(board, { kind: "accepted", ...awaited, ...gameOf(challenge) });
  return changeChallenge(board, challenge, {
    status: "running",
    confirmedAt,
    acceptedAt: board.at,
  });
};

/** An assigned challenger did not confirm: already unlisted, and no player moves. */
export const lapse = (board: Board, challenge: Challenge): void => {
  const { challenger } = challenge;
  settleChallenge(board, challenge, { status: "lapsed" });
  addConsequence(board, { kind: "lapsed", ...gameOf(challenge) });
  freeSlots(board, challenge);
  if (playerOf(board, challenger).standingWaiting !== "active") return;
  changePlayer(board, challenger, { standingWaiting: "suspended", owedGame: false });
  addConsequence(board, {
    kind: "standing-waiting-list-suspended",
    player: challenger,
    by: "not-confirmed",
  });
  noteActivity(board, challenger);
};

/** The defender did not accept: the challenger has won, unrated, and the defender gets a strike. */
export const forfeit = (board: Board, challenge: Challenge, by: "silence" | "refusal"): void => {
  const { defender } = challenge;
  const strikes = playerOf(board, defender).strikes + 1;
  changePlayer(board, defender, { strikes });
  settleChallenge(board, challenge, { status: "forfeited", outcome: "challenger-wins" });
  addConsequence(board, { kind: "forfeited", by, strikes, ...gameOf(challenge) });
  moveUp(board, challenge, "forfeit");
  freeSlots(board, challenge);
  if (strikes < board.settings.strikesToExpulsion || playerOf(board, defender).expulsionOffered) {
    return;
  }
  changePlayer(board, defender, { expulsionOffered: true });
  addConsequence(board, { kind: "expulsion-offered", player: defender, strikes });
};

/** Applies the first report of a result: it counts at once, or the ruling if there is one. */
export const report = (
  board: Board,
  challenge: Challenge,
  outcome: NonNullable<Challenge["report"]>["outcome"],
  by: EntryId,
): void => {
  const counted = board.rulings.outcomes.get(challenge.id) ?? outcome;
  changeChallenge(board, challenge, {
    status: "provisional",
    confirmedAt: challenge.confirmedAt ?? board.at,
    acceptedAt: challenge.acceptedAt ?? board.at,
    report: { outcome, by, at: board.at },
    mailedAt: departureOf(board),
    outcome: counted,
    endedAt: board.at,
  });
  addConsequence(board, { kind: "reported", outcome, by, ...gameOf(challenge) });
  if (counted === "challenger-wins") moveUp(board, challenge, "win");
  endPlayed(board, challenge);
};

/** Ends a played game: the defender has defended. */
export const endPlayed = (board: Board, challenge: Challenge): void => {
  changePlayer(board, challenge.defender, { lastDefended: board.at });
  freeSlots(board, challenge);
};

/** Makes a result final. */
export const finish = (board: Board, challenge: Challenge, outcome: RulingOutcome): void => {
  const rated = outcome !== "both-stay";
  settleChallenge(board, challenge, { status: rated ? "final" : "bothStay", outcome, rated });
  addConsequence(board, { kind: "final", outcome, rated, ...gameOf(challenge) });
};
