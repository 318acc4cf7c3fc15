import type { EntryId } from "../../base/entry-id.ts";
import { err, ok, type Result } from "../../base/result.ts";
import { type Draw, type LotSource, lotsFrom } from "../../lots/lots.ts";
import type { PairingNote } from "../../pairing/notes.ts";
import type { PairedGame } from "../../pairing/system.ts";
import { absenceIn, type Entry, pauseBooking } from "../entries/entry.ts";
import type { Refusal } from "../refusal.ts";
import type {
  BoardRound,
  DraftedGame,
  DraftedPairs,
  DraftRequest,
  Game,
  UnplayedRound,
} from "../round.ts";
import { eventRulesAgainst } from "../rounds/kept-apart.ts";
import { seatGames } from "../rounds/seats.ts";
import type { Booking, PlacedStage } from "../settings/settings.ts";
import { staysInTable } from "../stages/placed-stages.ts";
import { stageMembers, standingOrder } from "../standings/standings.ts";
import type { TournamentState } from "../state.ts";
import { pairBySystem, pairsByHand } from "./pair-round.ts";

/** A round as paired by the rules: the content of a `round-drafted` event. */
export interface Draft extends DraftedPairs {
  readonly notes: readonly PairingNote[];
  readonly draws: readonly Draw[];
}

/** The players of a round, and the bookings of the stage's other players. */
export interface RoundField {
  readonly playing: readonly EntryId[];
  readonly absent: readonly UnplayedRound[];
}

/**
 * Returns the players of `round`: all who have joined, not withdrawn and not paused, and belong to
 * the stage's participants by the standings before the stage; in a table also those who left it,
 * whose games are lost by forfeit.
 */
const fieldOfRound = (state: TournamentState, round: number, placed: PlacedStage): RoundField => {
  const members = stageMembers(state, placed);
  const playing: EntryId[] = [];
  const absent: UnplayedRound[] = [];
  for (const entry of state.entries.values()) {
    const away = absenceOf(state, entry, round, members, placed);
    if (away === null) playing.push(entry.id);
    else absent.push(away);
  }
  return { playing, absent };
};

const absenceOf = (
  state: TournamentState,
  entry: Entry,
  round: number,
  members: ReadonlySet<EntryId> | null,
  placed: PlacedStage,
): UnplayedRound | null => {
  if (members !== null && !members.has(entry.id)) {
    return notInStage(entry.id);
  }
  const reason = absenceIn(entry, round);
  if (reason === null) return null;
  if (reason === "withdrawn" && staysInTable(state, placed, entry.id)) return null;
  return { entry: entry.id, reason, ...bookingOf(state, entry, round, reason), notes: [] };
};

const bookingOf = (
  { settings }: TournamentState,
  entry: Entry,
  round: number,
  reason: NonNullable<ReturnType<typeof absenceIn>>,
): Booking => {
  if (reason === "late-entry") return entry.missed;
  return reason === "pause" ? pauseBooking(entry, round, settings.absence) : settings.absence;
};

/**
 * Pairs a round by its request: pinned pairs stand, the system pairs the rest, then starts are
 * decided. Uses the results in `state`, so the same request on a corrected state shows the pairing
 * that would have been made.
 */
export const draftRound = (
  state: TournamentState,
  round: number,
  placed: PlacedStage,
  request: DraftRequest,
): Result<Draft, Refusal> => {
  const field = fieldOfRound(state, round, placed);
  const wrongPin = refusePins(request.pinned, field.playing, round);
  if (wrongPin !== null) return err(wrongPin);
  const pinned = new Set(request.pinned.flat());
  const free = field.playing.filter((entry) => !pinned.has(entry));
  const lots = lotsFrom(state.seed);
  const away = field.absent.filter(({ reason }) => reason === "pause");
  const task = {
    round,
    placed,
    request,
    lots,
    field: field.playing,
    away: away.map(({ entry }) => entry),
  };
  const paired = pairBySystem(state, task, free);
  if (!paired.ok) return paired;
  const byHand = pairsByHand(
    state,
    task,
    request.pinned.map((players) =>
      pairedByHand(state, { number: round, request, notes: [] }, players, request.reason),
    ),
  );
  const ordered = inBoardOrder(state, request.basedOn, byHand.games, paired.value.games);
  const boards = ordered.map((_, index) => index + 1);
  const startsAssigned = paired.value.startsAssigned || byHand.startsAssigned;
  const pairs = { ...paired.value, games: ordered, startsAssigned };
  const games = seatGames(state, round, pairs, boards, lots);
  return ok({
    games: games.map((game) => ({ ...game, pinned: pinned.has(game.seats[0]) })),
    unplayed: [...paired.value.byes.map((bye) => freeRound(state, round, bye)), ...field.absent],
    unpaired: [],
    notes: paired.value.notes,
    draws: lots.draws,
  });
};

/**
 * Pairs the unpaired players of a draft by the round's system; keeps everything else. New games
 * take the lowest free board numbers.
 */
export const pairRest = (
  state: TournamentState,
  round: BoardRound,
  placed: PlacedStage,
): Result<DraftedPairs & { readonly draws: readonly Draw[] }, Refusal> => {
  const lots = lotsFrom(state.seed);
  const task = { round: round.number, placed, request: round.request, lots, field: fieldOf(round) };
  const paired = pairBySystem(state, task, round.unpaired);
  if (!paired.ok) return paired;
  const boards = freeBoards(round.games, paired.value.games.length);
  const added = seatGames(state, round.number, paired.value, boards, lots);
  return ok({
    games: [...round.games.map(withoutResult), ...added].sort((a, b) => a.board - b.board),
    unplayed: [
      ...paired.value.byes.map((bye) => freeRound(state, round.number, bye)),
      ...round.unplayed,
    ],
    unpaired: [],
    draws: lots.draws,
  });
};

/** Returns all paired or unpaired players of a round. */
const fieldOf = (round: BoardRound): readonly EntryId[] => [
  ...round.games.flatMap((game) => game.seats),
  ...round.unpaired,
];

/** Returns a director's pair with its reason, and the rules of the event it breaks. */
const pairedByHand = (
  state: TournamentState,
  round: Pick<BoardRound, "number" | "request" | "notes">,
  players: readonly [EntryId, EntryId],
  reason: string,
): PairedGame => ({
  players,
  notes: [
    { code: "by-hand", reason },
    ...eventRulesAgainst(state, round, players).map(
      (rule): PairingNote => ({ code: "despite-event-rule", rule }),
    ),
  ],
});

/** Seats one manual pair at a board of a draft, with the start decided as for other games. */
export const seatPair = (
  state: TournamentState,
  round: BoardRound,
  placed: PlacedStage,
  board: number,
  players: readonly [EntryId, EntryId],
  reason: string,
  lots: LotSource,
): DraftedGame | undefined => {
  const task = { round: round.number, placed, request: round.request, lots, field: fieldOf(round) };
  const field = [...new Set([...task.field, ...players])];
  const pair = pairedByHand(state, round, players, reason);
  const seated = pairsByHand(state, { ...task, field }, [pair]);
  return seatGames(state, round.number, seated, [board], lots).map((game) => ({
    ...game,
    pinned: true,
  }))[0];
};

/** Returns the lowest `count` board numbers that are free in `games`. */
export const freeBoards = (
  games: readonly { readonly board: number }[],
  count: number,
): readonly number[] => {
  const taken = new Set(games.map((game) => game.board));
  const free: number[] = [];
  for (let board = 1; free.length < count; board++) if (!taken.has(board)) free.push(board);
  return free;
};

/** Booking of entries that did not reach the stage: none. */
export const notInStage = (entry: EntryId): UnplayedRound => ({
  entry,
  reason: "not-in-stage",
  credit: "none",
  spread: 0,
  notes: [],
});

/** Returns the booking of a bye in this competition. */
export const byeFor = (
  state: TournamentState,
  bye: { readonly entry: EntryId; readonly notes: readonly PairingNote[] },
): UnplayedRound => ({ entry: bye.entry, reason: "bye", ...state.settings.bye, notes: bye.notes });

/** Players who left a table have no bye in it. */
const freeRound = (
  state: TournamentState,
  round: number,
  bye: { readonly entry: EntryId; readonly notes: readonly PairingNote[] },
): UnplayedRound => {
  const entry = state.entries.get(bye.entry);
  return entry !== undefined && absenceIn(entry, round) === "withdrawn"
    ? { ...bye, reason: "withdrawn", ...state.settings.absence }
    : byeFor(state, bye);
};

/** Returns games in the system's order; pinned pairs by the better-placed player. */
const inBoardOrder = (
  state: TournamentState,
  basedOn: number,
  pinned: readonly PairedGame[],
  games: readonly PairedGame[],
): readonly PairedGame[] => {
  if (pinned.length === 0) return games;
  const rank = new Map(standingOrder(state, basedOn).map((entry, index) => [entry, index]));
  const best = ({ players }: PairedGame): number =>
    Math.min(...players.map((entry) => rank.get(entry) ?? Number.POSITIVE_INFINITY));
  return [...pinned, ...games].sort((a, b) => best(a) - best(b));
};

/** Returns a game of a round as it was drafted. */
export const withoutResult = ({ result: _, ...game }: Game): DraftedGame => game;

const refusePins = (
  pins: DraftRequest["pinned"],
  playing: readonly EntryId[],
  round: number,
): Refusal | null => {
  const free = new Set(playing);
  const seen = new Set<EntryId>();
  for (const [a, b] of pins) {
    if (a === b) return { code: "player-against-self", entry: a };
    for (const entry of [a, b]) {
      if (seen.has(entry)) return { code: "entry-pinned-twice", entry };
      if (!free.has(entry)) return { code: "entry-not-in-round", entry, round };
      seen.add(entry);
    }
  }
  return null;
};
