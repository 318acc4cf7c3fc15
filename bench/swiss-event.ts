/** A game of {@link SwissEvent}; a forfeited one was won by the player with the point. */
export interface SwissGame {
  readonly white: number;
  readonly black: number;
  readonly whiteScore: 0 | 0.5 | 1;
  readonly forfeited: boolean;
}

/** A round: all play, have the bye, or asked for half a point. */
export interface SwissRound {
  readonly games: readonly SwissGame[];
  readonly bye: number | null;
  readonly halfPointByes: readonly number[];
}

/** A tournament in which neighbours of the standings met, with unplayed rounds as they happen. */
export interface SwissEvent {
  readonly ratings: readonly number[];
  readonly rounds: readonly SwissRound[];
}

/** Numbers below 1, the same ones for a seed each time (Park and Miller). */
const randomFrom = (seed: number): (() => number) => {
  let state = (seed % 2147483646) + 1;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
};

/** Makes a tournament; one round in fifty is a half-point bye, one game in eighty a forfeit. */
export const swissEvent = (players: number, rounds: number, seed: number): SwissEvent => {
  const random = randomFrom(seed);
  const ratings = Array.from({ length: players }, () => 1200 + Math.floor(random() * 1400));
  const points = new Map<number, number>();
  const add = (player: number, more: number): void => {
    points.set(player, (points.get(player) ?? 0) + more);
  };
  const played: SwissRound[] = [];
  for (let round = 0; round < rounds; round++) {
    const order = ratings
      .map((_, index) => ({ player: index + 1, place: (points.get(index + 1) ?? 0) + random() }))
      .sort((a, b) => b.place - a.place)
      .map(({ player }) => player);
    const halfPointByes = order.filter(() => random() < 0.02);
    const present = order.filter((player) => !halfPointByes.includes(player));
    const bye = present.length % 2 === 1 ? (present.pop() ?? null) : null;
    const games: SwissGame[] = [];
    for (let at = 0; at < present.length; at += 2) {
      const [white = 0, black = 0] = present.slice(at, at + 2);
      const forfeited = random() < 1 / 80;
      const chance = random();
      const whiteScore = chance < 0.4 ? 1 : chance < 0.7 && !forfeited ? 0.5 : 0;
      games.push({ white, black, whiteScore, forfeited });
      add(white, whiteScore);
      add(black, 1 - whiteScore);
    }
    for (const player of halfPointByes) add(player, 0.5);
    if (bye !== null) add(bye, 1);
    played.push({ games, bye, halfPointByes });
  }
  return { ratings, rounds: played };
};

/** The tournament as a TRF file. */
export const trfOf = ({ ratings, rounds }: SwissEvent): string => {
  const cells = ratings.map((): string[] => []);
  const points = ratings.map(() => 0);
  const set = (player: number, opponent: number, colour: string, result: string, won: number) => {
    cells[player - 1]?.push(
      `  ${String(opponent).padStart(4, opponent === 0 ? "0" : " ")} ${colour} ${result}`,
    );
    points[player - 1] = (points[player - 1] ?? 0) + won;
  };
  for (const { games, bye, halfPointByes } of rounds) {
    for (const { white, black, whiteScore, forfeited } of games) {
      set(white, black, "w", resultOf(whiteScore, forfeited), whiteScore);
      set(black, white, "b", resultOf(1 - whiteScore, forfeited), 1 - whiteScore);
    }
    for (const player of halfPointByes) set(player, 0, "-", "H", 0.5);
    if (bye !== null) set(bye, 0, "-", "U", 1);
  }
  const lines = ratings.map((rating, index) =>
    [
      `001 ${String(index + 1).padStart(4)} m    ${`Player, No ${index + 1}`.padEnd(33)} ${rating} GER`,
      "".padStart(24),
      (points[index] ?? 0).toFixed(1).padStart(4),
      "".padStart(5),
      ...(cells[index] ?? []),
    ].join(""),
  );
  return [`012 Bench`, `092 Individual: Swiss-System`, `XXR ${rounds.length}`, ...lines, ""].join(
    "\n",
  );
};

const resultOf = (score: number, forfeited: boolean): string =>
  forfeited ? (score === 1 ? "+" : "-") : score === 1 ? "1" : score === 0 ? "0" : "=";
