import type { Challenge } from "./challenge.ts";
import type { Consequence } from "./consequences.ts";
import { timerOf } from "./deadlines.ts";
import type { Holiday } from "./holidays.ts";
import type { Notice } from "./notices.ts";
import type { LadderState } from "./state.ts";
import type { Timer } from "./timers.ts";

type BookedHoliday = Extract<Consequence, { readonly kind: "holiday" }>;

/**
 * Returns the notices to the opponents of a player whose holiday moves a deadline of their game.
 * O(open games).
 */
export const movedDeadlines = (state: LadderState, booked: BookedHoliday): readonly Notice[] => {
  const { player, from, to, at, seq } = booked;
  return [...state.open.values()].flatMap((challenge): readonly Notice[] => {
    const { id, challenger, defender } = challenge;
    if (challenger !== player && defender !== player) return [];
    const [before, now] = [timerWithout(state, challenge, booked), timerIn(state, challenge)];
    const due = now === null ? null : dueOf(now.kind);
    if (now === null || due === null || before?.lastDay === now.lastDay) return [];
    const game = { challenge: id, challenger, defender };
    const { holders, lastDay } = now;
    return [
      {
        id: `deadline-moved:${id}:${at.toString(36)}:${from}`,
        to: [challenger === player ? defender : challenger],
        at,
        seq,
        content: {
          kind: "deadline-moved",
          ...game,
          due,
          away: player,
          from,
          to,
          holders,
          lastDay,
        },
      },
    ];
  });
};

/** Null for those that no player's holiday moves. */
const dueOf = (kind: Timer["kind"]) =>
  kind === "game" || kind === "idle" || kind === "letter" ? null : kind;

const timerIn = (
  state: LadderState,
  challenge: Challenge,
  without: (holidays: readonly Holiday[], player: number) => readonly Holiday[] = (it) => it,
): Timer | null => {
  const side = (player: number) => ({
    holidays: without(state.players.get(player)?.holidays ?? [], player),
  });
  const sides = { challenger: side(challenge.challenger), defender: side(challenge.defender) };
  return timerOf(challenge, sides, state.settings);
};

const timerWithout = (
  state: LadderState,
  challenge: Challenge,
  { player, ...days }: BookedHoliday,
): Timer | null =>
  timerIn(state, challenge, (holidays, of) =>
    of === player ? holidays.flatMap((holiday) => cut(holiday, days)) : holidays,
  );

/** Returns what is left of a holiday without the days of another. */
const cut = (holiday: Holiday, { from, to }: Holiday): readonly Holiday[] =>
  [
    { from: holiday.from, to: Math.min(holiday.to, from - 1) },
    { from: Math.max(holiday.from, to + 1), to: holiday.to },
  ].filter((left) => left.from <= left.to);
