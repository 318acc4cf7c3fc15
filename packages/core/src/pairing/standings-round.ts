import type { EntryId } from "../base/entry-id.ts";
import { err, ok, type Result } from "../base/result.ts";
import { type ByeCandidate, byeCandidates } from "./byes.ts";
import { canBePaired, type RankPair } from "./flight.ts";
import { type GibsonRules, gibsonPairs } from "./gibson.ts";
import type { PairingNote } from "./notes.ts";
import { type RoundField, roundField } from "./round-field.ts";
import type { AbsoluteRules } from "./standing-breaches.ts";
import { cardsAmong, pairingOrder } from "./standing-order.ts";
import type { PairedGame, PairingRefusal, RoundInput, RoundPairing } from "./system.ts";

/** Two ranks of the field with the system's reasons. */
export interface RankedGame {
  readonly pair: RankPair;
  readonly notes: readonly PairingNote[];
}

/** Options common to systems that pair by the standings. */
interface StandingsRules extends GibsonRules, AbsoluteRules {}

/** Pairs `ranks` of the field (in rank order, an even number); null if that is impossible. */
type PairRanks = (field: RoundField, ranks: readonly number[]) => readonly RankedGame[] | null;

/**
 * Pairs one round by the standings after the based-on round: chooses the bye if the number is odd,
 * pairs the others with `pairRanks`, and puts the games into board order (best player first).
 */
export const pairByStandings = (
  input: RoundInput,
  rules: StandingsRules,
  pairRanks: PairRanks,
): Result<RoundPairing, PairingRefusal> => {
  const field = fieldOf(input);
  if (field.size < 2) return err({ code: "too-few-players", players: field.size, needed: 2 });
  const ranks = availableRanks(field, input.available);
  const split =
    ranks.length % 2 === 0 ? wholeField(field, ranks, rules) : withBye(field, ranks, input, rules);
  const games = split === null ? null : pairAll(field, split.ranks, input, rules, pairRanks);
  if (split === null || games === null) return err(refusal(input, field, ranks, rules));
  return ok({
    games: [...games].sort(byBoard).map((game) => pairedGame(field, game)),
    byes: split.bye === null ? [] : [byeOf(field, split.bye, split.dueTo)],
    notes: [],
    startsAssigned: false,
  });
};

/** Pairs settled players first, if the Gibson rule holds, then the others by the system. */
const pairAll = (
  field: RoundField,
  ranks: readonly number[],
  { stage, basedOn }: RoundInput,
  rules: StandingsRules,
  pairRanks: PairRanks,
): readonly RankedGame[] | null => {
  const roundsLeft = stage.firstRound + stage.rounds - 1 - basedOn;
  const fixed = rules.gibson ? gibsonPairs(field, ranks, roundsLeft, rules.repeats, rules) : [];
  const taken = new Set(fixed.flatMap(({ pair }) => pair));
  const others = pairRanks(
    field,
    ranks.filter((rank) => !taken.has(rank)),
  );
  if (others === null) return null;
  const settled = fixed.map(({ pair, settled: ranksSettled }) => ({
    pair,
    notes: ranksSettled.map((rank): PairingNote => {
      return { code: "gibsonised", entry: entryAt(field, rank), rank: rank + 1 };
    }),
  }));
  return [...settled, ...others];
};

/** The field includes all players of the round, so that ranks are true despite manual pairs. */
const fieldOf = (input: RoundInput): RoundField => {
  const playing = [...(input.field ?? []), ...input.available];
  const standings = pairingOrder(cardsAmong(input.cards, playing), input.basedOn);
  return roundField(standings, input.round, input.forbidden);
};

const availableRanks = (field: RoundField, available: readonly EntryId[]): readonly number[] => {
  const wanted = new Set(available);
  return field.standings.flatMap(({ card }, rank) => (wanted.has(card.entry) ? [rank] : []));
};

/** The ranks to pair, and the bye if their number is odd. */
interface Split {
  readonly ranks: readonly number[];
  readonly bye: ByeCandidate | null;
  /** The rank that was due the bye, if no pairing was possible without it. */
  readonly dueTo: number | null;
}

const wholeField = (
  field: RoundField,
  ranks: readonly number[],
  { repeats }: StandingsRules,
): Split | null => (canBePaired(field, ranks, repeats) ? { ranks, bye: null, dueTo: null } : null);

const withBye = (
  field: RoundField,
  ranks: readonly number[],
  input: RoundInput,
  rules: StandingsRules,
): Split | null => {
  const candidates = byeCandidates(field, ranks, input, rules.byeMethod);
  for (const bye of candidates) {
    const others = ranks.filter((rank) => rank !== bye.rank);
    if (!canBePaired(field, others, rules.repeats)) continue;
    const due = candidates[0]?.rank ?? bye.rank;
    return { ranks: others, bye, dueTo: due === bye.rank ? null : due };
  }
  return null;
};

/** Refuses: another repeat could help, or the forbidden pairs alone prevent a pairing. */
const refusal = (
  input: RoundInput,
  field: RoundField,
  ranks: readonly number[],
  rules: StandingsRules,
): PairingRefusal => {
  const unlimited = { ...rules, repeats: Number.POSITIVE_INFINITY };
  const possible =
    ranks.length % 2 === 0
      ? wholeField(field, ranks, unlimited)
      : withBye(field, ranks, input, unlimited);
  return possible === null
    ? { code: "no-pairing", forbidden: input.forbidden.length }
    : { code: "no-pairing-within-repeats", repeats: rules.repeats };
};

const byBoard = (a: RankedGame, b: RankedGame): number => Math.min(...a.pair) - Math.min(...b.pair);

/** Names the better player first, and notes a repeated meeting. */
const pairedGame = (field: RoundField, { pair, notes }: RankedGame): PairedGame => {
  const [better, other] = pair[0] < pair[1] ? pair : [pair[1], pair[0]];
  const met = field.encounters[better]?.get(other);
  const repeat: readonly PairingNote[] =
    met === undefined ? [] : [{ code: "repeat", meetings: met.meetings, lastRound: met.lastRound }];
  return { players: [entryAt(field, better), entryAt(field, other)], notes: [...notes, ...repeat] };
};

const byeOf = (
  field: RoundField,
  { rank, byes }: ByeCandidate,
  dueTo: number | null,
): RoundPairing["byes"][number] => {
  const passedOn: readonly PairingNote[] =
    dueTo === null ? [] : [{ code: "bye-passed-on", from: entryAt(field, dueTo) }];
  const bye: PairingNote = { code: "bye", byes, rank: rank + 1, of: field.size };
  return { entry: entryAt(field, rank), notes: [bye, ...passedOn] };
};

/** Returns the entry at a rank. Ranks always come from the field itself. */
const entryAt = (field: RoundField, rank: number): EntryId =>
  field.standings[rank]?.card.entry ?? 0;
