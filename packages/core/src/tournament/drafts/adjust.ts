import type { EntryId } from "../../base/entry-id.ts";
import { err, ok, type Result } from "../../base/result.ts";
import type { Draw } from "../../lots/lots.ts";
import { lotsFrom } from "../../lots/lots.ts";
import type { Refusal } from "../refusal.ts";
import type {
  BoardRound,
  DraftAct,
  DraftedGame,
  DraftedPairs,
  Game,
  UnplayedRound,
} from "../round.ts";
import type { PlacedStage } from "../settings/settings.ts";
import { unknownBoard } from "../stages/places.ts";
import type { TournamentState } from "../state.ts";
import { byeFor, freeBoards, pairRest, seatPair, withoutResult } from "./draft-round.ts";

/** A draft after a director's act, with the draws it needed. */
export interface AdjustedDraft extends DraftedPairs {
  readonly draws: readonly Draw[];
}

/**
 * Carries out one act on a draft. Players whose game is broken become unpaired, for a further act.
 * Manual pairs are pinned.
 */
export const adjustDraft = (
  state: TournamentState,
  round: BoardRound,
  placed: PlacedStage,
  act: DraftAct,
  reason: string,
): Result<AdjustedDraft, Refusal> => {
  const wrong = refusePlayed(round, act) ?? refusePlayers(round, act);
  if (wrong !== null) return err(wrong);
  if (act.kind === "pair-rest") {
    return round.unpaired.length === 0
      ? err({ code: "nobody-unpaired", round: round.number })
      : pairRest(state, withoutBye(round), placed);
  }
  const lots = lotsFrom(state.seed);
  const hand: Hand = {
    seat: (board, players) => seatPair(state, round, placed, board, players, reason, lots),
    bye: (entry) => byeFor(state, { entry, notes: [{ code: "by-hand", reason }] }),
  };
  const adjusted = adjustedBy(hand, round, act);
  if (adjusted.ok) return ok({ ...adjusted.value, draws: lots.draws });
  const { error } = adjusted;
  return err(error.code === "unknown-board" ? unknownBoard(state, error) : error);
};

/** Creates the director's pairs and byes, pinned and with the reason. */
interface Hand {
  readonly seat: (board: number, players: Game["seats"]) => DraftedGame | undefined;
  readonly bye: (entry: EntryId) => UnplayedRound;
}

const adjustedBy = (
  hand: Hand,
  round: BoardRound,
  act: Exclude<DraftAct, { readonly kind: "pair-rest" }>,
): Result<DraftedPairs, Refusal> => {
  switch (act.kind) {
    case "pair":
      return ok(pairByHand(hand, round, act.players));
    case "break":
      return breakGame(round, act.board);
    case "swap":
      return ok(swapPlayers(hand, round, act.players));
    case "exchange-starts":
      return exchangeStarts(round, act.board);
    case "exchange-boards":
      return exchangeBoards(round, act.boards);
    case "bye":
      return ok(giveBye(hand, round, act.entry));
  }
};

/** If one unpaired player is left besides a bye, the two can play, so the bye is open again. */
const withoutBye = (round: BoardRound): BoardRound => {
  const bye = round.unplayed.find((one) => one.reason === "bye");
  if (round.unpaired.length % 2 === 0 || bye === undefined) return round;
  const { unplayed, unpaired } = setFree(round, bye.entry);
  return { ...round, unplayed, unpaired };
};

/** Returns the players that an act names. */
const playersOf = (act: DraftAct): readonly EntryId[] =>
  act.kind === "bye" ? [act.entry] : "players" in act ? act.players : [];

/** Refuses to change a game with a result (in a recalled round). */
const refusePlayed = (round: BoardRound, act: DraftAct): Refusal | null => {
  const touched = (game: Game): boolean => {
    if (act.kind === "exchange-boards") return act.boards.includes(game.board);
    if (act.kind === "break" || act.kind === "exchange-starts") return act.board === game.board;
    return playersOf(act).some((entry) => game.seats.includes(entry));
  };
  const game = round.games.find((candidate) => candidate.result !== null && touched(candidate));
  if (game === undefined) return null;
  return { code: "result-exists", round: round.number, board: game.board, seats: game.seats };
};

/**
 * Returns a complete draft with boards numbered from 1 without gaps. While a player is unpaired the
 * free board stays, and if anything was played already (in a recalled round) no board changes its
 * number.
 */
export const withoutGaps = <Pairs extends DraftedPairs>(round: BoardRound, pairs: Pairs): Pairs => {
  if (pairs.unpaired.length > 0 || round.games.some(({ result }) => result !== null)) return pairs;
  const games = pairs.games
    .toSorted((a, b) => a.board - b.board)
    .map((game, index) => ({ ...game, board: index + 1 }));
  return { ...pairs, games };
};

/** A draft without an entry, whose round is unplayed as `away` says; null if not part of it. */
export const withoutEntry = (round: BoardRound, away: UnplayedRound): DraftedPairs | null => {
  const { entry } = away;
  const playing = partOf(round, entry);
  if (!playing) return null;
  const freed = setFree(round, entry);
  return {
    ...freed,
    unplayed: [...freed.unplayed, away],
    unpaired: freed.unpaired.filter((id) => id !== entry),
  };
};

const partOf = (round: BoardRound, entry: EntryId): boolean =>
  round.unpaired.includes(entry) ||
  round.games.some(({ seats }) => seats.includes(entry)) ||
  round.unplayed.some((one) => one.entry === entry && one.reason === "bye");

/** Returns the pairs with `entry` unpaired: its game broken or its bye taken back. */
const setFree = (pairs: DraftedPairs | BoardRound, entry: EntryId): DraftedPairs => {
  const games = pairs.games.map((game) => withoutResult(game as Game));
  const broken = games.find(({ seats }) => seats.includes(entry));
  const unpaired = pairs.unpaired.filter((id) => id !== entry);
  return {
    games: games.filter((game) => game !== broken),
    unplayed: pairs.unplayed.filter((one) => one.entry !== entry || one.reason !== "bye"),
    unpaired: [...unpaired, ...(broken?.seats.filter((id) => id !== entry) ?? []), entry],
  };
};

const withGame = (pairs: DraftedPairs, game: DraftedGame): DraftedPairs => ({
  games: [...pairs.games, game].sort((a, b) => a.board - b.board),
  unplayed: pairs.unplayed,
  unpaired: pairs.unpaired.filter((id) => !game.seats.includes(id)),
});

const refusePlayers = (round: BoardRound, act: DraftAct): Refusal | null => {
  const players = playersOf(act);
  const [first, second] = players;
  if (first !== undefined && first === second) {
    return { code: "player-against-self", entry: first };
  }
  const stranger = players.find((entry) => !partOf(round, entry));
  if (stranger === undefined) return null;
  return { code: "entry-not-in-round", entry: stranger, round: round.number };
};

const pairByHand = (hand: Hand, round: BoardRound, players: Game["seats"]): DraftedPairs => {
  const [a, b] = players;
  const board = boardOf(round, a) ?? boardOf(round, b);
  const freed = setFree(setFree(round, a), b);
  const game = hand.seat(board ?? freeBoards(freed.games, 1)[0] ?? 1, players);
  return game === undefined ? freed : withGame(freed, game);
};

const boardOf = (round: BoardRound, entry: EntryId): number | undefined =>
  round.games.find(({ seats }) => seats.includes(entry))?.board;

const gameAt = (round: BoardRound, board: number): Result<Game, Refusal> => {
  const game = round.games.find((candidate) => candidate.board === board);
  return game === undefined ? err({ code: "unknown-board", board, round: round.number }) : ok(game);
};

const breakGame = (round: BoardRound, board: number): Result<DraftedPairs, Refusal> => {
  const game = gameAt(round, board);
  return game.ok ? ok(setFree(round, game.value.seats[0])) : game;
};

/** Swaps two players' places: opponent, board or bye. */
const swapPlayers = (hand: Hand, round: BoardRound, [a, b]: Game["seats"]): DraftedPairs => {
  const exchanged = (entry: EntryId): EntryId => (entry === a ? b : entry === b ? a : entry);
  const games = round.games.map((game) => {
    const [first, second] = game.seats;
    const together = game.seats.includes(a) && game.seats.includes(b);
    if (together || !(game.seats.includes(a) || game.seats.includes(b))) return withoutResult(game);
    const seats = [exchanged(first), exchanged(second)] as const;
    return hand.seat(game.board, seats) ?? withoutResult(game);
  });
  return {
    games,
    unplayed: round.unplayed.map((one) =>
      one.reason === "bye" && exchanged(one.entry) !== one.entry
        ? hand.bye(exchanged(one.entry))
        : one,
    ),
    unpaired: round.unpaired.map(exchanged),
  };
};

const exchangeStarts = (round: BoardRound, board: number): Result<DraftedPairs, Refusal> => {
  const found = gameAt(round, board);
  if (!found.ok) return found;
  const [first, second] = found.value.seats;
  const games = round.games.map(
    (game): DraftedGame =>
      game.board === board
        ? { ...withoutResult(game), seats: [second, first], start: { code: "by-hand" } }
        : withoutResult(game),
  );
  return ok({ games, unplayed: round.unplayed, unpaired: round.unpaired });
};

const exchangeBoards = (
  round: BoardRound,
  [from, to]: readonly [number, number],
): Result<DraftedPairs, Refusal> => {
  const found = gameAt(round, from);
  if (!found.ok) return found;
  if (to < 1 || to > round.games.length + round.unpaired.length) {
    return err({ code: "unknown-board", board: to, round: round.number });
  }
  const games = round.games
    .map(withoutResult)
    .map((game) =>
      game.board === from
        ? { ...game, board: to }
        : game.board === to
          ? { ...game, board: from }
          : game,
    )
    .sort((a, b) => a.board - b.board);
  return ok({ games, unplayed: round.unplayed, unpaired: round.unpaired });
};

/** Gives `entry` the bye; its previous holder becomes unpaired. */
const giveBye = (hand: Hand, round: BoardRound, entry: EntryId): DraftedPairs => {
  const holders = round.unplayed.filter((one) => one.reason === "bye");
  const without = holders.reduce<DraftedPairs>(
    (pairs, holder) => setFree(pairs, holder.entry),
    setFree(round, entry),
  );
  return {
    games: without.games,
    unplayed: [hand.bye(entry), ...without.unplayed],
    unpaired: without.unpaired.filter((id) => id !== entry),
  };
};
