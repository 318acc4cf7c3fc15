import type { EntryId } from "../../base/entry-id.ts";
import { err, ok, type Result } from "../../base/result.ts";
import type { LotSource } from "../../lots/lots.ts";
import { parseOptions } from "../../pairing/options.ts";
import { findSystem, systemIds } from "../../pairing/registry.ts";
import type { PairedGame, RoundInput, RoundPairing } from "../../pairing/system.ts";
import { absenceIn } from "../entries/entry.ts";
import { pairingNumbersOf } from "../numbering/pairing-numbers.ts";
import type { Refusal } from "../refusal.ts";
import type { DraftRequest } from "../round.ts";
import { cardsOf } from "../rounds/cards.ts";
import { groupsKeptApart, pairKeepingApart, pairsForbidden } from "../rounds/kept-apart.ts";
import { adjustedTo } from "../rounds/tally.ts";
import { type PlacedStage, pointSystemOf } from "../settings/settings.ts";
import { inNumberOrder } from "../stages/placed-stages.ts";
import { standingOrder } from "../standings/standings.ts";
import { pairedRounds, type TournamentState } from "../state.ts";
import { teamField } from "../teams/team-field.ts";

/** A round to pair: its number, request, lots and players. */
export interface RoundToPair {
  readonly round: number;
  readonly placed: PlacedStage;
  readonly request: DraftRequest;
  readonly lots: LotSource;
  /** All participants, paired by hand or not. */
  readonly field: readonly EntryId[];
  /** Absent players of the stage; needed only to lay out a table. */
  readonly away?: readonly EntryId[];
}

/** Pairs `available` by the requested system, within the director's standing rules. */
export const pairBySystem = (
  state: TournamentState,
  task: RoundToPair,
  available: readonly EntryId[],
): Result<RoundPairing, Refusal> => {
  const { round, placed, request, lots, field } = task;
  const system = findSystem(request.system);
  if (system === undefined) {
    return err({ code: "unknown-system", system: request.system, known: systemIds });
  }
  const options = parseOptions(system.options, request.options);
  if (!options.ok) return options;
  // Next to manual pairs there may be no player left, or one, who has the bye.
  if (available.length < 2 && field.length > 1) {
    const byes = available.map((entry) => ({ entry, notes: [] }));
    return ok({ games: [], byes, notes: [], startsAssigned: false });
  }
  const input = {
    ...pairingInput(state, round, placed, request, lots),
    ...(system.table === undefined ? {} : { places: placesFor(state, task) }),
    available,
    field,
  };
  // A table is made before players are kept apart.
  const apart = system.plannedAhead ? [] : groupsKeptApart(state, round, available);
  return pairKeepingApart(input, apart, (restricted) => system.pair(restricted, options.value));
};

const placesFor = (
  state: TournamentState,
  { placed, field, away = [] }: RoundToPair,
): readonly EntryId[] =>
  state.tablePlaces.get(placed.index)?.places ??
  inNumberOrder(pairingNumbersOf(state), [...field, ...away]);

/** Returns manual pairs with starts by the round's system if it has a rule; else as given. */
export const pairsByHand = (
  state: TournamentState,
  { round, placed, request, lots, field }: RoundToPair,
  pairs: readonly PairedGame[],
): { readonly games: readonly PairedGame[]; readonly startsAssigned: boolean } => {
  const system = findSystem(request.system);
  const options = system === undefined ? undefined : parseOptions(system.options, request.options);
  if (system?.seatPairs === undefined || !options?.ok || pairs.length === 0) {
    return { games: pairs, startsAssigned: false };
  }
  const input = { ...pairingInput(state, round, placed, request, lots), available: field, field };
  const players = pairs.map((pair) => pair.players);
  const games = system
    .seatPairs(input, options.value, players)
    .map((game, index) => ({ ...game, notes: [...(pairs[index]?.notes ?? []), ...game.notes] }));
  return { games, startsAssigned: true };
};

/** Returns the input of a round's pairing except its players: deterministic. */
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
  ...scoresFor(state, basedOn),
  forbidden: [...forbidden, ...pairsForbidden(state.settings, round)],
  lots,
  // Includes the draft's own draws: pairing its rest must not draw its groups anew.
  drawn: pairedRounds(state)
    .filter(({ stage, number }) => stage === placed.index && number <= round)
    .flatMap(({ draws }) => draws),
  ranks: () => ranksWithoutWithdrawn(state, basedOn, round),
  accelerations: state.settings.accelerations ?? [],
});

/** Returns the cards for a system, with values of results; for teams with the other score. */
const scoresFor = (
  state: TournamentState,
  rounds: number,
): Pick<RoundInput, "cards" | "points" | "secondary"> => {
  const cards = cardsOf(state);
  const points = pointSystemOf(state.settings);
  const { teams } = state.settings;
  if (teams === undefined) return { cards, points };
  const all = Math.max(rounds, state.rounds.length);
  const field = teamField(state, teams, {
    cards: cards.map((card) => adjustedTo(card, rounds)),
    rounds: all,
    points,
  });
  const other = field.gamePoints ?? field.matchPoints;
  return {
    cards: field.cards,
    points: field.points ?? points,
    ...(other === undefined
      ? {}
      : { secondary: { cards: other.cards, points: other.points ?? points } }),
  };
};

const ranksWithoutWithdrawn = (
  state: TournamentState,
  basedOn: number,
  round: number,
): readonly EntryId[] =>
  standingOrder(state, basedOn).filter((id) => {
    const entry = state.entries.get(id);
    return entry !== undefined && absenceIn(entry, round) !== "withdrawn";
  });
