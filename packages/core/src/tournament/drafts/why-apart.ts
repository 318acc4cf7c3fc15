import type { EntryId } from "../../base/entry-id.ts";
import { err, ok, type Result } from "../../base/result.ts";
import { roundsMet } from "../../base/scorecard.ts";
import { lotsFrom } from "../../lots/lots.ts";
import type { NotPairedReason } from "../../pairing/not-paired.ts";
import type { PairingNote } from "../../pairing/notes.ts";
import { parseOptions } from "../../pairing/options.ts";
import { findSystem } from "../../pairing/registry.ts";
import type { RoundInput } from "../../pairing/system.ts";
import type { Refusal } from "../refusal.ts";
import {
  type BoardRound,
  breachesBy,
  gameOf,
  type RecordedBreach,
  type UnplayedRound,
} from "../round.ts";
import { cardsOf } from "../rounds/cards.ts";
import { reasonsOf } from "../rounds/game-reasons.ts";
import {
  eventRulesAgainst,
  groupsKeptApart,
  groupsStillApart,
  pairsWithin,
} from "../rounds/kept-apart.ts";
import { placedStages } from "../settings/settings.ts";
import { pairedRound, type TournamentState } from "../state.ts";
import { pairingInput } from "./pair-round.ts";

/** An absolute rule that a pair or bye breaks, with the reason. */
type ExplainedBreach = Pick<RecordedBreach, "breach" | "reason">;

/** A player's place in a round. */
export type PlaceInRound =
  | {
      readonly kind: "game";
      readonly board: number;
      readonly opponent: EntryId;
      /** Reasons for this pair. */
      readonly notes: readonly PairingNote[];
      readonly breaches: readonly ExplainedBreach[];
    }
  | ({
      readonly kind: "unplayed";
      readonly breaches: readonly ExplainedBreach[];
    } & Pick<UnplayedRound, "reason" | "notes">)
  /** Unpaired in a draft, or not part of the round. */
  | { readonly kind: "none" };

/** Explanation why two players do not meet in a round. */
export interface NotPaired {
  readonly round: number;
  readonly players: readonly [EntryId, EntryId];
  /** The system that paired the round. */
  readonly system: string;
  readonly reason: NotPairedReason;
  /** Earlier rounds in which the two met. */
  readonly met: readonly number[];
  /** The place of each in the round. */
  readonly places: readonly [PlaceInRound, PlaceInRound];
  /**
   * True if the present data would give the same pairing. If not, earlier results were corrected or
   * the draft was changed by hand, and the system's reason may not be the original one.
   */
  readonly asPaired: boolean;
}

/**
 * Explains why two players do not meet in a drafted or published round: first by the director's
 * rulings, then by the system that paired it, then by general facts. As expensive as the system's
 * own analysis, at most a few pairings of the round.
 */
export const explainNotPaired = (
  state: TournamentState,
  number: number,
  players: readonly [EntryId, EntryId],
): Result<NotPaired, Refusal> => {
  const round = pairedRound(state, number);
  if (round === undefined) return err({ code: "unknown-round", round: number });
  const [a, b] = players;
  const stranger = players.find((entry) => !state.entries.has(entry));
  if (stranger !== undefined) return err({ code: "unknown-entry", entry: stranger });
  if (a === b) return err({ code: "player-against-self", entry: a });
  const met = meetingsBefore(state, round, players);
  const analysed =
    ruledApart(state, round, players) === null ? analysis(state, round, players) : null;
  return ok({
    round: number,
    players,
    system: round.request.system,
    reason:
      ruledApart(state, round, players) ?? generalReason(round, players, met, analysed?.reason),
    met,
    places: [placeIn(round, a), placeIn(round, b)],
    asPaired: analysed?.asPaired ?? true,
  });
};

/** Reasons independent of the system. */
const ruledApart = (
  state: TournamentState,
  round: BoardRound,
  players: readonly [EntryId, EntryId],
): NotPairedReason | null => {
  const game = gameOf(round, players[0]);
  if (game?.seats.includes(players[1])) {
    return state.settings.teams === undefined
      ? { code: "meet", board: game.board }
      : { code: "meet-in-match", match: game.board };
  }
  for (const entry of players) {
    const away = round.unplayed.find((one) => one.entry === entry);
    const place = placeIn(round, entry);
    if (place.kind === "none") {
      return { code: round.unpaired.includes(entry) ? "unpaired" : "not-in-round", entry };
    }
    if (away !== undefined && away.reason !== "bye") {
      return { code: "unplayed", entry, reason: away.reason };
    }
    const byHand = place.notes.find((note) => note.code === "by-hand");
    if (byHand !== undefined) return { code: "by-hand", entry, reason: byHand.reason };
  }
  return eventRulesAgainst(state, round, players)[0] ?? null;
};

const generalReason = (
  round: BoardRound,
  players: readonly EntryId[],
  met: readonly number[],
  reason: NotPairedReason | null | undefined,
): NotPairedReason => {
  if (reason?.code === "have-met" || (!reason && met.length > 0)) {
    return { code: "have-met", rounds: met };
  }
  if (reason) return reason;
  const bye = round.unplayed.find(({ entry }) => players.includes(entry));
  return bye === undefined
    ? { code: "by-system" }
    : { code: "unplayed", entry: bye.entry, reason: bye.reason };
};

/** The system's reason, and whether it would still pair the round the same way. */
const analysis = (
  state: TournamentState,
  round: BoardRound,
  players: readonly [EntryId, EntryId],
): { readonly reason: NotPairedReason | null; readonly asPaired: boolean } | null => {
  const system = findSystem(round.request.system);
  const placed = placedStages(state.settings)[round.stage];
  if (system?.whyNotPaired === undefined || placed === undefined) return null;
  const options = parseOptions(system.options, round.request.options);
  if (!options.ok) return null;
  const field = playersOf(round);
  const pinned = new Set(round.games.filter((game) => game.pinned).flatMap(({ seats }) => seats));
  const lots = lotsFrom(state.seed);
  const available = field.filter((entry) => !pinned.has(entry));
  const ruled = pairingInput(state, round.number, placed, round.request, lots);
  const groups = system.plannedAhead ? [] : groupsKeptApart(state, round.number, available);
  const apart = pairsWithin(groupsStillApart(groups, round.notes));
  const input: RoundInput = {
    ...ruled,
    forbidden: [...ruled.forbidden, ...apart],
    field,
    available,
  };
  const again = system.pair(input, options.value);
  const games = new Set(round.games.map(({ seats }) => keyOf(seats)));
  const asPaired = again.ok && again.value.games.every((game) => games.has(keyOf(game.players)));
  return { reason: system.whyNotPaired(input, options.value, players), asPaired };
};

/** In order of entry: systems may rely on it. */
const playersOf = (round: BoardRound): readonly EntryId[] =>
  [
    ...round.games.flatMap(({ seats }) => seats),
    ...round.unplayed.filter(({ reason }) => reason === "bye").map(({ entry }) => entry),
    ...round.unpaired,
  ].sort((a, b) => a - b);

const keyOf = ([a, b]: readonly [EntryId, EntryId]): string =>
  `${Math.min(a, b)} ${Math.max(a, b)}`;

const placeIn = (round: BoardRound, entry: EntryId): PlaceInRound => {
  const game = gameOf(round, entry);
  const breaches = breachesBy(round, entry).map(({ breach, reason }) => ({ breach, reason }));
  if (game !== undefined) {
    const [first, second] = game.seats;
    const opponent = first === entry ? second : first;
    const { notes } = reasonsOf(game);
    return { kind: "game", board: game.board, opponent, notes, breaches };
  }
  const away = round.unplayed.find((one) => one.entry === entry);
  if (away === undefined) return { kind: "none" };
  return { kind: "unplayed", reason: away.reason, notes: away.notes, breaches };
};

const meetingsBefore = (
  state: TournamentState,
  round: BoardRound,
  [a, b]: readonly [EntryId, EntryId],
): readonly number[] => {
  const card = cardsOf(state).find(({ entry }) => entry === a);
  return roundsMet(card, b, round.number - 1);
};
