import { type Draw, type LotSource, lotsFrom } from "../lots/lots.ts";
import type { PairingNote } from "../pairing/notes.ts";
import { parseOptions } from "../pairing/options.ts";
import { findSystem, systemIds } from "../pairing/registry.ts";
import { assignStarts } from "../pairing/starts/starts.ts";
import type { PairedGame, RoundInput, RoundPairing } from "../pairing/system.ts";
import { err, ok, type Result } from "../result.ts";
import { cardsOf } from "./cards.ts";
import { absenceIn, type Entry, pauseBooking } from "./entry.ts";
import type { Refusal } from "./refusal.ts";
import type {
  DraftedGame,
  DraftedPairs,
  DraftRequest,
  Game,
  Round,
  SitOut,
  StartNote,
} from "./round.ts";
import type { EntryId } from "./scorecard.ts";
import { type Booking, type PlacedStage, pointSystemOf } from "./settings.ts";
import { stageMembers, standingOrder } from "./standings.ts";
import type { TournamentState } from "./state.ts";

/** A round as the rules pair it: what a `round-drafted` event records. */
export interface Draft extends DraftedPairs {
  readonly notes: readonly PairingNote[];
  readonly draws: readonly Draw[];
}

/** The players of a round's stage who take part in the round, and how the others are booked. */
export interface RoundField {
  readonly playing: readonly EntryId[];
  readonly absent: readonly SitOut[];
}

/**
 * Who plays in `round`: everybody who has joined, not withdrawn and not paused, and belongs to the
 * stage's participants by the standings before the stage.
 */
const fieldOfRound = (state: TournamentState, round: number, placed: PlacedStage): RoundField => {
  const members = stageMembers(state, placed);
  const playing: EntryId[] = [];
  const absent: SitOut[] = [];
  for (const entry of state.entries.values()) {
    const sitOut = absenceOf(state, entry, round, members);
    if (sitOut === null) playing.push(entry.id);
    else absent.push(sitOut);
  }
  return { playing, absent };
};

const absenceOf = (
  state: TournamentState,
  entry: Entry,
  round: number,
  members: ReadonlySet<EntryId> | null,
): SitOut | null => {
  if (members !== null && !members.has(entry.id)) {
    return sitsOutStage(entry.id);
  }
  const reason = absenceIn(entry, round);
  if (reason === null) return null;
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
 * Pairs a round as its request says: pinned pairs stand, the rest is paired by the system, then it
 * is decided who starts. Works on the results as they stand in `state`, so the same request on a
 * corrected state tells what would have been paired.
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
  const pinned = request.pinned.map(
    (players): PairedGame => ({ players, notes: [{ code: "by-hand", reason: request.reason }] }),
  );
  const held = new Set(request.pinned.flat());
  const free = field.playing.filter((entry) => !held.has(entry));
  const lots = lotsFrom(state.seed);
  const paired = pairBySystem(state, round, placed, request, field.playing, free, lots);
  if (!paired.ok) return paired;
  const ordered = inBoardOrder(state, request.basedOn, pinned, paired.value.games);
  const boards = ordered.map((_, index) => index + 1);
  const games = seatGames(state, round, { ...paired.value, games: ordered }, boards, lots);
  return ok({
    games: games.map((game) => ({ ...game, pinned: held.has(game.seats[0]) })),
    sitOuts: [...paired.value.byes.map((bye) => byeSitOut(state, bye)), ...field.absent],
    unpaired: [],
    notes: paired.value.notes,
    draws: lots.draws,
  });
};

/**
 * Pairs those of a draft who are unpaired, by the round's system; everything that stands is kept.
 * New games take the lowest free board numbers.
 */
export const pairRest = (
  state: TournamentState,
  round: Round,
  placed: PlacedStage,
): Result<DraftedPairs & { readonly draws: readonly Draw[] }, Refusal> => {
  const lots = lotsFrom(state.seed);
  const playing = [...round.games.flatMap((game) => game.seats), ...round.unpaired];
  const paired = pairBySystem(
    state,
    round.number,
    placed,
    round.request,
    playing,
    round.unpaired,
    lots,
  );
  if (!paired.ok) return paired;
  const boards = freeBoards(round.games, paired.value.games.length);
  const added = seatGames(state, round.number, paired.value, boards, lots);
  return ok({
    games: [...round.games.map(withoutResult), ...added].sort((a, b) => a.board - b.board),
    sitOuts: [...paired.value.byes.map((bye) => byeSitOut(state, bye)), ...round.sitOuts],
    unpaired: [],
    draws: lots.draws,
  });
};

/** The lowest `count` board numbers that `games` leave free. */
export const freeBoards = (
  games: readonly { readonly board: number }[],
  count: number,
): readonly number[] => {
  const taken = new Set(games.map((game) => game.board));
  const free: number[] = [];
  for (let board = 1; free.length < count; board++) if (!taken.has(board)) free.push(board);
  return free;
};

/** Seats one pair at a board, the start decided as for every other game of the round. */
export const seatPair = (
  state: TournamentState,
  round: number,
  board: number,
  players: readonly [EntryId, EntryId],
  notes: readonly PairingNote[],
  lots: LotSource,
): DraftedGame | undefined =>
  seatGames(state, round, { games: [{ players, notes }] }, [board], lots).map((game) => ({
    ...game,
    pinned: true,
  }))[0];

/** How those are booked who did not reach the stage that is played: not at all. */
export const sitsOutStage = (entry: EntryId): SitOut => ({
  entry,
  reason: "not-in-stage",
  credit: "none",
  spread: 0,
  notes: [],
});

/** How a bye is booked in this competition. */
export const byeSitOut = (
  state: TournamentState,
  bye: { readonly entry: EntryId; readonly notes: readonly PairingNote[] },
): SitOut => ({ entry: bye.entry, reason: "bye", ...state.settings.bye, notes: bye.notes });

const pairBySystem = (
  state: TournamentState,
  round: number,
  placed: PlacedStage,
  request: DraftRequest,
  field: readonly EntryId[],
  available: readonly EntryId[],
  lots: LotSource,
): Result<RoundPairing, Refusal> => {
  const system = findSystem(request.system);
  if (system === undefined) {
    return err({ code: "unknown-system", system: request.system, known: systemIds });
  }
  const options = parseOptions(system.options, request.options);
  if (!options.ok) return options;
  // Beside what was paired by hand nobody may be left, or one, who has the bye.
  if (available.length < 2 && field.length > 1) {
    const byes = available.map((entry) => ({ entry, notes: [] }));
    return ok({ games: [], byes, notes: [], startsAssigned: false });
  }
  const input = { ...pairingInput(state, round, placed, request, lots), available, field };
  return system.pair(input, options.value);
};

/** What a round's pairing is worked out from, apart from who plays: the same whenever it is asked. */
export const pairingInput = (
  state: TournamentState,
  round: number,
  placed: PlacedStage,
  { basedOn, forbidden }: DraftRequest,
  lots: LotSource,
): Omit<RoundInput, "available"> => ({
  round,
  stage: { firstRound: placed.firstRound, rounds: placed.stage.rounds },
  basedOn,
  cards: cardsOf(state),
  forbidden,
  lots,
  // The draft's own draws are among them: pairing its rest must not draw its groups anew.
  drawn: state.rounds
    .filter(({ stage, number }) => stage === placed.index && number <= round)
    .flatMap(({ draws }) => draws),
  ranks: ranksWithoutWithdrawn(state, basedOn, round),
  points: pointSystemOf(state.settings),
});

const ranksWithoutWithdrawn = (
  state: TournamentState,
  basedOn: number,
  round: number,
): readonly EntryId[] =>
  standingOrder(state, basedOn).filter((id) => {
    const entry = state.entries.get(id);
    return entry !== undefined && absenceIn(entry, round) !== "withdrawn";
  });

/** Games as the system orders them; with pinned pairs among them, by the better-placed player. */
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

/** What a pairing tells about its seats. */
type PairsToSeat = Pick<RoundPairing, "games"> &
  Partial<Pick<RoundPairing, "startsAssigned" | "upcoming">>;

const seatGames = (
  state: TournamentState,
  round: number,
  { games, startsAssigned = false, upcoming = [] }: PairsToSeat,
  boards: readonly number[],
  lots: LotSource,
): readonly DraftedGame[] => {
  const seated = (
    index: number,
    seats: readonly [EntryId, EntryId],
    start: StartNote,
  ): DraftedGame => ({
    board: boards[index] ?? index + 1,
    seats,
    start,
    notes: games[index]?.notes ?? [],
    pinned: false,
  });
  const { starts } = state.settings;
  if (startsAssigned || !starts.assigned) {
    const code = starts.assigned ? "by-system" : "players-draw";
    return games.map(({ players }, index) => seated(index, players, { code }));
  }
  return assignStarts(
    games.map(({ players }) => players),
    cardsOf(state),
    round,
    starts,
    lots,
    upcoming,
  ).map(({ players, note }, index) => seated(index, players, note));
};

const withoutResult = ({ result: _, ...game }: Game): DraftedGame => game;

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
