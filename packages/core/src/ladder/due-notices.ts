import type { Instant } from "../base/day.ts";
import type { EntryId } from "../base/entry-id.ts";
import { itemAt } from "./chronicle.ts";
import { addedConsequences, compareHistories, isContinued } from "./compare-states.ts";
import type { Consequence } from "./consequences.ts";
import type { Notice, NoticeContent } from "./notices.ts";
import { noticeIdOf, noticeOf, noticesAbout } from "./notices-of.ts";
import { type Seat, shapeOf } from "./seat.ts";
import type { LadderState } from "./state.ts";

/**
 * The notices that are due because a log has more events than before: of consequences that follow now
 * and did not, and withdrawals of notices whose consequence does not follow any more. What is the same
 * to the same players, of another moment only, is not said again. `leaving`: when letters about them
 * leave at the earliest; without it, with their cause. O(what is new); after late information also in
 * what was compared.
 */
export const noticesOf = (
  before: LadderState | null,
  after: LadderState,
  leaving: Instant = Number.NEGATIVE_INFINITY,
): readonly Notice[] => {
  if (before === null) return [];
  const due = noticesAbout(after, addedConsequences(before, after), leaving);
  const undone = undoneSince(before, after);
  if (undone.length === 0) return due;
  const past = noticesAbout(before, undone, leaving).filter(
    ({ content, to }) => !REFUSALS.has(content.kind) || due.some((one) => isAlsoTo(one, to)),
  );
  const known = new Set(past.map(saying));
  const again = new Set(due.map(saying));
  const withdrawn = past.filter((was) => !again.has(saying(was)));
  const added = due.filter((notice) => !known.has(saying(notice)));
  const seats = correctedSeats(before, after, [...withdrawn, ...added]);
  return [
    ...withdrawn.map((was) => withdrawal(was, before, after)),
    ...added.map((notice) => withMoves(notice, seats)),
    ...seats.map((content) => seatNotice(content, after)),
  ];
};

/**
 * The same notices, act by act: what one mail, one decision or one moment brought about. Everything that
 * late information changes is one act.
 */
export const noticesByAct = (
  before: LadderState | null,
  after: LadderState,
  leaving?: Instant,
): readonly (readonly Notice[])[] => {
  const notices = noticesOf(before, after, leaving);
  if (before !== null && undoneSince(before, after).length > 0) {
    return notices.length === 0 ? [] : [notices];
  }
  const acts = new Map<Instant, Notice[]>();
  for (const notice of notices) {
    const act = acts.get(notice.at);
    if (act === undefined) acts.set(notice.at, [notice]);
    else act.push(notice);
  }
  return [...acts.values()];
};

/**
 * The notice as it is to be written when its letter leaves: with the days that follow from that moment.
 * The same notice where nothing follows from its event any more.
 */
export const noticeLeaving = (state: LadderState, notice: Notice, leaving: Instant): Notice => {
  const event: Consequence[] = [];
  for (let index = state.history.length - 1; index >= 0; index--) {
    const consequence = itemAt(state.history, index);
    if (consequence === undefined || consequence.at < notice.at) break;
    if (consequence.at === notice.at) event.unshift(consequence);
  }
  const cause = event.find((consequence) => noticeIdOf(consequence) === notice.id);
  if (cause === undefined) return notice;
  const own = event.filter(({ seq }) => seq === cause.seq);
  const content = noticeOf({ state, event: own, leaving }, cause)?.content ?? notice.content;
  // Later events do not change the seats: they are those the act itself led to.
  const seats = "moves" in content && "moves" in notice.content ? notice.content.moves : null;
  return { ...notice, content: seats === null ? content : withSeats(content, seats) };
};

/** Returns the consequences that no longer hold; none if the log only grew. */
const undoneSince = (before: LadderState, after: LadderState): readonly Consequence[] =>
  isContinued(before, after)
    ? []
    : compareHistories(before, after).undone.filter(({ kind }) => kind !== "timer-void");

/** Said no more is one of these only where something is said in its place. */
const REFUSALS: ReadonlySet<NoticeContent["kind"]> = new Set(["refused", "not-entitled"]);

const isAlsoTo = ({ to }: Notice, readers: readonly EntryId[]): boolean =>
  readers.some((reader) => to.includes(reader));

/** Key of a notice's recipients and content; ignores days (they move) and seats (compared apart). */
const saying = ({ to, content }: Notice): string => {
  const dates = { leaving: 0, acceptBy: 0, confirmBy: 0, objectBy: 0, sendBy: 0, answerBy: 0 };
  const moment = content.kind === "idle-letter" ? content.answerBy : 0;
  return JSON.stringify([to, { ...content, ...dates, moves: 0 }, moment]);
};

type CorrectedSeat = Extract<NoticeContent, { readonly kind: "corrected-seat" }>;

/**
 * Where those sit now who sat elsewhere before, and those whom a notice is about. Who has come or gone is
 * told that by a notice of its own.
 */
const correctedSeats = (
  before: LadderState,
  after: LadderState,
  notices: readonly Notice[],
): readonly CorrectedSeat[] => {
  const { seatAt } = shapeOf(after.settings.capacity);
  const seatIn = ({ players }: LadderState, player: EntryId): Seat | null => {
    const number = players.get(player)?.seatNumber ?? null;
    return number === null ? null : seatAt(number);
  };
  const concerned = new Set(notices.flatMap(({ to }) => to));
  const told = new Set(
    notices.flatMap(({ content }) =>
      content.kind === "welcome" || content.kind === "farewell" ? [content.player] : [],
    ),
  );
  return [...after.players.values()].flatMap(({ id, seatNumber }) => {
    const was = before.players.get(id)?.seatNumber ?? null;
    if (told.has(id) || (was === seatNumber && !concerned.has(id))) return [];
    return [
      { kind: "corrected-seat", player: id, from: seatIn(before, id), to: seatIn(after, id) },
    ];
  });
};

const seatNotice = (content: CorrectedSeat, { seq, at }: LadderState): Notice => ({
  id: `corrected-seat:${content.player}:${seq}`,
  to: [content.player],
  at,
  seq,
  content,
});

/** The notice with the places of the two of its game as the whole correction changed them. */
const withMoves = (notice: Notice, seats: readonly CorrectedSeat[]): Notice => {
  const { content } = notice;
  if (!("moves" in content)) return notice;
  const moves = seats.flatMap(({ player, from, to }) =>
    notice.to.includes(player) && from !== null && to !== null && !isSameSeat(from, to)
      ? [{ player, from, to }]
      : [],
  );
  return { ...notice, content: withSeats(content, moves) };
};

const withSeats = <Content extends NoticeContent>(
  content: Content,
  moves: Extract<NoticeContent, { readonly kind: "final" }>["moves"],
): Content => ("moves" in content ? { ...content, moves } : content);

const isSameSeat = (one: Seat, other: Seat): boolean =>
  one.level === other.level && one.index === other.index;

const withdrawal = (
  was: Notice,
  before: LadderState,
  { seq, at, overlays }: LadderState,
): Notice => {
  const decided = overlays.some(
    ({ event }) => event.seq > before.seq && event.type === "dispute-decided",
  );
  const because = decided ? "decision" : "late-news";
  const content = { kind: "withdrawn", notice: was.id, was: was.content, because } as const;
  return { id: `withdrawn:${was.id}:${seq}`, to: was.to, at, seq, content };
};
