import { civilOf, type Day } from "../base/day.ts";
import type { EntryId } from "../base/entry-id.ts";
import type { Challenge } from "./challenge.ts";
import { itemAt } from "./chronicle.ts";
import { addedConsequences, compareHistories, isContinued } from "./compare-states.ts";
import type { Consequence } from "./consequences.ts";
import { gameEndOf, silenceTimerOf, timerOf } from "./deadlines.ts";
import { holidayDaysIn } from "./holidays.ts";
import type { Notice, NoticeContent, NoticeId } from "./notices.ts";
import { shapeOf } from "./seat.ts";
import type { LadderState } from "./state.ts";

/**
 * The notices that are due because a log has more events than before: of consequences that follow now
 * and did not, and withdrawals of notices whose consequence does not follow any more. O(what is new); after
 * late information also in what was compared.
 */
export const noticesOf = (before: LadderState | null, after: LadderState): readonly Notice[] => {
  if (before === null) return [];
  const { undone } = isContinued(before, after) ? { undone: [] } : compareHistories(before, after);
  const due = addedConsequences(before, after).flatMap(
    (consequence) => noticeOf(after, consequence) ?? [],
  );
  const withdrawn = undone.flatMap((consequence) => {
    const was = noticeOf(before, consequence);
    return was === null || was.content.kind === "refused" ? [] : [withdrawal(was, after)];
  });
  return [...withdrawn, ...due];
};

const withdrawal = (was: Notice, { seq, at }: LadderState): Notice => ({
  id: `withdrawn:${was.id}:${seq}`,
  to: was.to,
  at,
  seq,
  content: { kind: "withdrawn", notice: was.id, was: was.content },
});

/** The name of the notice of a consequence; null where nobody is notified. */
export const noticeIdOf = (consequence: Consequence): NoticeId | null => {
  const moment = consequence.at.toString(36);
  switch (consequence.kind) {
    case "challenged":
    case "assigned":
    case "confirmed":
    case "contested":
    case "kept":
    case "lapsed":
    case "forfeited":
    case "objected":
    case "final":
    case "both-stay":
      return `${consequence.kind}:${consequence.challenge}`;
    case "accepted":
      return `game-begins:${consequence.challenge}`;
    case "reported":
      return `provisional:${consequence.challenge}`;
    case "game-time-over":
      return `records-wanted:${consequence.challenge}`;
    case "not-entitled":
      return `${consequence.voided ? "voided" : "not-entitled"}:${consequence.challenge}`;
    case "voided":
      return `called-off:${consequence.challenge}`;
    case "moved":
      return ["win", "forfeit", "retirement", "shifted"].includes(consequence.reason)
        ? null
        : `${consequence.reason}:${consequence.player}:${moment}:${consequence.to ?? "out"}`;
    case "listed":
    case "standing-waiting-list-joined":
    case "standing-waiting-list-left":
    case "standing-waiting-list-suspended":
    case "standing-waiting-list-resumed":
    case "expulsion-offered":
      return `${consequence.kind}:${consequence.player}:${moment}`;
    case "unlisted":
      return consequence.by === "request" ? `unlisted:${consequence.player}:${moment}` : null;
    case "holiday":
      return `holiday:${consequence.player}:${moment}:${consequence.from}`;
    case "letter":
      return `idle-letter:${consequence.player}:${moment}`;
    case "refused":
      return consequence.player === null
        ? null
        : `refused:${consequence.player}:${moment}:${consequence.reason.code}`;
    case "record":
    case "expulsion-declined":
    case "letter-answered":
    case "timer-void":
      return null;
  }
};

const noticeOf = (state: LadderState, consequence: Consequence): Notice | null => {
  const id = noticeIdOf(consequence);
  const content = id === null ? null : contentOf(state, consequence);
  if (id === null || content === null) return null;
  return { id, to: recipientsOf(consequence), at: consequence.at, seq: consequence.seq, content };
};

/** Players whom it concerns; an offer of expulsion concerns the director alone. */
const recipientsOf = (consequence: Consequence): readonly EntryId[] => {
  if (consequence.kind === "expulsion-offered") return [];
  if (consequence.kind === "not-entitled") {
    const { player, defender, voided } = consequence;
    return voided && defender !== null ? [player, defender] : [player];
  }
  if ("challenger" in consequence) return [consequence.challenger, consequence.defender];
  return "player" in consequence && consequence.player !== null ? [consequence.player] : [];
};

const contentOf = (state: LadderState, consequence: Consequence): NoticeContent | null =>
  "challenger" in consequence ? gameContent(state, consequence) : playerContent(state, consequence);

const gameContent = (
  state: LadderState,
  consequence: Extract<Consequence, { readonly challenger: EntryId }>,
): NoticeContent | null => {
  const { challenge: id, challenger, defender } = consequence;
  const game = { challenge: id, challenger, defender };
  const challenge = challengeOf(state, id);
  if (challenge === undefined) return null;
  const lastDay = (status: Challenge["status"]): Day => lastDayIn(state, challenge, status);
  switch (consequence.kind) {
    case "challenged":
      return { kind: "challenged", ...game, acceptBy: lastDay("pendingAcceptance") };
    case "assigned": {
      const confirmBy = lastDay("pendingConfirmation");
      return { kind: "assigned", ...game, confirmBy, acceptBy: lastDay("pendingAcceptance") };
    }
    case "confirmed":
      return { kind: "confirmed", ...game, acceptBy: lastDay("pendingAcceptance") };
    case "accepted": {
      const { clockStart } = challenge;
      return {
        kind: "game-begins",
        ...game,
        clockStart,
        endsBy: gameEndOf(challenge, state.settings),
      };
    }
    case "reported": {
      const { outcome, by } = consequence;
      return { kind: "provisional", ...game, outcome, by, objectBy: lastDay("provisional") };
    }
    case "objected":
      return { kind: "objected", ...game, by: consequence.by };
    case "final":
      return { kind: "final", ...game, outcome: consequence.outcome, rated: consequence.rated };
    case "forfeited":
      return { kind: "forfeited", ...game, by: consequence.by, strikes: consequence.strikes };
    case "game-time-over":
      return { kind: "records-wanted", ...game, sendBy: lastDay("inAdjudication") };
    case "voided":
      return { kind: "voided", challenger, defender, reason: null };
    case "lapsed":
    case "both-stay":
    case "contested":
    case "kept":
      return { kind: consequence.kind, ...game };
    case "record":
      return null;
  }
};

/** How far back a challenge is looked for that what has just happened is about. */
const RECENT = 5000;

const challengeOf = ({ open, archive }: LadderState, id: string): Challenge | undefined => {
  const found = open.get(id);
  if (found !== undefined) return found;
  for (let index = archive.length - 1; index >= Math.max(0, archive.length - RECENT); index--) {
    const challenge = itemAt(archive, index);
    if (challenge?.id === id) return challenge;
  }
  return undefined;
};

/** The last day of the deadline that a challenge has in a state, whether it is in it still or not. */
const lastDayIn = (state: LadderState, challenge: Challenge, status: Challenge["status"]): Day => {
  const challenger = state.players.get(challenge.challenger) ?? { holidays: [] };
  const defender = state.players.get(challenge.defender) ?? { holidays: [] };
  const timer = timerOf({ ...challenge, status }, { challenger, defender }, state.settings);
  return timer?.lastDay ?? challenge.clockStart;
};

const playerContent = (
  state: LadderState,
  consequence: Exclude<Consequence, { readonly challenger: EntryId }>,
): NoticeContent | null => {
  switch (consequence.kind) {
    case "not-entitled": {
      const { player: challenger, defender, reason, voided } = consequence;
      return { kind: voided ? "voided" : "not-entitled", challenger, defender, reason };
    }
    case "moved":
      return moveContent(state, consequence);
    case "listed":
      return { kind: "listed", player: consequence.player, by: consequence.by };
    case "unlisted":
      return { kind: "unlisted", player: consequence.player };
    case "standing-waiting-list-joined":
      return { kind: "standing-waiting-list", player: consequence.player, change: "joined" };
    case "standing-waiting-list-left":
      return { kind: "standing-waiting-list", player: consequence.player, change: "left" };
    case "standing-waiting-list-suspended": {
      const change = consequence.by === "request" ? "suspended" : "not-confirmed";
      return { kind: "standing-waiting-list", player: consequence.player, change };
    }
    case "standing-waiting-list-resumed":
      return { kind: "standing-waiting-list", player: consequence.player, change: "resumed" };
    case "holiday": {
      const { player, from, to, days } = consequence;
      const { holidays = [] } = state.players.get(player) ?? {};
      const left = state.settings.holidayDays - holidayDaysIn(civilOf(from).year, holidays);
      return { kind: "holiday", player, from, to, days, left };
    }
    case "expulsion-offered": {
      const { player, strikes } = consequence;
      return { kind: "expulsion-offered", player, strikes };
    }
    case "letter":
      return letterContent(state, consequence.player);
    case "refused": {
      const { player, reason } = consequence;
      return player === null ? null : { kind: "refused", player, reason };
    }
    case "expulsion-declined":
    case "letter-answered":
    case "timer-void":
      return null;
  }
};

const moveContent = (
  state: LadderState,
  { player, from, to, reason }: Extract<Consequence, { readonly kind: "moved" }>,
): NoticeContent | null => {
  const { seatAt } = shapeOf(state.settings.capacity);
  if (reason === "retired" || reason === "expelled" || reason === "silent") {
    return { kind: "farewell", player, by: reason };
  }
  if (to === null) return null;
  if (from === null) return { kind: "welcome", player, seat: seatAt(to) };
  return { kind: "moved", player, from: seatAt(from), to: seatAt(to) };
};

const letterContent = (state: LadderState, id: EntryId): NoticeContent | null => {
  const player = state.players.get(id);
  const timer = player === undefined ? null : silenceTimerOf(player, state.settings);
  return timer?.kind === "letter"
    ? { kind: "idle-letter", player: id, answerBy: timer.lastDay }
    : null;
};
