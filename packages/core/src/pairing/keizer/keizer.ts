import type { EntryId } from "../../base/entry-id.ts";
import { err, ok } from "../../base/result.ts";
import { roundsMet, type Scorecard, totalsOf } from "../../base/scorecard.ts";
import { type Breach, metBefore } from "../breach.ts";
import { canPairAll } from "../can-pair-all.ts";
import type { PairingNote } from "../notes.ts";
import { integer } from "../options.ts";
import { type RoundField, roundField } from "../round-field.ts";
import { cardsAmong } from "../standing-order.ts";
import type { PairedGame, PairingSystem, RoundInput, RoundPairing } from "../system.ts";
import { weightedPairs } from "../weighted-pairs.ts";
import { costsOf, mayMeet, type RepeatRules } from "./costs.ts";
import { keizerOrder } from "./keizer-order.ts";

const options = {
  roundsBetween: integer(0, 99, 8),
  mostGames: integer(1, 99, 4),
} as const;

/**
 * Pairing of a Keizer competition: neighbours in the list of those present. Of all pairings that
 * respect the limit of games a pair and the forbidden pairs, the one with the fewest repeats that
 * come too early, then the least sum of squared distances in the list, then the best colours. With
 * few players present, repeats come as early as they have to. The bye goes to the lowest of those
 * who had the fewest. O(n³).
 */
export const keizer: PairingSystem<typeof options> = {
  id: "keizer",
  options,
  plannedAhead: false,
  pair: (input, rules) => {
    const { available, round } = input;
    if (available.length < 2) {
      return err({ code: "too-few-players", players: available.length, needed: 2 });
    }
    const list = listOf(input);
    const present = presentField(input, list);
    const bye = chooseBye(present, rules, round);
    if (bye === null) return err(refusalOf(present, input, rules));
    const ranks = present.standings.flatMap((_, rank) => (rank === bye.rank ? [] : [rank]));
    const { matching } = weightedPairs(
      ranks.length,
      (a, b) => mayMeet(present, rules, ranks[a] as number, ranks[b] as number),
      costsOf(present, ranks, rules, round),
    );
    const placeOf = new Map(list.map((entry, index) => [entry, index + 1]));
    const games = ranks.flatMap((rank, a) => {
      const b = matching.partner[a] as number;
      return a < b ? [gameOf(present, placeOf, rank, ranks[b] as number)] : [];
    });
    return ok({ games, byes: byesOf(present, placeOf, bye), notes: [], startsAssigned: false });
  },
  breaches: ({ cards, round, available }, { mostGames }, { games, byes }) => {
    const cardOf = new Map(cards.map((card) => [card.entry, card]));
    const count = (entry: EntryId): number => byesBefore(cardOf.get(entry), round);
    const fewest = Math.min(...available.map(count));
    return [
      ...games.flatMap(({ players }) => {
        const rounds = roundsMet(cardOf.get(players[0]), players[1], round - 1);
        return rounds.length < mostGames ? [] : [metBefore(players, rounds, mostGames - 1, [])];
      }),
      ...byes.flatMap(({ entry }): readonly Breach[] =>
        count(entry) <= fewest
          ? []
          : [{ code: "bye-before-others", entry, byes: count(entry), fewest, articles: [] }],
      ),
    ];
  },
};

/** The list before this round, of all entries: the competition's own, or the usual one. */
const listOf = ({ cards, basedOn, ranks, available }: RoundInput): readonly EntryId[] => {
  const list = ranks?.() ?? keizerOrder(cards, basedOn);
  const listed = new Set(list);
  return [...list, ...available.filter((entry) => !listed.has(entry))];
};

/** Those present, in the order of the list. */
const presentField = (
  { cards, available, basedOn, round, forbidden }: RoundInput,
  list: readonly EntryId[],
): RoundField => {
  const cardOf = new Map(cardsAmong(cards, available).map((card) => [card.entry, card]));
  const standings = list.flatMap((entry) => {
    const card = cardOf.get(entry);
    return card === undefined ? [] : [{ card, ...totalsOf(card, basedOn) }];
  });
  return roundField(standings, round, forbidden);
};

/** The rank that gets the bye, null for an even number; `dueTo` was due it, but had to play. */
interface Bye {
  readonly rank: number | null;
  readonly dueTo: number | null;
  readonly byes: number;
}

const byesBefore = (card: Scorecard | undefined, round: number): number =>
  card?.lines
    .slice(0, round - 1)
    .filter((line) => line?.kind === "unplayed" && line.reason === "bye").length ?? 0;

/** Null if the players cannot all be paired, whoever of those with the fewest gets the bye. */
const chooseBye = (field: RoundField, rules: RepeatRules, round: number): Bye | null => {
  const all = [...field.standings.keys()];
  if (all.length % 2 === 0) {
    return canBePaired(field, all, rules) ? { rank: null, dueTo: null, byes: 0 } : null;
  }
  const counted = all
    .map((rank) => ({ rank, byes: byesBefore(field.standings[rank]?.card, round) }))
    .sort((a, b) => a.byes - b.byes || b.rank - a.rank);
  const chosen = counted.find(({ rank }) =>
    canBePaired(
      field,
      all.filter((other) => other !== rank),
      rules,
    ),
  );
  if (chosen === undefined) return null;
  const due = counted[0]?.rank ?? chosen.rank;
  return { ...chosen, dueTo: due === chosen.rank ? null : due };
};

const canBePaired = (field: RoundField, ranks: readonly number[], rules: RepeatRules): boolean =>
  canPairAll(ranks.length, (a, b) => mayMeet(field, rules, ranks[a] as number, ranks[b] as number));

/** One more game a pair may help, unless the forbidden pairs alone prevent a pairing. */
const refusalOf = (
  field: RoundField,
  { forbidden, round }: RoundInput,
  { mostGames }: RepeatRules,
) =>
  chooseBye(field, { roundsBetween: 0, mostGames: Number.POSITIVE_INFINITY }, round) === null
    ? ({ code: "no-pairing", forbidden: forbidden.length } as const)
    : ({ code: "no-pairing-within-repeats", repeats: mostGames - 1 } as const);

const entryAt = (field: RoundField, rank: number): EntryId =>
  field.standings[rank]?.card.entry as EntryId;

const gameOf = (
  field: RoundField,
  placeOf: ReadonlyMap<EntryId, number>,
  rank: number,
  other: number,
): PairedGame => {
  const players = [entryAt(field, rank), entryAt(field, other)] as const;
  const [one = 0, two = 0] = players.map((entry) => placeOf.get(entry));
  const met = field.encounters[rank]?.get(other);
  const repeat: readonly PairingNote[] =
    met === undefined ? [] : [{ code: "repeat", meetings: met.meetings, lastRound: met.lastRound }];
  return { players, notes: [{ code: "by-rank", ranks: [one, two] }, ...repeat] };
};

const byesOf = (
  field: RoundField,
  placeOf: ReadonlyMap<EntryId, number>,
  { rank, dueTo, byes }: Bye,
): RoundPairing["byes"] => {
  if (rank === null) return [];
  const entry = entryAt(field, rank);
  const bye: PairingNote = { code: "bye", byes, rank: placeOf.get(entry) ?? 0, of: placeOf.size };
  const passedOn: readonly PairingNote[] =
    dueTo === null ? [] : [{ code: "bye-passed-on", from: entryAt(field, dueTo) }];
  return [{ entry, notes: [bye, ...passedOn] }];
};
