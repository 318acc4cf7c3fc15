import type { Bracket } from "./bracket.ts";
import {
  type BracketResult,
  type BracketResults,
  type GameState,
  progressOf,
  stateOf,
} from "./progress.ts";

/** The consequences of a changed result in a bracket. */
export interface BracketCorrection {
  /** Later games that lose their result, in playing order: others meet there, or nobody does. */
  readonly takenAway: readonly number[];
  /** Later games without a result in which others meet than before. */
  readonly changed: readonly number[];
  /** The results that remain, with the changed one. */
  readonly results: BracketResults;
}

/**
 * Computes what becomes of later games when the result of a game changes, or is taken back (null).
 * A later result stays only if the same two meet in the game, and the game is still needed.
 */
export const correctBracket = (
  bracket: Bracket,
  results: BracketResults,
  game: number,
  result: BracketResult | null,
): BracketCorrection => {
  const before = progressOf(bracket, results);
  const after = new Map<number, GameState>();
  const kept = new Map<number, BracketResult>();
  const takenAway: number[] = [];
  const changed: number[] = [];
  for (const each of bracket.games) {
    const old = before.get(each.game);
    const given = each.game === game ? (result ?? undefined) : results.get(each.game);
    const open = stateOf(each, after, undefined);
    const isSame = old !== undefined && isSameMeeting(old, open);
    const stays = given !== undefined && open.state === "ready" && (isSame || each.game === game);
    const state = stays ? stateOf(each, after, given) : open;
    if (stays) kept.set(each.game, given);
    else if (old?.state === "decided" && each.game !== game) takenAway.push(each.game);
    else if (!isSame && each.game !== game) changed.push(each.game);
    after.set(each.game, state);
  }
  return { takenAway, changed, results: kept };
};

/** True if the same two meet; the second final, only if it is played in both cases or in neither. */
const isSameMeeting = (old: GameState, open: GameState): boolean =>
  old.sides[0] === open.sides[0] &&
  old.sides[1] === open.sides[1] &&
  (old.state === "not-needed") === (open.state === "not-needed");
