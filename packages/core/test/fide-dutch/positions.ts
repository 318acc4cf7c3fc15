/** Random pairing problems with all difficulties: few players, many rounds, odd cases. */
import type {
  DutchPlayer,
  DutchRecord,
  DutchTournament,
} from "../../src/pairing/fide-dutch/tournament.ts";
import { between, pick, type Random } from "./random.ts";

interface Draft {
  readonly number: number;
  readonly history: DutchRecord[];
  readonly addedPoints: number[];
  score: number;
}

/** Irregularity of a problem's histories. */
interface Temper {
  readonly away: number;
  readonly forfeit: number;
  readonly draw: number;
  readonly disorder: number;
  readonly points: DutchTournament["points"];
  readonly bye: number;
}

const temperOf = (random: Random): Temper => {
  const points = pick(random, [
    { win: 1, draw: 0.5, loss: 0 },
    { win: 1, draw: 0.5, loss: 0 },
    { win: 3, draw: 1, loss: 0 },
    { win: 3, draw: 2, loss: 1 },
  ]);
  return {
    away: pick(random, [0, 0.05, 0.2]),
    forfeit: pick(random, [0, 0.05, 0.2]),
    draw: pick(random, [0, 0.3, 0.6, 1]),
    disorder: pick(random, [0.2, 1, 3]),
    points,
    bye: pick(random, [points.win, points.draw]),
  };
};

const record = (part: Partial<DutchRecord>): DutchRecord => ({
  opponent: 0,
  played: false,
  colour: null,
  points: 0,
  pairingAllocatedBye: false,
  ...part,
});

const balance = (player: Draft): number =>
  player.history.reduce(
    (sum, { colour }) => sum + (colour === null ? 0 : colour === "white" ? 1 : -1),
    0,
  );

/** Plays one round: roughly by score, no repeated meetings, colours mostly fair. */
const playRound = (drafts: readonly Draft[], temper: Temper, random: Random): void => {
  const add = (player: Draft, entry: DutchRecord): void => {
    player.history.push(entry);
    player.score += entry.points;
  };
  const { points } = temper;
  let left = drafts.filter((player) => {
    if (random() >= temper.away) return true;
    add(player, record({ points: pick(random, [0, points.draw, points.win]) }));
    return false;
  });
  const keys = new Map(left.map((player) => [player, player.score + random() * temper.disorder]));
  left = left.toSorted((a, b) => keys.get(b)! - keys.get(a)!);
  while (left.length > 0) {
    const [first, ...others] = left as [Draft, ...Draft[]];
    const second = others.find(
      (other) => !first.history.some(({ opponent, played }) => played && opponent === other.number),
    );
    left = others.filter((other) => other !== second);
    if (second === undefined) {
      add(first, record({ points: temper.bye, pairingAllocatedBye: true }));
      continue;
    }
    const fair = balance(first) - balance(second);
    const isWhite = fair === 0 || random() < 0.15 ? random() < 0.5 : fair < 0;
    const played = random() >= temper.forfeit;
    const roll = random();
    const [mine, theirs] =
      played && roll < temper.draw
        ? [points.draw, points.draw]
        : random() < 0.6
          ? [points.win, points.loss]
          : [points.loss, points.win];
    const worth = (value: number): number => (played || value === points.win ? value : 0);
    const colour = (white: boolean): DutchRecord["colour"] =>
      played ? (white ? "white" : "black") : null;
    const entry = { played, pairingAllocatedBye: false };
    add(first, { ...entry, opponent: second.number, colour: colour(isWhite), points: worth(mine) });
    add(second, {
      ...entry,
      opponent: first.number,
      colour: colour(!isWhite),
      points: worth(theirs),
    });
  }
};

/** A problem of `from`–`to` players after at most as many rounds as they have opponents. */
export const randomPosition = (random: Random, from: number, to: number): DutchTournament => {
  const size = between(random, from, to);
  const temper = temperOf(random);
  const drafts = Array.from({ length: size }, (_, index): Draft => {
    return { number: index + 1, history: [], addedPoints: [], score: 0 };
  });
  const round = between(random, 1, Math.max(2, Math.min(size - 1, 9)));
  const isAccelerated = random() < 0.1;
  for (let each = 1; each <= round; each++) {
    for (const player of drafts) {
      player.addedPoints.push(isAccelerated && player.number <= size / 2 && each < 5 ? 1 : 0);
    }
    if (each < round) playRound(drafts, temper, random);
  }
  const forbidden = random() < 0.15 ? [[between(random, 1, size), between(random, 1, size)]] : [];
  return {
    round,
    rounds: random() < 0.4 ? round : round + 2,
    points: temper.points,
    initialColour: random() < 0.5 ? "white" : "black",
    players: drafts.map(({ number, history, addedPoints }): DutchPlayer => {
      return { number, history, addedPoints, available: random() < 0.95 };
    }),
    forbidden,
  };
};

/** The largest bracket for the reference to try, if every odd group moved one down. */
export const largestGroup = (tournament: DutchTournament): number => {
  const counts = new Map<number, number>();
  for (const { available, history, addedPoints } of tournament.players) {
    if (!available) continue;
    const score =
      history.reduce((sum, entry) => sum + (entry?.points ?? 0), 0) + (addedPoints.at(-1) ?? 0);
    counts.set(score, (counts.get(score) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values());
};
