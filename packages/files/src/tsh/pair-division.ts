import {
  err,
  findSystem,
  type LotSource,
  type OptionRefusal,
  ok,
  type PairingRefusal,
  parseOptions,
  type Result,
  type RoundPairing,
  systemIds,
} from "@losfee/core";
import { cardsOfDivision } from "./cards.ts";
import type { TshDivision } from "./division.ts";
import { isOff } from "./keys.ts";
import type { TshPlayer } from "./player.ts";

/** Options of pairing the next round of a division. */
export interface PairDivisionOptions {
  /** Id of a pairing system of core's registry. */
  readonly system: string;
  /** The last round whose results count; the round before the new one by default. */
  readonly basedOn?: number;
  /** The system's own settings by key, e.g. `repeats`, `trackStarts`; checked by the system. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** Numbers of absent players in this round, besides those switched off in the file. */
  readonly absent?: readonly number[];
  /** The number of rounds of the whole stage; by default the new round is its last. */
  readonly rounds?: number;
}

/** The next round of a division by players' numbers. */
export interface DivisionPairing {
  readonly round: number;
  /** In board order; the lower number first. */
  readonly pairs: readonly (readonly [number, number])[];
  readonly bye: number | null;
  /** The full answer of the system with its reasons; entries are players' numbers. */
  readonly pairing: RoundPairing;
}

/** Reasons why a division cannot be paired. */
export type PairDivisionRefusal =
  | PairingRefusal
  | OptionRefusal
  | { readonly code: "unknown-system"; readonly system: string; readonly known: readonly string[] }
  | { readonly code: "based-on-out-of-range"; readonly basedOn: number; readonly latest: number };

/** Returns the number of rounds with pairings. */
export const pairedRounds = ({ players }: Pick<TshDivision, "players">): number =>
  Math.max(0, ...players.map(({ opponents }) => opponents.length));

/** A division file has no seed: the players' numbers replace lots. */
const byNumber: LotSource = { order: (_, numbers) => [...numbers].sort((a, b) => a - b) };

/**
 * Returns the next round: the first in which an active player has no opponent yet. In a round begun
 * by hand (a bye given, a pair set), existing opponents stay, as in tsh.
 */
export const nextRound = ({ players }: TshDivision): number =>
  1 +
  Math.min(...players.filter((player) => !isOff(player)).map(roundsOf), pairedRounds({ players }));

const roundsOf = ({ opponents }: TshPlayer): number => opponents.length;

/** Pairs {@link nextRound}. Does not change the division itself. */
export const pairDivision = (
  division: TshDivision,
  { system: id, basedOn, options = {}, absent = [], rounds }: PairDivisionOptions,
): Result<DivisionPairing, PairDivisionRefusal> => {
  const system = findSystem(id);
  if (system === undefined) return err({ code: "unknown-system", system: id, known: systemIds });
  const values = parseOptions(system.options, options);
  if (!values.ok) return values;
  const round = nextRound(division);
  const latest = round - 1;
  const counted = basedOn ?? latest;
  if (!Number.isInteger(counted) || counted < 0 || counted > latest) {
    return err({ code: "based-on-out-of-range", basedOn: counted, latest });
  }
  const away = new Set(absent);
  const cards = cardsOfDivision(division);
  const paired = system.pair(
    {
      round,
      stage: { firstRound: 1, rounds: Math.max(rounds ?? round, round) },
      basedOn: counted,
      cards,
      available: cards
        .map(({ entry }) => entry)
        .filter((entry, index) => {
          const player = division.players[index];
          if (player === undefined || isOff(player) || away.has(entry)) return false;
          return roundsOf(player) < round;
        }),
      forbidden: [],
      lots: byNumber,
    },
    values.value,
  );
  if (!paired.ok) return paired;
  const { games, byes } = paired.value;
  return ok({
    round,
    pairs: games.map(({ players: [a, b] }) => [Math.min(a, b), Math.max(a, b)] as const),
    bye: byes[0]?.entry ?? null,
    pairing: paired.value,
  });
};
