import type {
  Booking,
  DraftedGame,
  DraftRequest,
  EntryId,
  Outcome,
  TournamentEvent,
  UnplayedRound,
} from "@losfee/core";
import type { TrfPlayer, TrfRound } from "../tournament.ts";
import type { NumberedPlayer } from "./entries.ts";

/** The reason given for every pair: it was made elsewhere. */
const REASON = "TRF";

/** Input of an imported round. */
interface RoundContext {
  readonly system: string;
  readonly bye: Booking;
  /** In the order of entries. */
  readonly players: readonly NumberedPlayer[];
  readonly entryOf: (startingRank: number) => EntryId | undefined;
}

/** The events of a round that was paired elsewhere. */
export interface ImportedRound {
  readonly events: readonly TournamentEvent[];
  /** Games, played or running, without colours in the file. */
  readonly colourless: number;
}

/** A pair of a round, or a match, seated. */
export interface PlayedContest {
  readonly seats: readonly [EntryId, EntryId];
  readonly outcome: Outcome | null;
  /** Points of the two before the round, higher first, and the higher one's number: board order. */
  readonly place: readonly [number, number, number];
  readonly isColourless: boolean;
}

/**
 * Returns the events of one round: drafted with every pair given, published, and the known results.
 * Numbers boards by the points of the players before the round. O(n log n + n · rounds).
 */
export const roundOfTrf = (context: RoundContext, round: number): ImportedRound => {
  const unplayed = unplayedIn(
    context.players.map(({ player }) => player.lines[round - 1]),
    context.bye,
    CREDIT,
  );
  return roundElsewhere(inBoardOrder(pairsOf(context, round)), round, context.system, unplayed);
};

/** Sorts by the points before the round. */
export const inBoardOrder = <Contest extends PlayedContest>(
  contests: readonly Contest[],
): readonly Contest[] =>
  contests.toSorted(({ place: a }, { place: b }) => b[0] - a[0] || b[1] - a[1] || a[2] - b[2]);

/** Returns the events of a round that was paired elsewhere, from its contests in board order. */
export const roundElsewhere = (
  contests: readonly PlayedContest[],
  round: number,
  system: string,
  unplayed: readonly UnplayedRound[],
): ImportedRound => {
  const games = contests.map(
    ({ seats }, index): DraftedGame => ({
      board: index + 1,
      seats,
      start: { code: "by-hand" },
      notes: [{ code: "by-hand", reason: REASON }],
      pinned: true,
    }),
  );
  const request: DraftRequest = {
    basedOn: round - 1,
    system,
    options: {},
    pinned: contests.map(({ seats }) => seats),
    forbidden: [],
    reason: REASON,
  };
  const drafted = { round, stage: 0, request, games, unplayed, unpaired: [], notes: [], draws: [] };
  const results = contests.flatMap(({ seats, outcome }, index): readonly TournamentEvent[] =>
    outcome === null
      ? []
      : [{ type: "result-entered", data: { round, board: index + 1, seats, outcome } }],
  );
  return {
    events: [
      { type: "round-drafted", data: drafted },
      { type: "round-published", data: { round } },
      ...results,
    ],
    colourless: contests.filter(({ isColourless }) => isColourless).length,
  };
};

/** Returns the place of a contest in board order, by the points and entries of its sides. */
export const placeOf = (
  [own, theirs]: readonly [number, number],
  [one, two]: readonly [EntryId, EntryId],
): PlayedContest["place"] => [
  Math.max(own, theirs),
  Math.min(own, theirs),
  theirs > own ? two : one,
];

const pairsOf = ({ players, entryOf }: RoundContext, round: number): readonly PlayedContest[] => {
  const byRank = new Map(players.map(({ player }) => [player.startingRank, player]));
  return players.flatMap(({ player }): readonly PlayedContest[] => {
    const line = player.lines[round - 1];
    const other = byRank.get(line?.opponent ?? 0);
    const theirs = other?.lines[round - 1];
    if (line === undefined || other === undefined || theirs === undefined) return [];
    const [one, two] = [entryOf(player.startingRank), entryOf(other.startingRank)];
    // Each pair once: from the side of the lower entry.
    if (one === undefined || two === undefined || one > two) return [];
    const isBlack = line.colour === "b" || (line.colour === null && theirs.colour === "w");
    const points = [pointsBefore(player, round), pointsBefore(other, round)] as const;
    const seats = isBlack ? ([two, one] as const) : ([one, two] as const);
    return [
      {
        seats,
        outcome: outcomeOf(isBlack ? theirs : line, isBlack ? line : theirs, seats),
        place: placeOf(points, [one, two]),
        isColourless:
          line.colour === null &&
          theirs.colour === null &&
          line.kind !== "forfeit-win" &&
          line.kind !== "forfeit-loss",
      },
    ];
  });
};

const pointsBefore = ({ lines }: TrfPlayer, round: number): number =>
  lines.slice(0, round - 1).reduce((sum, { points }) => sum + points, 0);

export const SCORE: Readonly<Record<string, number>> = {
  "1": 1,
  W: 1,
  "=": 0.5,
  D: 0.5,
  "0": 0,
  L: 0,
};

const outcomeOf = (
  white: TrfRound,
  black: TrfRound,
  seats: readonly [EntryId, EntryId],
): Outcome | null => {
  if (white.kind === "pending") return null;
  const lost = [white, black].map(({ kind }) => kind === "forfeit-loss");
  if (lost.includes(true)) {
    return { kind: "forfeit", absent: seats.filter((_, seat) => lost[seat]) };
  }
  const [own, theirs] = [SCORE[white.result], SCORE[black.result]];
  if (own === undefined || theirs === undefined) return null;
  return {
    kind: "played",
    scores: [own, theirs],
    ...(white.kind === "unrated-game" ? { unrated: true } : {}),
  };
};

const CREDIT: Partial<Readonly<Record<TrfRound["kind"], Booking["credit"]>>> = {
  "full-point-bye": "win",
  "forfeit-win": "win",
  "half-point-bye": "draw",
};

/** Returns the byes and pauses of a round, from the lines of all entries in their order. */
export const unplayedIn = (
  lines: readonly ({ readonly kind: string; readonly opponent: number | null } | undefined)[],
  bye: Booking,
  credits: Partial<Readonly<Record<string, Booking["credit"]>>>,
): readonly UnplayedRound[] =>
  lines.flatMap((line, index): readonly UnplayedRound[] => {
    if (line === undefined || line.opponent !== null) return [];
    const entry = index + 1;
    if (line.kind === "pairing-allocated-bye") {
      return [{ entry, reason: "bye", ...bye, notes: [] }];
    }
    const credit = credits[line.kind] ?? "none";
    return [{ entry, reason: "pause", credit, spread: 0, notes: [] }];
  });
