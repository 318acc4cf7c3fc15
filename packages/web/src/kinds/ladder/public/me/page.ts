import {
  describeLadderRefusal,
  type LadderPlayerLabel,
  type LadderWords,
  ladderWords,
  may,
} from "@losfee/contract";
import {
  civilOf,
  dayAt,
  dayText,
  deadlinesOf,
  decideLadder,
  type EntryId,
  holidayDaysIn,
  itemsOf,
  type LadderRefusal,
  type LadderState,
  waitingLists,
} from "@losfee/core";
import { ownTexts } from "@losfee/messages/ladder-public-me";
import { spokenTo } from "../../../../shell/page.ts";
import type { PageRequest } from "../../../../shell/page-request.ts";
import { pages } from "../../pages-of.ts";
import {
  type DeadlineSummary,
  deadlineSummary,
  type GameSummary,
  gameSummary,
  openGames,
} from "../../parts/game-summary.ts";
import { holidaysShownTo, type SeesHolidays } from "../../parts/holiday-privacy.ts";
import { momentOfRequest } from "../../parts/now.ts";
import { type OptionLines, optionLines } from "../../parts/option-lines.ts";
import { type PyramidLevel, pyramidLevels } from "../../parts/pyramid-levels.ts";
import { type PyramidReach, pyramidReach } from "../../parts/pyramid-reach.ts";
import type { HolidaySpan } from "./moved-deadline.ts";

/** A deadline of the player, with the effect of holidays. */
export interface OwnDeadline extends DeadlineSummary {
  /** The two of the game; null for the letter after long silence. */
  readonly pair: string | null;
  readonly start: string;
  /** `2026-11-21` */
  readonly last: string;
  /** True if the player has to act. */
  readonly own: boolean;
}

/** Content of a player's own page. */
export interface OwnModel extends LadderPlayerLabel {
  /** Time of the page: ISO 8601 in UTC. */
  readonly madeAt: string;
  readonly closed: boolean;
  readonly seat: string | null;
  /** Earliest first. */
  readonly deadlines: readonly OwnDeadline[];
  readonly games: readonly GameSummary[];
  /** Recently finished games, whose record can be sent. */
  readonly pastGames: readonly GameSummary[];
  readonly options: OptionLines | null;
  readonly levels: readonly PyramidLevel[];
  readonly reach: PyramidReach | null;
  readonly waiting: number | null;
  /** Reason against the waiting list; null if it is possible. */
  readonly notWaiting: string | null;
  /** Currently possible commands about the waiting lists. */
  readonly offers: readonly ListCommand[];
  readonly standingWaiting: "none" | "active" | "suspended";
  /** True if a letter awaits an answer. */
  readonly letter: boolean;
  readonly holidays: {
    readonly today: string;
    readonly year: number;
    readonly allowance: number;
    readonly daysLeft: number;
    readonly bookings: readonly (HolidaySpan & { readonly text: string })[];
  };
}

const PLAYED = 10;

/** Builds a player's own page; null for non-players. Directors open any player's by `?entry=`. */
export const buildOwn = (request: PageRequest<"ladder">): OwnModel | null => {
  const { state, language, viewer, query } = request;
  const id = viewer.scope?.kind === "player" ? viewer.scope.entry : ownByDirector(viewer, query);
  const entry = state?.entries.get(id);
  const player = state?.players.get(id);
  if (state === null || entry === undefined || player === undefined) return null;
  const words = ladderWords(state, language);
  const now = momentOfRequest(request);
  const options = optionLines(state, id, words, language);
  const sees = ownHolidays(request, id);
  const isOwn = (white: EntryId, black: EntryId): boolean => white === id || black === id;
  return {
    madeAt: request.now ?? "",
    closed: state.status === "closed",
    entry: id,
    name: entry.name,
    seat: player.seatNumber === null ? null : words.seat(player.seatNumber),
    deadlines: ownDeadlines(request, state, id, words),
    games: openGames(state, request, sees)
      .filter(({ white, black }) => isOwn(white.entry, black.entry))
      .toSorted((a, b) => urgencyOf(a, id) - urgencyOf(b, id)),
    pastGames: [...itemsOf(state.archive)]
      .filter(
        ({ challenger, defender, status }) => isOwn(challenger, defender) && status === "final",
      )
      .slice(-PLAYED)
      .reverse()
      .map((game) => gameSummary(game, words, language)),
    options,
    levels: pyramidLevels(state, words),
    reach: pyramidReach(state, id, words, language, true),
    waiting: waitingLists(state).ordinary.find((line) => line.player === id)?.position ?? null,
    notWaiting: notWaiting(state, request, id, words),
    offers: offersOf(state, request, id),
    standingWaiting: player.standingWaiting,
    letter: player.letterAt !== null,
    holidays: holidaysOf(state, id, now, words),
  };
};

/** Returns the days until the player has to act; games that wait for others come last. */
const urgencyOf = ({ deadline }: GameSummary, player: EntryId): number => {
  if (deadline === null) return Number.POSITIVE_INFINITY;
  return deadline.holders.includes(player) ? deadline.days : ANY_DEADLINE + deadline.days;
};

/** More days than any deadline has. */
const ANY_DEADLINE = 100_000;

/** Shows the holidays of the page's player to any viewer. */
const ownHolidays = (request: PageRequest<"ladder">, id: EntryId): SeesHolidays => {
  const sees = holidaysShownTo(request);
  return (player) => player === id || sees(player);
};

const ownByDirector = (viewer: PageRequest["viewer"], query: PageRequest["query"]): EntryId =>
  may(viewer, "director") ? Number(query["entry"]) : Number.NaN;

const ownDeadlines = (
  request: PageRequest<"ladder">,
  state: LadderState,
  id: EntryId,
  { name }: LadderWords,
): readonly OwnDeadline[] => {
  const { timeZone } = state.settings;
  return deadlinesOf(state, id).map((timer) => ({
    ...deadlineSummary(
      timer,
      timeZone,
      momentOfRequest(request),
      request.language,
      ownHolidays(request, id),
    ),
    pair:
      timer.game === null ? null : `${name(timer.game.challenger)} – ${name(timer.game.defender)}`,
    start: dayText(dayAt(timeZone, timer.startedAt)),
    last: timer.date,
    own: timer.holders.includes(id),
  }));
};

/** Requests about the waiting lists. */
export const LIST_COMMANDS = [
  "request-waiting-list",
  "leave-waiting-list",
  "join-standing-waiting-list",
  "leave-standing-waiting-list",
  "suspend-standing-waiting-list",
  "resume-standing-waiting-list",
] as const;

export type ListCommand = (typeof LIST_COMMANDS)[number];

/** Returns why the rules would refuse a command about the lists; null if they would not. */
const refusalOf = (
  state: LadderState,
  request: PageRequest<"ladder">,
  type: ListCommand,
  player: EntryId,
): LadderRefusal | null => {
  const now = new Date(momentOfRequest(request)).toISOString();
  const context = { competition: state.competition, actor: `player:${player}`, now };
  const decision = decideLadder(state, { type, player }, context);
  return decision.ok ? null : decision.error;
};

/** Returns the commands the rules allow now; refused ones are not offered. */
const offersOf = (
  state: LadderState,
  request: PageRequest<"ladder">,
  player: EntryId,
): readonly ListCommand[] =>
  LIST_COMMANDS.filter((type) => refusalOf(state, request, type, player) === null);

const notWaiting = (
  state: LadderState,
  request: PageRequest<"ladder">,
  player: EntryId,
  { name }: LadderWords,
): string | null => {
  const refusal = refusalOf(state, request, "request-waiting-list", player);
  return refusal === null ? null : describeLadderRefusal(refusal, request.language, name);
};

const holidaysOf = (
  state: LadderState,
  id: EntryId,
  now: number,
  { day }: LadderWords,
): OwnModel["holidays"] => {
  const holidays = state.players.get(id)?.holidays ?? [];
  const today = dayAt(state.settings.timeZone, now);
  const { year } = civilOf(today);
  return {
    today: dayText(today),
    year,
    allowance: state.settings.holidayDays,
    daysLeft: Math.max(0, state.settings.holidayDays - holidayDaysIn(year, holidays)),
    bookings: holidays
      .filter(({ to }) => civilOf(to).year >= year)
      .map(({ from, to }) => ({
        from: dayText(from),
        to: dayText(to),
        text: `${day(from)} – ${day(to)}`,
      })),
  };
};

/** A player's own page; target of a personal link. */
export const ownPage = pages.publicPage("ladder-own", "/me", {
  access: "player",
  script: "view",
  startsLater: true,
  installable: true,
  build: buildOwn,
  title: (_model, page) => spokenTo(ownTexts, page).title,
});
