import { type AbnormalIndex, adjustmentOf } from "./abnormal-points.ts";
import type { TrfAssignment, TrfResult } from "./codes.ts";
import type { TrfCell, TrfPlayerCard } from "./record.ts";
import type { TrfScoring } from "./scoring.ts";
import type { TrfByeGrant, TrfPlayer, TrfRound, TrfRoundKind } from "./tournament.ts";

/**
 * Returns the number of paired rounds: up to the last one with an opponent or a forfeit win, or
 * with no one left to pair apart from a pairing-allocated bye. Columns behind it announce absences
 * (JaVaFo's manual) and the coming bye.
 */
export const playedRoundsOf = (players: readonly TrfPlayerCard[]): number => {
  let played = 0;
  for (const { cells } of players) {
    for (let round = cells.length; round > played; round--) {
      const cell = cells[round - 1];
      if (cell == null) continue;
      const isBye = cell.result === "U" && isWhole(players, round);
      if (cell.opponent !== null || isBye || cell.result === "+") played = round;
    }
  }
  return played;
};

/** True if no two players are left who could have met in a round. */
const isWhole = (players: readonly TrfPlayerCard[], round: number): boolean =>
  players.filter(({ cells }) => (cells[round - 1] ?? null) === null).length < 2;

const GAME_KIND: Readonly<Record<TrfResult, TrfRoundKind>> = {
  "1": "game",
  "=": "game",
  "0": "game",
  W: "unrated-game",
  D: "unrated-game",
  L: "unrated-game",
  "+": "forfeit-win",
  "-": "forfeit-loss",
  H: "half-point-bye",
  F: "full-point-bye",
  U: "pairing-allocated-bye",
  Z: "zero-point-bye",
  "": "pending",
};

/** Without an opponent, results of games mean byes of that worth, as in older files. */
const BYE_KIND: Readonly<Record<TrfResult, TrfRoundKind>> = {
  ...GAME_KIND,
  "1": "full-point-bye",
  W: "full-point-bye",
  "=": "half-point-bye",
  D: "half-point-bye",
  "0": "zero-point-bye",
  L: "zero-point-bye",
  "": "zero-point-bye",
};

/** Returns the meaning of a cell for its player. */
const kindOf = ({ opponent, result }: TrfCell): TrfRoundKind =>
  opponent === null ? BYE_KIND[result] : GAME_KIND[result];

/** Returns the points of a cell. A game without a colour counts as with White. */
export const pointsOf = (scoring: TrfScoring, cell: TrfCell): number => {
  const black = cell.colour === "b";
  switch (kindOf(cell)) {
    case "forfeit-win":
      return scoring.forfeitWin;
    case "forfeit-loss":
      return scoring.forfeitLoss;
    case "full-point-bye":
      return scoring.fullPointBye;
    case "half-point-bye":
      return scoring.halfPointBye;
    case "zero-point-bye":
      return scoring.zeroPointBye;
    case "pairing-allocated-bye":
      return scoring.pairingAllocatedBye;
    case "pending":
      return scoring.unknown;
    case "game":
    case "unrated-game":
      if (cell.result === "1" || cell.result === "W") {
        return black ? scoring.blackWin : scoring.whiteWin;
      }
      if (cell.result === "=" || cell.result === "D") {
        return black ? scoring.blackDraw : scoring.whiteDraw;
      }
      return black ? scoring.blackLoss : scoring.whiteLoss;
  }
};

/** Input for converting cells to rounds. */
interface RoundContext {
  readonly playedRounds: number;
  readonly scoring: TrfScoring;
  /** Byes of record 240 by `player,round`: they fill blank columns. */
  readonly byes: ReadonlyMap<string, TrfByeGrant>;
  /** Record 299, in individual events. */
  readonly abnormal: AbnormalIndex;
  /** `blankRounds[r - 1]` is round r of every player with a blank column. */
  readonly blankRounds: readonly TrfRound[];
}

/** Returns the rounds of players with blank columns: absences, as a blank result is defined. */
export const blankRoundsOf = (playedRounds: number, scoring: TrfScoring): readonly TrfRound[] =>
  Array.from({ length: playedRounds }, (_, index) => ({
    round: index + 1,
    ...BLANK,
    kind: "zero-point-bye" as const,
    points: scoring.zeroPointBye,
  }));

const BLANK: TrfCell = { opponent: null, colour: null, result: "" };

/** Returns the key of a player's round among byes. */
export const byeKey = (player: number, round: number): string => `${player},${round}`;

/** True if a cell is blank. */
export const isBlank = ({ opponent, result }: TrfCell): boolean =>
  opponent === null && result === "";

/** Returns a player with rounds and their sum. O(rounds). */
export const playerOf = (card: TrfPlayerCard, context: RoundContext): TrfPlayer => {
  const { abnormal, playedRounds } = context;
  const lines: TrfRound[] = [];
  let computedPoints = 0;
  for (let round = 1; round <= playedRounds; round++) {
    const line = lineOf(card, round, context);
    lines.push(line);
    computedPoints += line.points;
  }
  const adjustment = adjustmentOf(abnormal, card.startingRank, playedRounds).points;
  return { ...card, lines, adjustment, computedPoints: computedPoints + adjustment };
};

const lineOf = (card: TrfPlayerCard, round: number, context: RoundContext): TrfRound => {
  const { byes, abnormal, scoring, blankRounds } = context;
  const stated = card.cells[round - 1] ?? BLANK;
  const bye = isBlank(stated) ? byes.get(byeKey(card.startingRank, round)) : undefined;
  const cell = bye === undefined ? stated : { ...BLANK, result: bye.bye };
  const kind = kindOf(cell);
  const assignment = assignmentOf(cell, kind);
  const assigned =
    assignment === null ? null : abnormal.assigned(card.startingRank, round, assignment);
  const blank = blankRounds[round - 1];
  if (cell === BLANK && assigned === null && blank !== undefined) return blank;
  const { opponent, colour, result } = cell;
  const points = assigned?.points ?? pointsOf(scoring, cell);
  return { round, opponent, colour, result, kind, points };
};

/** Returns record 299's type of a cell; null for a bye by pairing or a game without result. */
const assignmentOf = ({ result }: TrfCell, kind: TrfRoundKind): TrfAssignment => {
  switch (kind) {
    case "game":
    case "unrated-game":
      if (result === "1" || result === "W") return "W";
      return result === "=" || result === "D" ? "D" : "L";
    case "forfeit-win":
      return "+";
    case "forfeit-loss":
      return "-";
    case "full-point-bye":
      return "F";
    case "half-point-bye":
      return "H";
    case "zero-point-bye":
      return "Z";
    case "pairing-allocated-bye":
    case "pending":
      return null;
  }
};
