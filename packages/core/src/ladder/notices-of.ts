import { civilOf, type Day, type Instant } from "../base/day.ts";
import type { EntryId } from "../base/entry-id.ts";
import { dayAt } from "./calendar/zones.ts";
import type { Challenge } from "./challenge.ts";
import { itemAt } from "./chronicle.ts";
import type { Consequence } from "./consequences.ts";
import { assignedNotice, idleNotice, provisionalNotice } from "./deadline-letters.ts";
import { gameEndOf, silenceTimerOf, timerOf } from "./deadlines.ts";
import { holidayDaysIn } from "./holidays.ts";
import { movedDeadlines } from "./moved-deadlines.ts";
import type { Notice, NoticeContent, NoticeId, RefusedTarget } from "./notices.ts";
import { shapeOf } from "./seat.ts";
import type { LadderState } from "./state.ts";

/** Returns the notices of consequences of one log, in their order. */
export const noticesAbout = (
  state: LadderState,
  consequences: readonly Consequence[],
  leaving: Instant,
): readonly Notice[] => {
  const events = new Map<string, Consequence[]>();
  const ofEvent = ({ seq, at }: Consequence): Consequence[] => {
    const key = `${seq}/${at}`;
    const event = events.get(key) ?? [];
    events.set(key, event);
    return event;
  };
  for (const consequence of consequences) ofEvent(consequence).push(consequence);
  return consequences.flatMap((consequence) => {
    const event = ofEvent(consequence);
    const notice = noticeOf({ state, event, leaving }, consequence);
    const moved = consequence.kind === "holiday" ? movedDeadlines(state, consequence) : [];
    return [...(notice === null ? [] : [notice]), ...moved];
  });
};

/** The source of a notice: a state, and all consequences of the same event. */
interface Source {
  readonly state: LadderState;
  readonly event: readonly Consequence[];
  readonly leaving: Instant;
}

/** Returns the name of a consequence's notice; null if there is none. */
export const noticeIdOf = (consequence: Consequence): NoticeId | null => {
  const moment = consequence.at.toString(36);
  switch (consequence.kind) {
    // Named by content: their deadlines run from the letter with this name.
    case "assigned":
      return assignedNotice(consequence.challenge, consequence.defender);
    case "reported":
      return provisionalNotice(consequence.challenge, consequence);
    case "game-time-over":
      return `records-wanted:${consequence.challenge}`;
    case "letter":
      return idleNotice(consequence.player, consequence.at);
    // A withdrawn one can arise again, at another moment.
    case "challenged":
    case "confirmed":
    case "contested":
    case "kept":
    case "lapsed":
    case "forfeited":
    case "objected":
    case "final":
    case "both-stay":
      return `${consequence.kind}:${consequence.challenge}:${moment}`;
    case "accepted":
      return `game-begins:${consequence.challenge}:${moment}`;
    case "voided":
      return `called-off:${consequence.challenge}:${moment}`;
    case "not-entitled":
      return consequence.voided
        ? `voided:${consequence.challenge}`
        : `not-entitled:${consequence.player}:${moment}`;
    case "moved":
      // The letter about their game tells the two of it.
      return ["win", "forfeit", "retirement"].includes(consequence.reason)
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

/** The notice of a consequence; null where nobody is notified. */
export const noticeOf = (source: Source, consequence: Consequence): Notice | null => {
  const id = noticeIdOf(consequence);
  const content = id === null ? null : contentOf(source, consequence);
  if (id === null || content === null) return null;
  return { id, to: recipientsOf(consequence), at: consequence.at, seq: consequence.seq, content };
};

/** Returns the players concerned; an offer of expulsion concerns the director alone. */
const recipientsOf = (consequence: Consequence): readonly EntryId[] => {
  if (consequence.kind === "expulsion-offered") return [];
  if (consequence.kind === "not-entitled") {
    const { player, target, voided } = consequence;
    return voided && target.kind === "player" ? [player, target.player] : [player];
  }
  if ("challenger" in consequence) return [consequence.challenger, consequence.defender];
  return "player" in consequence && consequence.player !== null ? [consequence.player] : [];
};

const contentOf = (source: Source, consequence: Consequence): NoticeContent | null =>
  "challenger" in consequence
    ? gameContent(source, consequence)
    : playerContent(source, consequence);

const gameContent = (
  source: Source,
  consequence: Extract<Consequence, { readonly challenger: EntryId }>,
): NoticeContent | null => {
  const { state, event } = source;
  const { challenge: id, challenger, defender } = consequence;
  const game = { challenge: id, challenger, defender };
  const challenge = challengeOf(state, id);
  if (challenge === undefined) return null;
  const lastDay = (status: Challenge["status"], mailedAt = challenge.mailedAt): Day =>
    lastDayIn(state, { ...challenge, status, mailedAt });
  const leftAt = leavingAt(source, consequence);
  const leaving = leavingDay(state, leftAt);
  const moves = movesOf(state, event, id);
  switch (consequence.kind) {
    case "challenged":
      return {
        kind: "challenged",
        ...game,
        begun: consequence.begun === true,
        acceptBy: lastDay("pendingAcceptance"),
      };
    case "assigned": {
      const confirmBy = lastDay("pendingConfirmation", leftAt);
      const acceptBy = lastDay("pendingAcceptance", leftAt);
      return { kind: "assigned", ...game, leaving, confirmBy, acceptBy };
    }
    case "confirmed": {
      const mailedAt = challenge.mailedAt ?? leftAt;
      return { kind: "confirmed", ...game, acceptBy: lastDay("pendingAcceptance", mailedAt) };
    }
    case "accepted": {
      const { clockStart } = challenge;
      const endsBy = gameEndOf(challenge, state.settings);
      const toMove = consequence.replyAwaited === true ? defender : challenger;
      return { kind: "game-begins", ...game, toMove, clockStart, endsBy };
    }
    case "reported": {
      const { outcome, by } = consequence;
      const objectBy = lastDay("provisional", leftAt);
      return { kind: "provisional", ...game, outcome, by, leaving, objectBy, moves };
    }
    case "objected":
      return { kind: "objected", ...game, by: consequence.by };
    case "final": {
      const { outcome, rated } = consequence;
      const disputed = challenge.objection !== null;
      return { kind: "final", ...game, outcome, rated, disputed, moves };
    }
    case "forfeited": {
      const { by, strikes } = consequence;
      const leaver = event.find(
        (one) =>
          one.kind === "moved" &&
          one.to === null &&
          (one.player === challenger || one.player === defender),
      );
      return {
        kind: "forfeited",
        ...game,
        by,
        leaver: leaver?.kind === "moved" ? leaver.player : null,
        strikes,
        moves,
      };
    }
    case "game-time-over":
      return {
        kind: "records-wanted",
        ...game,
        leaving,
        sendBy: lastDay("inAdjudication", leftAt),
      };
    case "voided": {
      const target = { kind: "player", player: defender } as const;
      return { kind: "voided", challenger, target, reason: null };
    }
    case "lapsed":
    case "both-stay":
    case "contested":
    case "kept":
      return { kind: consequence.kind, ...game };
    case "record":
      return null;
  }
};

/**
 * Returns the departure of a letter that starts a deadline, as known at writing: now, or with its
 * cause. Consequences of a deadline's last millisecond are mailed on the next day.
 */
const leavingAt = ({ state, leaving }: Source, { at }: Consequence): Instant =>
  state.settings.directorsDeadlines === "from-cause" ? at + 1 : Math.max(at + 1, leaving);

const leavingDay = ({ settings }: LadderState, at: Instant): Day | null =>
  settings.directorsDeadlines === "from-cause" ? null : dayAt(settings.timeZone, at);

/** Returns the seat changes caused by a game. */
const movesOf = (state: LadderState, event: readonly Consequence[], challenge: string) => {
  const { seatAt } = shapeOf(state.settings.capacity);
  return event.flatMap((one) =>
    one.kind === "moved" && one.challenge === challenge && one.from !== null && one.to !== null
      ? [{ player: one.player, from: seatAt(one.from), to: seatAt(one.to) }]
      : [],
  );
};

/** Number of latest archived challenges searched for that of a consequence. */
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

/** Returns the last day of the deadline that a challenge has with this status and this mail. */
const lastDayIn = (state: LadderState, challenge: Challenge): Day => {
  const challenger = state.players.get(challenge.challenger) ?? { holidays: [] };
  const defender = state.players.get(challenge.defender) ?? { holidays: [] };
  const timer = timerOf(challenge, { challenger, defender }, state.settings);
  return timer?.lastDay ?? challenge.clockStart;
};

const playerContent = (
  source: Source,
  consequence: Exclude<Consequence, { readonly challenger: EntryId }>,
): NoticeContent | null => {
  const { state, event } = source;
  switch (consequence.kind) {
    case "not-entitled": {
      const { player: challenger, target, reason, voided, of } = consequence;
      if (voided) return { kind: "voided", challenger, target, reason };
      // One letter answers the whole mail.
      const items = event.flatMap((one) =>
        one.kind === "not-entitled" && !one.voided ? [one] : [],
      );
      if (items[0] !== consequence) return null;
      return { kind: "not-entitled", challenger, of, items: items.map(refusedTarget) };
    }
    case "moved":
      return consequence.reason === "shifted"
        ? shiftContent(state, consequence)
        : moveContent(state, consequence);
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
      return letterContent(source, consequence);
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

const shiftContent = (
  state: LadderState,
  { player, from, to, challenge }: Extract<Consequence, { readonly kind: "moved" }>,
): NoticeContent | null => {
  const game = challenge === null ? undefined : challengeOf(state, challenge);
  if (game === undefined || from === null || to === null) return null;
  const { seatAt } = shapeOf(state.settings.capacity);
  const { challenger, defender } = game;
  return { kind: "shifted", player, from: seatAt(from), to: seatAt(to), challenger, defender };
};

const refusedTarget = ({
  item,
  target,
  reason,
}: Extract<Consequence, { readonly kind: "not-entitled" }>): RefusedTarget => ({
  item,
  target,
  reason,
});

const letterContent = (
  source: Source,
  consequence: Extract<Consequence, { readonly kind: "letter" }>,
): NoticeContent | null => {
  const { state } = source;
  const player = state.players.get(consequence.player);
  if (player === undefined) return null;
  const letterLeftAt = leavingAt(source, consequence);
  const timer = silenceTimerOf({ ...player, letterLeftAt }, state.settings);
  if (timer?.kind !== "letter") return null;
  const leaving = leavingDay(state, letterLeftAt);
  return { kind: "idle-letter", player: player.id, leaving, answerBy: timer.lastDay };
};
