import type { EntryId } from "../../base/entry-id.ts";
import type { Line, Scorecard } from "../../base/scorecard.ts";
import { adjustmentAfter } from "../../ranking/abnormal-points.ts";
import { DEFAULT_POINTS, type PointSystem, pointsOf } from "../../ranking/point-system.ts";
import type { Acceleration } from "../acceleration.ts";
import { seedingOrder } from "../standing-order.ts";
import type { RoundInput } from "../system.ts";
import { bakuAcceleration } from "./baku.ts";
import type { Colour, DutchPlayer, DutchRecord, DutchTournament } from "./tournament.ts";

/** The competition in terms of the Dutch rules, and the mapping from pairing numbers. */
export interface NumberedField {
  readonly tournament: DutchTournament;
  readonly entryOf: (number: number) => EntryId;
  readonly numberOf: (entry: EntryId) => number;
  /** Points before the round, with fictitious ones, penalties and bonuses. */
  readonly scoreOf: (number: number) => number;
  /** Number of players with fictitious points in this round, and the maximum of these points. */
  readonly fictitious: { readonly players: number; readonly points: number };
}

/** The relevant options of the system. */
interface FieldOptions {
  readonly initialColour: Colour;
  readonly isAccelerated: boolean;
}

/**
 * Numbers all entries by their starting numbers and translates their cards. Results after `basedOn`
 * count as meetings with their colours, not as points. O(n · rounds + n log n).
 */
export const numberedField = (
  input: RoundInput,
  { initialColour, isAccelerated }: FieldOptions,
): NumberedField => {
  const { round, stage, available, forbidden, points = DEFAULT_POINTS } = input;
  const seeds = seedingOrder(input.cards);
  const numbers = new Map(seeds.map(({ entry, seed }, index) => [entry, seed ?? index + 1]));
  const numberOf = (entry: EntryId): number => numbers.get(entry) ?? 0;
  const entries = new Map([...numbers].map(([entry, number]) => [number, entry]));
  const there = new Set(available);
  const { accelerations: entered = [] } = input;
  const baku = isAccelerated ? bakuPoints(seeds, input, points.win) : [];
  const accelerations = entered.length > 0 ? fictitiousPoints(seeds, entered, round) : baku;
  const players = seeds.map(
    (card, index): DutchPlayer => ({
      number: numberOf(card.entry),
      available: there.has(card.entry),
      history: historyOf(card, input, points, numberOf),
      addedPoints: scoreChanges(card, accelerations[index] ?? [], round),
    }),
  );
  const granted = seeds.flatMap(({ entry }, index) =>
    there.has(entry) ? [accelerations[index]?.[round - 1] ?? 0] : [],
  );
  return {
    tournament: {
      round,
      rounds: stage.firstRound + stage.rounds - 1,
      points,
      initialColour,
      players,
      forbidden: forbidden.map((pair) => pair.map(numberOf)),
    },
    numberOf,
    entryOf: (number) => entries.get(number) ?? 0,
    scoreOf: (number) =>
      scoreBefore(
        players.find((player) => player.number === number),
        round,
      ),
    fictitious: {
      players: granted.filter((amount) => amount > 0).length,
      points: Math.max(0, ...granted),
    },
  };
};

/**
 * Points in addition to those of the rounds, by round: fictitious points, penalties, bonuses.
 * Scores are all 0 when the first round is paired.
 */
const scoreChanges = (
  card: Scorecard,
  fictitious: readonly number[],
  round: number,
): readonly number[] =>
  card.adjustments === undefined
    ? fictitious
    : Array.from(
        { length: Math.max(round, fictitious.length) },
        (_, index) => (fictitious[index] ?? 0) + (index === 0 ? 0 : adjustmentAfter(card, index)),
      );

const historyOf = (
  { lines }: Scorecard,
  { round, basedOn }: RoundInput,
  points: PointSystem,
  numberOf: (entry: EntryId) => number,
): readonly (DutchRecord | null)[] => {
  const history: (DutchRecord | null)[] = [];
  for (let past = 0; past < round - 1; past++) {
    const line = lines[past];
    history.push(line === undefined ? null : recordOf(line, basedOn, points, numberOf));
  }
  return history;
};

const recordOf = (
  line: Line,
  basedOn: number,
  points: PointSystem,
  numberOf: (entry: EntryId) => number,
): DutchRecord => {
  const played = line.kind !== "unplayed";
  const start = line.start ?? "unknown";
  return {
    opponent: line.opponent === null ? 0 : numberOf(line.opponent),
    played,
    colour: !played || start === "unknown" ? null : start === "first" ? "white" : "black",
    points: line.round > basedOn ? 0 : pointsOf(line, points),
    pairingAllocatedBye: line.kind === "unplayed" && line.reason === "bye",
  };
};

/** The fictitious points of each seed in rounds 1 … `round`, as set by the director. */
const fictitiousPoints = (
  seeds: readonly Scorecard[],
  entered: readonly Acceleration[],
  round: number,
): readonly (readonly number[])[] => {
  const amounts = new Map(
    seeds.map(({ entry }) => [entry, Array.from({ length: round }, () => 0)]),
  );
  for (const { entries, firstRound, lastRound, points } of entered) {
    for (const entry of entries) {
      amounts.get(entry)?.fill(points, firstRound - 1, lastRound ?? round);
    }
  }
  return [...amounts.values()];
};

/**
 * Baku acceleration of each seed, for the rounds of the whole competition. The group consists of
 * those who had entered by the stage's first round, away in it or not; late entries belong to it if
 * seeded above its last player.
 */
const bakuPoints = (
  seeds: readonly Scorecard[],
  { stage, round, available, field = available }: RoundInput,
  win: number,
): readonly (readonly number[])[] => {
  const there = new Set([...field, ...available]);
  const isFirst = ({ entry, lines }: Scorecard): boolean => {
    const line = lines[stage.firstRound - 1];
    if (round === stage.firstRound) return round === 1 || there.has(entry);
    if (line?.kind !== "unplayed") return line !== undefined;
    return line.reason !== "late-entry" && line.reason !== "not-in-stage";
  };
  const firsts = seeds.map(isFirst);
  const players = firsts.filter((first) => first).length;
  const before = Array.from({ length: stage.firstRound - 1 }, () => 0);
  let above = 0;
  return firsts.map((first) => {
    const place = above + 1;
    if (first) above++;
    return [...before, ...bakuAcceleration(place, { players, rounds: stage.rounds, win })];
  });
};

const scoreBefore = (player: DutchPlayer | undefined, round: number): number =>
  (player?.history ?? []).reduce(
    (sum, record) => sum + (record?.points ?? 0),
    player?.addedPoints[round - 1] ?? 0,
  );
