import type { EntryId } from "../../base/entry-id.ts";
import { err, ok } from "../../base/result.ts";
import { roundsMet } from "../../base/scorecard.ts";
import { type PlacedPlayer, placedPlayers } from "../../mcmahon/field.ts";
import { handicapBetween } from "../../mcmahon/handicap.ts";
import { greatestGain } from "../../mcmahon/pair.ts";
import type { McMahonParameters } from "../../mcmahon/parameters.ts";
import { canPairAll } from "../can-pair-all.ts";
import type { PairingNote } from "../notes.ts";
import type { PairedGame, PairingSystem, RoundInput, RoundPairing } from "../system.ts";
import { type McMahonOptions, options, parametersFor } from "./options.ts";
import { playersOf } from "./players-of.ts";

/**
 * McMahon pairing of Go: players start with the score of their rank between two bars, and equal
 * scores meet, by the weights of OpenGotha's parameters. The stronger gives a handicap; Black
 * begins. The bye goes to the lowest of those who had the fewest. O(n³).
 */
export const mcmahon: PairingSystem<typeof options> = {
  id: "mcmahon",
  options,
  ownStarts: "always",
  plannedAhead: false,
  pair: (input, values) => {
    const { available, round, forbidden } = input;
    if (available.length < 2) {
      return err({ code: "too-few-players", players: available.length, needed: 2 });
    }
    const field = fieldOf(input, values);
    const barred = new Set(forbidden.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
    const isForbidden = (a: EntryId, b: EntryId): boolean => barred.has(`${a} ${b}`);
    const bye = chooseBye(field.present, round, isForbidden);
    if (bye === null) return err({ code: "no-pairing", forbidden: forbidden.length });
    const playing = field.present.filter((placed) => placed !== bye.placed);
    const pairs = greatestGain(field.parameters, round, playing, isForbidden);
    const lotOf = lotsForColours(input);
    const games = [...pairs]
      .sort(([a], [b]) => field.present.indexOf(a) - field.present.indexOf(b))
      .map((pair) => gameOf(input, field.parameters, lotOf, pair));
    return ok({ games, byes: byesOf(field, bye), notes: [], startsAssigned: true });
  },
  // Even a repeated game is only the last resort: McMahon knows no absolute rule but the bye.
  breaches: ({ cards, round, available }, _, { byes }) => {
    const cardOf = new Map(cards.map((card) => [card.entry, card]));
    const count = (entry: EntryId): number =>
      cardOf
        .get(entry)
        ?.lines.slice(0, round - 1)
        .filter((line) => line?.kind === "unplayed" && line.reason === "bye").length ?? 0;
    const fewest = Math.min(...available.map(count));
    return byes.flatMap(({ entry }) =>
      count(entry) <= fewest
        ? []
        : [{ code: "bye-before-others", entry, byes: count(entry), fewest, articles: [] } as const],
    );
  },
  seatPairs: (input, values, pairs) => {
    const all = { ...input, available: [...new Set([...input.available, ...pairs.flat()])] };
    const { placed, parameters } = fieldOf(all, values);
    const lotOf = lotsForColours(input);
    return pairs.map(([a, b]) => {
      const [one, other] = [placed.get(a), placed.get(b)];
      if (one === undefined || other === undefined) return { players: [a, b], notes: [] };
      return gameOf(input, parameters, lotOf, [one, other]);
    });
  },
};

interface McMahonField {
  readonly parameters: McMahonParameters;
  readonly placed: ReadonlyMap<EntryId, PlacedPlayer>;
  /** Those to be paired, best first. */
  readonly present: readonly PlacedPlayer[];
}

const fieldOf = (
  { cards, round, basedOn, available, stage }: RoundInput,
  values: McMahonOptions,
): McMahonField => {
  const parameters = parametersFor(values, stage.rounds);
  const players = playersOf(cards, parameters, round, basedOn);
  const placed = placedPlayers(players, available, parameters, round);
  return { parameters, placed, present: [...placed.values()] };
};

/** The player with the bye, null for an even number; `dueTo` was due it, but had to play. */
interface Bye {
  readonly placed: PlacedPlayer | null;
  readonly dueTo: PlacedPlayer | null;
}

const byesOfPlayer = ({ player }: PlacedPlayer, round: number): number =>
  player.lines.slice(0, round - 1).filter(({ kind }) => kind === "bye").length;

const chooseBye = (
  present: readonly PlacedPlayer[],
  round: number,
  isForbidden: (a: EntryId, b: EntryId) => boolean,
): Bye | null => {
  const canPair = (players: readonly PlacedPlayer[]): boolean =>
    canPairAll(players.length, (a, b) => {
      const [one, other] = [players[a], players[b]];
      return one !== undefined && other !== undefined
        ? !isForbidden(one.player.entry, other.player.entry)
        : false;
    });
  if (present.length % 2 === 0) return canPair(present) ? { placed: null, dueTo: null } : null;
  const candidates = [...present]
    .reverse()
    .sort((a, b) => byesOfPlayer(a, round) - byesOfPlayer(b, round));
  const chosen = candidates.find((one) => canPair(present.filter((other) => other !== one)));
  if (chosen === undefined) return null;
  return { placed: chosen, dueTo: candidates[0] === chosen ? null : (candidates[0] ?? null) };
};

const byesOf = ({ present }: McMahonField, { placed, dueTo }: Bye): RoundPairing["byes"] => {
  if (placed === null) return [];
  const byes = byesOfPlayer(placed, Number.POSITIVE_INFINITY);
  const rank = present.indexOf(placed) + 1;
  const notes: PairingNote[] = [{ code: "bye", byes, rank, of: present.length }];
  if (dueTo !== null) notes.push({ code: "bye-passed-on", from: dueTo.player.entry });
  return [{ entry: placed.player.entry, notes }];
};

/** The lot of each player for colours, drawn once for a round, and only if it is needed. */
const lotsForColours = ({
  cards,
  round,
  lots,
  drawn,
}: RoundInput): ((entry: EntryId) => number) => {
  let places: ReadonlyMap<EntryId, number> | null = null;
  return (entry) => {
    const name = `round/${round}/colours`;
    places ??= new Map(
      (
        drawn?.find((draw) => draw.name === name)?.order ??
        lots.order(
          name,
          cards.map((card) => card.entry),
        )
      ).map((each, place) => [each, place]),
    );
    return places.get(entry) ?? Number.POSITIVE_INFINITY;
  };
};

/** Black first. */
const gameOf = (
  { cards, round }: RoundInput,
  { handicap }: McMahonParameters,
  lotOf: (entry: EntryId) => number,
  [one, other]: readonly [PlacedPlayer, PlacedPlayer],
): PairedGame => {
  const stones = handicapBetween(one.strength, other.strength, handicap);
  const by = stones !== 0 ? "handicap" : one.balance === other.balance ? "lot" : "balance";
  const [a, b] = [one.player.entry, other.player.entry];
  const isOneBlack = {
    handicap: () => stones < 0,
    balance: () => one.balance > other.balance,
    lot: () => lotOf(a) < lotOf(b),
  }[by]();
  const [black, white] = isOneBlack ? [one, other] : [other, one];
  const rounds = roundsMet(
    cards.find(({ entry }) => entry === a),
    b,
    round - 1,
  );
  const notes: PairingNote[] = [
    { code: "mcmahon-scores", scores: [black.points, white.points] },
    { code: "go-colours", black: black.player.entry, by, stones: Math.abs(stones) },
  ];
  const lastRound = rounds.at(-1);
  if (lastRound !== undefined) notes.push({ code: "repeat", meetings: rounds.length, lastRound });
  return { players: [black.player.entry, white.player.entry], notes };
};
