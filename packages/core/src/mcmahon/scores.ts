import type { EntryId } from "../base/entry-id.ts";
import type { McMahonLine, McMahonPlayer } from "./event.ts";
import { type McMahonParameters, ZERO_RANK } from "./parameters.ts";

/** Scores of all players before a round, in half points. */
export interface McMahonScores {
  /** The McMahon score at the start. */
  readonly start: ReadonlyMap<EntryId, number>;
  readonly wins: ReadonlyMap<EntryId, number>;
  readonly mms: ReadonlyMap<EntryId, number>;
  /** The one of the two that pairs. */
  readonly main: ReadonlyMap<EntryId, number>;
  /** Sum of the opponents' main scores; with handicap as if the opponent were that much stronger. */
  readonly sos: ReadonlyMap<EntryId, number>;
  /** Sum of the opponents' SOS. */
  readonly sosos: ReadonlyMap<EntryId, number>;
  /** Sum of the defeated opponents' main scores, half for a draw: in quarters of a point. */
  readonly sodos: ReadonlyMap<EntryId, number>;
}

/** Computes the scores before `round`, from 1. O(players · rounds). */
export const mcMahonScores = (
  players: readonly McMahonPlayer[],
  parameters: McMahonParameters,
  round: number,
): McMahonScores => {
  const byPlayer = (value: (player: McMahonPlayer) => number): ReadonlyMap<EntryId, number> =>
    new Map(players.map((player) => [player.entry, value(player)]));
  const start = byPlayer((player) => startScore(player, parameters));
  const wins = byPlayer((player) => halvesBefore(player, parameters, round, "wins"));
  const mms = byPlayer(
    (player) => (start.get(player.entry) ?? 0) + halvesBefore(player, parameters, round, "mms"),
  );
  const isByMms = parameters.score === "mms";
  const main = isByMms ? mms : wins;
  /** An unplayed round counts as a game against someone of the same start score. */
  const own = (player: McMahonPlayer): number => (isByMms ? (start.get(player.entry) ?? 0) : 0);
  const overRounds = (
    player: McMahonPlayer,
    ofGame: (line: GameLine) => number,
    unplayed: number,
  ): number =>
    linesBefore(player, round).reduce(
      (sum, line) => sum + (isKnownGame(line, main) ? ofGame(line) : unplayed),
      0,
    );
  const handicapOf = ({ handicap, colour }: GameLine): number =>
    isByMms && colour !== "unknown" ? (colour === "white" ? 2 : -2) * handicap : 0;
  const against = (line: GameLine): number => (main.get(line.opponent) ?? 0) + handicapOf(line);
  const sos = byPlayer((player) => overRounds(player, against, own(player)));
  return {
    start,
    wins,
    mms,
    main,
    sos,
    sosos: byPlayer((player) =>
      overRounds(player, ({ opponent }) => sos.get(opponent) ?? 0, own(player) * (round - 1)),
    ),
    sodos: byPlayer((player) => overRounds(player, (line) => against(line) * line.halves, 0)),
  };
};

type GameLine = Extract<McMahonLine, { readonly kind: "game" }>;

const isKnownGame = (line: McMahonLine, known: ReadonlyMap<EntryId, number>): line is GameLine =>
  line.kind === "game" && known.has(line.opponent);

/** Returns the lines of the rounds before `round`. */
export const linesBefore = ({ lines }: McMahonPlayer, round: number): readonly McMahonLine[] =>
  Array.from({ length: round - 1 }, (_, index) => lines[index] ?? { kind: "absent" });

/** The score of the rank, between floor and bar, and the correction by hand; in half points. */
const startScore = (
  { rank, correction }: McMahonPlayer,
  { floor, bar }: McMahonParameters,
): number => 2 * (Math.max(floor, Math.min(bar, rank)) - ZERO_RANK + correction);

const halvesBefore = (
  player: McMahonPlayer,
  { halvesAbsent, halvesBye, roundsDown }: McMahonParameters,
  round: number,
  score: "mms" | "wins",
): number => {
  let sum = 0;
  for (const line of linesBefore(player, round)) {
    if (line.kind === "game") sum += line.halves;
    else sum += (line.kind === "bye" ? halvesBye : halvesAbsent)[score];
  }
  return roundsDown ? sum - (sum % 2) : sum;
};
