import { civilOf, type Day } from "../base/day.ts";
import type { EntryId } from "../base/entry-id.ts";
import type { Challenge } from "./challenge.ts";
import { itemAt } from "./chronicle.ts";
import { addedHappenings, compareHistories, isContinued } from "./compare-states.ts";
import { gameEndOf, silenceTimerOf, timerOf } from "./deadlines.ts";
import type { Happening } from "./happenings.ts";
import { holidayDaysIn } from "./holidays.ts";
import type { Notice, NoticeContent, NoticeId } from "./notices.ts";
import { shapeOf } from "./seat.ts";
import type { LadderState } from "./state.ts";

/**
 * The mails that are due because a log has more events than before: of what follows now and did not,
 * and, of what had been told and does not hold any more, that it does not. O(what is new); after
 * late information also in what was compared.
 */
export const noticesOf = (before: LadderState | null, after: LadderState): readonly Notice[] => {
  if (before === null) return [];
  const { undone } = isContinued(before, after) ? { undone: [] } : compareHistories(before, after);
  const due = addedHappenings(before, after).flatMap(
    (happening) => noticeOf(after, happening) ?? [],
  );
  const withdrawn = undone.flatMap((happening) => {
    const was = noticeOf(before, happening);
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

/** What a mail about this is named by; null where none is sent. */
export const noticeIdOf = (happening: Happening): NoticeId | null => {
  const moment = happening.at.toString(36);
  switch (happening.kind) {
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
      return `${happening.kind}:${happening.challenge}`;
    case "accepted":
      return `game-begins:${happening.challenge}`;
    case "reported":
      return `provisional:${happening.challenge}`;
    case "game-time-over":
      return `records-wanted:${happening.challenge}`;
    case "not-entitled":
      return `${happening.voided ? "voided" : "not-entitled"}:${happening.challenge}`;
    case "voided":
      return `called-off:${happening.challenge}`;
    case "moved":
      return ["win", "forfeit", "retirement", "shifted"].includes(happening.reason)
        ? null
        : `${happening.reason}:${happening.player}:${moment}:${happening.to ?? "out"}`;
    case "listed":
    case "standing-joined":
    case "standing-left":
    case "standing-suspended":
    case "standing-resumed":
    case "expulsion-offered":
      return `${happening.kind}:${happening.player}:${moment}`;
    case "unlisted":
      return happening.by === "request" ? `unlisted:${happening.player}:${moment}` : null;
    case "holiday":
      return `holiday:${happening.player}:${moment}:${happening.from}`;
    case "letter":
      return `idle-letter:${happening.player}:${moment}`;
    case "refused":
      return happening.player === null
        ? null
        : `refused:${happening.player}:${moment}:${happening.reason.code}`;
    case "record":
    case "expulsion-declined":
    case "letter-answered":
    case "timer-void":
      return null;
  }
};

const noticeOf = (state: LadderState, happening: Happening): Notice | null => {
  const id = noticeIdOf(happening);
  const content = id === null ? null : contentOf(state, happening);
  if (id === null || content === null) return null;
  return { id, to: readersOf(happening), at: happening.at, seq: happening.seq, content };
};

/** Players who have something to know from it; the expulsion that is offered is the director's. */
const readersOf = (happening: Happening): readonly EntryId[] => {
  if (happening.kind === "expulsion-offered") return [];
  if (happening.kind === "not-entitled") {
    const { player, defender, voided } = happening;
    return voided && defender !== null ? [player, defender] : [player];
  }
  if ("challenger" in happening) return [happening.challenger, happening.defender];
  return "player" in happening && happening.player !== null ? [happening.player] : [];
};

const contentOf = (state: LadderState, happening: Happening): NoticeContent | null =>
  "challenger" in happening ? gameContent(state, happening) : playerContent(state, happening);

const gameContent = (
  state: LadderState,
  happening: Extract<Happening, { readonly challenger: EntryId }>,
): NoticeContent | null => {
  const { challenge: id, challenger, defender } = happening;
  const game = { challenge: id, challenger, defender };
  const challenge = challengeOf(state, id);
  if (challenge === undefined) return null;
  const lastDay = (status: Challenge["status"]): Day => lastDayIn(state, challenge, status);
  switch (happening.kind) {
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
      const { outcome, by } = happening;
      return { kind: "provisional", ...game, outcome, by, objectBy: lastDay("provisional") };
    }
    case "objected":
      return { kind: "objected", ...game, by: happening.by };
    case "final":
      return { kind: "final", ...game, outcome: happening.outcome, rated: happening.rated };
    case "forfeited":
      return { kind: "forfeited", ...game, by: happening.by, strikes: happening.strikes };
    case "game-time-over":
      return { kind: "records-wanted", ...game, sendBy: lastDay("inAdjudication") };
    case "voided":
      return { kind: "voided", challenger, defender, reason: null };
    case "lapsed":
    case "both-stay":
    case "contested":
    case "kept":
      return { kind: happening.kind, ...game };
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
  happening: Exclude<Happening, { readonly challenger: EntryId }>,
): NoticeContent | null => {
  switch (happening.kind) {
    case "not-entitled": {
      const { player: challenger, defender, reason, voided } = happening;
      return { kind: voided ? "voided" : "not-entitled", challenger, defender, reason };
    }
    case "moved":
      return moveContent(state, happening);
    case "listed":
      return { kind: "listed", player: happening.player, by: happening.by };
    case "unlisted":
      return { kind: "unlisted", player: happening.player };
    case "standing-joined":
      return { kind: "standing", player: happening.player, change: "joined" };
    case "standing-left":
      return { kind: "standing", player: happening.player, change: "left" };
    case "standing-suspended": {
      const change = happening.by === "request" ? "suspended" : "not-confirmed";
      return { kind: "standing", player: happening.player, change };
    }
    case "standing-resumed":
      return { kind: "standing", player: happening.player, change: "resumed" };
    case "holiday": {
      const { player, from, to, days } = happening;
      const { holidays = [] } = state.players.get(player) ?? {};
      const left = state.settings.holidayDays - holidayDaysIn(civilOf(from).year, holidays);
      return { kind: "holiday", player, from, to, days, left };
    }
    case "expulsion-offered": {
      const { player, strikes } = happening;
      return { kind: "expulsion-offered", player, strikes };
    }
    case "letter":
      return letterContent(state, happening.player);
    case "refused": {
      const { player, reason } = happening;
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
  { player, from, to, reason }: Extract<Happening, { readonly kind: "moved" }>,
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
