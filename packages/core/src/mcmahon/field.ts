import type { EntryId } from "../base/entry-id.ts";
import type { McMahonPlayer } from "./event.ts";
import { type GoRank, type McMahonParameters, ZERO_RANK } from "./parameters.ts";
import { linesBefore, type McMahonScores, mcMahonScores } from "./scores.ts";

/** What costs need to know about a player. */
export interface PlacedPlayer {
  readonly player: McMahonPlayer;
  /** The main score in whole points: players of equal score are a group. */
  readonly points: number;
  /** Place in the group, from 0, and the size of the group. */
  readonly place: number;
  readonly groupSize: number;
  /** Earlier games against a group above, and below. */
  readonly drawnUp: number;
  readonly drawnDown: number;
  /** Games with White minus games with Black, handicap games apart. */
  readonly balance: number;
  /** The strength that handicaps go by. */
  readonly strength: GoRank;
  readonly isStrong: boolean;
  /** Earlier opponents. */
  readonly met: ReadonlySet<EntryId>;
}

/**
 * Places all who take part in a round, those with a bye included, in their groups: by score, SOS and
 * SOSOS, then by rating if the parameters say so, then as listed. O(players · rounds²).
 */
export const placedPlayers = (
  players: readonly McMahonPlayer[],
  present: readonly EntryId[],
  parameters: McMahonParameters,
  round: number,
): ReadonlyMap<EntryId, PlacedPlayer> => {
  const before = Array.from({ length: round }, (_, index) =>
    mcMahonScores(players, parameters, index + 1),
  );
  const scores = before.at(-1) as McMahonScores;
  const there = new Set(present);
  const ordered = players
    .filter(({ entry }) => there.has(entry))
    .sort(byPlace(scores, isByRating(parameters, round)));
  const groups = new Map<number, number[]>();
  for (const { entry } of ordered) {
    const points = pointsOf(scores, entry);
    groups.set(points, [...(groups.get(points) ?? []), entry]);
  }
  return new Map(
    ordered.map((player) => {
      const points = pointsOf(scores, player.entry);
      const group = groups.get(points) ?? [];
      const strength = parameters.handicap.byScore
        ? Math.floor((scores.mms.get(player.entry) ?? 0) / 2) + ZERO_RANK
        : player.rank;
      const placed = {
        player,
        points,
        place: group.indexOf(player.entry),
        groupSize: group.length,
        ...drawsOf(player, before, round),
        balance: balanceOf(player, round),
        strength,
        isStrong: isStrong(player, scores, parameters),
        met: new Set(
          linesBefore(player, round).flatMap((line) =>
            line.kind === "game" ? [line.opponent] : [],
          ),
        ),
      };
      return [player.entry, placed];
    }),
  );
};

const pointsOf = (scores: McMahonScores, entry: EntryId): number =>
  Math.floor((scores.main.get(entry) ?? 0) / 2);

const isByRating = ({ seeding }: McMahonParameters, round: number): boolean =>
  round <= seeding.lastRoundOfFirst ? seeding.firstByRating : seeding.laterByRating;

const byPlace =
  ({ main, sos, sosos }: McMahonScores, byRating: boolean) =>
  (a: McMahonPlayer, b: McMahonPlayer): number => {
    for (const values of [main, sos, sosos]) {
      const difference = (values.get(b.entry) ?? 0) - (values.get(a.entry) ?? 0);
      if (difference !== 0) return difference;
    }
    return byRating ? b.rating - a.rating : 0;
  };

const drawsOf = (
  player: McMahonPlayer,
  before: readonly McMahonScores[],
  round: number,
): { readonly drawnUp: number; readonly drawnDown: number } => {
  let [drawnUp, drawnDown] = [0, 0];
  for (const [index, line] of linesBefore(player, round).entries()) {
    const scores = before[index];
    if (line.kind !== "game" || scores === undefined || !scores.main.has(line.opponent)) continue;
    const difference = pointsOf(scores, player.entry) - pointsOf(scores, line.opponent);
    if (difference < 0) drawnUp++;
    if (difference > 0) drawnDown++;
  }
  return { drawnUp, drawnDown };
};

const balanceOf = (player: McMahonPlayer, round: number): number =>
  linesBefore(player, round).reduce((sum, line) => {
    if (line.kind !== "game" || line.handicap > 0 || line.colour === "unknown") return sum;
    return sum + (line.colour === "white" ? 1 : -1);
  }, 0);

const isStrong = (
  { entry, rank }: McMahonPlayer,
  { start, wins }: McMahonScores,
  { strong, bar, rounds }: McMahonParameters,
): boolean => {
  const halves = wins.get(entry) ?? 0;
  return (
    rank + Math.floor(halves / 2) >= strong.rank ||
    (strong.atBar && (start.get(entry) ?? 0) >= 2 * (bar - ZERO_RANK)) ||
    (strong.byWins && halves >= rounds)
  );
};
